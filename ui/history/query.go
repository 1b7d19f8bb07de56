package history

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// ownDates is a stretch of time of the user's own. It comes behind the others.
const ownDates = period.Year + 1

// query is what the user asks for. Text of its filter is what is typed; From and To are
// worked out from the period, unless another screen asks for a moment.
type query struct {
	kept.Filter
	period   period.Period
	from, to string // the dates of ownDates, as they are typed
}

// newQuery returns the query that a filter comes from.
func newQuery(f kept.Filter, zone *time.Location) query {
	q := query{Filter: f}
	q.From, q.To = time.Time{}, time.Time{}
	if !wholeDay(f.From, zone) || !wholeDay(f.To, zone) { // no dates say that
		q.From, q.To = f.From.In(zone), f.To.In(zone)
		f.From, f.To = time.Time{}, time.Time{}
	}
	q.Text, q.Terms = strings.TrimSpace(inWords(f.Terms)+" "+f.Text), ""
	if !f.From.IsZero() {
		q.period, q.from = ownDates, f.From.In(zone).Format(time.DateOnly)
	}
	if !f.To.IsZero() { // the last moment before it
		q.period, q.to = ownDates, f.To.Add(-1).In(zone).Format(time.DateOnly)
	}
	if !f.EndedFrom.IsZero() {
		q.EndedFrom = f.EndedFrom.In(zone)
	}
	if !f.EndedTo.IsZero() {
		q.EndedTo = f.EndedTo.In(zone)
	}
	return q
}

// wholeDay reports whether a time is no limit, or one between two days.
func wholeDay(t time.Time, zone *time.Location) bool {
	t = t.In(zone)
	forward, _ := t.ZoneBounds() // clocks may be put forward over midnight
	return t.IsZero() || t.Equal(time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, zone)) || t.Equal(forward)
}

// filter returns what to ask the store for.
func (q query) filter(now time.Time) kept.Filter {
	f := q.Filter
	meant := understand(f.Text, now)
	f.Text, f.Terms, f.ToPlay = meant.text, meant.terms, f.ToPlay || meant.toPlay
	f.Rules = bothGames(f.Rules, meant.games)
	switch q.period {
	case period.Ever: // unless another screen asks for a moment
	case ownDates:
		f.From, _, _ = stretch(q.from, now.Location())
		_, f.To, _ = stretch(q.to, now.Location())
	default:
		f.From = q.period.Begin(now)
	}
	return f
}

// stretch returns the time that a typed date stands for: a day, a month (2026-11) or a year.
// Without a text it is zero. ok is false if the text isn't a date.
func stretch(typed string, zone *time.Location) (from, to time.Time, ok bool) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return time.Time{}, time.Time{}, true
	}
	for _, form := range []struct {
		layout              string
		years, months, days int
	}{{"2006", 1, 0, 0}, {"2006-1", 0, 1, 0}, {"2006-1-2", 0, 0, 1}} {
		if from, err := time.ParseInLocation(form.layout, typed, zone); err == nil {
			return from, from.AddDate(form.years, form.months, form.days), true
		}
	}
	return time.Time{}, time.Time{}, false
}

// wrongDates reports whether one of the user's own dates can't be read.
func (q query) wrongDates() bool {
	_, _, from := stretch(q.from, time.UTC)
	_, _, to := stretch(q.to, time.UTC)
	return q.period == ownDates && !(from && to)
}

// everything reports whether nothing is left out by the query, but what has been deleted.
func (q query) everything() bool { return q == query{} }

// onlyDeleted reports whether the query asks for all that has been deleted.
func (q query) onlyDeleted() bool { return q == query{Filter: kept.Filter{Deleted: true}} }

// picksBoards reports whether the query asks for some kind of boards, so that these are of
// more interest than their rubbers.
func (q query) picksBoards() bool {
	return understand(q.Text, time.Time{}).boards || q.Role != 0 || q.Declarer != "" || q.Level > 0 || q.Strain != nil || q.Outcome != 0 ||
		q.Slam || q.Costly || q.Alone || q.Counted || q.Worth || q.Par || q.Lead
}

// queryRow is something to choose about a query. The first option leaves nothing out.
type queryRow struct {
	label   string
	options []string
	chosen  int
	part    string // what the chosen option is called alone, where that is not clear
	choose  func(*query, int)
}

