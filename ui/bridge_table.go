package ui

import (
	"cmp"
	"runtime"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// rubberTable returns the table of a rubber that is kept as it is played; leave leads away from it.
func (a *bridgeDesk) rubberTable(sit sitting, leave func()) (*table.Screen, error) {
	players := a.seated(sit.players).scoring(bot.ScoringOf(sit.rubber.Rubber.Rules, sit.rubber.Field.Setup))
	config, journal := a.rubberConfig(sit, players)
	return table.NewScreen(a.art, config, a.rubberOptions(sit, players, journal, leave), sit.rubber.Rubber, sit.rubber.Current)
}

// rubberOptions says how the table of a rubber behaves.
func (a *bridgeDesk) rubberOptions(sit sitting, p players, j *journal, leave func()) table.Options {
	options := a.tableOptions(p)
	leave = a.awayFrom(sit, j, leave)
	options.OnHome, options.Company = leave, sit.company
	options.Words = options.Words || sit.lesson != nil
	if sit.rubber.Rubber.Length != 1 {
		options.OnHome = func() {
			if j.rubber() != 0 {
				a.playsRubbers()
			}
			leave()
		}
	}
	if sit.record != nil {
		options.Practice = &table.Practice{Record: *sit.record, OnReturn: leave}
	}
	options.OnNext = a.reseat(sit, j)
	options.OnReview = func(board, events int) { a.reviewBoardOf(j.rubber(), board, events) }
	if r := sit.rubber; r.Field.Tables > 0 {
		options.Field = table.Field{
			By:        r.Field.By,
			OnTables:  func(board int) { a.layStandings(j.rubber(), standings.Traveller, board) },
			OnRanking: func() { a.layStandings(j.rubber(), standings.Ranking, 0) },
			OnResult:  a.resultIn,
		}
	}
	if sit.evening {
		options.OnNewRubber = a.toRoster
	}
	options.OnAgain = func(b bridge.Board) { a.playAgain(j.rubber(), b, sit.rubber.Seat) }
	return options
}

// reseat returns what deals the next board of a rubber at a new table, and reports whether it does: only if the settings for the
// players, their bidding or playing both hands have changed. A board in progress goes on with the players who began it, since it is kept as theirs.
func (a *bridgeDesk) reseat(sit sitting, j *journal) func() bool {
	both := a.choices.PlayBoth
	return func() bool {
		now := a.reader().players(sit.rubber.Seat, sit.rubber.Rubber.Rules)
		if sit.record != nil || now.String() == sit.players.String() && a.choices.PlayBoth == both {
			return false
		}
		a.depart()
		fetch(a.App, a.reader().sitting(j.rubber()), func(next sitting) {
			next.lesson = sit.lesson
			a.play(next)
		})
		return true
	}
}

// rubberConfig says who plays a rubber, and how it is kept.
func (a *bridgeDesk) rubberConfig(sit sitting, players players) (play.Config, *journal) {
	r := sit.rubber
	config := a.config(players, r.Seat)
	j := newJournal(a.store, r, bridgestore.Deal{
		Seat: &r.Seat, Kind: sit.kind, Origin: sit.origin, Players: players.computer.String(), BothHands: config.User.BothHands, Length: r.Rubber.Length,
		Field: r.Field,
	})
	config.Journal = j
	config.Deal, config.From = dealsOf(a.options.Deals, r, cmp.Or(r.ID, sit.number)), sit.from
	config.Other, config.Others = players.other, sit.others
	config.KeepOther = func(b bridge.Board) error {
		return j.keepOther(bridgestore.Other{Players: players.other.String(), Board: b})
	}
	config.Field = a.elsewhere(r, sit.players.Cards(), sit.tables, j.keepTable)
	return config, j
}

// players are those who think in the user's stead or against him.
type players struct {
	computer, other bot.Sides
	adviser         bot.Player
}

// each returns the players after something has been done to all.
func (p players) each(do func(*bot.Player)) players {
	p.computer, p.other = p.computer.Each(do), p.other.Each(do)
	do(&p.adviser)
	return p
}

// scoring returns players who know how the session compares results.
func (p players) scoring(s bot.Scoring) players {
	return p.each(func(p *bot.Player) { p.Scoring = s })
}

// players returns the players of a table for levels, by side, who bid by the book if the settings say so.
func (a *bridgeDesk) players(levels [2]bot.Level) players {
	return a.seated(bot.Even(bot.Player{ByTheBook: a.choices.ByTheBook}).Leveled(levels))
}

// seated returns the players of a table where these sit, with who else thinks there.
func (a *bridgeDesk) seated(these bot.Sides) players {
	cards := these.Cards()
	if a.options.Fast {
		return players{}.bidding(cards)
	}
	threads := max(1, runtime.GOMAXPROCS(0)-1) // the window keeps a processor for itself
	return players{
		computer: these.Each(func(p *bot.Player) { p.Threads = threads }),
		other:    these.Each(func(p *bot.Player) { p.Threads, p.ByTheBook = 1, false }), // no person sits there
		adviser:  bot.Player{Level: bot.Expert, Threads: threads, ByTheBook: these[card.NS].ByTheBook, Cards: cards},
	}
}

// bidding returns the players who know that the sides bid by these cards.
func (p players) bidding(cards bidding.Cards) players {
	return p.each(func(p *bot.Player) { p.Cards = cards })
}

// forcedWait is how long the only card that can be played waits before it plays itself.
const forcedWait = 600 * time.Millisecond

// config says who plays, but not yet what is kept.
func (a *bridgeDesk) config(p players, seat card.Seat) play.Config {
	return play.Config{User: bridge.User{Seat: seat, BothHands: a.choices.PlayBoth}, Forced: a.choices.Forced, Computer: p.computer, Pace: a.pace()}
}

// pace returns how fast things go at a table.
func (a *bridgeDesk) pace() play.Pace {
	if a.options.Fast {
		return play.Pace{}
	}
	return play.Pace{Think: a.settings.Think, Trick: a.choices.FullTrick, Forced: forcedWait}
}

// Adjust implements [family.Family].
func (a *bridgeDesk) Adjust(on family.Screen) {
	if s, ok := on.(*table.Screen); ok {
		s.Adjust(table.Habits{Pace: a.pace(), Forced: a.choices.Forced, Animated: a.animated(), Counts: a.choices.Counts, Early: a.choices.Early})
	}
}

// tableOptions says how every table behaves.
func (a *bridgeDesk) tableOptions(p players) table.Options {
	return table.Options{
		Window:      a.window,
		Runner:      a.runner,
		Adviser:     p.adviser,
		Cards:       p.adviser.Cards,
		Animated:    a.animated(),
		Words:       !a.options.Fast && p.computer[card.NS].Level == bot.Beginner && p.computer[card.EW].Level == bot.Beginner,
		Counts:      a.choices.Counts,
		Early:       a.choices.Early,
		Sound:       a.sound.Play,
		Audible:     a.sound.Audible,
		OnBidding:   a.showBiddingTo,
		Reports:     a.reports(),
		OnSettings:  a.laySettings,
		OnNewRubber: a.Begin,
		OnFailure:   a.lost,
	}
}
