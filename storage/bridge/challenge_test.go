package bridge_test

import (
	"context"
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// friends returns a challenge that Ann has played.
func friends(rules bridge.Rules, boards int) challenge.Challenge {
	r := card.Source(5, 0, 0)
	c := must(challenge.New(rules, boards, r))
	var done []bridge.Board
	for _, b := range c.Boards {
		done = append(done, bridgetest.Play(r, b))
	}
	return must(c.With("Ann", "club", done))
}

// A challenge is played in a session of its own; what others have done may be seen board by board.
func TestChallengeIsPlayed(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	c := friends(bridge.SuperBridge(), 3)
	id, fresh, err := s.AddChallenge(ctx, c, false)
	check(t, err)
	if fresh != 3 {
		t.Errorf("%d new results", fresh)
	}
	session := must(s.PlayChallenge(ctx, id, "Ann’s boards"))
	if again := must(s.PlayChallenge(ctx, id, "Ann’s boards")); again != session || session == 0 {
		t.Errorf("sessions %d and %d", session, again)
	}
	if sums := must(s.Rubbers()); len(sums) != 1 || sums[0].Name != "Ann’s boards" || sums[0].ToPlay != 3 {
		t.Errorf("%+v", sums)
	}
	for i := range 3 {
		now := must(s.Challenge(ctx, id))
		if now.Session != session || now.Left() != 3-i || now.Played(i) || i > 0 && !now.Played(i-1) {
			t.Errorf("after %d boards: %d left", i, now.Left())
		}
		playNext(t, s, session)
	}
	now := must(s.Challenge(ctx, id))
	if now.Session != 0 || now.Left() != 0 || now.OwnIDs[2] == 0 || now.With != "club" {
		t.Errorf("at the end: %+v", now.OwnIDs)
	}
	mine := must(now.As("Bob"))
	if len(mine.Players) != 2 || mine.Results() != 6 {
		t.Errorf("%d players, %d results", len(mine.Players), mine.Results())
	}
	if session := must(s.PlayChallenge(ctx, id, "")); session != 0 {
		t.Error("it can be played again")
	}
	check(t, s.Delete(session))
	if now := must(s.Challenge(ctx, id)); now.Left() != 3 {
		t.Errorf("in the trash are %d boards", 3-now.Left())
	}
}

// What comes again adds nothing; what contradicts it overwrites nothing; other boards are another challenge.
func TestChallengesAreAdded(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	c := friends(bridge.Duplicate(), 2)
	first, _, err := s.AddChallenge(ctx, c, false)
	check(t, err)
	add := func(c challenge.Challenge, wantID int64, wantFresh int) {
		t.Helper()
		id, fresh, err := s.AddChallenge(ctx, c, false)
		check(t, err)
		if fresh != wantFresh || wantID != 0 && id != wantID {
			t.Errorf("%d new results of challenge %d", fresh, id)
		}
	}
	add(c, first, 0)
	add(c.Bare(), first, 0)
	r := card.Source(6, 0, 0)
	add(must(c.Bare().With("Ann", "club", []bridge.Board{bridgetest.Play(r, c.Boards[0])})), first, 1)
	add(friends(bridge.SuperBridge(), 2), 0, 2)
	all := must(s.Challenges(ctx))
	if len(all) != 2 || all[1].ID != first || len(all[1].Challenge.Players) != 2 || all[1].Challenge.Results() != 3 {
		t.Errorf("%+v", all)
	}
	if all[1].Played(0) {
		t.Error("a board counts as played, and nobody here has")
	}
	_, _, err = s.AddChallenge(ctx, c, true)
	check(t, err)
	if now := must(s.Challenge(ctx, first)); !now.Played(0) || now.Left() != 2 {
		t.Error("what was played here is not known as such")
	}
	check(t, s.DeleteChallenge(first))
	if _, err := s.Challenge(ctx, first); !errors.Is(err, bridgestore.ErrNoChallenge) {
		t.Errorf("after it was removed: %v", err)
	}
}

// Boards that the user has played before, in any session, count: a challenge can be made of them.
func TestChallengeOfBoardsPlayedBefore(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	for _, rules := range []bridge.Rules{bridge.Chicago(), bridge.Duplicate(), must(bridge.ParseRules("SuperBridge", "plain-doubles"))} {
		id := must(s.NewRubber(rules, 4, &south))
		m, _ := table(1, s.Journal(id, "expert"))
		chance := card.Source(8, id, 0)
		deal := func() card.Deal { return rules.Shuffle(chance) }
		_, err := m.Session(ctx, must(s.Rubber(id)).Rubber, deal)
		check(t, err)
		r := must(s.Rubber(id))
		c := must(challenge.Of(card.South, r.Rubber.Boards))
		at, _, err := s.AddChallenge(ctx, c, false)
		check(t, err)
		now := must(s.Challenge(ctx, at))
		if now.Left() != 0 || now.With != "expert" {
			t.Errorf("%s: %d boards are left", rules, now.Left())
		}
		if got := must(challenge.Parse(must(now.As("Zoe")).String())); got.Results() != len(r.Rubber.Boards) {
			t.Errorf("%s: %d results are sent", rules, got.Results())
		}
	}
}
