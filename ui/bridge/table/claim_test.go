package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// late returns a board with the given number of tricks left, on which South is to play and the rest was played
// at random.
func late(t *testing.T, seed uint64, events string, left int) bridge.Board {
	t.Helper()
	b := board(t, seed, events)
	random := rand.New(rand.NewPCG(seed, 1))
	for b.Left() > left || b.Actor() != card.South || b.Turn() != card.South {
		plays := b.View(b.Actor()).LegalPlays().Cards()
		if len(plays) == 0 {
			t.Fatalf("seed %d: South is never asked", seed)
		}
		var err error
		if b, err = b.Apply(bridge.Played(plays[random.IntN(len(plays))])); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// What is taken for sure from what one sees is so as the cards lie, and often there is more.
func TestSurelyIsSure(t *testing.T) {
	some, more := 0, 0
	for seed := range uint64(60) {
		for _, events := range []string{"1N Pass Pass Pass", "1S Pass Pass Pass", "Pass Pass Pass 1N Pass Pass Pass", "Pass 1H Pass Pass Pass"} {
			b := board(t, seed, events)
			random := rand.New(rand.NewPCG(seed, 2))
			for b.Phase() == bridge.PlayPhase {
				plays := b.View(b.Actor()).LegalPlays().Cards()
				if b.Left() <= 5 {
					n := surely(b.View(b.Actor()))
					v, err := dd.CheckClaim(t.Context(), b, n, 200_000)
					if err != nil || v.Good != dd.Yes {
						t.Fatalf("seed %d, %s: %d tricks are taken for sure: %+v, %v\n%v", seed, events, n, v, err, b.Events())
					}
					if n > 0 {
						some++
					}
					if n < b.Left() {
						if v, err = dd.CheckClaim(t.Context(), b, n+1, 200_000); err == nil && v.Good == dd.Yes {
							more++
						}
					}
				}
				var err error
				if b, err = b.Apply(bridge.Played(plays[random.IntN(len(plays))])); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if some < 1000 || more < 100 {
		t.Errorf("something is sure %d times, and there is more %d times", some, more)
	}
}

// What is sure follows from what the player sees: other cards of the hidden hands change nothing.
func TestSurelyIsNoOracle(t *testing.T) {
	for seed := range uint64(40) {
		b := late(t, seed, "Pass Pass Pass 1N Pass Pass Pass", 9)
		var hidden []card.Seat
		for _, seat := range card.Seats {
			if _, open := b.View(card.South).Hand(seat); !open {
				hidden = append(hidden, seat)
			}
		}
		one, two := hidden[0], hidden[1]
		swapped := b.Deal
		for i, c := range b.Hand(one).Cards() {
			if d := b.Hand(two).Cards(); i < len(d) && i%2 == 0 {
				swapped[one] = swapped[one].Without(c).With(d[i])
				swapped[two] = swapped[two].Without(d[i]).With(c)
			}
		}
		other, err := bridge.NewBoard(b.Rules, swapped, b.Dealer, b.Vul)
		if err == nil {
			other, err = other.Replay(b.Events())
		}
		if err != nil {
			continue // somebody would not have followed suit
		}
		if surely(b.View(card.South)) != surely(other.View(card.South)) {
			t.Errorf("seed %d: %d and %d", seed, surely(b.View(card.South)), surely(other.View(card.South)))
		}
	}
}

func TestSurely(t *testing.T) {
	for _, tt := range []struct {
		name, own, others, trump string
		want                     int
	}{
		{"top cards", "AKQ.A32..", "JM5.KQ..", "", 4},
		{"a suit that runs", "AKQ32...", "JM5...", "", 5},
		{"a suit that doesn't", "AKQ32...", "JMZL...", "", 3},
		{"nothing", "Q2.J3..", "AK.AK..", "", 0},
		{"trumps, and then the rest", "AK.AK..", "QJ.Q..", "S", 4},
		{"a trump too many", "AK.AK..", "QJM.Q..", "S", 2},
		{"no trump anywhere", ".AK..", ".Q.A.", "S", 2},
	} {
		own, others := holdings(t, tt.own), holdings(t, tt.others)
		if got := winners(own, others, card.Spades, tt.trump != ""); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
}

// holdings reads cards as in a hand, spades first.
func holdings(t *testing.T, cards string) (h card.Hand) {
	t.Helper()
	for i, suit := range []card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs} {
		for _, r := range strings.Split(cards, ".")[i] {
			rank, err := card.ParseRank(string(r))
			if err != nil {
				t.Fatal(err)
			}
			h[suit] = h[suit].With(rank)
		}
	}
	return h
}

// A refused claim said how many tricks there are, for nothing. It says that it isn't sure; how many
// are is a question that counts as a hint, once on each position.
func TestARefusedClaim(t *testing.T) {
	for _, tt := range []struct {
		events              string
		refused, sure, none string
	}{
		{"1N Pass Pass Pass", "claim.not-sure", "claim.sure", "claim.sure-none"},
		{"Pass 1N Pass Pass Pass", "claim.not-sure-defending", "claim.sure-defending", "claim.sure-defending-none"},
	} {
		var b bridge.Board
		var v dd.Verdict
		for seed := uint64(0); v.Good != dd.No || v.Sure == 0; seed++ {
			b = late(t, seed, tt.events, 5)
			var err error
			if v, err = dd.CheckClaim(t.Context(), b, b.Left(), claimNodes); err != nil {
				t.Fatal(err)
			}
		}
		p := newTypist(t, b, cardart.English)
		p.press(t, "C")
		if got := claimOn(p.Screen).tricks; got != surely(b.View(card.South)) {
			t.Errorf("it begins with %d tricks", got)
		}
		p.press(t, "End Return")
		p.Key(fyne.KeyReturn) // while it is being checked
		p.Key(fyne.KeyLeft)
		p.hear(t)
		if laidOn(p.Screen) != "claim" || claimOn(p.Screen).said != text.TN(tt.refused, b.Left()) || claimOn(p.Screen).tricks != b.Left() {
			t.Errorf("sheet %q; it says %q of %d", laidOn(p.Screen), claimOn(p.Screen).said, claimOn(p.Screen).tricks)
		}
		if p.hinted(false) {
			t.Error("a claim counts as a hint")
		}
		p.press(t, "h")
		p.hear(t)
		if claimOn(p.Screen).said != text.TN(tt.sure, v.Sure) || claimOn(p.Screen).tricks != v.Sure || !p.hinted(true) {
			t.Errorf("it says %q, and %d tricks; %d are sure", claimOn(p.Screen).said, claimOn(p.Screen).tricks, v.Sure)
		}
		p.press(t, "Escape C h")
		if claimOn(p.Screen).tricks != v.Sure || p.hinted(false) {
			t.Errorf("asked again: %d tricks", claimOn(p.Screen).tricks)
		}
		p.press(t, "Return")
		p.hear(t)
		if e := p.play.session.State().Board.Phase(); laidOn(p.Screen) == "claim" && e != bridge.Finished {
			t.Errorf("what is sure isn't taken: %q", claimOn(p.Screen).said)
		}
		if e := <-p.journal.acts; e != bridge.Claimed(v.Sure) {
			t.Errorf("%v is kept", e)
		}
	}
}

// partly returns a board with the given number of tricks left, some but not all of which South can see that he wins.
func partly(t *testing.T, left int) bridge.Board {
	t.Helper()
	for seed := range uint64(100) {
		b := late(t, seed, "1N Pass Pass Pass", left)
		if n := surely(b.View(card.South)); n > 1 && n < left {
			return b
		}
	}
	t.Fatal("no such board")
	return bridge.Board{}
}

// Enter, pressed once too often, would give up the tricks that aren't sure at first sight; and so would a number below them.
func TestAClaimThatNobodyHasChosen(t *testing.T) {
	b := partly(t, 6)
	begins := surely(b.View(card.South))
	for _, tt := range []struct {
		keys   string
		tricks int
	}{{"C", begins}, {"C Left", begins - 1}, {"C Return Left", begins - 1}, {"C Right Left", 0}} {
		p := newTypist(t, b, cardart.English)
		p.press(t, tt.keys+" Return")
		if tt.tricks != 0 {
			if laidOn(p.Screen) != "claim" || claimOn(p.Screen).cancel != nil || claimOn(p.Screen).said != text.TN("claim.gives-up", b.Left()-tt.tricks) {
				t.Errorf("%s: sheet %q; it says %q", tt.keys, laidOn(p.Screen), claimOn(p.Screen).said)
			}
			p.press(t, "Return")
		} else { // that is chosen
			tt.tricks = begins
		}
		p.hear(t)
		if e := <-p.journal.acts; e != bridge.Claimed(tt.tricks) {
			t.Errorf("%s: %v is kept", tt.keys, e)
		}
	}
}

// C, an arrow to the left and Enter conceded all tricks: no number that the arrows lead to does, nor one that is typed.
func TestNothingIsConcededByAccident(t *testing.T) {
	sure := partly(t, 4)
	none := late(t, 0, "1N Pass Pass Pass", 4)
	for seed := uint64(1); surely(none.View(card.South)) != 0; seed++ {
		none = late(t, seed, "1N Pass Pass Pass", 4)
	}
	keys := []string{"Left", "Up", "Home", "Return"} // the other arrows do the same, and 0 what Home does
	for name, b := range map[string]bridge.Board{"some are sure": sure, "none is sure": none} {
		before := len(b.Events())
		p := newTypist(t, b, cardart.English)
		for n := range len(keys) * len(keys) * len(keys) * len(keys) {
			p.openClaim()
			c := claimOn(p.Screen)
			for k, pressed := n, 0; pressed < 4; k, pressed = k/len(keys), pressed+1 {
				key := keys[k%len(keys)]
				if key == "Return" && c.tricks > 0 { // that may be a claim, which is tested elsewhere
					break
				}
				p.press(t, key)
				if c.conceding || c.cancel != nil || len(p.play.session.State().Board.Events()) != before {
					t.Fatalf("%s, sequence %d: conceding %v, %d tricks", name, n, c.conceding, c.tricks)
				}
			}
			p.parts.sheets.Remove(c)
		}
	}
	p := newTypist(t, none, cardart.English)
	p.press(t, "C Return")
	if c := claimOn(p.Screen); c.said != text.T("claim.choose") || c.tricks != 0 {
		t.Errorf("it says %q", c.said)
	}
}

// To concede is asked once.
func TestConceding(t *testing.T) {
	b := late(t, 1, "1N Pass Pass Pass", 6)
	p := newTypist(t, b, cardart.English)
	p.press(t, "C Delete 3 h Right Home Delete")
	if c := claimOn(p.Screen); !c.conceding || c.cancel != nil || c.tricks != surely(b.View(card.South)) {
		t.Fatalf("%+v", c)
	}
	p.press(t, "Escape")
	if c := claimOn(p.Screen); c == nil || c.conceding {
		t.Fatal("Esc leads back to the number")
	}
	p.press(t, "Delete Return")
	if c := claimOn(p.Screen); c == nil || c.conceding || len(p.play.session.State().Board.Events()) != len(b.Events()) {
		t.Fatal("Enter, which the button to go back has, concedes")
	}
	p.press(t, "Delete y")
	if e := <-p.journal.acts; e != bridge.Claimed(0) {
		t.Errorf("%v is kept", e)
	}
	p = newTypist(t, b, cardart.English)
	p.press(t, "C Delete Escape Escape")
	if laidOn(p.Screen) == "claim" || len(p.play.session.State().Board.Events()) != len(b.Events()) {
		t.Error("Esc doesn't lead away")
	}
}

// The words for what is sure fit who is told.
func TestWhatIsSureIsToldInWords(t *testing.T) {
	for events, want := range map[string][2]string{
		southToPlay: {text.TN("claim.sure-none", 0), text.TN("claim.sure", 1)},
		southToLead: {text.TN("claim.sure-defending-none", 0), text.TN("claim.sure-defending", 1)},
	} {
		b := board(t, 3, events)
		p := newTypist(t, b, cardart.English)
		c := &claimSheet{laid: p.peek.laid, entry: &p.entry}
		for n, words := range want {
			c.sureFound(b, dd.Verdict{Good: dd.No, Sure: n, Most: n}, nil)
			if c.said != words || c.tricks != n {
				t.Errorf("%d: it says %q, want %q", n, c.said, words)
			}
			p.hinted(true)
		}
		for _, v := range []dd.Verdict{{Good: dd.Unknown, Most: 17}, {Good: dd.No, Sure: 0, Most: 9}} {
			if c.sureFound(b, v, nil); c.said != text.T("claim.unclear") || p.hinted(false) {
				t.Errorf("%+v: it says %q", v, c.said)
			}
		}
		// Whether the defence can prevent it, or that isn't known, is not told apart.
		c.claimChecked(b, 9, dd.Verdict{Good: dd.Unknown, Most: 17}, nil)
		unknown := c.said
		if c.claimChecked(b, 9, dd.Verdict{Good: dd.No, Sure: 8, Most: 8}, nil); c.said != unknown {
			t.Errorf("it says %q and %q", unknown, c.said)
		}
	}
}

// A claim that was being checked was once made on the board after an undo.
func TestLateClaimIsDropped(t *testing.T) {
	b := partly(t, 4)
	p := newTypist(t, b, cardart.English)
	p.press(t, "C Return Return") // a claim of what is sure is good
	if err := p.play.session.Act(bridge.Played(p.play.model.Plays.Cards()[0])); err != nil {
		t.Fatal(err)
	}
	<-p.journal.acts
	p.hear(t)
	if p.play.session.State().Board.Phase() == bridge.Finished && slices.ContainsFunc(p.play.session.State().Board.Events(), func(e bridge.Event) bool { return e.Kind == bridge.ClaimKind }) {
		t.Error("the late claim was made")
	}
}

// The strip hides no card but those that the user holds, and no trick.
func TestTheClaimHidesNothing(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440)} {
		for _, events := range []string{southToPlay, "1N Pass Pass Pass any", "Pass 1N Pass Pass Pass any any any", "Pass Pass Pass 1N Pass Pass Pass any any any any"} {
			b := board(t, 3, events)
			for b.Turn() != card.South || b.Phase() != bridge.PlayPhase {
				b = board(t, 3, events+" any")
				events += " any"
			}
			s := sitWith(t, b, 4, new(forgetful), func(*play.Config, *Options) {})
			s.parts.content.Resize(size)
			s.openClaim()
			s.parts.content.Refresh()
			o := s.parts.sheets.Shown()
			strip := cardtable.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
			for _, sprite := range s.parts.surface.Scene().Sprites {
				mine := sprite.Hand == card.South.String() && sprite.Open
				r := sprite.Spot
				apart := r.X >= strip.X+strip.W || r.X+r.W <= strip.X || r.Y >= strip.Y+strip.H || r.Y+r.H <= strip.Y
				if !apart && (!mine || r.Y < strip.Y+strip.H-20*s.parts.unit()) && !sprite.Down {
					t.Errorf("%v, %s: %v at %v lies below the strip at %v", size, events, sprite.Face, r, strip)
				}
			}
			plates := tabletop.NewGeometry(size.Width, size.Height).Plate
			for _, plate := range plates[tabletop.Left:] {
				if plate.Overlaps(strip) {
					t.Errorf("%v, %s: the plate at %v lies below the strip at %v", size, events, plate, strip)
				}
			}
			if inner := s.parts.sheets.Shown().MinSize(); inner.Width > strip.W || inner.Height > strip.H {
				t.Errorf("%v: the strip needs %v and has %v", size, inner, strip)
			}
			for _, part := range s.parts.buttons.all() {
				p, q := part.Position(), part.Size()
				if !part.Hidden && p.X < strip.X+strip.W && p.X+q.Width > strip.X && p.Y < strip.Y+strip.H && p.Y+q.Height > strip.Y {
					t.Errorf("%v: %q lies below the strip", size, part.Label)
				}
			}
		}
	}
}
