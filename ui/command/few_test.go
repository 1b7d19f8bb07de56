package command

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
)

func TestFewFollowsFromTheSeed(t *testing.T) {
	for _, game := range fewNames {
		args := []string{"match", "-rules", game, "-players", "random", "-seed", "7"}
		first := mustAsk(t, append(args, "-deals", "6")...)
		if mustAsk(t, append(args, "-deals", "6")...) != first {
			t.Errorf("%s: the same seed gave another match", game)
		}
		body, end, _ := strings.Cut(first, `{"rules":"`+game+`","end":"open","boards":6,`)
		if !strings.HasPrefix(mustAsk(t, append(args, "-deals", "7")...), body) || strings.Count(body, "\n") != 6 || end == "" {
			t.Errorf("%s: a longer match with the same seed begins otherwise than\n%s", game, first)
		}
		if mustAsk(t, "match", "-rules", game, "-players", "random", "-seed", "8", "-deals", "6") == first {
			t.Errorf("%s: another seed gave the same match", game)
		}
	}
}

// Without -deals one session is played, to its end; with more deals another one begins behind it.
func TestFewSessions(t *testing.T) {
	one := mustAsk(t, "match", "-rules", "booby", "-players", "random", "-seed", "3")
	lines := strings.Split(strings.TrimSpace(one), "\n")
	if want := fmt.Sprintf(`{"rules":"Booby","end":"over","boards":%d,`, len(lines)-1); !strings.HasPrefix(lines[len(lines)-1], want) {
		t.Fatalf("it ends with %s, want %s", lines[len(lines)-1], want)
	}
	two := mustAsk(t, "match", "-rules", "BOOBY", "-players", "random,random,random", "-seed", "3", "-deals", fmt.Sprint(len(lines)+1))
	rest, ok := strings.CutPrefix(two, one)
	if !ok || !regexp.MustCompile(`(?s)^\{"rules":"Booby","board":1,"dealer":"A".*\{"rules":"Booby","board":2,.*\{"rules":"Booby","end":"open","boards":2,[^\n]*\n$`).MatchString(rest) {
		t.Errorf("behind the first session there is\n%s", rest)
	}
	if exactly := mustAsk(t, "match", "-rules", "booby", "-players", "random", "-seed", "3", "-deals", fmt.Sprint(len(lines)-1)); exactly != one {
		t.Errorf("with as many deals as the session has there is\n%s", exactly)
	}
}

// A stopped match has printed whole lines and an open end, and reports its progress.
func TestFewStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	out := &stopAfter{lines: 3, stop: stop}
	var stderr bytes.Buffer
	status := Run(ctx, []string{"match", "-rules", "Slam", "-players", "random", "-seed", "1", "-deals", "1000000"}, out, &stderr, Front{Open: noWindow})
	wantRefusal(t, answer{status, "", stderr.String()}, 1, "stopped after 3 deals")
	n, open := 0, false
	for e, err := range record.Read(&out.text) {
		if n++; err != nil {
			t.Error(err)
		}
		open = e.IsEnd && e.End.Kind == few.EndOpen
	}
	if n != 4 || !open {
		t.Errorf("%d lines are printed, and the end is open: %v", n, open)
	}
}

// stopAfter stops its writer after some lines.
type stopAfter struct {
	text  bytes.Buffer
	lines int
	stop  func()
}

func (s *stopAfter) Write(b []byte) (int, error) {
	if s.lines -= bytes.Count(b, []byte("\n")); s.lines == 0 {
		s.stop()
	}
	return s.text.Write(b)
}

func TestFewRefusals(t *testing.T) {
	for args, mentions := range map[string]string{
		"-rules honeymoon":                                  "-rules honeymoon: want SuperBridge, ",
		"-rules honeymoon -deals 1":                         "for two or three TwoDummies, OpenOrClosed, BridgeForThree, Booby, NulloForTwo, Slam, ChineseBridge",
		"-rules slam -deals 0":                              "-deals 0: want 1 to",
		"-rules slam -deals -1":                             "-deals -1: want 1 to",
		"-rules slam -players nobody":                       `-players nobody: there are no players "nobody": want `,
		"-rules slam -players club-signals":                 `there are no players "club-signals"`,
		"-rules slam -players random,random,random":         "-players random,random,random: want one kind of players, or 2 with commas between",
		"-rules booby -players random,random":               "or 3 with commas between",
		"-rules booby -compare random":                      "-compare random: want two kinds of players, as club,expert",
		"-rules booby -compare random,random,random":        "want two kinds of players",
		"-rules booby -compare random,random -save":         "-compare and -save don't go together",
		"-rules booby -compare random,random -players club": "-compare and -players don't go together",
		"-rules booby -house redeal":                        "-house isn't for Booby",
		"-rules booby -tables 4":                            "-tables isn't for Booby",
		"-rules booby -daily 2026-11-22":                    "-daily isn't for Booby",
		"-rules booby -deal 0000000K1NN2ZK8ZF8VJ4R5G8V":     "-deal isn't for Booby",
		"-rules booby -scoring imps -compare random,random": "-scoring isn't for Booby",
		"-rules booby -threads 1":                           "-threads is for -compare",
	} {
		wantRefusal(t, ask(append([]string{"match"}, strings.Fields(args)...)...), 2, mentions)
	}
}

// A match of two kinds of players prints their gain and their times.
func TestFewCompare(t *testing.T) {
	for _, game := range []string{"TwoDummies", "Booby"} {
		out := mustAsk(t, "match", "-rules", game, "-compare", "random,random", "-deals", "2", "-seed", "5", "-threads", "2")
		for _, want := range []string{
			game + `: 4 rubbers, two on the same deals, \d+ deals in all\. A is random, B is random\.`,
			`A gains [+-]\d+ ± \d+ points a rubber, and wins [\d.]+ ± [\d.]+ % of the rubbers\.`,
			`(?m)^rubbers, % +[\d.]+ +[\d.]+$`, `(?m)^acts +\d+ +\d+$`, `(?m)^an act, mean +\S+ ms +\S+ ms$`, `(?m)^an act, 99 % within `, `(?m)^an act, longest `,
		} {
			if !regexp.MustCompile(want).MatchString(out) {
				t.Errorf("%s: no %s in\n%s", game, want, out)
			}
		}
	}
}

// In the two rubbers of a pair the seats are exchanged, and of three one sits against two.
func TestFewSeats(t *testing.T) {
	if got := fmt.Sprint(fewSeats(2, 0), fewSeats(2, 1), fewSeats(3, 0), fewSeats(3, 1), fewSeats(3, 5)); got != "[[0 1] [1 0]] [[0 1] [1 0]] [[0 1 1] [1 0 0]] [[1 0 1] [0 1 0]] [[1 1 0] [0 0 1]]" {
		t.Error(got)
	}
}
