package spoken

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// noting is a journal that notes what it is told.
type noting struct {
	paper
	hints, settled int
}

func (n *noting) Hinted() error            { n.hints++; return nil }
func (n *noting) Settle(few.Session) error { n.settled++; return nil }

// at returns a table that goes on with a board, whose other players pass or play low.
func at(t *testing.T, b few.Board, journal play.Journal) *Table {
	t.Helper()
	r := b.Rules()
	others := map[few.Player]play.Player{}
	for p := few.Player(1); int(p) < r.Players(); p++ {
		others[p] = bot.Player{Level: bot.Beginner, Seed: uint64(p)}
	}
	table, err := New(play.Config{Person: 0, Players: others, Adviser: bot.Player{Level: bot.Beginner}, Journal: journal,
		Deal: func(s few.Setup) few.Deal { return few.Shuffle(r, rand.New(rand.NewPCG(1, uint64(s.Number)))) }},
		players(r), play.Start{Session: few.NewSession(r), Board: &b})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// inPlay returns a board of a game on which the user is to play with some tricks left, at nullo or not.
func inPlay(t *testing.T, r few.Rules, left int, nullo bool) few.Board {
	t.Helper()
	rng := rand.New(rand.NewPCG(21, uint64(left)))
	for range 2000 {
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rng))
		if err != nil {
			t.Fatal(err)
		}
		for !b.Over() && !(b.Stage() == few.StagePlaying && b.Left() == left && b.Turn() == 0 && len(b.View(0).LegalPlays().Cards()) > 1) {
			if b, err = b.Apply(random.Event(b.View(b.Turn()), rng)); err != nil {
				t.Fatal(err)
			}
		}
		if !b.Over() && (b.Contract().Strain == few.Nullo) == nullo {
			return b
		}
	}
	t.Fatal("there is no such board")
	return few.Board{}
}

// A hint is noted in the journal.
func TestAHintIsKept(t *testing.T) {
	j := &noting{}
	spokentest.Script(t, at(t, inPlay(t, few.Of(few.TwoDummies), 5, false), j), normal, nil, "hint")
	if j.hints != 1 {
		t.Errorf("%d hints are noted", j.hints)
	}
}

// What is claimed is what is sure: less is asked for twice, and more than that refused.
func TestClaim(t *testing.T) {
	b := inPlay(t, few.Of(few.TwoDummies), 3, false)
	sure := -1
	for n := b.Left(); n >= 0 && sure < 0; n-- {
		if good, known, err := bot.CheckClaim(t.Context(), b, n, claimNodes); err != nil || !known {
			t.Fatal(known, err)
		} else if good {
			sure = n
		}
	}
	table := at(t, b, &noting{})
	claim := func(rest string) string {
		_, err := table.claim(t.Context(), rest)
		var why spoken.Answer
		errors.As(err, &why)
		return string(why)
	}
	if sure < b.Left() {
		if got := claim("3"); got != text.TN("few.claim.not-sure", 3) {
			t.Errorf("a claim of all: %q", got)
		}
		if got := claim("0"); got != text.TN("spoken.bridge.gives-up", 3) {
			t.Errorf("a claim of none: %q", got)
		}
	}
	if got := claim("4"); got != text.TN("spoken.bridge.claim-how", 3) {
		t.Errorf("a claim of 4: %q", got)
	}
	if got := claim("0"); got != "" && sure < b.Left() {
		t.Errorf("a claim of none again: %q", got)
	}
}

// A session is broken off between two deals when that is typed twice, and not during one.
func TestSettle(t *testing.T) {
	j := &noting{}
	table := at(t, inPlay(t, few.Of(few.TwoDummies), 2, false), j)
	rng := rand.New(rand.NewPCG(2, 2))
	settles, over := 0, false
	said := spokentest.Run(t, table, normal, func() (string, bool) {
		s := table.session.State()
		switch {
		case !s.Over() && settles == 0:
			settles++
			return "settle", true
		case !s.Over():
			e := random.Event(table.now().View, rng)
			for e.Kind == few.Claiming {
				e = random.Event(table.now().View, rng)
			}
			return typed(e), true
		case settles < 3 && !s.Ended():
			over = true
			settles++
			if settles == 3 && j.settled != 0 {
				t.Error("it is settled at the first time")
			}
			return "settle", true
		}
		return "", false
	})
	all := strings.Join(said, "\n")
	if !over || j.settled != 1 || !strings.Contains(all, text.T("few.table.settle-later")) || !strings.Contains(all, "Type it again") {
		t.Errorf("settled %d times: %s", j.settled, all)
	}
}

// An unfinished session goes on, with the next deal if none is in progress; -new begins another one, at the level asked for.
func TestOpen(t *testing.T) {
	file, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	chance := func(session int64, deal int) *rand.Rand { return rand.New(rand.NewPCG(uint64(session), uint64(deal))) }
	open := func(start spoken.Start) *Table {
		t.Helper()
		start.Game = "TwoDummies"
		table, err := Open(t.Context(), file, start, chance)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	sessions := func() int {
		t.Helper()
		ids, err := fewstore.On(file).Unfinished(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return len(ids)
	}
	table := open(spoken.Start{Level: "beginner"})
	spokentest.Script(t, table, normal, nil, "1s")
	events := len(table.session.State().Board.Events())
	if table = open(spoken.Start{}); len(table.session.State().Board.Events()) != events || sessions() != 1 {
		t.Errorf("it doesn't go on: %v, %d sessions", table.session.State().Board.Events(), sessions())
	}
	rng := rand.New(rand.NewPCG(3, 3))
	spokentest.Run(t, table, normal, func() (string, bool) { // to the end of the deal
		if table.session.State().Over() {
			return "", false
		}
		e := random.Event(table.now().View, rng)
		for e.Kind == few.Claiming {
			e = random.Event(table.now().View, rng)
		}
		return typed(e), true
	})
	if table = open(spoken.Start{}); table.session.State().Board.Setup().Number != 2 || sessions() != 1 {
		t.Errorf("after a deal it goes on with deal %d, %d sessions", table.session.State().Board.Setup().Number, sessions())
	}
	table.Close()
	if again := open(spoken.Start{}); again.session.State().Board.Setup().Number != 2 {
		t.Errorf("the deal isn't kept: deal %d", again.session.State().Board.Setup().Number)
	} else {
		again.Close()
	}
	table = open(spoken.Start{New: true, Level: "expert"})
	spokentest.Script(t, table, normal, nil, "1s")
	if sessions() != 2 {
		t.Errorf("with another one there are %d sessions", sessions())
	}
}
