package few

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"
	"io"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// saved is the line before those of a session, in a file that keeps everything: the data that the printed form of deals
// and ends lacks. Times are milliseconds since 1970, UTC.
type saved struct {
	Rules string    `json:"rules"`
	Saved *savedNow `json:"saved"`
}

// savedNow is the data of a session besides its deals.
type savedNow struct {
	Person  string             `json:"person"` // his letter; empty if there is no user
	Kind    storage.Kind       `json:"kind,omitempty"`
	Stands  int                `json:"stands,omitempty"` // of a branch: its events that stood when it started
	Started int64              `json:"started"`
	Changed int64              `json:"changed"`
	Players []savedSeat        `json:"players"`
	Deals   []family.SavedPart `json:"deals"`
	storage.Marks
}

// savedSeat is a player.
type savedSeat struct {
	Player string `json:"player"`
	Name   string `json:"name"`
	Level  string `json:"level,omitempty"`
}

// Written counts what an export has written; parts are deals.
type Written = family.Written

// Print is like Export, but writes only the printed form.
func (s *Store) Print(ctx context.Context, w io.Writer, games []int64) (Written, error) {
	return s.ExportWith(ctx, w, games, func(int) {}, nil, printGame)
}

// PrintSound is like ExportSound, but writes only the printed form.
func (s *Store) PrintSound(ctx context.Context, w io.Writer, games []int64, left func(error)) (Written, error) {
	return s.ExportWith(ctx, w, games, func(int) {}, left, printGame)
}

// exportGame writes the lines of a session, and before them one with the rest of its data.
func exportGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, done *Written, left func(error)) error {
	return writeGame(ctx, tx, out, id, true, done, left)
}

// printGame writes the lines of the finished deals of a session, and of its end.
func printGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, done *Written, left func(error)) error {
	return writeGame(ctx, tx, out, id, false, done, left)
}

// writeGame writes the lines of a session. A deal without events is written with its head only.
func writeGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, heads bool, done *Written, left func(error)) error {
	g, fault, err := soundGameIn(ctx, tx, id)
	if g, err = family.Readable(g, fault, err, left); err != nil {
		return self.Explain(id, err)
	}
	if len(g.Deals) == 0 {
		done.Empty++
		return nil
	}
	whole := self.Record(id)
	if heads {
		head, err := savedOf(ctx, tx, g)
		if err != nil {
			return err
		}
		if err := whole.Add(json.Marshal(head)); err != nil {
			return err
		}
	}
	entries := g.Session.Scores()
	written := 0
	for i, p := range g.Deals {
		var totals []int
		if i < len(entries) {
			totals = entries[i].Totals
		} else if !heads {
			break // it goes on
		}
		if err := whole.Add(record.Line(p.Board, totals)); err != nil {
			return err
		}
		written++
	}
	if len(entries) > 0 {
		if err := whole.Add(record.EndLine(g.Session, g.End())); err != nil {
			return err
		}
	}
	done.Games, done.Parts = done.Games+1, done.Parts+written
	_, err = whole.WriteTo(out)
	return err
}

// savedOf returns the line before those of a session.
func savedOf(ctx context.Context, tx *sql.Tx, g Game) (saved, error) {
	r := g.Session.Rules()
	data := savedNow{Person: r.Letter(g.Person), Kind: g.Kind, Stands: g.Stands, Started: g.Started.UnixMilli(), Changed: g.Changed.UnixMilli()}
	for _, s := range g.Sitters {
		data.Players = append(data.Players, savedSeat{r.Letter(s.Player), s.Name, s.Level})
	}
	var err error
	data.Marks, data.Deals, err = family.Saved(ctx, tx, g.ID, len(g.Deals))
	return saved{r.String(), &data}, err
}

// beginning returns the start of the session of a line: a sitter for each player. Without a line it is unknown who
// played.
func (s *savedNow) beginning(r few.Rules) (b Beginning, err error) {
	b = Beginning{Rules: r, Person: few.Nobody}
	if s == nil {
		for p := range few.Player(r.Players()) {
			b.Sitters = append(b.Sitters, Sitter{Player: p, Level: unknown})
		}
		return b, nil
	}
	b.Kind, b.Stands = s.Kind, s.Stands
	if s.Person != "" {
		if b.Person, err = r.ParsePlayer(s.Person); err != nil {
			return b, err
		}
	}
	for _, player := range s.Players {
		p, err := r.ParsePlayer(player.Player)
		if err != nil {
			return b, err
		}
		b.Sitters = append(b.Sitters, Sitter{p, player.Name, player.Level})
	}
	return b, checkSitters(r, b.Person, b.Sitters)
}

// unknown is the level of unknown players.
const unknown = "unknown"
