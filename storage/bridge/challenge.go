package bridge

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// ErrNoChallenge means that there is no challenge with that number.
var ErrNoChallenge = fault.New("there is no such challenge")

// Challenge is a stored challenge, with the user's own results.
type Challenge struct {
	ID       int64
	Received time.Time // UTC
	Session  int64     // in which the user plays the boards, and that isn't over; 0 if there is none
	// Challenge holds the results that have been received, and those of computer players here.
	Challenge challenge.Challenge
	// Own are the user's boards, by the challenge's: the first time that each was finished, in whatever session. The others have no
	// events.
	Own []bridge.Board
	// OwnIDs are the numbers of these boards, 0 for the others.
	OwnIDs []int64
	// With are the computer players of the first of them.
	With string

	here []bool // boards that computer players have played here
}

// Played reports whether the user, or a computer player in this folder, has played a board, counted from 0: then the
// results of others may be seen.
func (c Challenge) Played(board int) bool {
	return c.here[board] || c.Own[board].Phase() == bridge.Finished
}

// Left returns the number of boards that the user hasn't played.
func (c Challenge) Left() int {
	n := 0
	for _, b := range c.Own {
		if b.Phase() != bridge.Finished {
			n++
		}
	}
	return n
}

// As returns the challenge with the user's own results, under a name, if there are any. It fails as [challenge.Name] does.
func (c Challenge) As(name string) (challenge.Challenge, error) {
	if c.Left() == len(c.Own) {
		return c.Challenge, nil
	}
	return c.Challenge.With(name, c.With, c.Own)
}

// AddChallenge stores what is new in a challenge, durably; nothing is overwritten. here says that its results are of this folder's
// players. It returns the challenge's number and how many results were new.
func (s *Store) AddChallenge(ctx context.Context, c challenge.Challenge, here bool) (id int64, fresh int, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		now := s.Now().UnixMilli()
		if _, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO challenge (key, received) VALUES (?, ?)", c.Key(), now); err != nil {
			return err
		}
		if err := tx.QueryRowContext(ctx, "SELECT id FROM challenge WHERE key = ?", c.Key()).Scan(&id); err != nil {
			return err
		}
		all, _, position, err := challengeTexts(ctx, tx, id)
		if err != nil {
			return err
		}
		merged := c
		if position > 0 && all != nil {
			if merged, err = all.Merge(c); err != nil {
				return err
			}
			if fresh = merged.Results() - all.Results(); fresh == 0 && len(merged.Players) == len(all.Players) && !here {
				return nil
			}
		} else {
			fresh = c.Results()
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO challenge_text (challenge, position, received, here, text) VALUES (?, ?, ?, ?, ?)",
			id, position, now, here, c.String())
		return err
	})
	if err != nil {
		return 0, 0, fault.Errorf("keeping a challenge: %w", err)
	}
	return id, fresh, nil
}

// challengeTexts returns what the texts of a challenge say together, nil if none can be read, with the boards that have
// been played here, and the position of the next text. Texts that can't be read are left out.
func challengeTexts(ctx context.Context, from storage.Querier, id int64) (all *challenge.Challenge, here []bool, next int64, err error) {
	err = storage.Each(ctx, from, "SELECT position, here, text FROM challenge_text WHERE challenge = ? ORDER BY position", []any{id}, func(rows *sql.Rows) error {
		var ours int
		var text string
		if err := rows.Scan(&next, &ours, &text); err != nil {
			return err
		}
		next = max(next, 0) + 1
		c, err := challenge.Parse(text)
		if err != nil {
			return nil
		}
		if all == nil {
			all, here = &c, make([]bool, len(c.Boards))
		} else if merged, err := all.Merge(c); err == nil {
			all = &merged
		}
		for i := range here {
			for _, p := range c.Players {
				here[i] = here[i] || ours == 1 && i < len(p.Results) && p.Results[i].Phase() == bridge.Finished
			}
		}
		return nil
	})
	return all, here, next, err
}

// Challenges returns the stored challenges, the newest first. Those that can't be read are left out.
func (s *Store) Challenges(ctx context.Context) (all []Challenge, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		all, err = challengesIn(ctx, tx, 0)
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading challenges: %w", err)
	}
	return all, nil
}

// Challenge returns a stored challenge, or [ErrNoChallenge].
func (s *Store) Challenge(ctx context.Context, id int64) (c Challenge, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		c, err = challengeIn(ctx, tx, id)
		return err
	})
	return c, err
}

func challengeIn(ctx context.Context, tx *sql.Tx, id int64) (Challenge, error) {
	all, err := challengesIn(ctx, tx, id)
	switch {
	case err != nil:
		return Challenge{}, fault.Errorf("reading challenges: %w", err)
	case len(all) == 0:
		return Challenge{}, ErrNoChallenge
	}
	return all[0], nil
}

