package chess

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// String returns the game line: start, whole turns and result. A dice turn in progress is left out. Rulings that differ
// are in the tag rules.
func (g Game) String() string { return g.Line(nil) }

// Line returns the game line followed by tags. A tag whose key is rules, invalid or a duplicate is left out.
func (g Game) Line(tags Tags) string {
	start := g.Start()
	r := start.rules
	first := r.Variant.String()
	if start != Start(r) {
		first = start.String()
	}
	turns := g.Turns()
	words := make([]string, len(turns))
	for i, t := range turns {
		words[i] = t.String()
	}
	parts := []string{first, strings.Join(words, " "), g.last.turn.result.String()}
	var all Tags
	if d := r.differences(); d != nil {
		all = Tags{{rulesTag, strings.Join(d, ",")}}
	}
	for _, tag := range tags {
		if tag.Key != rulesTag && validKey(tag.Key) && !all.has(tag.Key) {
			all = append(all, tag)
		}
	}
	if all != nil {
		parts = append(parts, all.String())
	}
	return strings.Join(parts, " ; ")
}

func (t Tags) has(key string) bool {
	for _, tag := range t {
		if tag.Key == key {
			return true
		}
	}
	return false
}

// LineError is an error in a game line.
type LineError struct {
	Turn int    // number of the turn in the line, from 1; 0 if the error is elsewhere
	Text string // the turn, or the part of the line
	Err  error
}

// Error names the turn and what is wrong with it.
func (e *LineError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *LineError) Words() fault.Phrase {
	if e.Turn == 0 {
		return fault.Say("%s", e.Err)
	}
	return fault.Say("turn %d, %s: %v", e.Turn, e.Text, e.Err)
}

// Unwrap returns the cause: a *RuleError if a rule is broken.
func (e *LineError) Unwrap() error { return e.Err }

// Parse reads a game line and returns the game and its tags, except rules, or a *LineError. The result must match the
// game.
func Parse(line string) (Game, Tags, error) {
	bad := func(text string, err error) (Game, Tags, error) { return Game{}, nil, &LineError{0, text, err} }
	parts := strings.Split(line, ";")
	if len(parts) < 3 || len(parts) > 4 {
		return bad(line, fault.New("a game is written as START ; TURNS ; RESULT, with key=value behind a third semicolon if wished"))
	}
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	var tags Tags
	if len(parts) == 4 {
		var err error
		if tags, err = parseTags(parts[3]); err != nil {
			return bad(parts[3], err)
		}
	}
	g, err := parseStart(parts[0], tags.Get(rulesTag))
	if err != nil {
		return bad(parts[0], err)
	}
	for i, word := range strings.Fields(parts[1]) {
		if g, err = g.applyTurn(word); err != nil {
			return Game{}, nil, &LineError{i + 1, word, err}
		}
	}
	r, err := ParseResult(parts[2])
	if err != nil {
		return bad(parts[2], err)
	}
	if r != g.Result() {
		return bad(parts[2], fault.Errorf("the result is %v, not %v", g.Result(), r))
	}
	var rest Tags
	for _, tag := range tags {
		if tag.Key != rulesTag {
			rest = append(rest, tag)
		}
	}
	return g, rest, nil
}

func parseStart(text, differences string) (Game, error) {
	variant, whole := text, true
	if fields := strings.Fields(text); len(fields) > 2 {
		variant, whole = fields[2], false
	}
	v, err := ParseVariant(variant)
	if err != nil {
		return Game{}, err
	}
	r, err := parseDifferences(v, strings.FieldsFunc(differences, func(c rune) bool { return c == ',' }))
	if err != nil {
		return Game{}, err
	}
	if whole {
		return New(r), nil
	}
	p, err := r.ParsePosition(text)
	return From(p), err
}

// applyTurn plays a whole turn given as in a game line.
func (g Game) applyTurn(text string) (Game, error) {
	start := g.last
	events, err := parseTurn(text)
	if err != nil {
		return g, err
	}
	for _, e := range events {
		if g.last != start && g.last.turn == g.last {
			return g, &RuleError{Rule: TurnDone, What: e.String(), Army: g.last.position.turn, Square: NoSquare}
		}
		if g, err = g.Apply(e); err != nil {
			return g, err
		}
	}
	if g.last.turn != g.last {
		p := &g.last.position
		return g, &RuleError{Rule: TurnUnfinished, What: text, Army: p.turn, Square: NoSquare, Number: max(1, p.Left())}
	}
	return g, nil
}

// parseTurn reads a turn: a roll, if there is one, and moves, or one other event.
func parseTurn(text string) ([]Event, error) {
	var events []Event
	if roll, rest, ok := strings.Cut(text, ":"); ok {
		e, err := ParseEvent(roll + ":")
		if err != nil {
			return nil, err
		}
		events, text = append(events, e), rest
	}
	words := strings.Split(text, ",")
	for _, word := range words {
		e, err := ParseEvent(word)
		if err != nil {
			return nil, err
		}
		if e.kind != MoveKind && len(events)+len(words) > 1 {
			return nil, fault.Errorf("%q is not a move", word)
		}
		events = append(events, e)
	}
	return events, nil
}
