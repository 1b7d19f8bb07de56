package main

import (
	"slices"
	"strings"
	"testing"
)

// Each source breaches one rule, or none.
func TestRules(t *testing.T) {
	for name, tt := range map[string]struct {
		room, source string
		want         string // part of the breach; "" if there is none
	}{
		"main.go wires":                      {"", `import "@ui/command"`, ""},
		"main.go doesn't deal":               {"", `import "@game/bridge"`, "main.go may not import game/bridge"},
		"a room that nobody knows":           {"game/whist", ``, "no rule says where"},
		"cards know no game":                 {"game/card", `import "@game/bridge"`, "may not import game/bridge"},
		"a game knows cards":                 {"game/bridge", `import "@game/card"`, ""},
		"a game knows no window":             {"game/bridge", `import "fyne.io/fyne/v2"`, "nothing outside"},
		"a game knows no disk":               {"game/bridge/record", `import "os"`, "nothing outside"},
		"nor paths":                          {"game/bridge/record", `import "path/filepath"`, "nothing outside"},
		"a game knows no net":                {"game/bridge/bot", `import "net/http"`, "nothing outside"},
		"a game knows no database":           {"game/bridge", `import _ "github.com/mattn/go-sqlite3"`, "nothing outside"},
		"chance is handed over":              {"game/bridge/bot", `import "math/rand/v2"; var r = rand.New(rand.NewPCG(1, 2))`, ""},
		"chance of nobody":                   {"game/bridge/bot", `import "math/rand/v2"; var r = rand.IntN(6)`, "rand.IntN is chance"},
		"chance by another name":             {"game/bridge/bot", `import dice "math/rand"; var r = dice.Intn(6)`, "dice.Intn is chance"},
		"chance without a name":              {"game/bridge/bot", `import . "math/rand/v2"; var r = IntN(6)`, "without its name"},
		"a generator called rand":            {"game/bridge/bot", `import "math/rand/v2"; func f(rand *rand.Rand) int { return rand.IntN(6) }`, ""},
		"a date is a value":                  {"game/bridge/record", `import "time"; var d = time.Date(2026, time.May, 1, 0, 0, 0, 0, time.UTC)`, ""},
		"and so is a duration":               {"game/bridge/record", `import "time"; const d = 3 * time.Second`, ""},
		"no clock":                           {"game/bridge/record", `import "time"; var d = time.Now()`, "time.Now is a clock"},
		"no clock by another name":           {"game/bridge/bot", `import t "time"; var d = t.Since(t.Time{})`, "t.Since is a clock"},
		"no waiting":                         {"game/bridge/match", `import "time"; func f() { time.Sleep(1) }`, "time.Sleep is a clock"},
		"no timer":                           {"game/bridge/match", `import "time"; var c = time.After(1)`, "time.After is a clock"},
		"no zone of the system":              {"game/bridge/record", `import "time"; var z = time.Local`, "time.Local is a clock"},
		"no clock without a name":            {"game/bridge/record", `import . "time"; var d = Now()`, "without its name"},
		"the window has a clock":             {"ui/bridge/play", `import "time"; var d = time.Now()`, ""},
		"drawing cards touches no disk":      {"cardart", `import "os"`, "nothing outside"},
		"storage knows no game":              {"storage", `import "@game/poker"`, "may not import game/poker"},
		"storage of bridge knows bridge":     {"storage/bridge", `import "@game/bridge"`, ""},
		"and knows what any game has":        {"storage/bridge", `import "@storage"`, ""},
		"a game knows its kin":               {"game/few/bot", `import "@game/bridge/dd"`, ""},
		"and so does what shows it":          {"ui/few/text", `import "@ui/bridge/text"`, ""},
		"but that one doesn't know it":       {"ui/bridge/text", `import "@game/few"`, "knows no other game"},
		"what plays in a terminal":           {"ui/bridge/spoken", `import "fyne.io/fyne/v2"`, "without a window"},
		"nor by another room":                {"ui/bridge/spoken", `import "@ui/bridge/tabletop"`, "without a window"},
		"but with what it shares":            {"ui/bridge/spoken", `import "@ui/bridge/play"`, ""},
		"the kit knows cards":                {"ui/kit/widget", `import "@game/card"`, ""},
		"and what is kept of any game":       {"ui/kit/marks", `import "@storage"`, ""},
		"the kit knows no game":              {"ui/kit/widget", `import "@game/bridge"`, "the kit knows no game"},
		"nor what is kept of one":            {"ui/kit/marks", `import "@storage/bridge"`, "the kit knows no game"},
		"the kit knows no screen":            {"ui/kit/sheet", `import "@ui/history"`, "the kit knows no screen"},
		"nor the words of a game":            {"ui/kit/widget", `import "@ui/bridge/text"`, "the kit knows no game"},
		"a screen uses the kit":              {"ui/home", `import "@ui/kit/widget"`, ""},
		"a screen knows no screen":           {"ui/home", `import "@ui/settings"`, "a screen is known to the window alone"},
		"a game's screen knows no other":     {"ui/bridge/review", `import "@ui/bridge/deal"`, "a screen is known to the window alone"},
		"but what they share":                {"ui/bridge/review", `import "@ui/bridge/text"`, ""},
		"a screen for any game":              {"ui/deck", `import "@ui/bridge/text"`, "nothing of the rooms of one game"},
		"what they share is no screen":       {"ui/bridge/play", `import "@ui/bridge/table"`, "a screen is known to the window alone"},
		"the commands know no screen":        {"ui/command", `import "@ui/history"`, "a screen is known to the window alone"},
		"but what is shared":                 {"ui/command", `import "@ui/bridge/transfer"`, ""},
		"nobody knows the window":            {"ui/home", `import "@ui"`, "main.go alone"},
		"nor the commands":                   {"ui/home", `import "@ui/command"`, "main.go alone"},
		"the window wires screens":           {"ui", `import "@ui/home"`, ""},
		"and desks":                          {"ui", `import "@ui/bridge/desk"`, ""},
		"but no game itself":                 {"ui", `import "@game/bridge"`, "by its desk alone"},
		"nor a game's screen":                {"ui", `import "@ui/bridge/table"`, "by its desk alone"},
		"nor what is kept of a game":         {"ui", `import "@storage/bridge"`, "by its desk alone"},
		"a desk wires the screens of a game": {"ui/bridge/desk", `import "@ui/bridge/table"`, ""},
		"a file that can't be read as code":  {"ui", `import`, "missing import path"},
	} {
		source := "package p\n" + strings.ReplaceAll(tt.source, "@", module+"/")
		_, got := check(tt.room, "p.go", source)
		switch {
		case tt.want == "" && len(got) > 0:
			t.Errorf("%s: %q", name, got)
		case tt.want != "" && (len(got) != 1 || !strings.Contains(got[0], tt.want)):
			t.Errorf("%s: %q, want one breach: %s", name, got, tt.want)
		}
	}
}

