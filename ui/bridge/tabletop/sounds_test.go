package tabletop

import (
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

func words(cues []cardtable.Cue) string {
	var all []string
	for _, c := range cues {
		all = append(all, c.Effect.String())
	}
	return strings.Join(all, " ")
}

func TestCuesOfABoard(t *testing.T) {
	const auction = "1N Pass Pass Pass "
	trick := strings.Repeat("any ", 4)
	all := strings.Repeat(trick, 17)
	for _, tt := range []struct {
		name             string
		old, new         string // "-" is no board at all
		oldDone, newDone int    // number of gathered tricks; -1 means all
		want             string
	}{
		{"a new board", "-", "", -1, -1, "shuffle deal"},
		{"a board taken up in the auction", "-", "1N Pass", -1, -1, ""},
		{"a board taken up in the play", "-", auction + trick, -1, -1, ""},
		{"a finished board", "-", auction + all, -1, -1, ""},
		{"a bid", "", "1N", -1, -1, "call"},
		{"a pass", "1N", "1N Pass", -1, -1, "call"},
		{"a double", "1N", "1N X", -1, -1, "double"},
		{"a redouble", "1N X", "1N X XX", -1, -1, "double"},
		{"three calls at once, one a double", "1N", "1N X Pass Pass", -1, -1, "double"},
		{"the last pass", "1N Pass Pass", auction, -1, -1, "call"},
		{"passed out", "Pass Pass Pass", "Pass Pass Pass Pass", -1, -1, "call"},
		{"a card", auction, auction + "any", -1, -1, "card"},
		{"the fourth card", auction + "any any any", auction + trick, 0, 0, "card"},
		{"the trick is gathered", auction + trick, auction + trick, 0, 1, "gather"},
		{"and the next led", auction + trick, auction + trick + "any", 0, 1, "gather card"},
		{"nothing", auction + trick, auction + trick, 1, 1, ""},
		{"ten tricks at once", auction, auction + strings.Repeat(trick, 10), -1, -1, "gather card"},
		{"a card taken back", auction + "any", auction, -1, -1, ""},
		{"a trick taken back", auction + trick + "any", auction + "any any any", -1, -1, ""},
		{"a call taken back", "1N Pass", "1N", -1, -1, ""},
		{"taken back, and another made", "1N Pass", "2N X", -1, -1, ""},
		{"the last card", auction + strings.Repeat(trick, 16) + "any any any", auction + all, 16, 16, "card"},
		{"all tricks are in", auction + all, auction + all, 16, 17, "gather down"},
		{"made by a claim", auction + trick, auction + trick + "Claim_1", -1, -1, "made"},
		{"just made by a claim", auction, auction + "Claim_8", -1, -1, "made"},
		{"down by a claim", auction, auction + "Claim_9", -1, -1, "down"},
		{"a result taken back", auction + trick + "Claim_16", auction + trick, -1, -1, ""},
	} {
		old := Model{}
		if tt.old != "-" {
			old = stateOf(board(t, 3, tt.old), tt.oldDone)
		}
		cues := Cues(old, stateOf(board(t, 3, tt.new), tt.newDone))
		if got := words(cues); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
		for _, c := range cues {
			if c.At < 0 || c.At > cardtable.MoveTime && c.Effect != sound.Deal {
				t.Errorf("%s: %v sounds after %v", tt.name, c.Effect, c.At)
			}
		}
	}
}

func TestCuesOfTheNextBoard(t *testing.T) {
	over := stateOf(board(t, 3, "Pass Pass Pass Pass"), -1)
	// Without pauses some calls may have been made already: then no deal is seen.
	for events, want := range map[string]string{"": "shuffle deal", "1N": "call", "1N Pass": "call", "1N X": "double"} {
		if got := words(Cues(over, stateOf(board(t, 4, events), -1))); got != want {
			t.Errorf("after %q: %q, want %q", events, got, want)
		}
	}
}

// The cards stay in the middle while the pack is shuffled, and then take as long as their
// sound.
func TestTheDealWaitsForTheShuffle(t *testing.T) {
	g := NewGeometry(1280, 800)
	for _, person := range card.Seats {
		m := modelOf(t, board(t, 1, ""), person, true)
		scene := NewScene(m, g, card.Card{})
		motions := cardtable.Motions(cardtable.Scene{}, scene.Later(sound.ShuffleTime))
		if n := cardsOf(motions); n != 68 {
			t.Fatalf("%d cards move", n)
		}
		if took := cardtable.Span(motions) - sound.ShuffleTime - sound.DealTime; took > 50*time.Millisecond || took < -50*time.Millisecond {
			t.Errorf("the deal takes %v longer than its sound", took)
		}
		for _, mo := range motions {
			if mo.At(sound.ShuffleTime) != mo.At(0) {
				t.Errorf("%v is dealt before the pack has been shuffled", mo.Sprite.Key)
			}
		}
	}
}

// If nothing would be heard the table doesn't wait for the shuffle.
func TestNobodyWaitsForWhatIsNotHeard(t *testing.T) {
	yes, no := func() bool { return true }, func() bool { return false }
	for _, tt := range []struct {
		sound   func(sound.Effect)
		audible func() bool
		want    bool
	}{
		{nil, nil, false}, {nil, yes, false},
		{func(sound.Effect) {}, nil, true}, {func(sound.Effect) {}, yes, true}, {func(sound.Effect) {}, no, false},
	} {
		s, c := emptyTable(t), new(clock)
		s.Sound, s.Audible, s.Run = tt.sound, tt.audible, c.run
		s.SetModel(stateOf(board(t, 3, ""), -1))
		if got := c.length > sound.ShuffleTime+sound.DealTime/2; got != tt.want {
			t.Errorf("sound %v, audible %v: the deal takes %v", tt.sound != nil, tt.audible != nil, c.length)
		}
	}
}
