package layouttest

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// kinds are the widgets that are things, by their type.
var kinds = map[string]string{
	"*tabletop.plateView": "plate",
	"*cardtable.Plaque":   "plaque",
	"*widget.Button":      "button",
	"*widget.Register":    "auction",
	"*table.partScores":   "slip",
	"*table.cornerView":   "corner",
	"*tabletop.Board":     "board",
}

// Walk finds the faults of a screen laid out in a window of a size: among all objects of the screen, and among those of
// each sheet.
func (f *Faults) Walk(where string, screen fyne.CanvasObject, without []fyne.CanvasObject, size fyne.Size, more ...Thing) {
	room := cardtable.NewRect(0, 0, size.Width, size.Height)
	w := &walker{faults: f, where: where, things: more, without: without}
	w.walk(screen, fyne.Position{}, nil)
	f.Check(where, room, w.things)
	for _, s := range w.sheets {
		on := &walker{faults: f, where: where + ", on a sheet"}
		on.walk(s.object, s.at, nil)
		sheet := cardtable.NewRect(s.at.X, s.at.Y, s.object.Size().Width, s.object.Size().Height)
		if f.Unveiled {
			f.checkUnder(where, sheet, w.things)
			if _, scrolls := s.object.(*container.Scroll); scrolls {
				f.Add("strip that scrolls", fmt.Sprintf("%s: at %v", where, sheet))
			}
		}
		f.Check(on.where, room, []Thing{{Kind: "sheet", Name: "the sheet", At: sheet}})
		f.Check(on.where, sheet, on.things)
	}
}

// checkUnder finds things that a sheet partly covers. Wholly covered things are out of sight, which is allowed.
func (f *Faults) checkUnder(where string, sheet cardtable.Rect, things []Thing) {
	over := Thing{At: sheet}
	for _, thing := range things {
		if all := sheet.And(thing.At); thing.touches(over) && (all.W > sheet.W+round || all.H > sheet.H+round) {
			f.Add("sheet on "+thing.Kind, fmt.Sprintf("%s: the sheet at %v, %s at %v", where, sheet, thing.Name, thing.At))
		}
	}
}

// walker takes down the things on a screen.
type walker struct {
	faults  *Faults
	where   string
	things  []Thing
	sheets  []placed
	without []fyne.CanvasObject
}

// placed is an object and its position in the window.
type placed struct {
	object fyne.CanvasObject
	at     fyne.Position
}

func (w *walker) add(kind, name string, at cardtable.Rect) {
	w.things = append(w.things, Thing{Kind: kind, Name: name, At: at})
}

// walk records an object whose parent is at a point. Scrolled content is seen through its own window.
func (w *walker) walk(o fyne.CanvasObject, parent fyne.Position, through *cardtable.Rect) {
	if o == nil || !o.Visible() || foldedAway(o) || slices.Contains(w.without, o) {
		return
	}
	at, size := parent.Add(o.Position()), o.Size()
	here := cardtable.NewRect(at.X, at.Y, size.Width, size.Height)
	if through != nil {
		here = common(here, *through)
	}
	switch o := o.(type) {
	case *fyne.Container:
		objects := o.Objects
		if fmt.Sprintf("%T", o.Layout) == "sheet.layout" {
			objects = w.sheetsOf(o.Objects, at)
		}
		for _, child := range objects {
			w.walk(child, at, through)
		}
		return
	case *container.Scroll:
		if o.Content != nil {
			w.faults.Fits(w.where, "what scrolls", widest(o.Content), fyne.NewSize(o.Content.MinSize().Width, 0), size)
			w.walk(o.Content, at.Subtract(o.Offset), &here)
		}
		return
	case *widget.Prose:
		w.words(o, at, through)
		return
	case *widget.Tip, *widget.Veil:
		return
	}
	wid, ok := o.(fyne.Widget)
	if !ok {
		return
	}
	name := fmt.Sprintf("%T", o)
	kind, known := kinds[name]
	if strings.HasPrefix(name, "*widget.Keypad[") {
		kind, known = "box", true
	}
	children := test.WidgetRenderer(wid).Objects()
	if !known {
		w.cards(o, at)
		for _, child := range children {
			w.walk(child, at, through)
		}
		return
	}
	if here.W > 0 && here.H > 0 {
		w.add(kind, describe(kind, children), here)
	}
	inside := &walker{faults: w.faults, where: w.where + ", in the " + kind}
	for _, child := range children {
		inside.walk(child, at, through)
	}
	if through == nil {
		w.faults.Check(inside.where, here, inside.things)
	}
}

