package tabletop

import (
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// From board to board no card appears from nowhere: a new one comes from where it was dealt, drawn or played from, or
// is turned up in place; and a trick goes to its winner.
func TestWhatMoves(t *testing.T) {
	for _, r := range few.Games() {
		boards := deal(t, r.Kind, 31)
		for person := range few.Player(r.Players()) {
			g := NewGeometry(1280, 800, r.Kind)
			for i, b := range boards[1:] {
				if b.Stage() == few.StageFinished {
					break
				}
				old, m := modelOf(stage{board: boards[i]}, person), modelOf(stage{board: b}, person)
				before, now := NewScene(old, old, g, Spot{}), NewScene(old, m, g, Spot{})
				last := b.Events()[len(b.Events())-1]
				motions := cardtable.Motions(before, now)
				if last.Kind != few.Playing {
					continue
				}
				key := last.Card.String()
				if len(m.Trick) == 0 { // it has ended a trick, which the screen shows with Waits first
					for _, p := range b.Tricks()[len(b.Tricks())-1].Plays {
						if _, ok := now.Exits[p.Card.String()]; !ok {
							t.Fatalf("%v, event %d: %v stays nowhere", r.Name, i+1, p.Card)
						}
					}
					continue
				}
				found := false
				for _, motion := range motions {
					found = found || motion.Sprite.Key == key && motion.From != motion.To
				}
				if !found {
					t.Fatalf("%v, event %d, person %d: %v isn't seen to be played", r.Name, i+1, person, key)
				}
			}
		}
	}
}

// The cards that a player gets from the stock, or that are dealt later, come from there.
func TestCardsAreDrawn(t *testing.T) {
	for kind, from := range map[few.Kind]few.Pile{few.NulloForTwo: few.Stock, few.Slam: few.Coming} {
		boards := deal(t, kind, 2)
		came := 0
		for person := range few.Player(2) {
			g := NewGeometry(1280, 800, kind)
			for i, b := range boards[1:] {
				old, m := modelOf(stage{board: boards[i]}, person), modelOf(stage{board: b}, person)
				had := boards[i].View(person).Seen(few.Place{Pile: few.Hand, Of: person})
				scene := NewScene(old, m, g, Spot{})
				for c := range b.View(person).Seen(few.Place{Pile: few.Hand, Of: person}).Minus(had).All() {
					came++
					ok := false
					for _, a := range scene.Arrivals {
						ok = ok || a.Key == c.String() && a.From != (Rect{})
					}
					if !ok {
						t.Errorf("%v: %v comes from nowhere and not from %v", kind, c, from)
					}
				}
			}
		}
		if came == 0 {
			t.Errorf("%v: no card came", kind)
		}
	}
}

// A new deal is seen to be dealt, every card of it; one that is taken up in the middle is there at once.
func TestADealIsDealt(t *testing.T) {
	for _, r := range few.Games() {
		boards := deal(t, r.Kind, 4)
		s, c := emptyTable(t, 1280, 800), new(clock)
		s.Animated, s.Run = true, c.run
		rested := 0
		s.OnRest = func() { rested++ }
		m := modelOf(stage{board: boards[0]}, 0)
		s.SetModel(m)
		if !s.Dealing() || c.length > 2*time.Second {
			t.Errorf("%v: it is dealt: %t, in %v", r.Name, s.Dealing(), c.length)
		}
		arrives := make(map[string]int)
		for _, a := range NewScene(Model{}, m, s.Geometry(), Spot{}).Arrivals {
			arrives[a.Key] += max(a.Count, 1)
		}
		for _, l := range lay(m, s.Geometry()) {
			if arrives[l.sprite.Key] != max(l.sprite.Count, 1) {
				t.Errorf("%v: of %q %d cards are dealt", r.Name, l.sprite.Key, arrives[l.sprite.Key])
			}
		}
		if s.Finish(); s.Dealing() || rested != 1 {
			t.Errorf("%v: it has come to rest %d times", r.Name, rested)
		}
		late := emptyTable(t, 1280, 800)
		late.Animated, late.Run = true, c.run
		late.SetModel(modelOf(stage{board: boards[len(boards)/2]}, 0))
		if _, moves := late.Moving(); moves {
			t.Errorf("%v: a deal that is taken up in the middle moves", r.Name)
		}
	}
}

// In the play an edge surrounds the cards of the hand that plays next, in every view, and the plate of that hand glows,
// and no other. Otherwise the plate of the player to act glows.
func TestWhoseTurnItIs(t *testing.T) {
	for _, r := range few.Games() {
		for _, at := range moments(t, r.Kind) {
			m := at.m
			lit := 0
			for s, p := range m.plates() {
				if !p.turn {
					continue
				}
				lit++
				if turn := m.Turn(); len(turn) > 0 && m.handOf(turn[0]) != s {
					t.Fatalf("%s: the plate of %d glows", at.name, s)
				}
			}
			want := 1
			if m.Waits || m.Over || m.Acting() == few.Nobody {
				want = 0
			}
			if lit != want {
				t.Fatalf("%s: %d plates glow, want %d", at.name, lit, want)
			}
			round := m.glowing(NewGeometry(1280, 800, r.Kind))
			if playing := want == 1 && m.Table.Stage() == few.StagePlaying; (len(round) > 0) != playing {
				t.Fatalf("%s: edges go round %v", at.name, round)
			}
		}
	}
}

// In a hand that is to play, the cards that can't be played are shaded; nothing else is.
func TestWhatCantBePlayedIsDim(t *testing.T) {
	dim := 0
	for _, r := range few.Games() {
		for _, at := range moments(t, r.Kind) {
			for _, s := range NewScene(at.m, at.m, NewGeometry(1280, 800, r.Kind), Spot{}).Sprites {
				spot, ok := at.m.Piles.At(s.Face)
				if s.Dim {
					dim++
				}
				if s.Dim && (!ok || at.m.May(spot) || !slices.Contains(at.m.Turn(), spot.Place) || s.Face == (card.Card{})) {
					t.Fatalf("%s: %v is dim", at.name, s.Key)
				}
			}
		}
	}
	if dim == 0 {
		t.Error("nothing is dim")
	}
}

// Each act sounds once; what is taken back, or resumed in the middle, doesn't.
func TestSounds(t *testing.T) {
	boards := deal(t, few.TwoDummies, 4)
	n := len(boards)
	first := modelOf(stage{board: boards[0]}, 0)
	has := func(cues []cardtable.Cue, e sound.Effect) bool {
		for _, c := range cues {
			if c.Effect == e {
				return true
			}
		}
		return false
	}
	if !has(Cues(Model{}, first), sound.Deal) || len(Cues(Model{}, modelOf(stage{board: boards[n/2]}, 0))) > 0 {
		t.Error("a new deal is heard, and one that is taken up isn't")
	}
	call := Cues(first, modelOf(stage{board: boards[1]}, 0))
	if len(call) != 1 || !has(call, sound.Call) {
		t.Errorf("a call: %v", call)
	}
	if back := Cues(modelOf(stage{board: boards[1]}, 0), first); len(back) > 0 {
		t.Errorf("taken back: %v", back)
	}
	end := Cues(modelOf(stage{board: boards[n-2]}, 0), modelOf(stage{name: "over", board: boards[n-1]}, 0))
	if has(end, sound.Made) == has(end, sound.Down) {
		t.Errorf("the end: %v", end)
	}
}

// When a deal of Chinese bridge is over no card lies face down: the covers are turned up, and the cards on them leave
// their indices in sight. Before that no cover shows its face.
func TestCoversAreTurnedUp(t *testing.T) {
	for _, s := range stages(t, few.ChineseBridge, 1) {
		for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
			m := modelOf(s, 0)
			g := NewGeometry(1024, 700, few.ChineseBridge)
			g.Index = index
			at := make(map[string]Rect)
			down := 0
			for _, sprite := range NewScene(Model{}, m, g, Spot{}).Sprites {
				at[sprite.Key] = sprite.Spot
				if sprite.Down {
					down += sprite.Count
				}
			}
			if s.name != "over" {
				if down == 0 {
					t.Errorf("%s: no card lies face down", s.name)
				}
				continue
			}
			if down > 0 || len(at) != 52 {
				t.Errorf("at the end %d cards lie face down, of %d", down, len(at))
			}
			_, high := index.Corner()
			for p := range few.Player(2) {
				row, covers := m.Piles.In(few.Place{Pile: few.Row, Of: p}), m.Piles.In(few.Place{Pile: few.Cover, Of: p})
				for i, cover := range covers.Spots {
					on, under := at[row.Spots[i].Card.String()], at[cover.Card.String()]
					if on.X != under.X || on.Y-under.Y < float32(high)*under.H {
						t.Errorf("%v: %v at %v hides the index of %v at %v", index, row.Spots[i].Card, on, cover.Card, under)
					}
				}
			}
		}
	}
}
