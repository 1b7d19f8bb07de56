package past

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// whole is a deal with its cards, its auction and its score.
type whole struct{ fewstore.Whole }

var _ history.Whole = whole{}

// Marks implements [history.Whole].
func (w whole) Marks() storage.Marks { return w.DealSummary.Marks }

// With implements [history.Whole].
func (w whole) With(m storage.Marks) history.Whole {
	w.DealSummary.Marks = m
	return w
}

// Of implements [history.Whole].
func (w whole) Of() storage.Marks { return w.GameMarks }

// names returns the names of the deal's players.
func (w whole) names() fewtext.Names { return namesOf(w.Sitters, w.Person) }

// Title implements [history.Whole].
func (w whole) Title() string {
	parts := []string{text.T("few.past.deal", "Number", w.Number)}
	if w.Finished.IsZero() {
		parts = append(parts, text.T("history.going-on"))
	} else {
		parts = append(parts, title(w.Rules, w.names(), w.Outcome))
	}
	return strings.Join(parts, history.Dot)
}

// Line implements [history.Whole].
func (w whole) Line(now time.Time) string {
	parts := history.Ended(w.Finished, now)
	parts = append(parts, text.Game(w.Rules.Name))
	if w.Rules.Kind == few.BridgeForThree {
		parts = append(parts, text.T("few.past.soloist", "Name", w.names().Name(w.Board.Setup().Soloist)))
	} else {
		parts = append(parts, text.T("few.past.dealer", "Name", w.names().Name(w.Board.Setup().Dealer)))
	}
	parts = append(parts, history.Helped(w.Undos, w.Hints)...)
	return strings.Join(append(parts, history.Special(w.Kind)...), history.Dot)
}

// Body implements [history.Whole]: the cards as played with, and below them the auction and the result.
func (w whole) Body(art *widget.Art, place history.Place) fyne.CanvasObject {
	d := drawing{art}
	if w.Finished.IsZero() { // the user should not see the others' hands
		return d.say(text.T("few.past.hidden"))
	}
	table := tabletop.NewStill(art)
	table.OnWheel = place.Scroll
	table.SetModel(tabletop.NewOver(w.Board, tabletop.Options{Person: w.bottom(), Nobody: w.Person == few.Nobody, Names: w.names(), Number: w.Number}))
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(14)), container.New(tableLayout{place}, table),
		d.headed("few.past.auction", w.auction()))
	if acts := w.acts(); len(acts) > 0 {
		lines.Add(d.headed("few.past.acts", acts))
	}
	if w.Outcome.Contract.PassedOut() {
		return lines
	}
	lines.Add(d.headed("few.past.score", w.score()))
	return lines
}

// bottom returns the player at the bottom of the picture.
func (w whole) bottom() few.Player {
	if w.Person == few.Nobody {
		return 0
	}
	return w.Person
}

// auction returns the calls, a line for each round of Slam, otherwise a single line.
func (w whole) auction() (lines []string) {
	names, round := w.names(), -1
	for _, made := range w.Board.Calls() {
		said := fewtext.Call(made.Call)
		if made.Packet != few.NoPacket {
			said = text.T("few.past.call."+made.Packet.String(), "Call", said)
		}
		said = text.T("few.past.call", "Name", names.Name(made.Player), "Call", said)
		if made.Round != round {
			lines, round = append(lines, said), made.Round
			continue
		}
		lines[len(lines)-1] += history.Dot + said
	}
	return lines
}

// acts describes what was given, thrown away, named and reserved, and how the play was cut short.
func (w whole) acts() (lines []string) {
	b := w.Board.Prefix(0)
	for _, e := range w.Board.Events() {
		if e.Kind != few.Calling && e.Kind != few.Playing || b.Stage() == few.StageNaming {
			lines = append(lines, fewtext.Told(w.names(), b.Table, e))
			if cards := e.Cards; cards.Len() > 0 && !w.names().Is(b.Turn()) {
				lines[len(lines)-1] = text.T("few.past.cards", "Told", lines[len(lines)-1], "Cards", fewtext.Cards(cards))
			}
		}
		next, err := b.Apply(e)
		if err != nil {
			return lines
		}
		b = next
	}
	return lines
}

// score returns the entries of each side.
func (w whole) score() (lines []string) {
	s := w.Board.Setup()
	for _, l := range w.Board.Score() {
		lines = append(lines, text.T("few.past.line", "Side", w.names().Side(s, l.Side), "Item", fewtext.Item(w.Rules, w.Outcome.Contract, l.Item),
			"Points", text.Points(l.Points)))
	}
	if len(lines) == 0 {
		lines = append(lines, text.T("few.past.no-points"))
	}
	return lines
}

// drawing draws a deal.
type drawing struct{ art *widget.Art }

// say returns a text that wraps.
func (d drawing) say(words string) *widget.Prose {
	p := widget.NewProse(d.art, words, theme.U(theme.SmallText), theme.Current().Ink)
	p.Wrap = true
	return p
}

// headed returns lines below each other, under a heading.
func (d drawing) headed(heading string, lines []string) fyne.CanvasObject {
	all := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)),
		widget.NewHeading(d.art, text.T(heading), theme.U(theme.SmallText), fyne.TextAlignLeading))
	for _, line := range lines {
		all.Add(d.say(line))
	}
	return all
}

// Measures of the picture.
const (
	tableShape = 0.66 // its height by its width, at most
	leastTable = 340  // its least height, in units: with less room the pane scrolls
)

// tableLayout has the table as wide as the pane, and so high that it can be seen whole, if there is room.
type tableLayout struct{ place history.Place }

func (l tableLayout) high(width float32) float32 {
	return min(width*tableShape, max(theme.U(leastTable), l.place.Room()))
}

// Layout implements fyne.Layout.
func (l tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], 0, 0, size.Width, l.high(size.Width))
}

// MinSize implements fyne.Layout.
func (l tableLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, l.high(l.place.Width()))
}
