package poker

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage/family"
)

// mostOptions is the maximum number of compared acts stored, best first, besides the one played.
const mostOptions = 12

// Judged returns the judgements of a hand's acts, by the index of the act. Unreadable ones are left out: they can be
// made again.
func (s *Store) Judged(ctx context.Context, hand int64) (map[int]bot.Judgement, error) {
	return family.Judged(ctx, s.Store, hand, `
		SELECT act, cost, error, options, text FROM hand_judged JOIN event ON event.part = hand AND event.position = act WHERE hand = ?`,
		[]any{hand}, func(rows *sql.Rows, all map[int]bot.Judgement) error {
			var n int
			var j bot.Judgement
			var options, played string
			if err := rows.Scan(&n, &j.Cost, &j.Error, &options, &played); err != nil {
				return err
			}
			j.Options, _ = parseOptions(options)
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
			return nil
		})
}

// SaveJudged stores the judgement of a hand's act, replacing an earlier one. The error is [ErrNoHand] if there is no
// hand with that number, and [storage.ErrOutOfStep] if it isn't over or has a different act.
func (s *Store) SaveJudged(hand int64, act int, j bot.Judgement) error {
	return s.Store.SaveJudged("hand", hand, act, j.Played.Act.String(), ErrNoHand, func(tx *sql.Tx) error {
		_, err := tx.Exec("REPLACE INTO hand_judged (hand, act, cost, error, options) VALUES (?, ?, ?, ?, ?)", hand, act, j.Cost, j.Error, optionsText(j))
		return err
	})
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
			return nil, fault.Errorf("%q is no option", line)
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
