package learning

import (
	"slices"
	"testing"
)

// A position has what the course and the learner did before: the learner's own act if it is right, otherwise the first that is.
func TestPosition(t *testing.T) {
	l := Lesson{ID: "x", Steps: []Step{
		{ID: "a", On: &Position{Start: "s", Events: []string{"1"}}},
		{ID: "b", Do: &Do{Right: []string{"2", "two"}}},
		{ID: "c", On: &Position{Events: []string{"3"}}, Do: &Do{Right: []string{"4"}}},
		{ID: "d"},
		{ID: "e", On: &Position{Start: "t"}},
	}}
	for _, tt := range []struct {
		at   int
		did  string
		want []string
	}{
		{0, "", []string{"1"}}, {1, "", []string{"1"}}, {2, "", []string{"1", "2", "3"}}, {2, "two", []string{"1", "two", "3"}},
		{2, "three", []string{"1", "2", "3"}}, {3, "two", []string{"1", "two", "3", "4"}}, {4, "two", nil},
	} {
		p := l.Position(tt.at, func(step string) string {
			if step == "b" {
				return tt.did
			}
			return ""
		})
		if !slices.Equal(p.Events, tt.want) || p.Start != map[bool]string{true: "t", false: "s"}[tt.at == 4] {
			t.Errorf("at %d after %q it is %+v, want %q", tt.at, tt.did, p, tt.want)
		}
	}
	if p := l.Position(3, nil); !slices.Equal(p.Events, []string{"1", "2", "3", "4"}) {
		t.Errorf("by the course it is %+v", p)
	}
}

// A fault of a lesson is found when it is read.
func TestParse(t *testing.T) {
	const first = `{"id": "x", "steps": [{"id": "a", "on": {"start": "s"}}, `
	for _, text := range []string{
		`{}`, `{"id": "x", "steps": []}`, `{"id": "x", "steps": [{"id": "a"}]}`, first + `{"id": "a"}]}`, first + `{"id": "b", "more": 1}]}`,
		first + `{"id": "b", "ask": {"options": ["1"], "right": "2"}}]}`, first + `{"id": "b", "do": {"right": []}}]}`,
		first + `{"id": "b", "game": true, "do": {"right": ["1"]}}]}`, first + `{"id": "b", "no": [{"on": "*", "why": "x"}]}]}`,
		first + `{"id": "b", "do": {"right": ["1"]}, "no": [{"on": "1", "why": "x"}]}]}`,
	} {
		if _, err := parse([]byte(text)); err == nil {
			t.Errorf("%s is a lesson", text)
		}
	}
	if l, err := parse([]byte(first + `{"id": "b", "do": {"right": ["1"]}, "no": [{"on": "*", "why": "x"}]}]}`)); err != nil || len(l.Steps) != 2 || l.Minutes() != 1 {
		t.Errorf("%+v, %v", l, err)
	}
}
