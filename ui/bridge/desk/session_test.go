package desk

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// closing is a screen that only knows whether it has been closed.
type closing struct {
	family.Screen
	closed bool
}

func (c *closing) Close() { c.closed = true }

// A deal in which the user has decided at most one call is deleted when it is left; one with more stays, and continues
// with the players and against the record that it began with.
func TestALeftDeal(t *testing.T) {
	d, b := newDesk(t)
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
			id, err := d.store.NewDeal(again, bridgestore.Deal{Seat: &south, Kind: c.kind, Origin: b.ID, Players: "expert", Name: c.name})
			if err != nil {
				t.Fatal(err)
			}
			r, err := d.store.Rubber(id)
			if err != nil {
				t.Fatal(err)
			}
			sit, err := d.reader().Sitting(id)(t.Context())
			if err != nil || sit.Players.String() != "expert" || sit.Record == nil || sit.Record.Deal != b.Board.Deal || sit.Rubber.ID != r.ID {
				t.Errorf("seated as %+v, %v", sit, err)
			}
			below, table, left := new(closing), new(closing), false
			d.window.screens = []family.Screen{below, table}
			d.tables.awayFromDeal(id, func() { left = true })()
			if d.window.screens = nil; below.closed || !table.closed {
				t.Errorf("closed is the table %t, and what it lies on %t", table.closed, below.closed)
			}
			deleted, err := d.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
			if told := d.window.told != ""; told == c.stays {
				t.Errorf("the notice about the trash is shown: %v", told)
			}
			d.window.told = ""
			if err != nil || !left || slices.Contains(deleted, id) == c.stays {
				t.Errorf("%d rubbers are in the trash, error %v", len(deleted), err)
			}
		})
	}
}

// A deal with one call that has been restored from the trash stays when its table is left again without another call. It used to go back to the
// trash.
func TestADealThatIsRestoredStays(t *testing.T) {
	d, b := newDesk(t)
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
		id, err := d.store.NewDeal(start, bridgestore.Deal{Seat: &south})
		if err == nil {
			err = d.store.Delete(id)
		}
		if err == nil {
			err = d.store.Restore(id)
		}
		if err != nil {
			t.Fatal(err)
		}
		sit, err := d.reader().Sitting(id)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		left := false
		d.tables.awayFrom(sit, seating.NewJournal(d.store, sit.Rubber, bridgestore.Deal{Seat: &south}), func() { left = true })()
		deleted, err := d.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
		if err != nil || !left || slices.Contains(deleted, id) == c.stays {
			t.Errorf("%s: left: %v; in the trash are %v, %v", name, left, deleted, err)
		}
	}
}

// A board on which the user has played both hands is saved as one.
func TestBothHandsAreKept(t *testing.T) {
	for _, both := range []bool{false, true} {
		d, b := newDesk(t)
		d.choices.PlayBoth, d.window.fast = both, true
		d.deals = func(bridge.Rules, int64) func(int) card.Deal { return nil } // this deal is the only one
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
		id, err := d.store.NewDeal(led, bridgestore.Deal{Seat: &south})
		if err != nil {
			t.Fatal(err)
		}
		r, err := d.store.Rubber(id)
		if err != nil {
			t.Fatal(err)
		}
		config, _ := d.tables.rubberConfig(seating.Sitting{Rubber: r}, d.players([2]bot.Level{}))
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
		if kept, err := d.store.Board(t.Context(), r.BoardIDs[0]); err != nil || kept.BothHands != both {
			t.Errorf("the person plays both hands: %v, and is kept as %v, %v", both, kept.BothHands, err)
		}
	}
}

