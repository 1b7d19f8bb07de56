package poker

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
)

// mostOptions is the maximum number of compared acts stored, best first, besides the one played.
const mostOptions = 12

// Judged returns the judgements of a hand's acts, by the index of the act. Unreadable ones are left out: they can be
// made again.
func (s *Store) Judged(ctx context.Context, hand int64) (map[int]bot.Judgement, error) {
	all := map[int]bot.Judgement{}
	rows, err := s.Reader().QueryContext(ctx, `
		SELECT act, cost, error, options, text FROM hand_judged JOIN event ON event.part = hand AND event.position = act WHERE hand = ?`, hand)
	if err != nil {
		return nil, fmt.Errorf("reading what is thought of hand %d of poker: %w", hand, err)
	}
	defer rows.Close()
	for rows.Next() {
		var n int
		var j bot.Judgement
		var options, played string
		if err := rows.Scan(&n, &j.Cost, &j.Error, &options, &played); err != nil {
			return nil, fmt.Errorf("reading what is thought of hand %d of poker: %w", hand, err)
		}
		if j.Options, err = parseOptions(options); err != nil {
			continue
		}
		for _, o := range j.Options {
			if o.Act.String() == played {
				j.Played = o
				j.Best = j.Options[0]
				if j.Cost == 0 {
					j.Best = o
				}
				all[n] = j
			}
		}
	}
	return all, rows.Err()
}

// SaveJudged stores the judgement of a hand's act, replacing an earlier one. The error is [ErrNoHand] if there is no
// hand with that number, and [storage.ErrOutOfStep] if it isn't over or has a different act.
func (s *Store) SaveJudged(hand int64, act int, j bot.Judgement) error {
	err := s.Write(func(tx *sql.Tx) error {
		var over bool
		var played sql.NullString
		err := tx.QueryRow(`
			SELECT finished IS NOT NULL, (SELECT text FROM event WHERE part = ?1 AND position = ?2) FROM part JOIN hand USING (id) WHERE id = ?1`,
			hand, act).Scan(&over, &played)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return ErrNoHand
		case err != nil:
			return err
		case !over || played.String != j.Played.Act.String():
			return storage.OutOfStep("the hand goes on, or has another act there")
		}
		_, err = tx.Exec("REPLACE INTO hand_judged (hand, act, cost, error, options) VALUES (?, ?, ?, ?, ?)",
			hand, act, j.Cost, j.Error, optionsText(j))
		return err
	})
	if err != nil {
		return fmt.Errorf("keeping what is thought of act %d of hand %d of poker: %w", act, hand, err)
	}
	return nil
}

// optionsText returns the stored form of options: a line each with its act, points, their error, and the chances of
// death and of a fantasy.
func optionsText(j bot.Judgement) string {
	var lines []string
	played := j.Played.Act.String()
	for i, o := range j.Options {
		if i >= mostOptions && o.Act.String() != played {
			continue
		}
		lines = append(lines, fmt.Sprintf("%v %.4f %.4f %.4f %.4f", o.Act, o.Points, o.Error, o.Dead, o.Fantasy))
	}
	return strings.Join(lines, "\n")
}

// parseOptions parses the stored form.
func parseOptions(text string) (all []bot.Option, err error) {
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		if len(words) != 6 {
			return nil, fmt.Errorf("%q is no option", line)
		}
		var o bot.Option
		if o.Act, err = poker.ParseAct(words[0] + " " + words[1]); err != nil {
			return nil, err
		}
		for i, number := range []*float64{&o.Points, &o.Error, &o.Dead, &o.Fantasy} {
			if *number, err = strconv.ParseFloat(words[2+i], 64); err != nil {
				return nil, err
			}
		}
		all = append(all, o)
	}
	return all, nil
}
