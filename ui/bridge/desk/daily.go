package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/daily"
	"github.com/superbridge/superbridge/ui/bridge/emblem"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// dailyID is the id of the tile of the boards of the day.
const dailyID = "daily"

// days are those that have boards of their own.
type days struct {
	*shared
	tables *tables
	others *others
}

// dailyTile is the tile of the boards of the day.
func (d *days) dailyTile() family.Tile {
	return family.Tile{
		ID:       dailyID,
		Name:     text.T("daily.title"),
		Sentence: text.TN("daily.sentence", field.DailyBoards),
		Players:  text.TN("daily.tables", field.Usually),
		Group:    text.T("games.group.bridge"),
		Picture: func() vector.Drawing {
			return emblem.Daily(time.Now().Day(), d.window.Art().Style, theme.Current())
		},
		Open: d.showDaily,
	}
}

// showDaily shows the calendar of the boards of each day, with today chosen.
func (d *days) showDaily() { d.showDay(time.Time{}) }

// showDay shows it with another day chosen.
func (d *days) showDay(day time.Time) {
	d.window.Depart()
	store := d.store
	load := func(ctx context.Context) ([]daily.Day, error) { return daysOf(ctx, store) }
	family.Fetch(d.window, load, func(days []daily.Day) {
		d.window.Show(daily.New(d.window.Art(), daily.Options{
			Now:        time.Now,
			Days:       days,
			Load:       load,
			Chosen:     day,
			Runner:     d.window.Runner(),
			OnPlay:     d.playDay,
			OnContinue: d.tables.openRubber,
			OnResults:  func(played daily.Day) { d.others.layStandings(played.Session, standings.Ranking, 0) },
			OnSend:     func(day time.Time) { d.tables.challenges.sendDay(field.Date(day)) },
			OnBack:     d.window.ShowHome,
		}))
	})
}

// daysOf reads the user's results on the boards of all days.
func daysOf(ctx context.Context, store *bridgestore.Store) (days []daily.Day, err error) {
	kept, err := store.DailyResults(ctx, "0001-01-01", "9999-12-31")
	for _, d := range kept {
		days = append(days, daily.Day{
			Day: dayOf(d.Date), Session: d.Rubber, Played: d.Boards, Percent: d.Total.Percent[d.Side], Known: d.Total.Boards > 0,
		})
	}
	return days, err
}

// dayOf returns the day of a date, as its midnight, UTC.
func dayOf(date string) time.Time {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return time.Time{} // no saved date
	}
	return day
}

// playDay begins with the boards of a day.
func (d *days) playDay(day time.Time) {
	rd := d.reader()
	family.Fetch(d.window, func(ctx context.Context) (seating.Sitting, error) { return rd.day(ctx, field.Date(day)) }, d.tables.play)
}

// day returns a new, unsaved session with the boards of a date. Its field follows from the date too, and is the same for everyone. A repeated date
// counts in no statistics.
func (rd reader) day(ctx context.Context, date string) (seating.Sitting, error) {
	number, err := rd.Store.NextRubber()
	kind := bridgestore.Ordinary
	if before, failed := rd.Store.DailyResults(ctx, date, date); failed != nil {
		err = failed
	} else if len(before) > 0 {
		kind = bridgestore.Again
	}
	rules := field.DailyRules()
	return seating.Sitting{
		Kind: kind,
		Rubber: bridgestore.Rubber{
			Seat:   card.South,
			Field:  bridgestore.Field{Setup: field.Usual, Players: mix.Club(rules, field.Usual.Tables, mix.Seed(date)).String(), Daily: date},
			Rubber: session.Session{Rules: rules, Length: field.DailyBoards},
		},
		Number: number, Players: rd.Players(card.South, rules),
	}, err
}

// leaving returns a function that leaves the table of a rubber: to the calendar if its boards are those of a day, to
// the lessons if it is a step of these.
func (t *tables) leaving(sit seating.Sitting) func() {
	if date := sit.Rubber.Field.Daily; date != "" {
		return func() { t.days.showDay(dayOf(date)) }
	}
	if id := sit.Challenge; id != 0 {
		return func() { t.challenges.show(id) }
	}
	if at := sit.Lesson; at != nil {
		return func() {
			t.course.showLessons(func([]lesson.Lesson, []storage.LessonStep) learning.Place { return *at })
		}
	}
	return t.window.ShowHome
}
