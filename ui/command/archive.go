package command

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	fewrecord "github.com/superbridge/superbridge/game/few/record"
	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/family"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// archive describes the saved games of a family other than bridge, for the commands that list, print, export and import.
type archive struct {
	word  string                  // for all of its games, as in -rules poker
	id    string                  // beginning of the ends of its messages' ids
	named func(rules string) bool // whether a name that people type is that of all of its games
	owns  func(line []byte) bool  // whether a line of a file is of this family
	none  error                   // returned if there is no game with a number
	in    func(*storage.Store) saved
}

// saved holds the games of an archive in a data folder. Damaged ones are passed to left.
type saved interface {
	// dated returns the games that haven't been deleted.
	dated(context.Context) ([]storage.Dated, error)
	// list returns the rows of games in the list.
	list(ctx context.Context, games []int64, left func(error)) ([]listed, error)
	// print prints a game as superbridge record does. The error is the archive's none if there is no game of that number.
	print(ctx context.Context, w io.Writer, game int64, left func(error)) error
	// printAll prints all games in the same form, oldest first.
	printAll(ctx context.Context, w io.Writer, left func(error)) error
	// export writes all games, and returns the numbers of them and of their parts.
	export(ctx context.Context, w io.Writer, left func(error)) (games, parts int, err error)
	// read reads games from a file, and returns a function that adds them.
	read(io.Reader) (add func(context.Context) (added, error), err error)
}

// added counts what an import has added.
type added struct {
	family.Imported
	parts int
}

// archives lists the archives, in the order in which their games are printed and exported.
var archives = []archive{
	{
		word: "poker", id: "poker", none: pokerstore.ErrNoGame, named: isPoker,
		owns: func(line []byte) bool { return pokerrecord.Is(string(line)) },
		in:   func(s *storage.Store) saved { return savedPoker{pokerstore.On(s)} },
	},
	{
		word: chess.Name, id: "chess", none: chessstore.ErrNoGame, owns: chessstore.Reads,
		named: func(rules string) bool { return strings.EqualFold(rules, chess.Name) },
		in:    func(s *storage.Store) saved { return savedChess{chessstore.On(s)} },
	},
	{
		word: fewFamily, id: "few", none: fewstore.ErrNoGame,
		named: func(rules string) bool { return strings.EqualFold(rules, fewFamily) },
		owns:  func(line []byte) bool { return fewrecord.Is(string(line)) },
		in:    func(s *storage.Store) saved { return savedFew{fewstore.On(s)} },
	},
}

// amount describes games with their parts.
func (a archive) amount(games, parts int) string {
	return text.T("command.archive."+a.id, "Games", games, "Parts", parts)
}

// report describes an import.
func (a archive) report(done added) string {
	said := text.T("command.archive." + a.id + "-none")
	if done.Games > 0 {
		said = text.T("command.archive."+a.id+"-added", "Games", done.Games, "Parts", done.parts)
	}
	return said + reportThere(done.There-done.Continued, done.Continued, done.Restored, done.Marks)
}

// exportOne writes one game by write, which returns the number of games that it has written. The error is none if there is no such
// game, and none is damaged.
func exportOne(none error, left func(error), write func(left func(error)) (int, error)) error {
	damaged := false
	n, err := write(func(err error) { damaged = true; left(err) })
	if err == nil && n == 0 && !damaged {
		err = none
	}
	return err
}

// listAll returns the rows of all games in the list.
func listAll(ctx context.Context, s saved, left func(error)) ([]listed, error) {
	found, err := s.dated(ctx)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(found))
	for i, d := range found {
		ids[i] = d.ID
	}
	return s.list(ctx, ids, left)
}

// printGame prints the game of a number, of whatever family it is.
func printGame(ctx context.Context, stdout io.Writer, store *storage.Store, id int64, left func(error)) error {
	for _, a := range archives {
		if err := a.in(store).print(ctx, stdout, id, left); !errors.Is(err, a.none) {
			return err
		}
	}
	return usage("command.record.no-game", "Game", id)
}
