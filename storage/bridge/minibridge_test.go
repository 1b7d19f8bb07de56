package bridge_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A session of MiniBridge is kept as it is played: with the choices, an act at a time, and with the data looked up
// about its boards although there is no auction. It comes back from a file unchanged, and a choice can be undone.
func TestMiniBridgeIsKept(t *testing.T) {
	ctx, s, south := context.Background(), open(t, t.TempDir()), card.South
	rules := bridge.MiniBridge()
	id := must(s.NewRubber(rules, rules.Length, &south))
	m, _ := table(7, s.Journal(id, "club"))
	random := rand.New(rand.NewPCG(7, 2))
	live := must(m.Session(ctx, must(s.Rubber(id)).Rubber, func() card.Deal { return rules.Shuffle(random) }))
	read := must(s.Rubber(id))
	if !read.Finished || !reflect.DeepEqual(read.Rubber.Boards, live.Boards) || read.Rubber.Points() != live.Points() {
		t.Errorf("it is read as %v with %v points, want %v", read.Finished, read.Rubber.Points(), live.Points())
	}
	analysed := 0
	for i, b := range live.Boards {
		check(t, s.SaveOtherTable(read.BoardIDs[i], bridgestore.Other{Players: "club", Board: b}))
		if i > 0 || testing.Short() {
			continue // looking takes long, most of all where races are looked for
		}
		analysed++
		work := must(analysis.New(b, analysis.Analysis{}, analysis.Options{}))
		for !work.Found().Complete() {
			check(t, work.Step(ctx))
		}
		check(t, s.SaveAnalysis(read.BoardIDs[i], work.Found()))
	}
	all := must(s.Statistics(ctx, bridgestore.Filter{Rules: rules.Name}))
	sum := all.Sum(func(bridgestore.Cell) bool { return true })
	if sum.Boards != len(live.Boards) || sum.Analysed != analysed || sum.WithPar != 0 || sum.Points != live.Points()[card.NS]-live.Points()[card.EW] {
		t.Errorf("the statistics say %+v of %v", sum, live.Points())
	}
	found := must(s.FindBoards(ctx, bridgestore.Filter{Rules: rules.Name}))
	if len(found) != len(live.Boards) {
		t.Errorf("%d boards are found", len(found))
	}
	to := open(t, t.TempDir())
	out := lines(t, s, "")
	must(take(to, out))
	if again := lines(t, to, ""); again != out {
		t.Errorf("imported it goes out as\n%s\nwant\n%s", again, out)
	}
	if !bytes.Contains([]byte(out), []byte(`"auction":[],"choose":`)) {
		t.Errorf("it goes out as\n%s", out)
	}

	id = must(s.NewRubber(rules, rules.Length, &south))
	j := s.Journal(id, "club")
	b := must(must(s.Rubber(id)).Rubber.Next(live.Boards[0].Deal))
	check(t, j.Begin(b))
	if r := must(s.Rubber(id)); r.Current == nil || r.Current.Phase() != bridge.ChoicePhase || r.Current.Announced() != b.Announced() {
		t.Errorf("before the choice it is resumed as %+v", r.Current)
	}
	chosen := with(t, b, "Choose 3N")
	check(t, j.Append(chosen))
	if r := must(s.Rubber(id)); !slices.Equal(r.Current.Events(), chosen.Events()) {
		t.Errorf("after the choice it is resumed with %v", r.Current.Events())
	}
	check(t, j.Undo(b))
	if r := must(s.Rubber(id)); r.Current.Phase() != bridge.ChoicePhase {
		t.Errorf("taken back, the choice is %v", r.Current.Events())
	}
}
