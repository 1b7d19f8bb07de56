package review

import (
	"context"
	"sync"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Played is a record of something played.
type Played interface {
	// Part returns the id of its marks in the store.
	Part() int64
	// Marked returns its marks, to be read and changed.
	Marked() *storage.Marks
}

// MarkStore saves marks. Its methods may be slow; they are called from other goroutines.
type MarkStore interface {
	MarkPart(id int64, m storage.Marks) error
}

// Page is something played that is looked at, or that is being read.
type Page[M Played] struct {
	ID    int64
	Read  bool
	Model M     // once it has been read
	Err   error // of reading it
	Ctx   context.Context
	Said  string // the answer to what the user did last, or ""

	cancel  context.CancelFunc
	marks   storage.Marks // as saved
	marking int           // number of pending changes of these
}

// Viewer opens records one after another and saves their marks. It belongs to Fyne's goroutine.
type Viewer[M Played] struct {
	Art     *widget.Art
	Runner  *background.Runner
	Marks   MarkStore
	NotKept string // the id of the message that marks can't be saved, with its Error

	// Reader reads the record with an id, on another goroutine.
	Reader func(ctx context.Context, id int64) (M, error)
	// Build makes the screen's objects, and Update shows the current place in them; a step may be animated.
	Build  func() fyne.CanvasObject
	Update func(step bool)
	// Tell shows the marks, and what has been said; nil if Update does.
	Tell func()
	// Arrive prepares a new record to be shown at a place. Before is the previous page, or nil.
	Arrive func(before *Page[M], place int)
	// Begin is called once it is shown.
	Begin func()

	Sheets  *sheet.Stack   // with the name and note, at times
	Working sync.WaitGroup // of judges that are still saving their results
	Page    *Page[M]
}

// Content returns the screen's object.
func (v *Viewer[M]) Content() fyne.CanvasObject { return v.Sheets.Content() }

// Busy reports whether the user is writing, so that a key for something else would throw that away.
func (v *Viewer[M]) Busy() bool { return v.Sheets.Busy() }

// ID returns the id of the current record, which need not be the one opened first.
func (v *Viewer[M]) ID() int64 { return v.Page.ID }

// Close stops background work. Results so far are saved.
func (v *Viewer[M]) Close() {
	v.leave()
	v.Runner.Write(context.Background(), func() error { v.Working.Wait(); return nil }, nil)
}

// leave stops the work on the current record.
func (v *Viewer[M]) leave() {
	if v.Page != nil {
		v.Sheets.Close() // saves what is written there
		v.Page.cancel()
	}
}

// Open reads something played, with all that is known about it, and shows it at a place.
func (v *Viewer[M]) Open(id int64, place int) {
	v.leave()
	before := v.Page
	p := &Page[M]{ID: id}
	p.Ctx, p.cancel = context.WithCancel(context.Background())
	v.Page = p
	if before == nil {
		v.Rebuild()
	}
	v.Runner.After(p.Ctx, func() func() {
		is, err := v.Reader(p.Ctx, id)
		return func() { v.opened(p, before, is, err, place) }
	})
}

// opened shows a record that has been read.
func (v *Viewer[M]) opened(p, before *Page[M], is M, err error, place int) {
	if p.Err = err; err != nil {
		v.Rebuild()
		return
	}
	p.Model, p.Read, p.marks = is, true, *is.Marked()
	v.Arrive(before, place)
	v.Rebuild()
	v.Begin()
}

// Rebuild builds the screen's objects again.
func (v *Viewer[M]) Rebuild() {
	v.Sheets.SetScreen(v.Build())
	v.Sheets.Redraw()
	v.Update(false)
}

// Seen reports whether a page is still looked at.
func (v *Viewer[M]) Seen(p *Page[M]) bool { return p == v.Page && p.Ctx.Err() == nil }

// tell shows the marks, and what has been said.
func (v *Viewer[M]) tell() {
	if v.Tell == nil {
		v.Update(false)
		return
	}
	v.Tell()
}

// Say shows the answer to the user's last action.
func (v *Viewer[M]) Say(words string) {
	v.Page.Said = words
	v.tell()
}

// Edit lays the sheet for a name and a note on the screen.
func (v *Viewer[M]) Edit() {
	p := v.Page
	if !p.Read {
		return
	}
	before := *p.Model.Marked()
	marks.Open(v.Art, v.Sheets, marks.Words{Name: before.Name, Note: before.Note}, func(w marks.Words) {
		after := *p.Model.Marked()
		after.Name, after.Note = w.Name, w.Note
		v.mark(after)
		v.Update(false)
	})
}

// TurnStar gives a star, or takes it away.
func (v *Viewer[M]) TurnStar() {
	if p := v.Page; p.Read {
		after := *p.Model.Marked()
		after.Starred = !after.Starred
		v.mark(after)
		v.tell()
	}
}

// mark changes the marks, and saves them in the background. If that fails they revert, once no other change is pending.
func (v *Viewer[M]) mark(m storage.Marks) {
	p := v.Page
	shown, part := p.Model.Marked(), p.Model.Part()
	*shown = m
	p.marking++
	v.Runner.Write(p.Ctx, func() error { return v.Marks.MarkPart(part, m) }, func(err error) {
		p.marking--
		if err == nil {
			p.marks = m
		} else {
			p.Said = text.T(v.NotKept, "Error", err)
		}
		if p.marking == 0 && *shown != p.marks {
			*shown = p.marks
			v.Update(false)
		} else if err != nil {
			v.tell()
		}
	})
}
