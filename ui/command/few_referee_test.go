package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// fewReferee judges printed lines of bridge for two and three by docs/rules/bridge-few.md alone: it works everything out
// again, card by card, and knows nothing of the rooms of the game.
type fewReferee struct {
	game         string
	board        int // the next one; 1 between two sessions
	dealer       int
	rubber       int // of bridge for three
	below, games map[string]int
	total        map[string]int
	over         bool

	counts map[string]int // features judged
}

// fewLine is a line: its keys with their raw values.
type fewLine map[string]json.RawMessage

// read reads the value of a key.
func (l fewLine) read(key string, to any) error {
	d := json.NewDecoder(bytes.NewReader(l[key]))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	return nil
}

// readFew reads the value of a key of known form.
func readFew[T any](l fewLine, key string) (value T, err error) { return value, l.read(key, &value) }

var fewNames = []string{"TwoDummies", "OpenOrClosed", "BridgeForThree", "Booby", "NulloForTwo", "Slam", "ChineseBridge"}

// players returns the letters of the players of a game.
func (r *fewReferee) players() []string {
	switch r.game {
	case "TwoDummies":
		return []string{"S", "W"}
	case "BridgeForThree", "Booby":
		return []string{"A", "B", "C"}
	}
	return []string{"A", "B"}
}

// sides returns the columns of the sheet.
func (r *fewReferee) sides() []string {
	if r.game == "BridgeForThree" {
		return []string{"NS", "EW"}
	}
	return r.players()
}

// side returns the column of a player.
func (r *fewReferee) side(player string) string {
	switch {
	case r.game != "BridgeForThree":
		return player
	case player == r.players()[r.rubber-1]:
		return "NS"
	}
	return "EW"
}

// after returns the player n places after another one.
func (r *fewReferee) after(player string, n int) string {
	all := r.players()
	return all[(slices.Index(all, player)+n)%len(all)]
}

// judge returns the violation of the rules in a line.
func (r *fewReferee) judge(text string) error {
	var l fewLine
	if err := json.Unmarshal([]byte(text), &l); err != nil {
		return err
	}
	keys, err := topKeys(text)
	if err != nil {
		return err
	}
	var compact bytes.Buffer
	if json.Compact(&compact, []byte(text)); compact.String() != text {
		return errors.New("there are spaces in it")
	}
	rules, err := readFew[string](l, "rules")
	if err != nil {
		return err
	}
	if l["end"] != nil {
		return r.judgeEnd(l, keys, rules)
	}
	if r.board <= 1 {
		if !slices.Contains(fewNames, rules) {
			return fmt.Errorf("rules %q", rules)
		}
		*r = fewReferee{game: rules, board: 1, counts: r.counts}
		if r.counts == nil {
			r.counts = map[string]int{}
		}
		if rules == "BridgeForThree" {
			r.rubber = 1
		}
		r.total = map[string]int{}
		r.fresh()
	}
	if r.rubber > 0 && !r.over && r.wonNow() { // the next one sits alone
		r.rubber++
		r.fresh()
	}
	if rules != r.game || r.over {
		return fmt.Errorf("a deal of %s, where the session of %s is over: %v", rules, r.game, r.over)
	}
	d := &fewDeal{fewReferee: r, fewLine: l, counted: func(what string) { r.counts[r.game+" "+what]++ }}
	if err := d.judge(keys); err != nil {
		return fmt.Errorf("board %d: %w", r.board, err)
	}
	return nil
}

// fresh begins a rubber.
func (r *fewReferee) fresh() {
	r.below, r.games = map[string]int{}, map[string]int{}
	for _, side := range r.sides() {
		r.below[side], r.games[side] = 0, 0
	}
}

// figures is the text of figures in an order.
func figures(order []string, of map[string]int) string {
	var words []string
	for _, key := range order {
		words = append(words, fmt.Sprintf("%q:%d", key, of[key]))
	}
	return "{" + strings.Join(words, ",") + "}"
}

// wants returns an error if a key isn't written so.
func (l fewLine) wants(key, text string) error { return unlike(key, string(l[key]), text) }

// judgeEnd judges the line that ends a session.
func (r *fewReferee) judgeEnd(l fewLine, keys, rules string) error {
	end, err := readFew[string](l, "end")
	if err != nil {
		return err
	}
	want := "rules end boards below games lines score total"
	if end != "open" {
		want += " winner"
		if r.game == "Booby" {
			want += " pairs"
		}
	}
	switch {
	case rules != r.game || r.board <= 1:
		return errors.New("nothing goes on that could end")
	case keys != want:
		return fmt.Errorf("keys %s, want %s", keys, want)
	case end != "over" && end != "settled" && end != "open", (end == "over") != r.over:
		return fmt.Errorf("end %q, and it is over: %v", end, r.over)
	}
	below, games := r.below, r.games
	score, lines := map[string]int{}, []string{}
	if end == "settled" && !r.wonNow() {
		for _, bonus := range []struct {
			name   string
			of     map[string]int
			points int
		}{{"game", games, 300}, {"part", below, 100}} {
			var having []string
			for _, side := range r.sides() {
				if bonus.of[side] > 0 {
					having = append(having, side)
				}
			}
			if len(having) == 1 {
				points := bonus.points
				if r.game == "Slam" {
					points /= 5
				}
				score[having[0]] += points
				lines = append(lines, fmt.Sprintf("%q", fmt.Sprintf("%s %s %d", having[0], bonus.name, points)))
			}
		}
	}
	for _, p := range r.players() {
		r.total[p] += score[r.side(p)]
	}
	for _, each := range [][2]string{
		{"boards", fmt.Sprint(r.board - 1)}, {"below", figures(r.sides(), below)}, {"games", figures(r.sides(), games)},
		{"lines", "[" + strings.Join(lines, ",") + "]"}, {"score", figures(r.sides(), score)}, {"total", figures(r.players(), r.total)},
	} {
		if err := l.wants(each[0], each[1]); err != nil {
			return err
		}
	}
	r.counts[r.game+" ends "+end]++
	r.board, r.over = 1, false
	if end == "open" {
		return nil
	}
	return r.judgeWinner(l)
}

// wonNow reports whether a rubber has just been won.
func (r *fewReferee) wonNow() bool {
	for _, n := range r.games {
		if n == 2 {
			return true
		}
	}
	return false
}

// judgeWinner judges the winner, and the settlement of three.
func (r *fewReferee) judgeWinner(l fewLine) error {
	winner, most := "", -1
	pairs, names := map[string]int{}, []string{}
	for i, p := range r.players() {
		switch n := r.total[p]; {
		case n > most:
			winner, most = p, n
		case n == most:
			winner = ""
		}
		for _, q := range r.players()[i+1:] {
			names = append(names, p+"-"+q)
			pairs[p+"-"+q] = r.total[p] - r.total[q]
		}
	}
	if err := l.wants("winner", fmt.Sprintf("%q", winner)); err != nil || r.game != "Booby" {
		return err
	}
	return l.wants("pairs", figures(names, pairs))
}

// copy returns a referee in the same state.
func (r *fewReferee) copy() *fewReferee {
	other := *r
	other.below, other.games, other.total, other.counts = maps.Clone(r.below), maps.Clone(r.games), maps.Clone(r.total), maps.Clone(r.counts)
	return &other
}
