package bridge_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// In these deals each suit goes round the table from the ace down: spades from North,
// hearts from East, diamonds from South, clubs from West.
const (
	stripes   = "N:AM951.JT62.QL73.KZ84 KZ84.AM951.JT62.QL73 QL73.KZ84.AM951.JT62 JT62.QL73.KZ84.AM951"
	stripes52 = "N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62"
)

// oneSuitEach gives spades to North, hearts to East, diamonds to South, clubs to West.
const oneSuitEach = "N:AKQJMZLT987654321... .AKQJMZLT987654321.. ..AKQJMZLT987654321. ...AKQJMZLT987654321"

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// board returns the first board of a rubber of Super Bridge: South deals, nobody is
// vulnerable.
func board(deal string) bridge.Board {
	return must(bridge.NewBoard(bridge.SuperBridge(), must(card.ParseDeal(deal)), card.South, bridge.VulNone))
}

func board52() bridge.Board {
	return must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(stripes52)), card.North, bridge.VulNone))
}

// events reads text forms with spaces between them.
func events(text string) []bridge.Event {
	fields := strings.Fields(text)
	var list []bridge.Event
	for i := 0; i < len(fields); i++ {
		form := fields[i]
		if form == "Claim" || form == "Choose" {
			i++
			form += " " + fields[i]
		}
		list = append(list, must(bridge.ParseEvent(form)))
	}
	return list
}

// after returns the board after the events in text, all of which must be legal.
func after(t *testing.T, b bridge.Board, text string) bridge.Board {
	t.Helper()
	b, err := b.Replay(events(text))
	if err != nil {
		t.Fatalf("after %s: %v", text, err)
	}
	return b
}

// wantBroken fails unless e breaks the given rule on b, with a message that contains want, and leaves b
// unchanged.
func wantBroken(t *testing.T, b bridge.Board, e bridge.Event, rule bridge.Rule, want string) {
	t.Helper()
	next, err := b.Apply(e)
	var broke *bridge.RuleError
	switch {
	case !errors.As(err, &broke):
		t.Errorf("%v was taken, with error %v", e, err)
	case broke.Rule != rule:
		t.Errorf("%v breaks rule %d (%v), want rule %d", e, broke.Rule, err, rule)
	case !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), e.String()+" "):
		t.Errorf("%v: the error is %q, want %q in it", e, err, want)
	case broke.Event != e || b.Phase() != bridge.Finished && broke.Seat != b.Turn():
		t.Errorf("%v: the error blames %v for %v", e, broke.Seat, broke.Event)
	case len(next.Events()) != len(b.Events()):
		t.Errorf("%v: it was refused, and yet the board went on", e)
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func second[T any](_ T, err error) error { return err }
