package ui

import (
	"cmp"
	"context"
	"runtime"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/company"
	"github.com/superbridge/superbridge/ui/settings"
)

// newRubber starts a rubber like the last one.
func (a *App) newRubber() {
	if a.store == nil {
		return
	}
	length, seat := home.Lengths[0], card.South
	if r, ok := a.lastRubber(); ok {
		length, seat = r.Length, r.Seat
	}
	a.startRubber(length, seat)
}

// lastRubber returns the person's newest rubber; ok is false if none of the last ones was his.
func (a *App) lastRubber() (r storage.Summary, ok bool) {
	const enough = 20
	ids, err := a.store.FindRubbers(context.Background(), storage.Filter{})
	if err != nil {
		return r, false
	}
	last, err := a.store.Summaries(context.Background(), ids[:min(enough, len(ids))])
	if err != nil {
		return r, false
	}
	for _, r := range last {
		if !r.Watched && r.Kind == storage.Ordinary && r.Length > 1 {
			return r, true
		}
	}
	return r, false
}

// startRubber deals the first board of a new rubber. One in progress stays in the history
// and can be continued from there.
func (a *App) startRubber(length int, seat card.Seat) {
	r, number, err := a.nextRubber(length, seat)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.playRubber(r, seating{number: number, level: a.settings.Level, leave: a.showHome})
}

// nextRubber returns a new rubber, of which nothing is kept yet, and the number that it will have.
func (a *App) nextRubber(length int, seat card.Seat) (r storage.Rubber, number int64, err error) {
	number, err = a.store.NextRubber()
	if err != nil {
		return r, 0, err
	}
	rules, err := bridge.SuperBridge().With(a.settings.House)
	return storage.Rubber{Seat: seat, Rubber: bridge.Rubber{Rules: rules, Length: length}}, number, err
}

// changeHouse keeps the house rules for the rubbers from the next one on.
func (a *App) changeHouse(h bridge.House) error {
	a.settings.House = h
	return settings.Save(a.store, a.settings)
}

// openRubber goes on with a rubber in progress.
func (a *App) openRubber(id int64) {
	a.leave() // the rubber may be the one on the screen: what is on its way is kept first
	r, err := a.store.Rubber(id)
	if err != nil {
		a.showTrouble(err)
		return
	}
	how := seating{level: a.settings.Level, leave: a.awayFromDeal(r, a.showHome)}
	if r.Rubber.Length == 1 && r.Current != nil {
		how = a.seatingFor(r)
	}
	a.playRubber(r, how)
}

// seating says how a table is laid for a rubber.
type seating struct {
	level    bot.Level       // of the computer players
	practice *table.Practice // nil unless the deal has been played before
	from     int             // how many events stand of a board that is played on from a position
	leave    func()          // leads away from the table
	origin   int64           // the board whose deal it is, or that is played on; or 0

	// Of a rubber that isn't kept yet:
	number int64 // that it will have
	kind   storage.Kind
}

// seatingFor returns the seating for a single deal in progress: as it began.
func (a *App) seatingFor(r storage.Rubber) seating {
	how := seating{level: a.settings.Level, leave: a.awayFromDeal(r, a.showHome)}
	b, err := a.store.Board(context.Background(), r.BoardIDs[0])
	if err != nil {
		return how // it can be played all the same
	}
	if level, ok := bot.ParseLevel(b.Players); ok {
		how.level = level
	}
	if b.Origin == 0 {
		return how
	}
	how.origin = b.Origin
	record, err := a.store.Board(context.Background(), b.Origin)
	if err != nil {
		return how
	}
	how.practice = &table.Practice{Record: record.Board, OnReturn: how.leave}
	if b.Kind == storage.Branch {
		how.from = common(b.Board.Events(), record.Board.Events())
		// It may have been played on from what the other table has done.
		if other, err := a.store.OtherTable(context.Background(), record.ID); err == nil && other.Players != "" {
			how.from = max(how.from, common(b.Board.Events(), other.Board.Events()))
		}
	}
	return how
}

// companyAt returns who sat at the table of a board's rubber, or of the one in which its deal was first played. It is
// nil if the board is 0 or can't be read.
func (a *App) companyAt(board int64) *company.Table {
	if board == 0 {
		return nil
	}
	ctx := context.Background()
	b, err := a.store.Board(ctx, board)
	seen := map[int64]bool{board: true} // what was imported may lead round in a circle
	for err == nil && b.Origin != 0 && !seen[b.Origin] {
		seen[b.Origin] = true
		b, err = a.store.Board(ctx, b.Origin)
	}
	for err == nil && b.Previous != 0 {
		b, err = a.store.Board(ctx, b.Previous)
	}
	if err != nil {
		return nil
	}
	table := company.At(b.Board.Number().String())
	return &table
}