// Two games are held apart, whatever the list of rooms says, in their rules and in their windows.
func TestGamesKnowNoOther(t *testing.T) {
	defer func(were []string) { rooms["game/poker"] = were }(rooms["game/poker"])
	rooms["game/poker"] = []string{"game/card", "game/bridge"}
	for from, to := range map[string]string{
		"game/poker":      "game/bridge",
		"ui/poker/table":  "game/bridge/bot",
		"ui/poker/text":   "ui/bridge/text",
		"ui/bridge/deal":  "game/poker",
		"ui/bridge/table": "storage/poker",
	} {
		if why := forbidden(from, to); !strings.Contains(why, "no other game") && why != "no game imports another" {
			t.Errorf("%s may import %s: %q", from, to, why)
		}
	}
	if why := forbidden("game/poker", "game/card"); why != "" {
		t.Errorf("poker may not import cards: %s", why)
	}
}

// The list itself keeps the order of the rooms: no circle, and nothing that a rule forbids.
func TestListOfRooms(t *testing.T) {
	var visit func(room string, above []string)
	visit = func(room string, above []string) {
		for _, other := range above {
			if other == room {
				t.Fatalf("a circle: %v, %s", above, room)
			}
		}
		for _, below := range rooms[room] {
			if why := forbidden(room, below); why != "" {
				t.Errorf("%q may import %s by the list, but %s", room, below, why)
			}
			visit(below, append(above[:len(above):len(above)], room))
		}
	}
	for room := range rooms {
		visit(room, nil)
	}
}

// What is excepted from a rule is really there: a room that keeps the rule by now is held to it.
func TestExceptionsAreNeeded(t *testing.T) {
	imports, _ := read(sources("../.."))
	for edge, reason := range exceptions {
		if !slices.Contains(imports[edge[0]], edge[1]) {
			t.Errorf("%s doesn't import %s any more, which was excepted %s", edge[0], edge[1], reason)
		}
	}
}
