package statistics

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Levels are the levels of the computer players to choose from, as filters have them: any, each of theirs, and the term for players
// who are not alike.
var Levels = slices.Concat([]string{""}, people.Levels, []string{people.Mixed})

// LevelName names the computer players of a level.
func LevelName(level string) string { return text.T("statistics.players." + cmp.Or(level, "any")) }

// LevelOf returns the level of what is kept with one: "" stands for several.
func LevelOf(kept string) string { return cmp.Or(kept, people.Mixed) }

// PlayersRow returns the row of the levels.
func PlayersRow(chosen int) Row {
	r := Row{Label: text.T("statistics.players"), Chosen: chosen}
	for _, level := range Levels {
		r.Options = append(r.Options, LevelName(level))
	}
	return r
}

// HelpRow returns the row of whether the user had help.
func HelpRow(alone bool) Row {
	r := Row{Label: text.T("statistics.help"), Options: []string{text.T("statistics.help.any"), text.T("statistics.help.alone")}}
	if alone {
		r.Chosen = 1
	}
	return r
}

// InWords says what is chosen, in a line: what counts at all, the period, and what else is chosen.
func InWords(of string, rows []Row) string {
	words := []string{of}
	for i, r := range rows {
		if i == 0 || r.Chosen > 0 {
			words = append(words, r.Options[r.Chosen])
		}
	}
	return strings.Join(words, "  ·  ")
}

// With adds terms to those of a filter.
func With(terms string, more ...string) string {
	all := strings.Fields(terms)
	for _, term := range more {
		if !slices.Contains(all, term) {
			all = append(all, term)
		}
	}
	return strings.Join(all, " ")
}

// Against returns the players and the terms of a filter for what was played against a level.
func Against(level, terms string) (players, all string) {
	if level == people.Mixed {
		return "", With(terms, people.Mixed)
	}
	return level, terms
}

// LevelIn returns which of the levels a filter with these players and terms wants.
func LevelIn(players, terms string) int {
	if slices.Contains(strings.Fields(terms), people.Mixed) {
		players = people.Mixed
	}
	return max(0, slices.Index(Levels, players))
}