// challengesIn returns the challenge with a number, or all with 0.
func challengesIn(ctx context.Context, tx *sql.Tx, id int64) ([]Challenge, error) {
	rows, err := storage.List(ctx, tx, `
		SELECT challenge.id, received, coalesce(session.id, 0) FROM challenge
		LEFT JOIN session ON session.id = challenge.session AND deleted IS NULL AND over = 0
		WHERE ? IN (0, challenge.id) ORDER BY received DESC, challenge.id DESC`, []any{id},
		func(c *Challenge) []any { return []any{&c.ID, storage.Millis(&c.Received), &c.Session} })
	if err != nil {
		return nil, err
	}
	var all []Challenge
	for _, c := range rows {
		texts, here, _, err := challengeTexts(ctx, tx, c.ID)
		if err != nil {
			return nil, err
		}
		if texts == nil {
			continue
		}
		c.Challenge, c.here = *texts, here
		if err := c.findOwn(ctx, tx); err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// findOwn reads the user's own boards of the challenge.
func (c *Challenge) findOwn(ctx context.Context, tx *sql.Tx) error {
	c.Own, c.OwnIDs = append([]bridge.Board(nil), c.Challenge.Boards...), make([]int64, len(c.Challenge.Boards))
	for i, b := range c.Challenge.Boards {
		err := storage.Each(ctx, tx, `
			SELECT board.id, dealer, vul, standing, options, length, part.players,
				(SELECT group_concat(text, ',' ORDER BY position) FROM event WHERE event.part = board.id)
			FROM board JOIN part ON part.id = board.id JOIN session ON session.id = part.session JOIN rubber ON rubber.session = session.id
			WHERE deal = ? AND game = ? AND person = ? AND part.finished IS NOT NULL AND deleted IS NULL AND kind <> 'branch'
			ORDER BY board.id`, []any{b.Number().String(), b.Rules.Name, c.Challenge.Seat.String()}, func(rows *sql.Rows) error {
			k := keptBoard{deal: b.Number().String()}
			var options, players, events string
			var length int
			if err := rows.Scan(&k.id, &k.dealer, &k.vul, &k.standing, &options, &length, &players, &events); err != nil {
				return err
			}
			if c.OwnIDs[i] != 0 {
				return nil
			}
			k.events = strings.Split(events, ",")
			rules, err := parseRules(b.Rules.Name, options, length)
			if err != nil {
				return nil
			}
			done, _, err := k.replay(rules)
			if err != nil || !c.Challenge.Has(done, i) {
				return nil
			}
			c.Own[i], c.OwnIDs[i] = done.Alone(), k.id
			if c.With == "" {
				c.With = players
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Together reports whether the boards of a challenge are played in one session: those of games whose boards
// don't depend on each other. Of other games each is a session of its own.
func Together(rules bridge.Rules) bool {
	named, err := bridge.RulesNamed(rules.Name)
	return err == nil && named.Length == 0 && named.GamesToWin == 0 && !named.CarryBelow
}

// PlayChallenge returns the session in which the user plays a challenge: the one that isn't over, or else a new one with
// the given name and the boards that he hasn't played. It is 0 if there are none, or if its boards are not played [Together].
func (s *Store) PlayChallenge(ctx context.Context, id int64, name string) (session int64, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		c, err := challengeIn(ctx, tx, id)
		switch {
		case err != nil:
			return err
		case c.Session != 0:
			session = c.Session
			return nil
		case c.Left() == 0 || !Together(c.Challenge.Rules):
			return nil
		}
		var given []record.Given
		for i, b := range c.Own {
			if b.Phase() != bridge.Finished {
				given = append(given, record.Given{Number: i + 1, Board: b})
			}
		}
		rules, now := c.Challenge.Rules, s.Now().UnixMilli()
		its := storage.Session{Game: rules.Name, Options: rules.House.String(), Person: seatText(&c.Challenge.Seat), Marks: storage.Marks{Name: name}}
		if err := its.Check(); err != nil {
			return err
		}
		if session, err = newRubber(tx, its, len(given), Field{}, now, now); err != nil {
			return err
		}
		if err := insertGiven(tx, session, given); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE challenge SET session = ? WHERE id = ?", session, id)
		return err
	})
	if err != nil && !errors.Is(err, ErrNoChallenge) {
		err = fault.Errorf("beginning a challenge: %w", err)
	}
	return session, err
}

// DeleteChallenge removes a challenge with the results that came with it. The user's own boards stay.
func (s *Store) DeleteChallenge(id int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		done, err := tx.Exec("DELETE FROM challenge WHERE id = ?", id)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return ErrNoChallenge
		}
		return nil
	})
	if err != nil {
		return fault.Errorf("removing a challenge: %w", err)
	}
	return nil
}

// nameKey is the setting with the name under which the user's results are sent.
const nameKey = "challenge-name"

// ChallengeName returns the name under which the user's results are sent, or "" if none has been chosen.
func (s *Store) ChallengeName() (string, error) {
	name, _, err := s.Setting(nameKey)
	return name, err
}

// KeepChallengeName stores that name, durably.
func (s *Store) KeepChallengeName(name string) error { return s.SetSetting(nameKey, name) }
