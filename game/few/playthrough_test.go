package few_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata")

// TestPlaythrough compares a deal of each game, with every state on the way, with its file, which also documents the
// game.
func TestPlaythrough(t *testing.T) {
	for _, r := range few.Games() {
		path := "testdata/" + r.Name + ".txt"
		got := playthrough(r)
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want := strings.Split(strings.ReplaceAll(string(must(os.ReadFile(path))), "\r\n", "\n"), "\n")
		lines := strings.Split(got, "\n")
		for i, line := range lines {
			if i >= len(want) || line != want[i] {
				t.Fatalf("line %d of %s is\n%s\nwant\n%s\n(go test -run Playthrough -update writes the file)", i+1, path, line, want[min(i, len(want)-1)])
			}
		}
		if len(lines) != len(want) {
			t.Errorf("%s goes on after the deal", path)
		}
	}
}

// seeds are the seeds of deals that are doubled and played to the last trick; Booby's and that with a stock are at
// nullo, and at Slam trumps change.
var seeds = [...]uint64{few.TwoDummies: 1, few.OpenOrClosed: 4, few.BridgeForThree: 9, few.Booby: 108, few.NulloForTwo: 20, few.Slam: 55, few.ChineseBridge: 1}

// played returns the deal of a seed, played at random.
func played(r few.Rules, seed uint64) few.Board {
	rng := source(seed)
	return must(random.Play(must(random.Board(r, rng)), rng))
}

// playthrough writes a deal down.
func playthrough(r few.Rules) string {
	var out strings.Builder
	say := func(format string, args ...any) {
		out.WriteString(strings.TrimRight(fmt.Sprintf(format, args...), " ") + "\n")
	}
	end := played(r, seeds[r.Kind])
	b := end.Prefix(0)
	s := b.Setup()
	if r.Kind == few.BridgeForThree {
		say("%v, deal %d, rubber %d, soloist %s", r, s.Number, s.Rubber, r.Letter(s.Soloist))
	} else {
		say("%v, deal %d, dealer %s", r, s.Number, r.Letter(s.Dealer))
	}
	say("below %v, games %v", s.Standing.Below[:r.Sides()], s.Standing.Games[:r.Sides()])
	say("%v", b.Deal())
	stage := few.Stage(255)
	for _, e := range end.Events() {
		if b.Stage() != stage {
			stage = b.Stage()
			say("\n%s", [...]string{"giving", "exchanging", "bidding", "naming", "reserving", "playing"}[stage])
			for p := range few.Player(r.Players()) {
				say("  %s sees %s", r.Letter(p), sight(b.View(p)))
			}
		}
		from := ""
		if e.Kind == few.Playing {
			from = b.From().Pile.String()
		}
		legal := b.View(b.Turn()).Legal()
		say("  %s %-9s %2d legal  %s", r.Letter(b.Turn()), e, len(legal), from)
		tricks := len(b.Tricks())
		b = must(b.Apply(e))
		if len(b.Tricks()) > tricks {
			var won []string
			for side := range few.Side(r.Sides()) {
				won = append(won, fmt.Sprint(r.SideName(side), " ", b.Won(side)))
			}
			say("trick %d to %s: %s", tricks+1, r.Letter(b.Tricks()[tricks].Winner), strings.Join(won, ", "))
		}
	}
	say("\n%s, %d tricks", r.ContractText(b.Contract()), b.DeclarerTricks())
	for _, l := range b.Score() {
		say("%s %v %d", r.SideName(l.Side), l.Item, l.Points)
	}
	return out.String()
}

// sight describes what a player sees, place by place; of hidden cards only the number.
func sight(v few.View) string {
	var said []string
	for _, p := range v.Places() {
		var cards card.Hand
		hidden, list := 0, []string{}
		for _, s := range v.Cards(p) {
			switch {
			case !s.There:
			case s.Card == card.Card{}:
				hidden++
			default:
				cards, list = cards.With(s.Card), append(list, s.Card.String())
			}
		}
		what := cards.String()
		switch {
		case hidden > 0:
			what = fmt.Sprint(hidden)
		case len(list) == 0:
			continue
		case p.Pile == few.Row:
			what = strings.Join(list, " ")
		}
		name := p.Pile.String()
		if p.Of != few.Nobody {
			name += " " + v.Rules().Letter(p.Of)
		}
		said = append(said, name+": "+what)
	}
	return strings.Join(said, ", ")
}
