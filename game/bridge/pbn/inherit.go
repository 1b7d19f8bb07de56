package pbn

// inherit gives a game without a deal that of the game before, if it is of the same board, or that of its board earlier in
// the text. It reports whether the game itself says nothing of its board.
func (g *Games) inherit(its *game) (elsewhere bool) {
	key := its.given("Event") + "\x00" + its.given("Board")
	if its.given("Deal") != "" {
		if g.dealt == nil {
			g.dealt = map[string]game{}
		}
		g.dealt[key] = *its
		return false
	}
	if len(its.calls) == 0 && its.given("Contract") == "" {
		return false
	}
	from := g.before
	if same := !its.has("Board") && !its.has("Event"); !same {
		var ok bool
		if from, ok = g.dealt[key]; !ok || its.given("Board") == "" {
			return false
		}
	} else if from.given("Deal") == "" {
		return false
	}
	for _, name := range []string{"Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal", "Scoring"} {
		if value := from.tags.value(name); value != "" && its.given(name) == "" {
			its.add(token{line: its.line, kind: tag, name: name, text: value, valued: true})
		}
	}
	return true
}

// value returns the value of a tag as it is written, or "".
func (t Tags) value(name string) string {
	for _, its := range t {
		if its.Name == name {
			return its.Value
		}
	}
	return ""
}
