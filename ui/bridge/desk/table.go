package desk

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sitting"
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

	challenges *challengers
}

// rubberTable returns the table of a rubber, which is saved as it is played; leave leaves it.
func (t *tables) rubberTable(sit seating.Sitting, leave func()) (*table.Screen, error) {
	players := t.seated(sit.Players).Scoring(bot.ScoringOf(sit.Rubber.Rubber.Rules, sit.Rubber.Field.Setup))
	config, journal := t.rubberConfig(sit, players)
	return table.NewScreen(t.window.Art(), config, t.rubberOptions(sit, players, journal, leave), sit.Rubber.Rubber, sit.Rubber.Current)
}

// rubberOptions returns the options of a rubber's table.
func (t *tables) rubberOptions(sit seating.Sitting, p seating.Players, j *seating.Journal, leave func()) table.Options {
	options := t.tableOptions(p)
	leave = t.awayFrom(sit, j, leave)
	options.OnHome, options.Company = leave, sit.Company
	options.Words = options.Words || sit.Lesson != nil
	if sit.Rubber.Rubber.Length != 1 {
		options.OnHome = func() {
			if j.ID() != 0 {
				t.course.playsRubbers()
			}
			leave()
		}
	}
	if sit.Record != nil {
		options.Practice = &table.Practice{Record: *sit.Record, OnReturn: leave}
	}
	options.OnNext = t.reseat(sit, j)
	options.OnReview = func(board, events int) { t.reviews.reviewBoardOf(j.ID(), board, events) }
	if r := sit.Rubber; r.Field.Tables > 0 {
		options.Field = table.Field{
			By:        r.Field.By,
			OnTables:  func(board int) { t.others.layStandings(j.ID(), standings.Traveller, board) },
			OnRanking: func() { t.others.layStandings(j.ID(), standings.Ranking, 0) },
			OnResult:  t.others.resultIn,
		}
	}
	if sit.Evening {
		options.OnNewRubber = t.evenings.toRoster
	}
	options.OnAgain = func(b bridge.Board) { t.singles.playAgain(j.ID(), b, sit.Rubber.Seat) }
	return options
}

// reseat returns a function that deals the next board of a rubber at a new table, and reports whether it does: only if
// the settings for the players, their bidding or playing both hands have changed. A board in progress continues with
// the players who began it, since it is saved as theirs.
func (t *tables) reseat(sit seating.Sitting, j *seating.Journal) func() bool {
	both := t.choices.PlayBoth
	return func() bool {
		now := t.reader().Players(sit.Rubber.Seat, sit.Rubber.Rubber.Rules)
		if sit.Record != nil || now.String() == sit.Players.String() && t.choices.PlayBoth == both {
			return false
		}
		t.window.Depart()
		family.Fetch(t.window, t.reader().Sitting(j.ID()), func(next seating.Sitting) {
			next.Lesson = sit.Lesson
			t.play(next)
		})
		return true
	}
}

// rubberConfig returns the players and the journal of a rubber.
func (t *tables) rubberConfig(sit seating.Sitting, players seating.Players) (play.Config, *seating.Journal) {
	return t.reader().Config(sit, players, t.config(players, sit.Rubber.Seat), t.window.Fast())
}

// players returns the players of a table by levels of the sides, who bid by the book if the settings say so.
func (s *shared) players(levels [2]bot.Level) seating.Players {
	return s.seated(bot.Even(bot.Player{ByTheBook: s.choices.ByTheBook}).Leveled(levels))
}

// seated returns the players of a table with these computer players.
func (s *shared) seated(these bot.Sides) seating.Players {
	if s.window.Fast() {
		return seating.Players{}.Bidding(these.Cards())
	}
	return seating.Seated(these, sitting.Threads())
}

// forcedWait is the pause before the only legal card is played automatically.
const forcedWait = 600 * time.Millisecond

// config returns the players, without a journal.
func (s *shared) config(p seating.Players, seat card.Seat) play.Config {
	return play.Config{User: bridge.User{Seat: seat, BothHands: s.choices.PlayBoth}, Forced: s.choices.Forced, Computer: p.Computer, Pace: s.pace()}
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
func (t *tables) tableOptions(p seating.Players) table.Options {
	return table.Options{
		Window:      t.window.Fyne(),
		Runner:      t.window.Runner(),
		Adviser:     p.Adviser,
		Cards:       p.Adviser.Cards,
		Animated:    t.window.Animated(),
		Words:       !t.window.Fast() && p.Computer[card.NS].Level == bot.Beginner && p.Computer[card.EW].Level == bot.Beginner,
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
