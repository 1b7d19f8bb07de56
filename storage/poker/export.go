package poker

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// saved is the line before those of a game, in a file that keeps everything: the data that the printed form of hands
// and events lacks. Times are milliseconds since 1970, UTC.
type saved struct {
	Rules string    `json:"rules"`
	Game  string    `json:"game"`
	Saved *savedNow `json:"saved"`
}

// savedNow is the data of a game besides its hands and events.
type savedNow struct {
	Options string             `json:"options"` // the complete rules
	Person  int                `json:"person"`  // his seat; 0 if there is no user
	Kind    storage.Kind       `json:"kind,omitempty"`
	Stands  int                `json:"stands,omitempty"` // of a branch: its acts that stood when it started
	Started int64              `json:"started"`
	Changed int64              `json:"changed"`
	Players []savedSeat        `json:"players"`
	Hands   []family.SavedPart `json:"hands"`
	storage.Marks
}

// savedSeat is a present or former player at the table.
type savedSeat struct {
	Seat  int    `json:"seat"`
	Name  string `json:"name"`
	Level string `json:"level,omitempty"`
}

// Written counts what an export has written; parts are hands.
type Written = family.Written

// exportGame writes the lines of a game: its hands and events in their printed form, and before them one with the rest
// of its data.
func exportGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, done *Written, left func(error)) error {
	g, fault, err := soundGameIn(ctx, tx, id)
	if g, err = family.Readable(g, fault, err, left); err != nil {
		return err
	}
	if len(g.Hands) == 0 {
		done.Empty++
		return nil
	}
	head, err := savedOf(ctx, tx, g)
	if err != nil {
		return err
	}
	whole := self.Record(id)
	if err := whole.Add(json.Marshal(head)); err != nil {
		return err
	}
	now := g.First
	for _, p := range g.Hands {
		if err := whole.Add(record.MarshalHand(p.Hand)); err != nil {
			return err
		}
		if !p.Hand.Over() {
			break
		}
		if now, err = now.Played(p.Hand); err != nil {
			return err
		}
		for _, e := range p.After {
			if err := whole.Add(record.MarshalEvent(now, e)); err != nil {
				return err
			}
			if now, _, err = now.Apply(e); err != nil {
				return err
			}
		}
	}
	done.Parts += len(g.Hands)
	done.Games++
	_, err = whole.WriteTo(out)
	return err
}

// savedOf returns the line before those of a game.
func savedOf(ctx context.Context, tx *sql.Tx, g Game) (saved, error) {
	t := g.First.State()
	data := savedNow{Options: t.Rules.String(), Person: int(g.Person), Kind: g.Kind, Stands: g.Stands, Started: g.Started.UnixMilli(), Changed: g.Changed.UnixMilli()}
	for _, s := range g.Sitters {
		data.Players = append(data.Players, savedSeat{int(s.Seat), s.Name, s.Level})
	}
	var err error
	data.Marks, data.Hands, err = family.Saved(ctx, tx, g.ID, len(g.Hands))
	return saved{poker.Name, t.Game, &data}, err
}