// A branch continues from where it left the record. The user's acts that repeat the record are the user's own all the
// same, and can be taken back after the branch has been left and continued.
func TestWhereALineLeft(t *testing.T) {
	d, record := newDesk(t)
	const from = 5
	_, j := d.reviews.lineConfig(record, from, d.players([2]bot.Level{}))
	j.Acted = func(bridge.Board) bool { return true }
	if err := j.Append(record.Board.Prefix(from + 4)); err != nil { // four acts as in the record
		t.Fatal(err)
	}
	sit, err := d.reader().Sitting(j.ID())(t.Context())
	if err != nil || sit.Record == nil || sit.From != from {
		t.Errorf("it goes on with %d acts that stand, want %d; %v", sit.From, from, err)
	}
	// The acts of the record are taken back no more when the record is in the trash.
	if err := d.store.Delete(record.Rubber); err != nil {
		t.Fatal(err)
	}
	sit, err = d.reader().Sitting(j.ID())(t.Context())
	if err != nil || sit.Record != nil || sit.From != from {
		t.Errorf("without the record it goes on with %d acts that stand, want %d; %v", sit.From, from, err)
	}
}

// A branch exists when the window closes in the middle of it, and can be continued; one that the user discards is in
// the trash; one in which the user hasn't acted isn't saved.
func TestALineSurvives(t *testing.T) {
	d, record := newDesk(t)
	d.window.fast = true
	const from = 9
	news := make(chan struct{}, 1)
	begin := func() (play.Config, *seating.Journal, *play.Session) {
		config, j := d.reviews.lineConfig(record, from, d.players([2]bot.Level{}))
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
		b, err := d.store.Board(t.Context(), record.ID)
		if err != nil {
			t.Fatal(err)
		}
		return b.Branches
	}

	_, j, s := begin()
	if j.ID() != 0 || len(lines()) != 0 {
		t.Errorf("before the person's first act rubber %d is kept", j.ID())
	}
	state := s.State()
	if err := s.Act(bridge.Played(state.Board.View(state.Board.Turn()).LegalPlays().Cards()[0])); err != nil {
		t.Fatal(err)
	}
	for j.ID() == 0 { // the act is on its way to the disk
		<-news
	}
	s.Close() // as the window does
	if len(lines()) != 1 {
		t.Fatalf("the lines are %v", lines())
	}
	line, err := d.store.Board(t.Context(), lines()[0])
	if err != nil || line.Kind != bridgestore.Branch || line.Origin != record.ID || len(line.Board.Events()) <= len(state.Board.Events()) {
		t.Fatalf("%+v, %v", line.BoardSummary, err)
	}
	r, err := d.store.Rubber(j.ID())
	if err != nil {
		t.Fatal(err)
	}
	if sit, err := d.reader().Sitting(r.ID)(t.Context()); err != nil || sit.Record == nil || sit.From < from {
		t.Errorf("it goes on as %+v, %v", sit, err)
	}
	j.Drop()
	deleted, err := d.store.FindRubbers(t.Context(), bridgestore.Filter{Deleted: true})
	if err != nil || len(lines()) != 0 || !slices.Contains(deleted, j.ID()) {
		t.Errorf("dropped: the lines are %v, in the trash %v, %v", lines(), deleted, err)
	}
	_, j, s = begin()
	s.Close()
	if j.Drop(); j.ID() != 0 || len(lines()) != 0 {
		t.Errorf("of a line without an act rubber %d is kept", j.ID())
	}
}

// A deal that was begun between two starts of the program was saved with the level of the settings even if others sat
// down: it counted as played by players of several levels.
func TestTheNextDealIsKeptWithThosePlayingIt(t *testing.T) {
	for _, x := range []struct {
		fast, apart bool
		want        string
	}{
		{false, false, "expert+book:standard"}, {true, false, "beginner:standard"}, {false, true, "club+book/expert+book:standard"}, {true, true, "beginner:standard"},
	} {
		fast, want := x.fast, x.want
		d, _ := newDesk(t)
		d.window.fast, d.choices.Level, d.choices.Apart, d.choices.Partner = fast, bot.Expert, x.apart, bot.Club
		d.deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
			return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
		}
		south := card.South
		id, err := d.store.NewRubber(bridge.Chicago(), 4, &south)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.reader().Sitting(id)(t.Context()); err != nil {
			t.Fatal(err)
		}
		r, err := d.store.Rubber(id)
		if err != nil {
			t.Fatal(err)
		}
		if b, err := d.store.Board(t.Context(), r.BoardIDs[0]); err != nil || b.Players != want {
			t.Errorf("fast %v: kept as played by %q (%v), want %q", fast, b.Players, err, want)
		}
		sit, err := d.reader().Sitting(id)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if table := d.seated(sit.Players).Computer.String(); !fast && table != want {
			t.Errorf("at the table sit %q, want %q", table, want)
		}
		for players, is := range map[string]bool{"": true, "expert": !fast && !x.apart, "club": false, "beginner": fast, bridgestore.Mixed: !fast && x.apart} {
			found, err := d.store.FindBoards(t.Context(), bridgestore.Filter{Rules: r.Rubber.Rules.Name, Players: players})
			if err != nil || (len(found) == 1) != is {
				t.Errorf("%s: a filter for players %q finds %v, %v", want, players, found, err)
			}
		}
	}
}

