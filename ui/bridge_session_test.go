package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// newApp returns the program without a window, and the one board of its history, which computer
// players have played, as one of South's.
func newApp(t *testing.T) (*bridgeDesk, bridgestore.Board) {
	t.Helper()
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	a := withBridge(&App{options: Options{Dir: dir}, store: store.Store, settings: settings.Default(), runner: background.AtOnce(), shown: t.Context(), art: widget.NewArt(cardart.Style{})})
	a.store = store
	south := card.South
	b, err := session.Session{Rules: bridge.Duplicate(), Length: 1}.Next(card.Deck52.Seeded(2, 1, 0))
	if err != nil {
		t.Fatal(err)
	}
	for b.Phase() != bridge.Finished {
		e, err := bot.Player{}.Act(t.Context(), b.View(b.Actor()))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	id, err := store.NewDeal(b, bridgestore.Deal{Seat: &south})
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Rubber(id)
	if err != nil {
		t.Fatal(err)
	}
	record, err := store.Board(t.Context(), r.BoardIDs[0])
	if err != nil {
		t.Fatal(err)
	}
	return a, record
}

// withBridge returns bridge in a program without another family.
func withBridge(a *App) *bridgeDesk {
	b := newBridge(a)
	a.families = []family.Family{b}
	return b
}

// A deal in which the user has decided a call at most goes when he leaves; one in which he has done more
// stays, and goes on with the players and against the record that it began with.
func TestALeftDeal(t *testing.T) {
	a, b := newApp(t)
	for name, c := range map[string]struct {
		events []bridge.Event
		kind   bridgestore.Kind
		name   string
		stays  bool
	}{
		"untouched": {nil, bridgestore.Again, "", false},
		// South opens the auction, and passes.
		"a call": {[]bridge.Event{bridge.Called(bridge.Pass)}, bridgestore.Again, "", false},
		"two calls": {[]bridge.Event{bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Bid(1, bridge.Hearts)),
			bridge.Called(bridge.Pass)}, bridgestore.Again, "", true},
		"a card": {[]bridge.Event{bridge.Called(bridge.Bid(1, bridge.NoTrump)), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass), bridge.Called(bridge.Pass),
			bridge.Played(b.Board.Deal[card.West].Cards()[0])}, bridgestore.Again, "", true},
		"named": {nil, bridgestore.Again, "for later", true},
		"kept":  {nil, bridgestore.Branch, "", true},
	} {
		t.Run(name, func(t *testing.T) {
			start := b.Board.Prefix(0)
			start.Dealer = card.South
			again, err := bridge.NewBoard(start.Rules, start.Deal, card.South, start.Vul)
			if err == nil {
				again, err = again.Replay(c.events)
			}
			if err != nil {
				t.Fatal(err)
			}
			south := card.South
			id, err := a.store.NewDeal(again, bridgestore.Deal{Seat: &south, Kind: c.kind, Origin: b.ID, Players: "expert", Name: c.name})
			if err != nil {
				t.Fatal(err)
			}
			r, err := a.store.Rubber(id)
			if err != nil {
				t.Fatal(err)
			}
			sit, err := a.reader().sitting(id)(t.Context())
			if err != nil || sit.players.String() != "expert" || sit.record == nil || sit.record.Deal != b.Board.Deal || sit.rubber.ID != r.ID {
				t.Errorf("seated as %+v, %v", sit, err)
			}
			left := false
			a.screen = &lowest{}
			a.awayFromDeal(id, func() { left = true })()
			deleted, err := a.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
			if told := a.notice.words != ""; told == c.stays {
				t.Errorf("the notice about the trash is shown: %v", told)
			}
			a.notice.hide()
			if err != nil || !left || slices.Contains(deleted, id) == c.stays {
				t.Errorf("%d rubbers are in the trash, error %v", len(deleted), err)
			}
		})
	}
}

