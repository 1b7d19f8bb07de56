package record_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker/record"
)

// The lines of the examples are read, and printed again to the letter. (Rules: progressive-poker, Text forms.)
func TestDocument(t *testing.T) {
	text := lineList("document.jsonl")
	if len(text) != 3 {
		t.Fatalf("%d lines, want a hand, an event and a view", len(text))
	}
	h, err := record.UnmarshalHand([]byte(text[0]))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(must(record.MarshalHand(h))); got != text[0] {
		t.Errorf("the hand comes back as\n%s\nwant\n%s", got, text[0])
	}
	for l, err := range record.Read(strings.NewReader(text[1])) {
		if err != nil {
			t.Fatal(err)
		}
		if got := string(must(record.MarshalEvent(l.Before, l.Event))); got != text[1] {
			t.Errorf("the event comes back as\n%s\nwant\n%s", got, text[1])
		}
	}
	v, err := record.UnmarshalView([]byte(text[2]))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(must(record.MarshalView(v))); got != text[2] {
		t.Errorf("the view comes back as\n%s\nwant\n%s", got, text[2])
	}
	if got := string(must(record.MarshalView(h.Prefix(3).View(5)))); got != text[2] {
		t.Errorf("after three acts seat 5 sees\n%s\nwant\n%s", got, text[2])
	}
}

// Other programs' lines have spaces and another order of keys. They read the same as ours.
func TestExamples(t *testing.T) {
	var ours bytes.Buffer
	hands, events := 0, 0
	read := func(text string) (found []string) {
		for l, err := range record.Read(strings.NewReader(text)) {
			if err != nil {
				t.Fatal(err)
			}
			var line []byte
			if l.IsEvent() {
				line = must(record.MarshalEvent(l.Before, l.Event))
				events++
			} else {
				line = must(record.MarshalHand(l.Hand))
				hands++
			}
			fmt.Fprintf(&ours, "%s\n", line)
			found = append(found, string(line))
		}
		return found
	}
	first := read(strings.Join(lineList("ProgressivePoker.jsonl"), "\n"))
	if hands != 8 || events != 2 {
		t.Errorf("%d hands and %d events, want 8 and 2", hands, events)
	}
	if again := read(ours.String()); strings.Join(again, "\n") != strings.Join(first, "\n") {
		t.Errorf("our lines come back as\n%s", strings.Join(again, "\n"))
	}
}

// lineList returns the lines of a file in testdata.
func lineList(name string) []string {
	return strings.Split(strings.TrimSpace(string(must(os.ReadFile("testdata/"+name)))), "\n")
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
