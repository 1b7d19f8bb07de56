package desk

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

// tables opens the tables at which rubbers are played, and the screens that they lead to.
type tables struct {
	*shared
	bids     *bids
	singles  *singles
	others   *others
	reviews  *reviews
	days     *days
	course   *course
	evenings *evenings
}

// rubberTable returns the table of a rubber, which is saved as it is played; leave leaves it.
func (t *tables) rubberTable(sit sitting, leave func()) (*table.Screen, error) {
	players := t.seated(sit.players).scoring(bot.ScoringOf(sit.rubber.Rubber.Rules, sit.rubber.Field.Setup))
	config, journal := t.rubberConfig(sit, players)
	return table.NewScreen(t.window.Art(), config, t.rubberOptions(sit, players, journal, leave), sit.rubber.Rubber, sit.rubber.Current)
}

// rubberOptions returns the options of a rubber's table.
func (t *tables) rubberOptions(sit sitting, p players, j *journal, leave func()) table.Options {
	options := t.tableOptions(p)
	leave = t.awayFrom(sit, j, leave)
	options.OnHome, options.Company = leave, sit.company
	options.Words = options.Words || sit.lesson != nil
	if sit.rubber.Rubber.Length != 1 {
		options.OnHome = func() {
			if j.ID() != 0 {
				t.course.playsRubbers()
			}
			leave()
		}
	}
	if sit.record != nil {
		options.Practice = &table.Practice{Record: *sit.record, OnReturn: leave}
	}
	options.OnNext = t.reseat(sit, j)
	options.OnReview = func(board, events int) { t.reviews.reviewBoardOf(j.ID(), board, events) }
	if r := sit.rubber; r.Field.Tables > 0 {
		options.Field = table.Field{
			By:        r.Field.By,
			OnTables:  func(board int) { t.others.layStandings(j.ID(), standings.Traveller, board) },
			OnRanking: func() { t.others.layStandings(j.ID(), standings.Ranking, 0) },
			OnResult:  t.others.resultIn,
		}
	}
	if sit.evening {
		options.OnNewRubber = t.evenings.toRoster
	}
	options.OnAgain = func(b bridge.Board) { t.singles.playAgain(j.ID(), b, sit.rubber.Seat) }
	return options
}

// reseat returns a function that deals the next board of a rubber at a new table, and reports whether it does: only if
// the settings for the players, their bidding or playing both hands have changed. A board in progress continues with
// the players who began it, since it is saved as theirs.
func (t *tables) reseat(sit sitting, j *journal) func() bool {
	both := t.choices.PlayBoth
	return func() bool {
		now := t.reader().players(sit.rubber.Seat, sit.rubber.Rubber.Rules)
		if sit.record != nil || now.String() == sit.players.String() && t.choices.PlayBoth == both {
			return false
		}
		t.window.Depart()
		family.Fetch(t.window, t.reader().sitting(j.ID()), func(next sitting) {
			next.lesson = sit.lesson
			t.play(next)
		})
		return true
	}
}

// rubberConfig returns the players and the journal of a rubber.
func (t *tables) rubberConfig(sit sitting, players players) (play.Config, *journal) {
	r := sit.rubber
	config := t.config(players, r.Seat)
	j := newJournal(t.store, r, bridgestore.Deal{
		Seat: &r.Seat, Kind: sit.kind, Origin: sit.origin, Players: players.computer.String(), BothHands: config.User.BothHands, Length: r.Rubber.Length,
		Field: r.Field,
	})
	config.Journal = j
	config.Deal, config.From = dealsOf(t.deals, r, cmp.Or(r.ID, sit.number)), sit.from
	config.Other, config.Others = players.other, sit.others
	config.KeepOther = func(b bridge.Board) error {
		return j.keepOther(bridgestore.Other{Players: players.other.String(), Board: b})
	}
	config.Field = t.others.elsewhere(r, sit.players.Cards(), sit.tables, j.keepTable)
	return config, j
}

// players are the computer players, and those who think for the user.
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

// scoring returns players who know the session's method of scoring.
func (p players) scoring(s bot.Scoring) players {
	return p.each(func(p *bot.Player) { p.Scoring = s })
}

// players returns the players of a table by levels of the sides, who bid by the book if the settings say so.
func (s *shared) players(levels [2]bot.Level) players {
	return s.seated(bot.Even(bot.Player{ByTheBook: s.choices.ByTheBook}).Leveled(levels))
}

// seated returns the players of a table with these computer players.
func (s *shared) seated(these bot.Sides) players {
	cards := these.Cards()
	if s.window.Fast() {
		return players{}.bidding(cards)
	}
	threads := max(1, runtime.GOMAXPROCS(0)-1) // the window keeps a processor for itself
	return players{
		computer: these.Each(func(p *bot.Player) { p.Threads = threads }),
		other:    these.Each(func(p *bot.Player) { p.Threads, p.ByTheBook = 1, false }), // the user doesn't sit there
		adviser:  bot.Player{Level: bot.Expert, Threads: threads, ByTheBook: these[card.NS].ByTheBook, Cards: cards},
	}
}

// bidding returns the players with the sides' convention cards.
func (p players) bidding(cards bidding.Cards) players {
	return p.each(func(p *bot.Player) { p.Cards = cards })
}

// forcedWait is the pause before the only legal card is played automatically.
const forcedWait = 600 * time.Millisecond

// config returns the players, without a journal.
func (s *shared) config(p players, seat card.Seat) play.Config {
	return play.Config{User: bridge.User{Seat: seat, BothHands: s.choices.PlayBoth}, Forced: s.choices.Forced, Computer: p.computer, Pace: s.pace()}
}

// pace returns the pace of a table.
func (s *shared) pace() play.Pace {
	if s.window.Fast() {
		return play.Pace{}
	}
	return play.Pace{Think: s.window.Think(), Trick: s.choices.FullTrick, Forced: forcedWait}
}

// Adjust implements [family.Family].
func (d *Desk) Adjust(on family.Screen) {
	if s, ok := on.(*table.Screen); ok {
		s.Adjust(table.Habits{Pace: d.pace(), Forced: d.choices.Forced, Animated: d.window.Animated(), Counts: d.choices.Counts, Early: d.choices.Early})
	}
}

// tableOptions returns the options of every table.
func (t *tables) tableOptions(p players) table.Options {
	return table.Options{
		Window:      t.window.Fyne(),
		Runner:      t.window.Runner(),
		Adviser:     p.adviser,
		Cards:       p.adviser.Cards,
		Animated:    t.window.Animated(),
		Words:       !t.window.Fast() && p.computer[card.NS].Level == bot.Beginner && p.computer[card.EW].Level == bot.Beginner,
		Counts:      t.choices.Counts,
		Early:       t.choices.Early,
		Sound:       t.window.Sound().Play,
		Audible:     t.window.Sound().Audible,
		OnBidding:   t.bids.showBiddingTo,
		Reports:     t.reports(),
		OnSettings:  t.window.LaySettings,
		OnNewRubber: t.begin,
		OnFailure:   t.window.Lost,
	}
}