// rows returns what there is to choose, but for the text, the games and the switches.
func (q query) rows() []queryRow {
	all := text.T("history.filter.all")
	seats, levels, strains := []string{all}, []string{all}, []string{all}
	players := []string{text.T("history.filter.any-players")}
	playersNow, seatNow, strainNow, highest := 0, 0, 0, 0
	for _, game := range bridge.Games() {
		highest = max(highest, game.Level)
	}
	for i, l := range bot.Levels() {
		players = append(players, text.T("settings.level."+l.String()))
		if q.Players == l.String() {
			playersNow = i + 1
		}
	}
	for i, s := range card.Seats {
		seats = append(seats, text.Seat(s))
		if q.Declarer == s.String() {
			seatNow = i + 1
		}
	}
	for level := 1; level <= highest; level++ {
		levels = append(levels, strconv.Itoa(level))
	}
	for i, s := range bridge.Strains {
		strains = append(strains, bridgetext.StrainSign(s))
		if q.Strain != nil && *q.Strain == s {
			strainNow = i + 1
		}
	}
	own := ""
	if q.period == ownDates {
		own = dates(q.from, q.to)
	}
	roles := []string{"", text.T("history.part.declarer"), text.T("history.part.dummy"), text.T("history.part.defender"), text.T("history.part.declaring")}
	return []queryRow{
		{text.T("history.filter.period"),
			[]string{text.T("history.filter.always"), text.T("history.filter.week"), text.T("history.filter.month"), text.T("history.filter.year"), text.T("history.filter.dates")},
			int(q.period), own, func(q *query, i int) { q.period, q.From, q.To = period.Period(i), time.Time{}, time.Time{} }},
		{text.T("history.filter.players"), players, playersNow, "",
			func(q *query, i int) { q.Players = nth(bot.Levels(), i) }},
		{text.T("history.filter.role"),
			[]string{all, text.T("history.filter.declarer"), text.T("history.filter.dummy"), text.T("history.filter.defender"), text.T("history.filter.declaring")},
			int(q.Role), roles[q.Role], func(q *query, i int) { q.Role = kept.Role(i) }},
		{text.T("history.filter.seat"), seats, seatNow, text.T("history.part.seat", "Seat", seats[seatNow]),
			func(q *query, i int) { q.Declarer = nth(card.Seats[:], i) }},
		{text.T("history.filter.outcome"),
			[]string{all, text.T("history.filter.made"), text.T("history.filter.down"), text.T("history.filter.passed")},
			int(q.Outcome), "", func(q *query, i int) { q.Outcome = kept.Outcome(i) }},
		{text.T("history.filter.level"), levels, q.Level, text.T("history.part.level", "Level", q.Level),
			func(q *query, i int) { q.Level = i }},
		{text.T("history.filter.strain"), strains, strainNow, "",
			func(q *query, i int) {
				q.Strain = nil
				if i > 0 {
					q.Strain = &bridge.Strains[i-1]
				}
			}},
	}
}

// nth returns the text form of the nth value, counted from 1, or "" for 0.
func nth[T fmt.Stringer](all []T, n int) string {
	if n == 0 {
		return ""
	}
	return all[n-1].String()
}

// querySwitch is something that a query may ask for besides.
type querySwitch struct {
	label string
	key   rune
	on    bool
	flip  func(*query)
}

// switches returns them.
func (q query) switches() []querySwitch {
	return []querySwitch{
		{text.T("history.filter.slam"), '1', q.Slam, func(q *query) { q.Slam = !q.Slam }},
		{text.T("history.filter.starred"), '2', q.Starred, func(q *query) { q.Starred = !q.Starred }},
		{text.T("history.filter.costly"), '3', q.Costly, func(q *query) { q.Costly = !q.Costly }},
		{text.T("history.filter.alone"), '4', q.Alone, func(q *query) { q.Alone = !q.Alone }},
		{text.T("history.filter.counted"), '5', q.Counted, func(q *query) { q.Counted = !q.Counted }},
		{text.T("history.filter.deleted"), '6', q.Deleted, func(q *query) { q.Deleted = !q.Deleted }},
		{text.T("history.filter.ended"), '7', q.Ended, func(q *query) { q.Ended = !q.Ended }},
		{text.T("history.filter.worth"), '8', q.Worth, func(q *query) { q.Worth = !q.Worth }},
		{text.T("history.filter.par"), '9', q.Par, func(q *query) { q.Par = !q.Par }},
		{text.T("history.filter.lead"), '0', q.Lead, func(q *query) { q.Lead = !q.Lead }},
		{text.T("history.to-play"), 'P', q.ToPlay, func(q *query) { q.ToPlay = !q.ToPlay }},
	}
}

// part is one thing that a query asks for, in words.
type part struct {
	words string
	drop  func(*query) // ask for it no longer
	game  bool         // it is the games
}

// parts returns all that the query asks for, but for the text.
func (q query) parts() []part {
	var parts []part
	if names := q.gameNames(); names != "" {
		parts = append(parts, part{names, func(q *query) { q.Rules = "" }, true})
	}
	for _, r := range q.rows() {
		if r.chosen == 0 {
			continue
		}
		words := r.part
		if words == "" {
			words = r.options[r.chosen]
		}
		parts = append(parts, part{words: words, drop: func(q *query) { r.choose(q, 0) }})
	}
	if !q.From.IsZero() || !q.To.IsZero() {
		parts = append(parts, part{words: q.moment(), drop: func(q *query) { q.From, q.To = time.Time{}, time.Time{} }})
	}
	if !q.EndedFrom.IsZero() || !q.EndedTo.IsZero() {
		parts = append(parts, part{words: q.ended(), drop: func(q *query) { q.EndedFrom, q.EndedTo = time.Time{}, time.Time{} }})
	}
	for _, s := range q.switches() {
		if s.on {
			parts = append(parts, part{words: s.label, drop: s.flip})
		}
	}
	return parts
}

// moment says what moment another screen asks for, or from when or until when.
func (q query) moment() string {
	const minute = time.DateOnly + " 15:04"
	switch {
	case q.From.IsZero():
		return dates("", q.To.Format(minute))
	case q.To.IsZero():
		return dates(q.From.Format(minute), "")
	}
	return text.T("history.part.moment", "When", text.Moment(q.From))
}

// ended says when the rubbers ended that are wanted.
func (q query) ended() string {
	day := func(t time.Time) string {
		if t.IsZero() {
			return ""
		}
		return t.Format(time.DateOnly)
	}
	to := q.EndedTo
	if !to.IsZero() { // the last moment before it
		to = to.Add(-1)
	}
	return text.T("history.part.ended", "Days", dates(day(q.EndedFrom), day(to)))
}

// dates says what the user's own dates are.
func dates(from, to string) string {
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	switch {
	case from == "" && to == "":
		return text.T("history.filter.dates")
	case to == "":
		return text.T("history.part.from", "From", from)
	case from == "":
		return text.T("history.part.to", "To", to)
	case from == to:
		return from
	}
	return text.T("history.part.from-to", "From", from, "To", to)
}