// sheetsOf saves the sheets of a stack for later, and returns the objects below them.
func (w *walker) sheetsOf(objects []fyne.CanvasObject, at fyne.Position) (below []fyne.CanvasObject) {
	for i, o := range objects {
		if body, ok := o.(*fyne.Container); ok && i > 1 {
			for _, built := range body.Objects {
				w.sheets = append(w.sheets, placed{built, at.Add(body.Position())})
			}
			continue
		}
		below = append(below, o)
	}
	return below
}

// smallestLetters is the least size of letters that can be read, in points.
const smallestLetters = 6

// words records a text: the place of its letters, and its box.
func (w *walker) words(p *widget.Prose, at fyne.Position, through *cardtable.Rect) {
	if strings.TrimSpace(p.Text) == "" {
		return
	}
	least, size := p.MinSize(), p.Size()
	needs := least
	if through != nil {
		needs.Height = 0
	}
	if p.TextSize < smallestLetters && utf8.RuneCountInString(p.Text) > 1 { // a letter on a badge is a mark
		w.faults.Add("words too small", fmt.Sprintf("%s: %.60q has letters of %v", w.where, p.Text, p.TextSize))
	}
	w.faults.Fits(w.where, "words", fmt.Sprintf("%.60q", p.Text), needs, size)
	cut := p.Cut() || strings.HasSuffix(p.Text, "…") && !strings.HasSuffix(p.Text, " …") // a message has a space before it
	if cut && w.faults.MayBeCut != nil && !w.faults.MayBeCut(p.Text) {
		w.faults.Add("words cut", fmt.Sprintf("%s: only %.60q is seen", w.where, p.Text))
	}
	ink := cardtable.NewRect(at.X, at.Y, least.Width, least.Height)
	if p.Wrap {
		ink.W = size.Width
	} else {
		ink.Y += (size.Height - least.Height) / 2
		switch p.Align {
		case fyne.TextAlignCenter:
			ink.X += (size.Width - least.Width) / 2
		case fyne.TextAlignTrailing:
			ink.X += size.Width - least.Width
		}
	}
	if through != nil {
		if ink = common(ink, *through); ink.W <= 0 || ink.H <= 0 {
			return
		}
	}
	w.add("words", fmt.Sprintf("%.60q", p.Text), ink)
}

// foldedAway reports whether a button has no room, and so isn't seen.
func foldedAway(o fyne.CanvasObject) bool {
	_, ok := o.(*widget.Button)
	return ok && (o.Size().Width <= 0 || o.Size().Height <= 0)
}

// cards records the cards of a table, if an object is one: those of each hand, and those of a trick.
func (w *walker) cards(o fyne.CanvasObject, at fyne.Position) {
	table, ok := o.(interface{ Scene() cardtable.Scene })
	if !ok || w.faults.Cardless {
		return
	}
	for _, s := range table.Scene().Sprites {
		r := s.Spot
		r.X, r.Y = r.X+at.X, r.Y+at.Y
		kind, of := lies(s)
		if w.faults.Lies != nil {
			kind, of = w.faults.Lies(s)
		}
		w.things = append(w.things, Thing{Kind: kind, Name: s.Key + " of " + of, Of: of, At: r})
	}
}

// lies returns the default kind and group of a card on a table.
func lies(s cardtable.Sprite) (kind, of string) {
	if s.Hand == "" {
		return "trick", "the trick"
	}
	return "hand", s.Hand
}

// describe names a thing by the words on it.
func describe(kind string, children []fyne.CanvasObject) string {
	var words []string
	for _, c := range children {
		if p, ok := c.(*widget.Prose); ok && p.Visible() && p.Text != "" {
			words = append(words, p.Text)
		}
	}
	return "the " + kind + fmt.Sprintf(" %.40q", strings.Join(words, " "))
}

// common returns the intersection of two rectangles; its width or height is 0 or less if there is none.
func common(a, b cardtable.Rect) cardtable.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return cardtable.NewRect(x, y, min(a.X+a.W, b.X+b.W)-x, min(a.Y+a.H, b.Y+b.H)-y)
}

// widest names the text that needs the most room in what scrolls.
func widest(o fyne.CanvasObject) string {
	words, most := "it", float32(0)
	for _, o := range test.LaidOutObjects(o) {
		if p, ok := o.(*widget.Prose); ok && p.Visible() && !p.Wrap && p.MinSize().Width > most {
			words, most = fmt.Sprintf("it with %.60q", p.Text), p.MinSize().Width
		}
	}
	return words
}