// A deal with one call that has been restored from the trash stays when its table is left again without another call. It used to go back to the
// trash.
func TestADealThatIsRestoredStays(t *testing.T) {
	a, b := newApp(t)
	south := card.South
	for name, c := range map[string]struct {
		events []bridge.Event
		stays  bool
	}{"untouched": {nil, false}, "a call": {[]bridge.Event{bridge.Called(bridge.Pass)}, true}} {
		start, err := bridge.NewBoard(b.Board.Rules, b.Board.Deal, south, b.Board.Vul)
		if err == nil {
			start, err = start.Replay(c.events)
		}
		if err != nil {
			t.Fatal(err)
		}
		id, err := a.store.NewDeal(start, bridgestore.Deal{Seat: &south})
		if err == nil {
			err = a.store.Delete(id)
		}
		if err == nil {
			err = a.store.Restore(id)
		}
		if err != nil {
			t.Fatal(err)
		}
		sit, err := a.reader().sitting(id)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		left := false
		a.screen = &lowest{}
		a.awayFrom(sit, newJournal(a.store, sit.rubber, bridgestore.Deal{Seat: &south}), func() { left = true })()
		deleted, err := a.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
		if err != nil || !left || slices.Contains(deleted, id) == c.stays {
			t.Errorf("%s: left: %v; in the trash are %v, %v", name, left, deleted, err)
		}
	}
}

// Home doesn't offer to go on with a deal that has been left before anything was done with it.
func TestHomeAfterADealThatIsLeft(t *testing.T) {
	a, b := newApp(t)
	south := card.South
	start, err := bridge.NewBoard(b.Board.Rules, b.Board.Deal, card.South, b.Board.Vul)
	if err != nil {
		t.Fatal(err)
	}
	id, err := a.store.NewDeal(start, bridgestore.Deal{Seat: &south})
	if err != nil {
		t.Fatal(err)
	}
	a.app = test.NewTempApp(t)
	a.art, a.window = widget.NewArt(a.settings.Cards), test.NewTempWindow(t, nil)
	a.settings.Game = b.Board.Rules.Name
	a.showHome()
	offered := words(a.window.Content())
	a.screen = &lowest{}
	a.awayFromDeal(id, a.showHome)()
	if _, ok := a.screen.(*home.Screen); !ok || words(a.window.Content()) == offered {
		t.Error("home offers to go on with the deal that has gone")
	}
}

// words returns all that is written in an object.
func words(o fyne.CanvasObject) (all string) {
	for _, o := range test.LaidOutObjects(o) {
		if p, ok := o.(*widget.Prose); ok {
			all += p.Text + "\n"
		}
	}
	return all
}

// A board is kept as one on which the user has played both hands if he has.
func TestBothHandsAreKept(t *testing.T) {
	for _, both := range []bool{false, true} {
		a, b := newApp(t)
		a.choices.PlayBoth, a.options.Fast = both, true
		a.options.Deals = func(bridge.Rules, int64) func(int) card.Deal { return nil } // this deal is the only one
		led, err := bridge.NewBoard(b.Board.Rules, b.Board.Deal, card.North, bridge.VulNone)
		if err == nil {
			pass := bridge.Called(bridge.Pass)
			led, err = led.Replay([]bridge.Event{bridge.Called(bridge.Bid(1, bridge.NoTrump)), pass, pass, pass})
		}
		if err == nil {
			led, err = led.Apply(bridge.Played(led.View(card.East).LegalPlays().Cards()[0]))
		}
		if err != nil {
			t.Fatal(err)
		}
		south := card.South
		id, err := a.store.NewDeal(led, bridgestore.Deal{Seat: &south})
		if err != nil {
			t.Fatal(err)
		}
		r, err := a.store.Rubber(id)
		if err != nil {
			t.Fatal(err)
		}
		config, _ := a.rubberConfig(sitting{rubber: r}, a.players([2]bot.Level{}))
		news := make(chan struct{}, 1)
		config.Other, config.Changed = nil, func() {
			select {
			case news <- struct{}{}:
			default:
			}
		}
		s, err := play.New(config, r.Rubber, r.Current)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		for len(s.State().Board.Events()) == len(led.Events()) {
			<-news
			if state := s.State(); state.Asked {
				if err := s.Act(bridge.Played(state.Board.View(card.North).LegalPlays().Cards()[0])); err != nil {
					t.Fatal(err)
				}
			}
		}
		if kept, err := a.store.Board(t.Context(), r.BoardIDs[0]); err != nil || kept.BothHands != both {
			t.Errorf("the person plays both hands: %v, and is kept as %v, %v", both, kept.BothHands, err)
		}
	}
}

