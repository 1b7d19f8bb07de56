package few_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// events reads events separated by commas.
func events(text string) []few.Event {
	var list []few.Event
	for one := range strings.SplitSeq(text, ",") {
		if one = strings.TrimSpace(one); one != "" {
			list = append(list, must(few.ParseEvent(one)))
		}
	}
	return list
}

// boardOf returns the first deal of a session, shuffled by a seed.
func boardOf(r few.Rules, seed uint64) few.Board {
	return must(few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, source(seed))))
}

// dealt returns the first deal of a session with these cards.
func dealt(r few.Rules, deal string) few.Board {
	return must(few.NewBoard(few.NewSession(r).Next(), must(few.ParseDeal(r, deal))))
}

// after returns a board after more events.
func after(t *testing.T, b few.Board, text string) few.Board {
	t.Helper()
	b, err := b.Replay(events(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// reserves reserves each player's lowest cards.
func reserves(t *testing.T, b few.Board) few.Board {
	t.Helper()
	for b.Stage() == few.StageReserving || b.Stage() == few.StageGiving || b.Stage() == few.StageExchanging {
		b = must(b.Apply(b.View(b.Turn()).Legal()[0]))
	}
	return b
}

// taking claims so that declarer's side ends with a number of tricks.
func taking(t *testing.T, b few.Board, tricks int) few.Board {
	t.Helper()
	n := tricks - b.DeclarerTricks()
	if b.Defends(b.Turn()) {
		n = b.Left() - n
	}
	return after(t, b, fmt.Sprint("Claim ", n))
}

// said returns a board's score in the form of files, without honours.
func said(b few.Board) string {
	var words []string
	for _, l := range b.Score() {
		if l.Item != few.HonoursItem {
			words = append(words, fmt.Sprintf("%s %v %d", b.Rules().SideName(l.Side), l.Item, l.Points))
		}
	}
	return strings.Join(words, ", ")
}

// contractOf returns the text of a board's contract.
func contractOf(b few.Board) string { return b.Rules().ContractText(b.Contract()) }

// wantRule checks that an error names a rule.
func wantRule(t *testing.T, err error, rule few.Rule, why string) {
	t.Helper()
	var broken *few.RuleError
	if !errors.As(err, &broken) || broken.Rule != rule || !strings.Contains(err.Error(), why) {
		t.Errorf("got %v, want an error that says %q", err, why)
	}
}
