package record

import (
	"encoding/json"
	"regexp"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// Learned is somebody's progress in a step of a lesson, or an exercise that he has answered. Its lines follow the
// rubbers. Lessons and practice define the meaning of the texts. Times are milliseconds since 1970, UTC.
type Learned struct {
	Lesson string `json:"lesson,omitempty"` // with a step, or else
	Kind   string `json:"practised,omitempty"`

	Step   string `json:"step,omitempty"`
	Passed bool   `json:"passed,omitempty"`
	Undos  int    `json:"undos,omitempty"`
	Board  string `json:"board,omitempty"` // the acts on it

	Key   string `json:"key,omitempty"` // which exercise it was
	Level int    `json:"level,omitempty"`
	Right bool   `json:"right,omitempty"`

	Tries int   `json:"tries,omitempty"` // that weren't right
	Hints int   `json:"hints,omitempty"`
	At    int64 `json:"at"`
}

// learnedKey matches the start of such a line.
var learnedKey = regexp.MustCompile(`^\{\s*"(lesson|practised)"\s*:`)

// Marshal returns the line, without its end.
func (l Learned) Marshal() ([]byte, error) { return json.Marshal(l) }

// unmarshalLearned reads a line.
func unmarshalLearned(data []byte) (l Learned, err error) {
	if err := lines.Object(data, &l); err != nil {
		return Learned{}, err
	}
	step, exercise := l.Lesson != "" && l.Step != "", l.Kind != "" && l.Key != ""
	switch {
	case step == exercise:
		return Learned{}, fault.New("want a lesson with its step, or what was practised with its key")
	case step && (l.Kind != "" || l.Key != "" || l.Level != 0 || l.Right), exercise && (l.Lesson != "" || l.Step != "" || l.Passed || l.Undos != 0 || l.Board != ""):
		return Learned{}, fault.New("it belongs to a lesson and to practice")
	case min(l.Undos, l.Level, l.Tries, l.Hints) < 0 || l.At <= 0:
		return Learned{}, fault.New("its numbers can't be less than 0")
	}
	return l, nil
}
