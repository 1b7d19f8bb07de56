package lesson

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// Whatever card passes a step stays where it was played, in the steps behind it too, and these can be passed with it as with the card
// that the course has. Where that can't be, the step says that another card lies there.
func TestAPlayedCardStays(t *testing.T) {
	solver := dd.NewSolver(64 << 20)
	stays, instead := 0, 0
	for _, l := range Course() {
		for i, s := range l.Steps {
			if s.Kind() != Carded {
				continue
			}
			n := len(s.board.Events())
			for _, own := range s.board.View(s.board.Actor()).LegalPlays().Cards() {
				if !s.Did(s.board, bridge.Played(own)).Right {
					continue
				}
				as := l.As(func(step Step) (card.Card, bool) { return own, step.ID == s.ID })
				for k := range as.Steps[i+1:] {
					was, now := l.Steps[i+1+k], as.Steps[i+1+k]
					if !was.laid || was.board.Deal != s.board.Deal || len(was.board.Events()) <= n || !slices.Equal(was.board.Events()[:n], s.board.Events()) {
						if !slices.Equal(now.board.Events(), was.board.Events()) {
							t.Errorf("%s.%s: %v changes the step %s, which doesn't go on from there", l.ID, s.ID, own, now.ID)
						}
						continue
					}
					if now.turn == Instead {
						instead++
						if o, other := now.Swapped(); o != own || other != was.board.Events()[n].Card {
							t.Errorf("%s.%s: the step %s has %v for %v", l.ID, s.ID, now.ID, other, o)
						}
						continue
					}
					stays++
					if c := now.board.Events()[n].Card; c != own {
						t.Errorf("%s.%s: %v was played, and in the step %s it is %v", l.ID, s.ID, own, now.ID, c)
					}
					checkHalos(t, now)
					if now.Kind() == Played && own != was.board.Events()[n].Card {
						over := playOut(t, now, func(b bridge.Board) bridge.Event { return now.learned(t, solver, b) })
						if v := now.Ended(over); !v.Right {
							t.Errorf("%s.%s: with %v the step %s doesn't pass: %+v", l.ID, s.ID, own, now.ID, v)
						}
						if over := playOut(t, now, func(b bridge.Board) bridge.Event { return now.hinted(t, b) }); !now.Ended(over).Right {
							t.Errorf("%s.%s: with %v the step %s doesn't pass by its hints", l.ID, s.ID, own, now.ID)
						}
					}
				}
			}
		}
	}
	if stays < 30 {
		t.Errorf("%d cards stay, %d don't", stays, instead)
	}
	t.Logf("%d cards stay, %d don't", stays, instead)
}

// Two cards that were played stay both, and a card that comes later in the course lies where the other one has gone from.
func TestPlayedCardsStayTogether(t *testing.T) {
	l := Course()[0]
	did := map[string]string{"ruff": "HA", "turn": "HK"}
	l = l.As(func(s Step) (card.Card, bool) {
		c, err := card.Parse(did[s.ID])
		return c, err == nil
	})
	for id, want := range map[string]string{"turn": "SK S4 S2 SJ SA S7 S3 HA", "play": "SK S4 S2 SJ SA S7 S3 HA"} {
		s, _ := l.Step(id)
		got := ""
		for _, e := range s.board.Events()[s.board.Opening():] {
			got += " " + e.String()
		}
		if got != " "+want || s.turn != On {
			t.Errorf("in the step %s lie%s, want %s; %v", id, got, want, s.turn)
		}
	}
	if s, _ := Course()[0].Step("play"); s.board.Events()[len(s.board.Events())-1].String() != "H5" {
		t.Error("the course itself has changed")
	}
}

// A step that goes back in its deal reports that; one that continues, or has another deal, doesn't.
func TestTurns(t *testing.T) {
	for place, want := range map[learning.Place]Turn{
		{Lesson: "winners", Step: "ace"}: On, {Lesson: "winners", Step: "short"}: On, {Lesson: "winners", Step: "play"}: Back, {Lesson: "making", Step: "play"}: Back, {Lesson: "trumps", Step: "suit"}: On,
		{Lesson: "trumps", Step: "play"}: Back, {Lesson: "finesse", Step: "play"}: Back, {Lesson: "defence", Step: "qjt"}: On, {Lesson: "trick", Step: "table"}: On, {Lesson: "worth", Step: "jack"}: Back,
	} {
		for _, l := range Course() {
			if s, ok := l.Step(place.Step); ok && l.ID == place.Lesson && s.Turn() != want {
				t.Errorf("%v: %v, want %v", place, s.Turn(), want)
			}
		}
	}
}

// A card that can't stay, since somebody else would win the trick, is reported: the course continues with its own.
func TestACardThatCannotStay(t *testing.T) {
	l, err := parse([]byte(`{"id": "x", "rules": "Duplicate", "steps": [
		{"id": "a", "on": {"deal": "N:T74.JT86.52.A632 8532.74.T983.KJ5 J.AKQ95.AK64.974 AKQ96.32.QJ7.QT8", "contract": "4H-S", "plays": "SK S4 S2 SJ SA S7 S3 H5"},
			"card": {"right": ["C"]}},
		{"id": "b", "on": {"plays": "SK S4 S2 SJ SA S7 S3 H5 C4 C8 CA C5 H6 H4"}}]}`))
	if err != nil {
		t.Fatal(err)
	}
	nine := card.Card{Suit: card.Clubs, Rank: card.Rank(9)}
	as := l.As(func(s Step) (card.Card, bool) { return nine, s.ID == "a" })
	if s := as.Steps[1]; s.turn != On {
		t.Errorf("the nine can stay, and it is %v", s.turn)
	}
	king := card.Card{Suit: card.Hearts, Rank: card.King}
	as = l.As(func(s Step) (card.Card, bool) { return king, s.ID == "a" })
	own, other := as.Steps[1].Swapped()
	if s := as.Steps[1]; s.Turn() != Instead || own != king || other.String() != "C4" || !slices.Equal(s.board.Events(), l.Steps[1].board.Events()) {
		t.Errorf("a king that nobody follows: %v, %v for %v", s.Turn(), other, own)
	}
}

// Game takes as many points in the lessons as in the players' system at no-trump.
func TestGamePointsAreThePlayers(t *testing.T) {
	s, _ := Course()[1].Step("start")
	if need := bidding.Read(&s.board.Table, bridge.Auction{}).Need(bridge.Contract{Level: 3, Strain: bridge.NoTrump}); need != GamePoints {
		t.Errorf("the players bid 3NT with %d, and the lessons say %d", need, GamePoints)
	}
}
