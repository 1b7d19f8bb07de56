package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// graphOf reads a graph: "a-b a-c" says that a uses b and c.
func graphOf(words string) graph {
	g := graph{}
	for word := range strings.FieldsSeq(words) {
		from, to, _ := strings.Cut(word, "-")
		g.use(from, to, "it")
	}
	return g
}

// What a small window uses is found: names, methods, packages of a folder; no field, no variable with the name of a type, no test.
func TestUses(t *testing.T) {
	imports, breaches := read(sources("testdata/house"))
	if len(breaches) > 0 {
		t.Fatal(breaches)
	}
	g, err := usesOf("testdata/house", imports)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][]string{
		"ui/app.go":   {"ui/home", "ui/place.go", "ui/show.go", "ui/size.go"},
		"ui/show.go":  {"ui/app.go", "ui/place.go"},
		"ui/place.go": {"ui/kit"},
		"ui/size.go":  nil,
		"ui/home":     {"ui/kit"},
		"ui/kit":      nil,
		"ui/e2e":      nil,
	}
	if got := slices.Sorted(maps.Keys(want)); !slices.Equal(got, g.nodes()) {
		t.Errorf("nodes %v, want %v", g.nodes(), got)
	}
	for from, others := range want {
		if got := g.sorted(from); !slices.Equal(got, others) {
			t.Errorf("%s uses %v, want %v", from, got, others)
		}
	}
	var out strings.Builder
	printFloors(&out, g, true)
	for _, line := range []string{"floors: 3\n", "against the order: 1, of 8\n", "floor 3: (ui/app.go ui/show.go)\n", "floor 1: ui/e2e ui/kit ui/size.go\n",
		"against the order: ui/show.go uses ui/app.go, for App\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("%q isn't in\n%s", line, out.String())
		}
	}
}

func TestFloors(t *testing.T) {
	for words, want := range map[string]string{
		"a-b b-c":                     "[[[c]] [[b]] [[a]]]",
		"a-b a-c b-c":                 "[[[c]] [[b]] [[a]]]",
		"a-c b-c":                     "[[[c]] [[a] [b]]]",
		"a-b b-a b-c":                 "[[[c]] [[a b]]]",
		"a-z b-c":                     "[[[c] [z]] [[a] [b]]]",
		"a-b b-a b-c x-b":             "[[[c]] [[a b]] [[x]]]",
		"a-b b-c c-a c-d d-e e-d x-a": "[[[d e]] [[a b c]] [[x]]]",
	} {
		if got := fmt.Sprint(floorsOf(graphOf(words))); got != want {
			t.Errorf("%s: floors %s, want %s", words, got, want)
		}
	}
}

// As few uses as can be are against the order, in circles where it is known how few those are.
func TestAgainstTheOrder(t *testing.T) {
	for words, want := range map[string]int{
		"a-b b-c a-c":             0,
		"a-b b-a":                 1,
		"a-b b-c c-a":             1,
		"a-b b-c c-a d-a a-d":     2,
		"a-b b-a b-c c-b c-a a-c": 3,
		// a is used by all, and uses one of them.
		"b-a c-a d-a e-a a-b b-c c-d d-e": 1,
		// The greedy order has two, until single nodes are moved.
		"a-b b-d c-a c-b d-a d-c": 1,
		// One is found only if what uses most more than it is used goes to the top.
		"a-c b-a c-d d-b d-c": 1,
		// One is found only if what goes to the foot goes above what is there.
		"a-e b-d c-b d-a e-a e-f f-b f-c": 1,
		// Two circles.
		"a-b b-c c-a c-d d-e e-f f-d": 2,
	} {
		got := againstOrder(graphOf(words))
		if len(got) != want {
			t.Errorf("%s: %v are against the order, want %d", words, got, want)
		}
		g := graphOf(words)
		for _, u := range got {
			delete(g[u[0]], u[1])
		}
		for _, circle := range circlesOf(g) {
			if len(circle) > 1 {
				t.Errorf("%s: without %v there is still a circle: %v", words, got, circle)
			}
		}
	}
}
