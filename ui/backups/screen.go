// Package backups is the screen of the copies of the data file: how often one is made, the contents of each, and
// restoring one.
package backups

import (
	"context"
	"errors"
	"slices"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is the screen's access to a data folder.
type Store interface {
	BackUp(ctx context.Context, progress func(part float64)) (storage.Backup, error)
	LossTo(ctx context.Context, path string) ([]storage.Loss, error)
	Size(ctx context.Context) (storage.Size, error)
	Compact(ctx context.Context) error
}

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Store  Store
	Dir    string // the data folder
	Window fyne.Window
	Runner *background.Runner

	Every []time.Duration // intervals of automatic copies to choose from; 0 is never
	Often time.Duration   // the chosen interval
	// OnOften saves another interval; kept receives the result unless the screen has been left by then.
	OnOften func(often time.Duration, kept func(error))

	OnRestore func(storage.Backup) // replaces the file by a copy, whatever screen is shown meanwhile
	OnBack    func()
}

// found holds the data that the screen has read.
type found struct {
	copies []storage.Backup
	size   storage.Size
	err    error
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	found   *found // nil until it has been read
	failed  error  // of saving the interval
	choice  *widget.Choice
	list    *widget.List
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack()}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	s.read()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a copy is being made.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close cancels running work and removes partial copies.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
}

// read reads the list of copies.
func (s *Screen) read() {
	store, dir, ctx := s.options.Store, s.options.Dir, s.ctx
	s.options.Runner.After(ctx, func() func() {
		f := &found{}
		var sized error
		f.copies, f.err = storage.Backups(dir)
		f.size, sized = store.Size(ctx)
		f.err = errors.Join(f.err, sized)
		return func() {
			s.found = f
			s.Redraw()
		}
	})
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	switch key {
	case fyne.KeyUp:
		s.list.Select(s.list.Selected() - 1)
	case fyne.KeyDown:
		s.list.Select(s.list.Selected() + 1)
	case fyne.KeyHome:
		s.list.Select(0)
	case fyne.KeyEnd:
		s.list.Select(s.list.Len() - 1)
	case fyne.KeyLeft:
		s.choice.Step(-1)
	case fyne.KeyRight:
		s.choice.Step(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.look(s.list.Selected())
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	switch unicode.ToUpper(r) {
	case 'K':
		s.backUp()
	case 'Z':
		s.compact()
	}
}

// often sets the interval of automatic copies.
func (s *Screen) often(i int) {
	s.options.Often = s.options.Every[i]
	s.options.OnOften(s.options.Often, func(err error) {
		if err != nil || s.failed != nil {
			s.failed = err
			s.Redraw()
		}
	})
}

// chosen returns the index of the chosen interval.
func (s *Screen) chosen() int { return slices.Index(s.options.Every, s.options.Often) }

// work starts something that takes a while, with a bar.
func (s *Screen) work(title, path string, do func(ctx context.Context, tell func(part float64)) (string, error)) {
	task.Start(s.art, task.Options{Title: title, Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner, OnClose: s.read}, task.Task{
		Path: path,
		Work: func(ctx context.Context, tell func(task.Progress)) (string, error) {
			words, err := do(ctx, func(part float64) { tell(task.Progress{Share: float32(part)}) })
			if ctx.Err() != nil {
				err = context.Canceled
			}
			return words, err
		},
		Failed: func(err error) string {
			if errors.Is(err, context.Canceled) {
				return text.T("backups.cancelled")
			}
			return text.T("backups.failed", "Error", err)
		},
	})
}

// backUp makes a copy now.
func (s *Screen) backUp() {
	store := s.options.Store
	s.work(text.T("backups.now"), s.options.Dir, func(ctx context.Context, tell func(float64)) (string, error) {
		_, err := store.BackUp(ctx, tell)
		return text.T("backups.made"), err
	})
}

// compact gives room back.
func (s *Screen) compact() {
	store := s.options.Store
	s.work(text.T("backups.compact"), s.options.Dir, func(ctx context.Context, tell func(float64)) (string, error) {
		before, err := store.Size(ctx)
		if err != nil {
			return "", err
		}
		if err := store.Compact(ctx); err != nil {
			return "", err
		}
		after, err := store.Size(ctx)
		return text.T("backups.compacted", "Before", text.Bytes(before.Bytes), "After", text.Bytes(after.Bytes)), err
	})
}
