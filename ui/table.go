package ui

import (
	"cmp"
	"context"
	"runtime"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/table"
)

// playRubber shows the table with a rubber in progress.
func (a *App) playRubber(r kept.Rubber, how seating) {
	a.leave()
	s, err := a.rubberTable(r, how)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.show(s)
}

// rubberTable returns the table with a rubber that is kept as it is played.
func (a *App) rubberTable(r kept.Rubber, how seating) (*table.Screen, error) {
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
func (a *App) rubberConfig(r kept.Rubber, how seating, players players) (play.Config, *journal) {
	config := a.config(players, r.Seat)
	j := newJournal(a.store, r, kept.Deal{
		Seat: &r.Seat, Kind: how.kind, Origin: how.origin, Players: players.computer.Level.String(), BothHands: config.User.BothHands, Length: r.Rubber.Length,
	})
	config.Journal = j
	config.Deal, config.From = a.options.Deals(r.Rubber.Rules, cmp.Or(r.ID, how.number)), how.from
	config.Other, config.Others = players.other, a.others(r)
	config.KeepOther = func(b bridge.Board) error {
		return j.keepOther(kept.Other{Players: players.other.Level.String(), Board: b})
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
	config := play.Config{User: bridge.User{Seat: seat, BothHands: a.settings.PlayBoth}, Forced: a.settings.Forced, Computer: p.computer, Pace: a.settings.Pace()}
	if a.options.Fast {
		config.Pace = play.Pace{}
	}
	return config
}

// tableOptions says how every table behaves.
func (a *App) tableOptions(p players) table.Options {
	return table.Options{
		Runner:      a.runner,
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
func (a *App) others(r kept.Rubber) (all []bridge.Board) {
	for _, id := range r.BoardIDs {
		// What can't be read is played again.
		if o, err := a.store.OtherTable(context.Background(), id); err == nil && o.Players != "" {
			all = append(all, o.Board)
		}
	}
	return all
}
