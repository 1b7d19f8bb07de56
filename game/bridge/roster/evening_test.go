package roster

import "testing"

// An evening is read as it is written, and what makes no sense isn't read.
func TestEvening(t *testing.T) {
	e, err := Begin(6)
	if err != nil {
		t.Fatal(err)
	}
	e = e.With(12).With(15)
	again, err := Parse(e.String())
	if err != nil || again.String() != e.String() || again.Number(15) != 2 || again.Number(3) != 0 || again.Players() != 6 {
		t.Errorf("%v is read as %v: %v", e, again, err)
	}
	for _, text := range []string{
		"", "5", "{}", `{"players":4,"person":1}`, `{"players":5,"person":6}`, `{"players":5,"person":1,"sessions":[1,1]}`,
		`{"players":5,"person":1,"sessions":[0]}`, `{"players":5,"person":1,"sessions":[1,2,3,4,5,6]}`,
	} {
		if e, err := Parse(text); err == nil {
			t.Errorf("%s is read as %v", text, e)
		}
	}
	if _, err := Begin(4); err == nil {
		t.Error("an evening of four is begun")
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"players":5,"person":2,"sessions":[7,9]}`)
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text)
		if err != nil {
			return
		}
		if again, err := Parse(e.String()); err != nil || again.String() != e.String() {
			t.Errorf("%q is read as %v, and that as %v: %v", text, e, again, err)
		}
	})
}
