package command

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
)

// actAnswers returns the answers of players of a kind to lines, without their greeting.
func actAnswers(t *testing.T, kindName string, value uint64, lines ...string) (replies []reply) {
	t.Helper()
	k, err := kindNamed(kindName)
	if err != nil {
		t.Fatal(err)
	}
	var stdout bytes.Buffer
	with := &seed{given: true, value: value}
	if err := k.answer(t.Context(), with.chance, strings.NewReader(strings.Join(lines, "\n")), &stdout); err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(strings.TrimSpace(stdout.String()), "\n")
	for line := range strings.Lines(rest) {
		var r reply
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		replies = append(replies, r)
	}
	return replies
}

// Asked act by act, players act as in a game, and their views are printed.
func TestActOnPoker(t *testing.T) {
	for _, players := range []string{"beginner", "club"} {
		if testing.Short() && players == "club" {
			continue // too slow with the race detector
		}
		game := mustAsk(t, "poker", "-seed", "5", "-hands", "1", "-players", players+","+players, "-seats", "2,5")
		line, _, _ := strings.Cut(game, "\n")
		h, err := pokerrecord.UnmarshalHand([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for n := range h.Len() {
			line, err := pokerrecord.MarshalHand(h.Prefix(n))
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, string(line))
		}
		got := actAnswers(t, players, 5, lines...)
		for n, act := range h.Acts() {
			view, err := pokerrecord.MarshalView(h.Prefix(n).View(act.Seat))
			if err != nil {
				t.Fatal(err)
			}
			if got[n].Event != act.String() || string(got[n].View) != string(view) || got[n].Error != "" {
				t.Errorf("act %d of %s: %s, seeing\n%s\nin the game %v, seeing\n%s", n+1, players, got[n].Event, got[n].View, act, view)
			}
		}
	}
}

// Cards that the seat can't see are others, and the answer is the same.
func TestActOnPokerSeesNothingHidden(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "a <game>", Hand: 1, Button: 5, Players: []poker.Player{{Seat: 2, Stack: 50}, {Seat: 5, Stack: 60, Fantasy: 14}}}
	hand := func(rest string) string {
		t.Helper()
		var deal []poker.Cards
		for _, text := range []string{"SASKSQHJHT" + rest[:24], rest[24:]} {
			cards, err := poker.ParseCards(text)
			if err != nil {
				t.Fatal(err)
			}
			deal = append(deal, cards)
		}
		h, err := poker.NewHand(table, deal)
		if err != nil {
			t.Fatal(err)
		}
		seat, _ := h.Turn()
		for a := range h.View(seat).Legal() {
			if h, err = h.Apply(a); err != nil {
				t.Fatal(err)
			}
			break
		}
		line, err := pokerrecord.MarshalHand(h)
		if err != nil {
			t.Fatal(err)
		}
		return string(line)
	}
	got := actAnswers(t, "beginner", 1, hand("C2C3C4C5C6C7C8C9CTCJCQCKD2D3D4D5D6D7D8D9DTDJDQDKDAS2"), hand("JKS2S3S4S5S6S7S8S9STH2H3H4H5H6H7H8H9HQHKHADADKDQDJDT"))
	if len(got) != 2 || got[0].Event == "" || got[0].Event != got[1].Event || string(got[0].View) != string(got[1].View) {
		t.Errorf("it answers\n%+v", got)
	}
	if !strings.Contains(string(got[0].View), `"game":"a <game>"`) || !strings.Contains(string(got[0].View), `"acts":["5 ?"]`) {
		t.Errorf("seat 2 sees %s", got[0].View)
	}
}

func TestActOnPokerNonsense(t *testing.T) {
	game := mustAsk(t, "poker", "-seed", "5", "-hands", "1", "-players", "random,random")
	lines := strings.Split(strings.TrimSpace(game), "\n")
	got := actAnswers(t, "beginner", 0, lines[0], lines[1], strings.Replace(lines[0], `"hand":1`, `"hand":0`, 1))
	for i, want := range []string{"hand 1: the hand is over", `there is no key "before"`, "hands are counted from 1, not 0"} {
		if got[i].Error != want || got[i].Event != "" || got[i].View != nil {
			t.Errorf("answer %d is %+v, want %s", i+1, got[i], want)
		}
	}
	h, err := pokerrecord.UnmarshalHand([]byte(lines[0]))
	if err != nil {
		t.Fatal(err)
	}
	line, err := pokerrecord.MarshalHand(h.Prefix(3))
	if err != nil {
		t.Fatal(err)
	}
	if got := actAnswers(t, "club-signals", 0, string(line)); got[0].Error != `nobody plays poker as "club-signals"` {
		t.Errorf("it answers %+v", got)
	}
}