// The home screen of Super Bridge offered to continue a session of Chicago that had been left.
func TestWhatIsGoneOnWithIsOfTheGameShown(t *testing.T) {
	d, _ := newDesk(t)
	south := card.South
	start := func(r bridge.Rules, length int) int64 {
		s := session.Session{Rules: r, Length: length}
		first, err := s.Next(r.Deck.Seeded(3, 1, 0))
		if err != nil {
			t.Fatal(err)
		}
		id, err := d.store.NewDeal(first, bridgestore.Deal{Seat: &south, Length: length})
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
		rd := d.reader()
		rd.Game = tt.game
		r, err := rd.unfinished(t.Context())
		if err != nil || (r == nil) != (tt.want == 0) || r != nil && (r.ID != tt.want || r.Rubber.Rules.Name != tt.game.Name) {
			t.Errorf("%s: goes on with %+v, %v", tt.game.Name, r, err)
		}
	}
}

// The choices of a new session survive a look at the other games.
func TestWhatIsChosenStays(t *testing.T) {
	d, _ := newDesk(t)
	d.window.chosen = bridge.SuperBridge().Name
	options := d.offerOptions()
	options.OnPick(12, card.West)
	o, err := d.Offer("")(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var chosen []string
	for _, c := range o.Offer(nil).Choices {
		chosen = append(chosen, c.Options[c.Chosen])
	}
	if got := strings.Join(chosen, " "); got != "12 "+text.Seat(card.West) {
		t.Errorf("offered are %q", got)
	}
}

// A new rubber is of the offered game, with its house rules, even if that is one that was added to the list.
func TestANewRubberIsOfTheGameThatIsOffered(t *testing.T) {
	d, _ := newDesk(t)
	made := bridge.Duplicate()
	made.Name, made.Length = "Longwood", 6
	t.Cleanup(bridge.Register(made))
	d.window.chosen = made.Name
	sit, err := d.reader().NextRubber(4, card.East)
	if r := sit.Rubber; err != nil || r.Rubber.Rules.Name != made.Name || r.Rubber.Length != made.Length || r.Seat != card.East {
		t.Errorf("a new rubber is %v, %v", r, err)
	}
	d.window.chosen = "Unheard of"
	if got := d.game().Name; got != bridge.Games()[0].Name {
		t.Errorf("of a game that isn't there it is %s", got)
	}
	d.window.chosen = "SuperBridge"
	house := bridge.House{PlainDoubles: true}
	d.choices.Houses = choices.ParseHouses("SuperBridge plain-doubles; Chicago no-honours")
	if sit, err := d.reader().NextRubber(4, card.South); err != nil || sit.Rubber.Rubber.Rules.House != house {
		t.Errorf("Super Bridge is played by %v, %v", sit.Rubber.Rubber.Rules, err)
	}
	d.window.chosen = "Duplicate"
	if sit, err := d.reader().NextRubber(4, card.South); err != nil || !sit.Rubber.Rubber.Rules.Same(bridge.Duplicate()) {
		t.Errorf("Duplicate is played by %v, %v", sit.Rubber.Rubber.Rules, err)
	}
}
