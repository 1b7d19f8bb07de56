package bridge_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata")

// TestPlaythroughs compares one session of each game, with every state on the way, with its file in testdata. The files
// also document the games.
func TestPlaythroughs(t *testing.T) {
	for _, rules := range bridge.Games() {
		t.Run(rules.Name, func(t *testing.T) {
			got := playthrough(rules)
			path := filepath.Join("testdata", rules.Name+".txt")
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(string(want), "\n")
			for i, line := range strings.Split(got, "\n") {
				if i >= len(lines) || line != lines[i] {
					t.Fatalf("line %d of %s is\n%s\nwant\n%s\n(go test -run Playthroughs -update writes the file)", i+1, path, line, lines[min(i, len(lines)-1)])
				}
			}
			if len(got) != len(want) {
				t.Errorf("%s goes on after the session", path)
			}
		})
	}
}

// seedOf holds the seed of the first session of twelve boards or fewer, for games where that isn't the default seed.
var seedOf = map[string]uint64{"Rubber": 877}

// playthrough plays a session of a game at random and writes it down. If the rules set no length it is the first
// session of twelve boards or fewer.
func playthrough(rules bridge.Rules) string {
	for seed := max(1, seedOf[rules.Name]); ; seed++ {
		if text, boards := playthroughOf(rules, seed); boards <= 12 {
			return text
		}
	}
}

func playthroughOf(rules bridge.Rules, seed uint64) (text string, boards int) {
	var out strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	r := rand.New(rand.NewPCG(seed, 14))
	s := session.Session{Rules: rules, Length: lengthOf(rules, 4)}
	say("%s: %d cards, bids up to level %d, %d boards", rules.Name, rules.Deck.Len(), rules.Level, s.Length)
	for !s.Over() && len(s.Boards) <= 12 {
		b := must(s.Next(rules.Shuffle(r)))
		say("\nboard %d  dealer %v  vulnerable %v  below %v  games %v", len(s.Boards)+1, b.Dealer, b.Vul, b.Standing.Below, b.Standing.Games)
		for _, seat := range card.Seats {
			if rules.Choices {
				say("  %v %v  %d points", seat, b.Deal[seat], b.Announced()[seat])
			} else {
				say("  %v %v", seat, b.Deal[seat])
			}
		}
		b = randomly(r, b, func(b bridge.Board) { say("%s", strings.TrimRight(stateLine(b), " ")) })
		for _, l := range b.Score() {
			say("  %v %v %d", l.Side, l.Item, l.Points)
		}
		if against, ok := b.AgainstTarget(); ok {
			say("  HCP %v, target %v, IMPs %v", against.HCP, against.Target, against.IMPs)
		}
		s = s.With(b)
		say("  total NS %d, EW %d; below %v", s.Points()[card.NS], s.Points()[card.EW], s.Standing().Below)
	}
	for _, l := range s.Bonus() {
		say("\n%v %v %d", l.Side, l.Item, l.Points)
	}
	winner := "nobody"
	if side, ok := s.Winner(); ok {
		winner = side.String()
	}
	say("\nNS %d, EW %d: %s wins", s.Points()[card.NS], s.Points()[card.EW], winner)
	return out.String(), len(s.Boards)
}

// stateLine describes the last act and the state after it: who acts and what is legal.
func stateLine(b bridge.Board) string {
	did := "start"
	if n := len(b.Events()); n > 0 {
		was := b.Prefix(n - 1)
		did = fmt.Sprintf("%v %v", was.Turn(), b.Events()[n-1])
	}
	v := b.View(b.Actor())
	switch b.Phase() {
	case bridge.AuctionPhase:
		return fmt.Sprintf("%-9s | %v to call, %d calls", did, b.Turn(), len(v.LegalCalls()))
	case bridge.ChoicePhase:
		return fmt.Sprintf("%-9s | %v to choose %v", did, b.Turn(), v.LegalChoices())
	case bridge.PlayPhase:
		return fmt.Sprintf("%-9s | %v  tricks %d:%d  %v to play %v", did, b.Contract(), b.Won(card.NS), b.Won(card.EW), b.Turn(), v.LegalPlays())
	}
	return fmt.Sprintf("%-9s | %v with %d tricks", did, b.Contract(), b.DeclarerTricks())
}
