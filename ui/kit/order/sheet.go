package order

import (
	"context"
	"errors"
	"image/color"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options says what a sheet is for and whom it tells. All must be there.
type Options struct {
	Title   string
	Window  fyne.Window      // where the folder is chosen
	Book    *background.Book // is told of the work
	OnClose func()           // the sheet is to be put away

	// Start does something in another goroutine; Do does it on Fyne's, later.
	Start, Do func(func())
}

// stage is how far an order is.
type stage uint8

const (
	choosing stage = iota
	working
	ended
)

// Sheet is the sheet. While it lies on a screen it has the keyboard. All its methods belong to Fyne's
// goroutine.
type Sheet struct {
	art     *widget.Art
	options Options
	ask     func(dir string) Order // what is ordered; nil if there is nothing to choose
	content *fyne.Container

	stage    stage
	dir      string // in which it is written
	order    Order  // as it was chosen last
	progress Progress
	cancel   context.CancelFunc // of the work that goes on
	closed   bool
	words    string // how it ended, or ""
	bad      bool   // that is bad news

	choices widget.Choices
	bar     *widget.Progress
	count   *widget.Prose
	dialog  *filedialog.Dialog // while it is open
}

// New returns the sheet for something that is written into a folder. It asks what is ordered, as it is
// chosen by then, whenever it is drawn and when the work begins.
func New(art *widget.Art, o Options, ask func(dir string) Order) *Sheet {
	s := &Sheet{art: art, options: o, ask: ask, dir: filedialog.Documents(), content: container.NewStack()}
	s.Redraw()
	return s
}

// Start returns the sheet for something that begins at once, and is tried once.
func Start(art *widget.Art, o Options, order Order) *Sheet {
	s := &Sheet{art: art, options: o, content: container.NewStack()}
	s.start(order)
	return s
}

// Content returns the sheet, to be laid on a veil.
func (s *Sheet) Content() fyne.CanvasObject { return s.content }

// Busy reports whether the work goes on.
func (s *Sheet) Busy() bool { return s.stage == working }

// Close cancels the work, and nothing more is told. What was begun is taken away in the background.
func (s *Sheet) Close() {
	s.closed = true
	if s.dialog != nil {
		s.dialog.Close()
	}
	if s.Busy() {
		s.cancel()
	}
}

// Key handles a key.
func (s *Sheet) Key(key fyne.KeyName) {
	switch {
	case s.dialog != nil:
		s.dialog.Key(key)
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		s.Leave()
	case key == fyne.KeyReturn || key == fyne.KeyEnter:
		s.enter()
	default:
		s.choices.Key(key)
	}
}

// Rune handles a letter.
func (s *Sheet) Rune(r rune) {
	if s.dialog == nil && s.stage == choosing && unicode.ToUpper(r) == 'F' {
		s.chooseFolder()
	}
}

// Leave cancels the work, or lets the sheet be put away.
func (s *Sheet) Leave() {
	if s.Busy() {
		s.cancel()
		return
	}
	s.options.OnClose()
}

// enter does what is next.
func (s *Sheet) enter() {
	switch s.stage {
	case choosing:
		s.start(s.ask(s.dir))
	case ended:
		s.options.OnClose()
	}
}

// chooseFolder lets the folder be chosen. Until one is, the keyboard belongs to that.
func (s *Sheet) chooseFolder() {
	s.dialog = filedialog.Choose(s.options.Window, func(dir string) {
		s.dir, s.words = dir, ""
		s.Redraw()
	}, func() { s.dialog = nil })
}

// start begins with the work.
func (s *Sheet) start(o Order) {
	ctx, cancel := context.WithCancel(context.Background())
	s.order, s.stage, s.cancel, s.progress, s.words = o, working, cancel, o.Begun, ""
	s.Redraw()
	tell := background.Newest(ctx, s.options.Do, s.tell)
	s.options.Book.Begin()
	s.options.Start(func() {
		words, err := o.Work(ctx, tell)
		s.options.Book.End()
		s.options.Do(func() {
			cancel()
			if !s.closed {
				s.end(words, err)
			}
		})
	})
}

// tell shows how far it is.
func (s *Sheet) tell(p Progress) {
	s.progress = p
	s.bar.Set(p.Share)
	words := p.Words
	if words == "" {
		words = text.T("order.working")
	}
	s.count.Set(words, theme.Current().Faint)
}

// end shows how it ended. What has failed can be ordered otherwise.
func (s *Sheet) end(words string, err error) {
	s.stage, s.words, s.bad = ended, words, false
	if err != nil {
		s.words, s.bad = s.order.failed(err), !errors.Is(err, context.Canceled)
		if s.ask != nil {
			s.stage = choosing
		}
	}
	s.Redraw()
}

const (
	sheetWidth   = 600
	sheetControl = 420
	sheetMargin  = 18
	sheetGap     = 10
)

// Redraw draws the sheet anew, in the colours of the present theme.
func (s *Sheet) Redraw() {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(sheetGap)),
		widget.NewHeading(s.art, s.options.Title, theme.U(theme.HeadingText), fyne.TextAlignLeading))
	s.choices.All = nil
	switch s.stage {
	case choosing:
		s.order = s.ask(s.dir)
		s.addChoices(lines)
		s.addWords(lines)
		lines.Add(s.buttons(s.button(text.T("order.start"), "Enter", true, s.enter),
			s.button(text.T("order.folder"), "F", false, s.chooseFolder),
			s.button(text.T("order.close"), "Esc", false, s.Leave)))
	case working:
		s.bar, s.count = widget.NewProgress(), s.say("", theme.Current().Faint)
		s.tell(s.progress)
		lines.Add(widget.NewPath(s.order.Path))
		lines.Add(s.bar)
		lines.Add(s.count)
		lines.Add(s.buttons(s.button(text.T("order.cancel"), "Esc", false, s.Leave)))
	case ended:
		s.addWords(lines)
		lines.Add(widget.NewPath(s.order.Path))
		lines.Add(s.buttons(s.button(text.T("order.close"), "Enter", true, s.Leave)))
	}
	s.content.Objects = []fyne.CanvasObject{widget.NewSheet(theme.U(sheetWidth), theme.U(sheetMargin), lines)}
	s.content.Refresh()
}