// A line is played on from where it left the record. What the person has done as the record does is his own act all the
// same, and can be taken back after the line has been left and gone on with.
func TestWhereALineLeft(t *testing.T) {
	a, record := newApp(t)
	const from = 5
	_, j := a.lineConfig(record, from, a.players([2]bot.Level{}))
	j.acted = func(bridge.Board) bool { return true }
	if err := j.Append(record.Board.Prefix(from + 4)); err != nil { // four acts as in the record
		t.Fatal(err)
	}
	sit, err := a.reader().sitting(j.rubber())(t.Context())
	if err != nil || sit.record == nil || sit.from != from {
		t.Errorf("it goes on with %d acts that stand, want %d; %v", sit.from, from, err)
	}
	// The acts of the record are taken back no more when the record is in the trash.
	if err := a.store.Delete(record.Rubber); err != nil {
		t.Fatal(err)
	}
	sit, err = a.reader().sitting(j.rubber())(t.Context())
	if err != nil || sit.record != nil || sit.from != from {
		t.Errorf("without the record it goes on with %d acts that stand, want %d; %v", sit.from, from, err)
	}
}

// A line that is played on is there when the window closes in the middle of it, and can be gone on with; one that the
// person doesn't want is in the trash; of one in which he hasn't acted nothing is kept.
func TestALineSurvives(t *testing.T) {
	a, record := newApp(t)
	a.options.Fast = true
	const from = 9
	begin := func() (play.Config, *journal, *play.Session) {
		config, j := a.lineConfig(record, from, a.players([2]bot.Level{}))
		news := make(chan struct{}, 1)
		config.Changed = func() {
			select {
			case news <- struct{}{}:
			default:
			}
		}
		at := record.Board.Prefix(from)
		s, err := play.New(config, session.Session{Rules: at.Rules, Length: 1}, &at)
		if err != nil {
			t.Fatal(err)
		}
		for !s.State().Asked {
			<-news
		}
		return config, j, s
	}
	lines := func() []int64 {
		b, err := a.store.Board(t.Context(), record.ID)
		if err != nil {
			t.Fatal(err)
		}
		return b.Branches
	}

	_, j, s := begin()
	if j.rubber() != 0 || len(lines()) != 0 {
		t.Errorf("before the person's first act rubber %d is kept", j.rubber())
	}
	state := s.State()
	if err := s.Act(bridge.Played(state.Board.View(state.Board.Turn()).LegalPlays().Cards()[0])); err != nil {
		t.Fatal(err)
	}
	for j.rubber() == 0 { // the act is on its way to the disk
		time.Sleep(time.Millisecond)
	}
	s.Close() // as the window does
	if len(lines()) != 1 {
		t.Fatalf("the lines are %v", lines())
	}
	line, err := a.store.Board(t.Context(), lines()[0])
	if err != nil || line.Kind != bridgestore.Branch || line.Origin != record.ID || len(line.Board.Events()) <= len(state.Board.Events()) {
		t.Fatalf("%+v, %v", line.BoardSummary, err)
	}
	r, err := a.store.Rubber(j.rubber())
	if err != nil {
		t.Fatal(err)
	}
	if sit, err := a.reader().sitting(r.ID)(t.Context()); err != nil || sit.record == nil || sit.from < from {
		t.Errorf("it goes on as %+v, %v", sit, err)
	}
	j.drop()
	deleted, err := a.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
	if err != nil || len(lines()) != 0 || !slices.Contains(deleted, j.rubber()) {
		t.Errorf("dropped: the lines are %v, in the trash %v, %v", lines(), deleted, err)
	}
	_, j, s = begin()
	s.Close()
	if j.drop(); j.rubber() != 0 || len(lines()) != 0 {
		t.Errorf("of a line without an act rubber %d is kept", j.rubber())
	}
}

