package bridge

import (
	"context"
	"database/sql"
	"slices"

	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// latest is the number of the newest boards whose themes are compared with those of all.
const latest = 50

// ThemeTally counts the user's costly cards of a theme.
type ThemeTally struct {
	Theme         theme.Theme
	Boards        int // with such cards
	Cards, Tricks int // on all boards
	LatestTricks  int // on the newest fifty
}

// Themes counts the user's costly cards by theme.
type Themes struct {
	Boards, Latest int          // whose themes are known; Latest is at most fifty
	Tallies        []ThemeTally // by tricks, most first; cards without a theme are left out
	Unthemed       int          // boards that are analysed, but not their themes
	Unreadable     int          // boards that are analysed, and whose themes can't be found, see [Store.SkipThemes]
}

// Conditions on the rows of analysis: its themes are known, or can be found, or can't.
const (
	isThemed     = "themed = 1"
	isUnthemed   = "themed = 0 AND complete = 1 AND unreadable = 0"
	isUnreadable = "themed = 0 AND complete = 1 AND unreadable = 1"
)

// analysed returns the condition that the analysis of a row of digest meets one.
func analysed(is string) string { return "board IN (SELECT board FROM analysis WHERE " + is + ")" }

// Themes returns what the user's costly cards were about on the boards that match a filter and count.
func (s *Store) Themes(ctx context.Context, f Filter) (all Themes, err error) {
	f.Counted = true
	where, args := f.where()
	count := func(is string) string {
		return "(SELECT count(*) FROM digest WHERE " + analysed(is) + " AND " + where + ")"
	}
	err = s.read.QueryRowContext(ctx, "SELECT "+count(isThemed)+", "+count(isUnthemed)+", "+count(isUnreadable), slices.Concat(args, args, args)...).Scan(
		&all.Boards, &all.Unthemed, &all.Unreadable)
	if err == nil {
		all.Latest = min(all.Boards, latest)
		err = storage.Each(ctx, s.read, `
			WITH found AS (
				SELECT board, row_number() OVER (ORDER BY day DESC, at DESC, board DESC) <= ? AS new
				FROM digest WHERE `+analysed(isThemed)+` AND `+where+`)
			SELECT name, count(DISTINCT board), count(*), sum(tricks), sum(CASE WHEN new THEN tricks ELSE 0 END)
			FROM theme JOIN found USING (board) GROUP BY name ORDER BY 4 DESC, 3 DESC, name`,
			append([]any{latest}, args...), func(rows *sql.Rows) error {
				var name string
				var t ThemeTally
				if err := rows.Scan(&name, &t.Boards, &t.Cards, &t.Tricks, &t.LatestTricks); err != nil {
					return err
				}
				var known bool
				if t.Theme, known = theme.Named(name); known && t.Theme != theme.None {
					all.Tallies = append(all.Tallies, t)
				}
				return nil
			})
	}
	if err != nil {
		return Themes{}, fault.Errorf("reading what costly cards were about: %w", err)
	}
	return all, nil
}

// Unthemed returns the analysed boards that match a filter and count, and whose themes aren't known, the newest first.
func (s *Store) Unthemed(ctx context.Context, f Filter) ([]int64, error) {
	f.Counted = true
	where, args := f.where()
	return storage.FindIDs(ctx, s.read, fault.Say("boards whose mistakes have no themes"), "SELECT board AS id FROM digest WHERE "+analysed(isUnthemed)+" AND "+where+
		" ORDER BY day DESC, at DESC, board DESC", args...)
}

// SaveThemes stores what the user's costly cards on an analysed board were about, replacing what was known. A board without an analysis, or
// without anything, is left as it is.
func (s *Store) SaveThemes(board int64, mistakes []theme.Mistake) error {
	err := s.Write(func(tx *sql.Tx) error {
		done, err := tx.Exec("UPDATE analysis SET themed = 1, unreadable = 0 WHERE board = ?", board)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return err
		}
		if _, err := tx.Exec("DELETE FROM theme WHERE board = ?", board); err != nil {
			return err
		}
		for _, m := range mistakes {
			if _, err := tx.Exec("INSERT INTO theme (board, event, name, tricks) VALUES (?, ?, ?, ?)", board, m.Event, m.Theme.String(), m.Tricks); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fault.Errorf("keeping what costly cards on board %d were about: %w", board, err)
	}
	return nil
}

// SkipThemes notes that the themes of an analysed board can't be found, as it can't be read: it isn't among [Store.Unthemed] any more, until it
// is analysed again.
func (s *Store) SkipThemes(board int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec("UPDATE analysis SET unreadable = 1 WHERE board = ? AND themed = 0", board)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping that board %d can't be read: %w", board, err)
	}
	return nil
}