// addChoices adds what there is to choose, and where it leads.
func (s *Sheet) addChoices(lines *fyne.Container) {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, r := range s.order.Rows {
		c := widget.NewChoice(s.art, r.Label, theme.U(sheetControl), r.Options, r.Chosen, func(i int) {
			r.Choose(i)
			s.words = ""
			s.Redraw()
		})
		s.choices.All = append(s.choices.All, c)
		rows.Add(c)
	}
	s.choices.To(s.choices.Row)
	lines.Add(rows)
	for _, words := range append(s.order.About, s.order.Into) {
		lines.Add(s.say(words, theme.Current().Faint))
	}
	lines.Add(widget.NewPath(s.order.Path))
}

// addWords adds how it ended, if it has.
func (s *Sheet) addWords(lines *fyne.Container) {
	ink := theme.Current().Ink
	if s.bad {
		ink = theme.Current().Bad
	}
	if s.words != "" {
		lines.Add(s.say(s.words, ink))
	}
}

// say returns a text that wraps.
func (s *Sheet) say(words string, ink color.Color) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	p.Wrap = true
	return p
}

func (s *Sheet) button(label, key string, primary bool, tapped func()) fyne.CanvasObject {
	b := widget.NewButton(s.art, label, key, tapped)
	b.Primary = primary
	return b
}

func (s *Sheet) buttons(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(theme.U(8), 0, 0, 0), widget.NewEven(theme.U(sheetGap), buttons...))
}
