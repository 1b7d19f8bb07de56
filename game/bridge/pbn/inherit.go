package pbn

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// meant returns the value of a tag: # is that of the previous game, and the value after ## also applies to later games
// without the tag.
func (g *Games) meant(name, text string) string {
	value, goesOn := strings.CutPrefix(text, "##")
	if text == "#" || text == "##" {
		value = g.before.tags.value(name)
	}
	g.always = slices.DeleteFunc(g.always, func(t Tag) bool { return t.Name == name })
	if goesOn {
		g.always = append(g.always, Tag{Name: name, Value: value})
	}
	if refers(value) {
		return strings.TrimPrefix(value, " ")
	}
	return value
}

// refers reports whether a value, ignoring leading blanks, would be read as that of another game. It is written with
// one more blank.
func refers(value string) bool {
	value = strings.TrimLeft(value, " ")
	return value == "#" || strings.HasPrefix(value, "##")
}

// faults reports tags before a board that are left out, if any.
func (g *Games) faults(current *game, left int) {
	if left > 0 {
		current.faults = append(current.faults, Fault{g.headed, Text, fault.Errorf("of the tags before the board %d are left out, for it has its own", left)})
	}
}

// inherit gives a game without a deal that of the game before, if it is of the same board, or that of its board earlier
// in the text. It reports whether the game itself doesn't name its board.
func (g *Games) inherit(current *game) (elsewhere bool) {
	key := current.given("Event") + "\x00" + current.given("Board")
	if current.given("Deal") != "" {
		if g.dealt == nil {
			g.dealt = map[string]game{}
		}
		g.goOn(current)
		g.dealt[current.given("Event")+"\x00"+current.given("Board")] = *current
		return false
	}
	if len(current.calls) == 0 && current.given("Contract") == "" {
		return false
	}
	from := g.before
	if same := !current.has("Board") && !current.has("Event"); !same {
		var ok bool
		if from, ok = g.dealt[key]; !ok || current.given("Board") == "" {
			return false
		}
	} else if from.given("Deal") == "" {
		return false
	}
	for _, name := range []string{"Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal", "Scoring"} {
		if value := from.tags.value(name); value != "" && current.given(name) == "" {
			current.add(token{line: current.line, kind: tag, name: name, text: value, valued: true})
		}
	}
	return true
}

// goOn completes a game with what some archives give for the first board only: its event and so on. That applies while
// the boards' numbers rise.
func (g *Games) goOn(current *game) {
	if current.has("Event") || current.has("Site") || current.number() < g.before.number() || g.before.number() == 0 {
		return
	}
	for _, name := range []string{"Event", "Site", "Date", "Stage", "HomeTeam", "VisitTeam", "Scoring"} {
		if value := g.before.given(name); value != "" && !current.has(name) {
			current.add(token{line: current.line, kind: tag, name: name, text: value, valued: true})
		}
	}
}

// value returns the value of a tag as written, or "".
func (t Tags) value(name string) string {
	for _, tag := range t {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}
