package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// smallestWindow is the least size of the program's window with a table, and of the table beside a panel.
var (
	smallestWindow = fyne.NewSize(860, 600)
	smallestBeside = fyne.NewSize(720, 600)
)

// The moments of a board that are laid out.
var layMoments = []string{
	"",
	"Pass Pass 1C X Pass 1D Pass 1H X Pass 1S Pass 1N X XX 2C X Pass 2D X Pass 2H X Pass 2S X Pass 2N X XX 3C X Pass 3D X Pass 3H",
	"1N Pass Pass Pass",
	"Pass 1H X XX Pass Pass Pass any any",
	"Pass Pass 1N Pass Pass Pass any any any",
	"Pass Pass Pass 1D Pass Pass Pass any any any any any any any",
	"1S Pass Pass Pass" + strings.Repeat(" any", 27),
	"Pass 1C Pass Pass Pass" + strings.Repeat(" any", 26),
	"1N Pass Pass Pass any any any any Claim_5",
	"Pass Pass Pass Pass",
}

// someGames are a game with each deck, and those in which something more lies on the table.
func someGames(t *testing.T) (all []bridge.Rules) {
	t.Helper()
	for _, name := range []string{"SuperBridge", "Rubber", "MiniBridge", "Duplicate36"} {
		r, err := bridge.RulesNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// laidOut returns a board of a game with the events of a list of text forms.
func laidOut(t *testing.T, r bridge.Rules, seed uint64, events string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(r, r.Shuffle(rand.New(rand.NewPCG(seed, 0))), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range strings.Fields(events) {
		if form == "any" {
			form = b.View(b.Actor()).LegalPlays().Cards()[0].String()
		}
		e, err := bridge.ParseEvent(strings.ReplaceAll(form, "_", " "))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", r.Name, form, err)
		}
	}
	return b
}

// beds returns the objects below a text of the table.
func (s *Screen) beds() (things []layouttest.Thing) {
	add := func(kind string, o fyne.CanvasObject) {
		if o.Visible() && !o.Size().IsZero() {
			things = append(things, layouttest.Thing{Kind: kind, Name: "the bed", Of: kind,
				At: cardtable.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)})
		}
	}
	add("note", s.note.bed)
	add("count", s.parts.count.bed)
	add("announcement", s.parts.chosen.sheet)
	return things
}

// layOut finds what lies on something else on the screen, in windows of all sizes from a least one on. The texts on beds are part of
// them.
func (s *Screen) layOut(t *testing.T, f *layouttest.Faults, name string, least fyne.Size, turn int) {
	for i, size := range layouttest.Sizes(least, 1) {
		if i == 0 || layouttest.Tried(i+turn, 11) { // all moments together have all of them
			s.layOutIn(t, f, name, size, i+turn/3)
		}
	}
}

// layOutIn is layOut in one window, with cards and words of one measure.
func (s *Screen) layOutIn(t *testing.T, f *layouttest.Faults, name string, size fyne.Size, measure int) {
	m := layouttest.Measured(t, measure)
	s.Content().Resize(size)
	s.parts.surface.Finish()
	texts := []fyne.CanvasObject{s.note.prose, s.parts.count.words, s.parts.chosen.contract, s.parts.chosen.kind}
	f.Unveiled = !s.parts.sheets.Veiled()
	f.Walk(fmt.Sprintf("%s at %v×%v, %v", name, size.Width, size.Height, m), s.Content(), texts, size, s.beds()...)
}

// Nothing lies on anything else at the table, no text is wider or higher than its box, and nothing leaves the window: in every game,
// at every time of a board and in windows of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	for _, r := range someGames(t) {
		for i, events := range layMoments {
			if r.Choices {
				if i > 1 {
					continue
				}
				events = ""
			}
			b := laidOut(t, r, uint64(i), events)
			s := sitWith(t, b, 4, new(forgetful), func(_ *play.Config, o *Options) { o.Counts = true })
			s.layOut(t, &f, fmt.Sprintf("%s, moment %d", r.Name, i), smallestWindow, i)
		}
	}
	f.Report(t)
}

// claims opens the strip for claiming, and calls look with each of its notes.
func (s *Screen) claims(t *testing.T, look func(said string)) {
	t.Helper()
	for _, said := range []string{
		"", text.T("claim.choose"), text.TN("claim.gives-up", 13), text.TN("claim.not-sure-defending", 13), text.TN("claim.not-sure", 13),
		text.T("claim.unclear"), text.TN("claim.sure", 13), text.TN("claim.sure-defending", 13), "concede",
	} {
		s.parts.sheets.Close()
		s.openClaim()
		c, ok := s.parts.sheets.Top().(*claimSheet)
		if !ok {
			t.Fatalf("no claim can be made: %q", s.note.prose.Text)
		}
		if c.conceding = said == "concede"; !c.conceding {
			c.said, c.tricks = said, s.play.model.Table.Left()
		}
		c.redraw()
		look(said)
	}
}

// The same with the strip for claiming, with every note, by declarer and defender, with normal and large indices, in common windows and others,
// at every size of cards and text: it covers nothing by half, and nothing on it is cut off.
func TestNothingLiesOnTheClaim(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	for seed, events := range []string{"1N Pass Pass Pass any any any any", "Pass 1C Pass Pass Pass any any any any any any any any",
		"Pass Pass Pass 1N Pass Pass Pass", "Pass Pass 1N Pass Pass Pass", "1N Pass Pass Pass" + strings.Repeat(" any", 24)} {
		s := sitWith(t, toClaim(t, someGames(t)[seed%2], uint64(seed)+2, events), 4, new(forgetful), func(_ *play.Config, o *Options) { o.Counts = true })
		s.claims(t, func(said string) {
			name := fmt.Sprintf("%s, claimed and told %q", events, said)
			s.parts.art.Style.Index = []cardart.Index{cardart.NormalIndex, cardart.LargeIndex}[turn%2]
			if layouttest.Tried(turn, 4) { // another of the notes at each time of the board
				s.layOut(t, &f, name, smallestWindow, turn)
			}
			for m, measure := range []int{0, 1, 2 + turn%(layouttest.Measures-2)} {
				for n, size := range layouttest.Windows(smallestWindow) {
					if layouttest.Tried(turn+m+n, 3) {
						s.layOutIn(t, &f, name, size, measure)
					}
				}
			}
			turn++
		})
	}
	f.Report(t)
}

// toClaim returns a board after some events, and then cards until the user may claim.
func toClaim(t *testing.T, r bridge.Rules, seed uint64, events string) bridge.Board {
	t.Helper()
	for b := laidOut(t, r, seed, events); ; b = laidOut(t, r, seed, events) {
		if a := b.Actor(); a == card.South || a == card.North && b.Contract().Declarer == a {
			return b
		}
		events += " any"
	}
}

// So it is where a guide has something beside the table.
func TestNothingLiesOnAnythingBesideAPanel(t *testing.T) {
	var f layouttest.Faults
	for _, r := range someGames(t)[:2] {
		for i, events := range layMoments {
			b := laidOut(t, r, uint64(i), events)
			for _, p := range []tutor.Position{
				{Board: b}, {Board: b, Still: true, Open: [4]bool{true, true, true, true}},
			} {
				if b.Phase() == bridge.AuctionPhase && p.Open[0] {
					continue
				}
				s, _ := guide(t, &strict{allowed: func(bridge.Event) bool { return true }}, p, usualSize)
				s.layOut(t, &f, fmt.Sprintf("%s, moment %d, still %v, open %v", r.Name, i, p.Still, p.Open[0]), smallestBeside, i)
			}
		}
	}
	f.Report(t)
}