// A deal that was begun between two starts of the program was kept with the level of the settings, also where others sat
// down: it counted as played by players of several levels.
func TestTheNextDealIsKeptWithThosePlayingIt(t *testing.T) {
	for _, x := range []struct {
		fast, apart bool
		want        string
	}{
		{false, false, "expert+book:standard"}, {true, false, "beginner:standard"}, {false, true, "club+book/expert+book:standard"}, {true, true, "beginner:standard"},
	} {
		fast, want := x.fast, x.want
		a, _ := newApp(t)
		a.options.Fast, a.choices.Level, a.choices.Apart, a.choices.Partner = fast, bot.Expert, x.apart, bot.Club
		a.options.Deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
			return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
		}
		south := card.South
		id, err := a.store.NewRubber(bridge.Chicago(), 4, &south)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.reader().sitting(id)(t.Context()); err != nil {
			t.Fatal(err)
		}
		r, err := a.store.Rubber(id)
		if err != nil {
			t.Fatal(err)
		}
		if b, err := a.store.Board(t.Context(), r.BoardIDs[0]); err != nil || b.Players != want {
			t.Errorf("fast %v: kept as played by %q (%v), want %q", fast, b.Players, err, want)
		}
		sit, err := a.reader().sitting(id)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if table := a.seated(sit.players).computer.String(); !fast && table != want {
			t.Errorf("at the table sit %q, want %q", table, want)
		}
		for players, is := range map[string]bool{"": true, "expert": !fast && !x.apart, "club": false, "beginner": fast, bridgestore.Mixed: !fast && x.apart} {
			found, err := a.store.FindBoards(t.Context(), bridgestore.Filter{Rules: r.Rubber.Rules.Name, Players: players})
			if err != nil || (len(found) == 1) != is {
				t.Errorf("%s: a filter for players %q finds %v, %v", want, players, found, err)
			}
		}
	}
}

// The home screen of Super Bridge offered to go on with a session of Chicago that had been left.
func TestWhatIsGoneOnWithIsOfTheGameShown(t *testing.T) {
	a, _ := newApp(t)
	south := card.South
	start := func(r bridge.Rules, length int) int64 {
		s := session.Session{Rules: r, Length: length}
		first, err := s.Next(r.Deck.Seeded(3, 1, 0))
		if err != nil {
			t.Fatal(err)
		}
		id, err := a.store.NewDeal(first, bridgestore.Deal{Seat: &south, Length: length})
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	older := start(bridge.SuperBridge(), 4)
	start(bridge.Chicago(), 4)
	for _, tt := range []struct {
		game bridge.Rules
		want int64
	}{{bridge.SuperBridge(), older}, {bridge.Chicago(), older + 1}, {bridge.Duplicate(), 0}} {
		rd := a.reader()
		rd.game = tt.game
		r, err := rd.unfinished(t.Context())
		if err != nil || (r == nil) != (tt.want == 0) || r != nil && (r.ID != tt.want || r.Rubber.Rules.Name != tt.game.Name) {
			t.Errorf("%s: goes on with %+v, %v", tt.game.Name, r, err)
		}
	}
}

// What was chosen of a new session is still chosen after a look at the other games.
func TestWhatIsChosenStays(t *testing.T) {
	a, _ := newApp(t)
	a.settings.Game = bridge.SuperBridge().Name
	options := a.offerOptions()
	options.OnPick(12, card.West)
	o, err := a.Offer("")(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a.art = widget.NewArt(a.settings.Cards)
	var chosen []string
	for _, c := range o.Offer(nil).Choices {
		chosen = append(chosen, c.Options[c.Chosen])
	}
	if got := strings.Join(chosen, " "); got != "12 "+text.Seat(card.West) {
		t.Errorf("offered are %q", got)
	}
}
