package roster

import (
	"encoding/json"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Evening is a roster that is being played: which of the players is the person, and by which sessions its rubbers are kept. It is a
// value.
type Evening struct {
	Roster
	Person   int     // from 1
	Sessions []int64 // of the rubbers that have begun, in order
}

// Begin returns an evening of 5 or 6 players before its first rubber. The user is the second, who plays in the first
// rubber and in the last one.
func Begin(players int) (Evening, error) {
	r, err := Of(players)
	return Evening{Roster: r, Person: 2}, err
}

// With returns the evening when its next rubber has begun.
func (e Evening) With(session int64) Evening {
	e.Sessions = append(slices.Clip(e.Sessions), session)
	return e
}

// Number returns the number of a session's rubber, from 1; 0 if it isn't one of the evening's.
func (e Evening) Number(session int64) int { return slices.Index(e.Sessions, session) + 1 }

// written is an evening as it is kept.
type written struct {
	Players  int     `json:"players"`
	Person   int     `json:"person"`
	Sessions []int64 `json:"sessions"`
}

// String returns the text form, an object of JSON.
func (e Evening) String() string {
	text, err := json.Marshal(written{e.Players(), e.Person, e.Sessions})
	if err != nil {
		panic(err) // numbers can be written
	}
	return string(text)
}

// Parse reads the text form.
func Parse(text string) (Evening, error) {
	var w written
	if err := json.Unmarshal([]byte(text), &w); err != nil {
		return Evening{}, fault.Errorf("%q is no evening of five or six: %w", text, err)
	}
	r, err := Of(w.Players)
	switch {
	case err != nil:
		return Evening{}, err
	case w.Person < 1 || w.Person > w.Players:
		return Evening{}, fault.Errorf("there is no player %d of %d", w.Person, w.Players)
	case len(w.Sessions) > len(r.Rubbers()):
		return Evening{}, fault.New("there are more rubbers than the roster has")
	}
	for i, id := range w.Sessions {
		if id < 1 || slices.Contains(w.Sessions[:i], id) {
			return Evening{}, fault.Errorf("rubber %d has no session of its own", i+1)
		}
	}
	return Evening{r, w.Person, w.Sessions}, nil
}