// common returns how many events two boards begin with.
func common(a, b []bridge.Event) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// awayFromDeal leads away from the table of a rubber that has been kept. If nothing has been done
// with its first deal, it goes into the trash: it would be offered to be continued, again and again.
func (a *App) awayFromDeal(r storage.Rubber, leave func()) func() {
	return func() {
		leave()
		boards, err := a.store.BoardIDs(context.Background(), r.ID)
		if err != nil || len(boards) != 1 {
			return
		}
		if b, err := a.store.Board(context.Background(), boards[0]); err == nil && untouched(b) {
			// If it can't go it stays in the history, where it does no harm.
			_ = a.store.Delete(r.ID)
			a.reload()
		}
	}
}

// untouched reports whether the person has done nothing with a board: neither kept nor marked it,
// nor acted on it, nor taken anything back.
func untouched(b storage.Board) bool {
	marked := b.Marks != storage.Marks{} || b.RubberMarks != storage.Marks{}
	return b.Kind != storage.Branch && !marked && b.Undos == 0 && b.Board.Phase() != bridge.Finished && !acted(b.Board, b.Seat)
}

// acted reports whether a seat has done anything on a board.
func acted(b bridge.Board, seat card.Seat) bool {
	for n := range b.Events() {
		if b.Prefix(n).Actor() == seat {
			return true
		}
	}
	return false
}

// playRubber shows the table with a rubber in progress.
func (a *App) playRubber(r storage.Rubber, how seating) {
	a.leave()
	s, err := a.rubberTable(r, how)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.show(s)
}

// rubberTable returns the table with a rubber that is kept as it is played.
func (a *App) rubberTable(r storage.Rubber, how seating) (*table.Screen, error) {
	players := a.players(how.level)
	config, journal := a.rubberConfig(r, how, players)
	return table.NewScreen(a.art, config, a.rubberOptions(how, players, journal), r.Rubber, r.Current)
}

// rubberOptions says how the table of a rubber behaves.
func (a *App) rubberOptions(how seating, p players, j *journal) table.Options {
	options := a.tableOptions(p)
	options.OnHome, options.Practice, options.Company = how.leave, how.practice, a.companyAt(how.origin)
	options.OnReview = func(board, events int) { a.reviewBoardOf(j.rubber(), board, events) }
	options.OnAgain = func(b bridge.Board) { a.playAgain(j.rubber(), b) }
	return options
}

// rubberConfig says who plays a rubber, and how it is kept.
func (a *App) rubberConfig(r storage.Rubber, how seating, players players) (play.Config, *journal) {
	config := a.config(players, r.Seat)
	j := newJournal(a.store, r, storage.Deal{
		Seat: &r.Seat, Kind: how.kind, Origin: how.origin, Players: players.computer.Level.String(), Both: config.PlayBoth, Length: r.Rubber.Length,
	})
	config.Journal = j
	config.Deal, config.From = a.options.Deals(r.Rubber.Rules, cmp.Or(r.ID, how.number)), how.from
	config.Other, config.Others = players.other, a.others(r)
	config.KeepOther = func(b bridge.Board) error {
		return j.keepOther(storage.Other{Players: players.other.Level.String(), Board: b})
	}
	return config, j
}

// players are those who think in the person's stead or against him.
type players struct{ computer, other, adviser bot.Player }

func (a *App) players(level bot.Level) players {
	if a.options.Fast {
		return players{}
	}
	threads := max(1, runtime.GOMAXPROCS(0)-1) // the window keeps a processor for itself
	return players{
		computer: bot.Player{Level: level, Threads: threads},
		other:    bot.Player{Level: level, Threads: 1},
		adviser:  bot.Player{Level: bot.Expert, Threads: threads},
	}
}

// config says who plays, but not yet what is kept.
func (a *App) config(p players, seat card.Seat) play.Config {
	config := play.Config{Person: seat, PlayBoth: a.settings.PlayBoth, Forced: a.settings.Forced, Computer: p.computer, Pace: a.settings.Pace()}
	if a.options.Fast {
		config.Pace = play.Pace{}
	}
	return config
}

// tableOptions says how every table behaves.
func (a *App) tableOptions(p players) table.Options {
	return table.Options{
		Adviser:     p.adviser,
		Animated:    a.animated(),
		Counts:      a.settings.Counts,
		Sound:       a.sound.Play,
		Audible:     a.sound.Audible,
		OnBidding:   a.showBiddingTo,
		OnNewRubber: a.newRubber,
		OnFailure:   a.lost,
	}
}

func (a *App) animated() bool { return a.settings.Animations && !a.options.Fast }

// others returns what the other table has come to on the deals of a rubber.
func (a *App) others(r storage.Rubber) (all []bridge.Board) {
	for _, id := range r.BoardIDs {
		// What can't be read is played again.
		if o, err := a.store.OtherTable(context.Background(), id); err == nil && o.Players != "" {
			all = append(all, o.Board)
		}
	}
	return all
}
