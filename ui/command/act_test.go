package command

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// boardsBefore returns the lines of a board before each of its events, and the events.
func boardsBefore(t *testing.T, b bridge.Board) (lines, events []string) {
	t.Helper()
	for n, e := range b.Events() {
		line, err := record.Entry{Number: 1, Board: b.Prefix(n)}.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		lines, events = append(lines, string(line)), append(events, `{"event":"`+e.String()+`"}`)
	}
	return lines, events
}

// answers returns the answers of players of a kind to lines, without their greeting.
func answers(t *testing.T, k kind, lines ...string) []string {
	t.Helper()
	var stdout bytes.Buffer
	if err := k.answer(t.Context(), new(seed).chance, strings.NewReader(strings.Join(lines, "\n")), &stdout); err != nil {
		t.Fatal(err)
	}
	greeting, rest, _ := strings.Cut(strings.TrimSpace(stdout.String()), "\n")
	if want := `{"act":1,"players":"` + k.name + `"}`; greeting != want {
		t.Errorf("the greeting is %s, want %s", greeting, want)
	}
	return strings.Split(rest, "\n")
}

// Asked act by act, players act as in a match.
func TestActAsInAMatch(t *testing.T) {
	for _, c := range []struct {
		rules, players string
	}{{"super", "beginner"}, {"duplicate", "beginner"}, {"duplicate", "club-simulation"}} {
		if testing.Short() && c.players == "club-simulation" {
			continue // too slow with the race detector
		}
		line := strings.TrimSpace(mustAsk(t, "match", "-seed", "5", "-deals", "1", "-rules", c.rules, "-players", c.players))
		_, b, err := record.Unmarshal([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		k, err := kindNamed(c.players)
		if err != nil {
			t.Fatal(err)
		}
		lines, want := boardsBefore(t, b)
		if got := answers(t, k, lines...); strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s players of %s do\n%s\nin a match\n%s", c.players, c.rules, got, want)
		}
	}
}

// A board that makes no sense is answered too, and the next one as if nothing had been.
func TestActOnNonsense(t *testing.T) {
	b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 1), card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	if b, err = b.Replay([]bridge.Event{bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass)}); err != nil {
		t.Fatal(err)
	}
	lines, _ := boardsBefore(t, b)
	over, err := record.Marshal(1, b)
	if err != nil {
		t.Fatal(err)
	}
	got := answers(t, kind{name: "timid", player: timid}, "hello", "", string(over), strings.Replace(lines[1], `"Pass"`, `"X"`, 1), lines[3])
	want := []string{"this is no line of JSON", "the line ends in the middle of its JSON", "the board is finished", "X is not legal", `{"event":"Pass"}`}
	if len(got) != len(want) {
		t.Fatalf("it answers %q", got)
	}
	for i := range want {
		if !strings.Contains(got[i], want[i]) || i < 4 != strings.HasPrefix(got[i], `{"error":"`) {
			t.Errorf("answer %d is %s, want %s", i+1, got[i], want[i])
		}
	}
}

// It ends when it is stopped, even if there is more input.
func TestActStopped(t *testing.T) {
	in, _ := io.Pipe()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- kinds[0].answer(ctx, new(seed).chance, in, io.Discard) }()
	stop()
	select {
	case err := <-ended:
		if err == nil || err.Error() != "stopped" {
			t.Errorf("it ended with %v", err)
		}
	case <-time.After(time.Minute):
		t.Error("it goes on")
	}
}

func TestMistakesInAct(t *testing.T) {
	for args, mentions := range map[string]string{
		"act -players nobody": `there are no players "nobody"`,
		"act boards":          `what is "boards"?`,
	} {
		wantRefusal(t, ask(strings.Fields(args)...), 2, mentions)
	}
}
