package storage_test

import (
	"database/sql"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// The latest game is that of the session that was played last and can be gone on with, and of no other.
func TestLatestGame(t *testing.T) {
	s := open(t, t.TempDir())
	is := func(want string) {
		t.Helper()
		if got, err := s.LatestGame(t.Context()); got != want || err != nil {
			t.Errorf("it is %q, %v; want %q", got, err, want)
		}
	}
	is("")
	person := sql.NullString{String: "S", Valid: true}
	begin := func(session storage.Session, changed int64, also ...string) (id int64) {
		t.Helper()
		check(t, s.Write(func(tx *sql.Tx) (err error) {
			if id, err = storage.NewSession(tx, session, 1, changed); err != nil {
				return err
			}
			for _, statement := range also {
				if _, err = tx.Exec(statement, id); err != nil {
					return err
				}
			}
			return nil
		}))
		return id
	}
	begin(storage.Session{Game: "Poker", Person: person}, 5)
	begin(storage.Session{Game: "Older", Person: person}, 4)
	is("Poker")
	begin(storage.Session{Game: "Watched"}, 9)
	begin(storage.Session{Game: "Branch", Person: person, Kind: storage.Branch}, 9)
	begin(storage.Session{Game: "Over", Person: person}, 9, "UPDATE session SET over = 1 WHERE id = ?")
	begin(storage.Session{Game: "Gone", Person: person}, 9, "UPDATE session SET deleted = 1 WHERE id = ?")
	const given = "INSERT INTO given (session, position, number, deal, dealer, vul) VALUES (?, 0, 0, '00000000000000000000000000', 'N', 'None')"
	begin(storage.Session{Game: "Given", Person: person}, 9, given)
	is("Poker")
	begin(storage.Session{Game: "Begun", Person: person}, 8, given, "INSERT INTO part (session, position, started) VALUES (?, 0, 1)")
	is("Begun")
}
