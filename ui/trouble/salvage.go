package trouble

import (
	"context"
	"errors"
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Salvaged is the result of salvaging a damaged file.
type Salvaged struct {
	Sessions, Lost int      // saved, and lost
	Left           []string // parts left out, with reasons
	Old            string   // path of the old file
}

func counted(id string, n int) string { return text.TN(id, n, "Count", text.Points(n)) }

// sentences say it in numbers.
func (d Salvaged) sentences() []string {
	all := []string{counted("trouble.salvaged", d.Sessions)}
	if d.Lost > 0 {
		all = append(all, counted("trouble.salvaged-lost", d.Lost))
	}
	if len(d.Left) > 0 {
		all = append(all, counted("trouble.salvaged-left", len(d.Left)))
	}
	return all
}

// mostNamed is the largest number of omissions that are named.
const mostNamed = 12

// named are the things that are left out.
func (d Salvaged) named() (all []string) {
	for i, why := range d.Left {
		if i == mostNamed {
			return append(all, counted("trouble.salvaged-more", len(d.Left)-i))
		}
		all = append(all, text.Plain(why))
	}
	return all
}

// salvage is the work of salvaging a file.
type salvage struct {
	bar    *widget.Progress // during the work
	stop   context.CancelFunc
	done   *Salvaged
	failed bool // the last thing that has failed is this
}

func (s *salvage) going() bool { return s.bar != nil }

// cancel ends it, with the file as it was.
func (s *salvage) cancel() { s.stop() }

// show adds the visible part of it during the work: nothing else can be done then.
func (s *salvage) show(art *widget.Art, say func(words string, size float32, ink color.Color), lines *fyne.Container) {
	say(text.T("trouble.salvaging"), theme.U(theme.BodyText), theme.Current().Ink)
	lines.Add(s.bar)
	stop := widget.NewButton(art, text.T("trouble.salvage-cancel"), text.T("key.escape"), s.cancel)
	stop.Primary = true
	lines.Add(stop)
}

// startSalvage starts salvaging in the background.
func (s *Screen) startSalvage() {
	if s.busy {
		return
	}
	ctx, stop := context.WithCancel(s.ctx)
	bar := widget.NewProgress()
	s.salvage = salvage{bar: bar, stop: stop}
	s.busy, s.failed = true, nil
	s.Redraw()
	var done Salvaged
	tell := background.Newest(ctx, s.options.Runner.Do, func(part float64) { bar.Set(float32(part)) })
	s.options.Runner.Write(s.ctx, func() (err error) {
		done, err = s.options.OnSalvage(ctx, tell)
		return err
	}, func(err error) {
		stop()
		s.busy, s.salvage = false, salvage{}
		switch {
		case errors.Is(err, context.Canceled): // all is as it was
		case err != nil:
			s.failed, s.salvage.failed = err, true
		default:
			s.kept, s.salvage.done = done.Old, &done
			s.keys.To(0, 0)
		}
		s.Redraw()
	})
}
