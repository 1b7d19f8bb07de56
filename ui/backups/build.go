package backups

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth = 860
	margin      = 14
	rowHeight   = 38
)

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p := theme.Current()
	head := widget.NewHead(s.art, text.T("backups.title"), widget.NewButton(s.art, text.T("backups.back"), text.T("key.escape"), s.options.OnBack))

	var names []string
	for _, d := range s.options.Every {
		if d == 0 {
			names = append(names, text.T("backups.never"))
			continue
		}
		names = append(names, text.TN("backups.days", int(d.Hours()/24)))
	}
	s.choice = widget.NewChoice(s.art, text.T("backups.often"), theme.U(480), names, s.chosen(), s.often)
	s.choice.Key = text.T("backups.key.often")
	now := widget.NewButton(s.art, text.T("backups.now"), "K", s.backUp)
	now.Primary = true
	compact := widget.NewButton(s.art, text.T("backups.compact"), "Z", s.compact)
	size := ""
	if s.found != nil && s.found.err == nil {
		size = text.T("backups.size", "Size", text.Bytes(s.found.size.Bytes), "Free", text.Bytes(s.found.size.Free))
	}
	inset := func(o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(14), theme.U(14)), o)
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), s.choice,
		inset(s.say(size, theme.SmallText, false)), inset(widget.NewEven(theme.U(10), now, compact)))
	if s.failed != nil {
		lines.Add(inset(s.say(text.T("settings.not-saved", "Error", s.failed), theme.BodyText, true)))
	}

	note := widget.NewHeading(s.art, text.T("backups.list"), theme.U(theme.HeadingText), fyne.TextAlignLeading)
	was := -1
	if s.list != nil {
		was = s.list.Selected()
	}
	s.list = widget.NewList(theme.U(rowHeight), func() fyne.CanvasObject { return s.newRow() }, s.show)
	s.list.OnOpened = s.look
	s.list.Activate(true)
	below := fyne.CanvasObject(s.list)
	switch {
	case s.found == nil:
		below = s.say(text.T("task.working"), theme.BodyText, false)
	case s.found.err != nil:
		below = s.say(text.T("backups.unread", "Error", s.found.err), theme.BodyText, true)
	case len(s.found.copies) == 0:
		below = s.say(text.T("backups.none"), theme.BodyText, false)
	default:
		s.list.SetLength(len(s.found.copies))
		s.list.Select(max(was, 0))
	}
	hint := s.say(text.T("backups.hint"), theme.SmallText, false)
	hint.Ink = p.Faint
	all := container.NewBorder(container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)), head, widget.NewPanel(lines, theme.U(margin))), nil, nil, nil,
		container.New(layout.NewCustomPaddedLayout(theme.U(margin), 0, 0, 0),
			widget.NewPanel(container.NewBorder(inset(note), inset(hint), nil, nil, container.New(layout.NewCustomPaddedLayout(theme.U(8), theme.U(8), theme.U(14), theme.U(14)), below)), theme.U(margin))))
	return container.New(layout.NewCustomPaddedLayout(theme.U(margin), theme.U(margin), theme.U(margin), theme.U(margin)),
		container.New(middle{}, all))
}

// middle lays an object in a column of the usual width, as high as the window.
type middle struct{}

// Layout implements fyne.Layout.
func (middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := min(theme.U(columnWidth), size.Width)
	for _, o := range objects {
		o.Resize(fyne.NewSize(width, size.Height))
		o.Move(fyne.NewPos((size.Width-width)/2, 0))
	}
}

// MinSize implements fyne.Layout.
func (middle) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least
}

// say returns words that wrap.
func (s *Screen) say(words string, size float32, bad bool) *widget.Prose {
	ink := theme.Current().Ink
	if bad {
		ink = theme.Current().Bad
	}
	p := widget.NewProse(s.art, words, theme.U(size), ink)
	p.Wrap = true
	return p
}

// newRow returns a row of the list: date, kind and size.
func (s *Screen) newRow() fyne.CanvasObject {
	prose := func() *widget.Prose { return widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Ink) }
	when, size := prose(), prose()
	return container.New(layout.NewCustomPaddedLayout(theme.U(8), theme.U(8), theme.U(10), theme.U(10)),
		container.NewBorder(nil, nil, when, size))
}

// show fills a row.
func (s *Screen) show(i int, row fyne.CanvasObject) {
	line := row.(*fyne.Container).Objects[0].(*fyne.Container)
	b := s.found.copies[i]
	line.Objects[0].(*widget.Prose).Set(named(b), theme.Current().Ink)
	line.Objects[1].(*widget.Prose).Set(text.Bytes(b.Size), theme.Current().Faint)
}

// named returns the date of a copy, and the reason if it was made before an update.
func named(b storage.Backup) string {
	when := text.Moment(b.At.Local())
	if strings.Contains(b.Path, "-version-") {
		return text.T("backups.before-update", "When", when)
	}
	return when
}
