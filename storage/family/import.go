package family

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// Imported counts the effects of an import.
type Imported struct {
	Games, Parts int // added
	There        int // games already there
	Continued    int // of these, those in an older state that have been continued
	Restored     int // of these, those restored from the trash
	Marks        int // names, notes and stars added to existing games and parts
}

// Import takes n games in one transaction: if it fails, or is killed, nothing has changed. now is the time of a game, in
// milliseconds since 1970, each a moment later, so that they are listed in order.
func Import[D any](ctx context.Context, s *Store, n int, take func(tx *sql.Tx, i int, now int64, done *D) error) (done D, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		for i := range n {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := take(tx, i, s.Now().UnixMilli()+int64(i), &done); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		var none D
		return none, err
	}
	return done, nil
}

// Again counts a game that is already there. It gets the marks that it lacks, and comes back from the trash.
func (done *Imported) Again(tx *sql.Tx, game int64, m storage.Marks) error {
	done.There++
	if err := done.Fill(tx, "session", game, m); err != nil {
		return err
	}
	n, err := storage.TakeBack(tx, game)
	done.Restored += n
	return err
}

// Fill gives a row of a table the marks that it lacks, and counts them.
func (done *Imported) Fill(tx *sql.Tx, table string, id int64, m storage.Marks) error {
	added, err := m.Fill(tx, table, id)
	done.Marks += added
	return err
}

// PartOf returns the data of a part with an index out of those in a file, if it was over there exactly if it is now.
// Otherwise it was played now.
func PartOf(saved []SavedPart, i int, over bool, now int64) SavedPart {
	if i < len(saved) && (saved[i].Finished > 0) == over {
		return saved[i]
	}
	p := SavedPart{Started: now}
	if over {
		p.Finished = now
	}
	return p
}

// InsertPart stores a part of a game, without events, and returns its number.
func (f *Family) InsertPart(tx *sql.Tx, game int64, position int, p SavedPart) (id int64, err error) {
	level, err := f.levelOf(tx, game)
	if err != nil {
		return 0, err
	}
	return storage.NewPart{Session: game, Position: position, Started: p.Started, Undos: p.Undos, Hints: p.Hints, Players: level, Marks: p.Marks}.Insert(tx)
}

// levelOf returns the level of the computer players of a game, or "" if they differ.
func (f *Family) levelOf(tx *sql.Tx, game int64) (level string, err error) {
	err = tx.QueryRow("SELECT iif(count(DISTINCT level) = 1, max(level), '') FROM "+f.Seats+" WHERE session = ? AND level <> ''", game).Scan(&level)
	return level, err
}
