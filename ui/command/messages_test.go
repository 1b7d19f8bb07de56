package command

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestCountMessages(t *testing.T) {
	var out, wrong bytes.Buffer
	if status := Run(t.Context(), []string{"messages"}, &out, &wrong, Front{}); status != 0 {
		t.Fatalf("status %d: %s", status, &wrong)
	}
	all, err := text.Messages(text.English)
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`(?m)^ +en +(\d+) +(\d+) +0 *$`).FindStringSubmatch(out.String())
	if found == nil || len(all) < 5000 {
		t.Errorf("%d messages; it says\n%s", len(all), &out)
	}
}

// A translator fills in what the command prints: each message with the forms of his language, its file and its terms.
func TestMissingMessagesAreAMessageFile(t *testing.T) {
	var out, wrong bytes.Buffer
	if status := Run(t.Context(), []string{"messages", "-lang", "sl", "-missing"}, &out, &wrong, Front{}); status != 0 {
		t.Fatalf("status %d: %s", status, &wrong)
	}
	var got map[string]map[string]string
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	all, err := text.Messages(text.English)
	if err != nil || len(got) != len(all) {
		t.Errorf("%d of %d messages, %v", len(got), len(all), err)
	}
	players := got["game.players"]
	for form, want := range map[string]string{"one": "{{.N}} player", "two": "{{.N}} players", "few": "{{.N}} players", "other": "{{.N}} players"} {
		if players[form] != want {
			t.Errorf("%s: %q, want %q", form, players[form], want)
		}
	}
	if !strings.HasPrefix(players["description"], "ui/kit/text/") {
		t.Errorf("described as %q", players["description"])
	}
	terms := 0
	for id, m := range got {
		if strings.Contains(m["other"], "trick") && strings.Contains(m["description"], "; trick") {
			terms++
		} else if strings.HasSuffix(m["other"], " tricks.") {
			t.Errorf("%s is described as %q", id, m["description"])
		}
	}
	if terms < 100 {
		t.Errorf("%d messages have the term for tricks", terms)
	}
}

func TestMessagesRefusesNonsense(t *testing.T) {
	for _, args := range [][]string{{"messages", "-missing"}, {"messages", "-missing", "-lang", "?"}, {"messages", "all"}, {"-data-dir", "x", "messages"}} {
		var out, wrong bytes.Buffer
		if status := Run(t.Context(), args, &out, &wrong, Front{}); status != 2 || wrong.Len() == 0 || out.Len() > 0 {
			t.Errorf("%q: status %d, %q, %q", args, status, &out, &wrong)
		}
	}
}
