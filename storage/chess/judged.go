package chess

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// mostOptions is the maximum number of compared moves stored, the best first, besides the one played.
const mostOptions = 12

// judgement is the stored form of a [bot.Judgement], as JSON.
type judgement struct {
	Shares  [chess.Armies]float64 `json:"shares"`
	Options []option              `json:"options,omitempty"`
}

// option is a move and its value; moves are in their text form, those of the line separated by blanks.
type option struct {
	Move  string     `json:"move"`
	Line  string     `json:"line,omitempty"`
	Value int        `json:"value"`
	Why   bot.Reason `json:"why"`
}

// judgementText returns the stored form of the judgement of a position in which played was the next event.
func judgementText(j bot.Judgement, played string) (string, error) {
	stored := judgement{Shares: j.Shares}
	for i, o := range j.Advice.Options {
		if i >= mostOptions && o.Move.String() != played {
			continue
		}
		var moves []string
		for _, m := range o.Line {
			moves = append(moves, m.String())
		}
		stored.Options = append(stored.Options, option{o.Move.String(), strings.Join(moves, " "), o.Value, o.Why})
	}
	text, err := json.Marshal(stored)
	return string(text), err
}

// parseJudgement parses the stored form.
func parseJudgement(text string) (j bot.Judgement, err error) {
	var stored judgement
	if err := json.Unmarshal([]byte(text), &stored); err != nil {
		return j, err
	}
	j.Shares = stored.Shares
	for _, o := range stored.Options {
		opt := bot.Option{Value: o.Value, Why: o.Why}
		if opt.Move, err = chess.ParseMove(o.Move); err != nil {
			return j, err
		}
		for word := range strings.FieldsSeq(o.Line) {
			m, err := chess.ParseMove(word)
			if err != nil {
				return j, err
			}
			opt.Line = append(opt.Line, m)
		}
		j.Advice.Options = append(j.Advice.Options, opt)
	}
	if len(j.Advice.Options) > 0 {
		j.Advice.Move = j.Advice.Options[0].Move
	}
	return j, nil
}

// Judged returns the judgements of a game's positions, by the number of events before them, as far as a judge of that
// version has made any. Unreadable ones are left out: they can be made again.
func (s *Store) Judged(ctx context.Context, game int64, version int) (map[int]bot.Judgement, error) {
	return family.Judged(ctx, s.Store, game, `
		SELECT chess_judged.position, judgement FROM chess_judged JOIN part ON part.id = chess_judged.part
		WHERE part.session = ? AND version = ?`, []any{game, version}, func(rows *sql.Rows, all map[int]bot.Judgement) error {
		var n int
		var text string
		if err := rows.Scan(&n, &text); err != nil {
			return err
		}
		if j, err := parseJudgement(text); err == nil {
			all[n] = j
		}
		return nil
	})
}

// SaveJudged stores the judgement of the position of g by a judge of some version, replacing an earlier one. g is the
// game or an earlier state of it; the error is [ErrNoGame] if there is no game with that number, and
// [storage.ErrOutOfStep] if it has taken another course.
func (s *Store) SaveJudged(game int64, version int, g chess.Game, j bot.Judgement) error {
	err := s.Write(func(tx *sql.Tx) error {
		part, played, err := partOf(tx, game, g)
		if err != nil {
			return err
		}
		text, err := judgementText(j, played)
		if err != nil {
			return err
		}
		_, err = tx.Exec("REPLACE INTO chess_judged (part, position, version, judgement) VALUES (?, ?, ?, ?)", part, g.Len(), version, text)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping what is thought of event %d of game %d of chess: %w", g.Len(), game, err)
	}
	return nil
}

// partOf returns the part of a game that starts like g, and the event that follows there, or "".
func partOf(tx *sql.Tx, game int64, g chess.Game) (part int64, played string, err error) {
	var options, start string
	err = tx.QueryRow("SELECT part.id, options, start FROM "+games+" WHERE session.id = ?", game).Scan(&part, &options, &start)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return 0, "", ErrNoGame
	case err != nil:
		return 0, "", err
	}
	kept, err := storage.Events(tx, part)
	if err != nil {
		return 0, "", err
	}
	texts := eventTexts(g)
	if options != g.Rules().String() || start != startText(g) || len(texts) > len(kept) || !slices.Equal(kept[:len(texts)], texts) {
		return 0, "", storage.OutOfStep(fault.New("the game has gone another way"))
	}
	if len(kept) > len(texts) {
		played = kept[len(texts)]
	}
	return part, played, nil
}

// eventTexts returns the events of a game in their text forms.
func eventTexts(g chess.Game) []string { return storage.Texts(g.Events()) }
