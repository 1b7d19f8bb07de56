package analysis_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// kept is a stored analysis. It must stay readable.
const kept = `{"version":1,"nodes":4000000,"done":4,"total":26,` +
	`"tricks":{"E":"3 7 8 7 6","N":"9 6 5-8 6 6","S":"9 6 5 0-13 6","W":"3 7 8 7 7"},` +
	`"par":{"points":110,"contracts":["3C-N","3C-S"]},"first":52,"seats":"WNES",` +
	`"acts":{"53":{"cost":2,"better":["A.Q..4","A..."]},"54":{"cost":0,"unknown":true},"55":{"cost":-1}}}`

func TestText(t *testing.T) {
	a := must(analysis.Unmarshal([]byte(kept)))
	if got := string(must(a.Marshal())); got != kept {
		t.Errorf("%s\nhas become\n%s", kept, got)
	}
	if act, ok := a.Act(53); !ok || act.Cost != 2 || len(act.Better) != 2 || act.Seat.String() != "N" {
		t.Errorf("event 53 is %+v, %t", act, ok)
	}
	if act, ok := a.Act(52); !ok || act.Cost != 0 || act.Unknown {
		t.Errorf("event 52 is %+v, %t", act, ok)
	}
	if _, ok := a.Act(56); ok {
		t.Error("event 56 is none")
	}
	longer := strings.Replace(kept, `"total":26`, `"total":26,"before":5`, 1)
	if got := string(must(must(analysis.Unmarshal([]byte(longer))).Marshal())); got != longer {
		t.Errorf("%s\nhas become\n%s", longer, got)
	}
	about := strings.Replace(kept, `"par"`, `"about":{"E":"- - - - -","N":"- - 7 - -","S":"- - - 12? -","W":"- - - - 0??"},"par"`, 1)
	its := must(analysis.Unmarshal([]byte(about)))
	if got := string(must(its.Marshal())); got != about {
		t.Errorf("%s\nhas become\n%s", about, got)
	}
	if tricks, ok := its.About(card.North, bridge.Hearts); !ok || tricks != 7 {
		t.Errorf("in hearts North takes about %d tricks, %t", tricks, ok)
	}
	for i, b := range append(played(t, small(), 9, 10), passedOut(t)) {
		for _, nodes := range []int{1, 0} {
			a := analysed(t, b, analysis.Analysis{}, nodes)
			if got := must(analysis.Unmarshal(must(a.Marshal()))); !reflect.DeepEqual(got, a) {
				t.Errorf("board %d: %+v, was %+v", i+1, got, a)
			}
		}
	}
	var none analysis.Analysis
	if got := must(analysis.Unmarshal(must(none.Marshal()))); !reflect.DeepEqual(got, none) {
		t.Errorf("nothing has become %+v", got)
	}
}

func TestTextThatIsWrong(t *testing.T) {
	for _, change := range [][2]string{
		{kept, ""},
		{kept, "null"},
		{"}}}", "}}"},
		{"}}}", "}}}{}"},
		{`"version":1`, `"version":2`},
		{`"nodes"`, `"knots"`},
		{`"done":4`, `"done":27`},
		{`"done":4`, `"done":-1`},
		{`"total":26`, `"total":26,"before":-1`},
		{`"total":26`, `"total":26,"before":4000000`},
		{`"done":4,"total":26`, `"done":26,"total":26,"before":5`},
		{"5-8", "8-5"},
		{"5-8", "5-5"},
		{"5-8", "5-18"},
		{"5-8", "5-+8"},
		{"5-8", "05-8"},
		{"5-8 ", ""},
		{`"W":"3 7`, `"X":"3 7`},
		{`,"W":"3 7 8 7 7"`, ""},
		{`"par"`, `"about":{"N":"- - - - -"},"par"`},
		{`"par"`, `"about":{"E":"- - - - -","N":"- - 18 - -","S":"- - - - -","W":"- - - - -"},"par"`},
		{`"par"`, `"about":{"E":"- - - - -","N":"- - ? - -","S":"- - - - -","W":"- - - - -"},"par"`},
		{`"par"`, `"about":{"E":"- - - - -","N":"- - 9??? - -","S":"- - - - -","W":"- - - - -"},"par"`},
		{`"par"`, `"about":{"E":"- - - -","N":"- - 9 - -","S":"- - - - -","W":"- - - - -"},"par"`},
		{"3C-N", "3C-X"},
		{`"3C-N","3C-S"`, ""},
		{"WNES", "WNXS"},
		{"WNES", "WN"},
		{`"first":52`, `"first":-2`},
		{`"53"`, `"51"`},
		{`"53"`, `"053"`},
		{`"53"`, `"x"`},
		{`"cost":2`, `"cost":1`},
		{`"cost":-1`, `"cost":-99`},
		{"A.Q..4", "A.Q.4"},
		{"A.Q..4", "..."},
	} {
		text := strings.Replace(kept, change[0], change[1], 1)
		if text == kept {
			t.Fatalf("there is no %s", change[0])
		}
		if a, err := analysis.Unmarshal([]byte(text)); err == nil {
			t.Errorf("with %q for %q it is %+v", change[1], change[0], a)
		} else if text := err.Error(); !strings.HasPrefix(text, "analysis: ") {
			t.Errorf("it fails with %q", text)
		}
	}
}

// Text that can be read is written back with the same meaning.
func FuzzUnmarshal(f *testing.F) {
	f.Add([]byte(kept))
	f.Add([]byte(`{"version":1,"tricks":{"N":"0 0 0 0 0","E":"0 0 0 0 0","S":"0 0 0 0 0","W":"0 0 0 0 0"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := analysis.Unmarshal(data)
		if err != nil {
			return
		}
		text, err := a.Marshal()
		if err != nil {
			t.Fatalf("%+v can't be written: %v", a, err)
		}
		again, err := analysis.Unmarshal(text)
		if err != nil || !reflect.DeepEqual(a, again) {
			t.Fatalf("%s: %+v has become %+v (%v)", text, a, again, err)
		}
		if second := must(again.Marshal()); !bytes.Equal(text, second) {
			t.Fatalf("%s has become %s", text, second)
		}
	})
}
