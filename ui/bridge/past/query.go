package past

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Query returns the query that is equal to a filter.
func Query(f bridgestore.Filter, zone *time.Location) history.Query {
	q := history.Query{Text: strings.TrimSpace(inWords(f.Terms) + " " + f.Text), Games: f.Rules, Starred: f.Starred, Deleted: f.Deleted, Ended: f.Ended}
	q = q.During(f.From, f.To, zone)
	if !f.EndedFrom.IsZero() {
		f.EndedFrom = f.EndedFrom.In(zone)
	}
	if !f.EndedTo.IsZero() {
		f.EndedTo = f.EndedTo.In(zone)
	}
	return history.WithOwn(q, own(f))
}

// own returns the part of a filter that only bridge has.
func own(f bridgestore.Filter) bridgestore.Filter {
	f.Text, f.Terms, f.Rules, f.From, f.To = "", "", "", time.Time{}, time.Time{}
	f.Starred, f.Deleted, f.Ended = false, false, false
	return f
}

// filterOf returns the store's filter for a query; ok is false if the query wants nothing of bridge.
func filterOf(q history.Query, now time.Time) (f bridgestore.Filter, ok bool) {
	f, ok = history.Of[bridgestore.Filter](q)
	meant := understand(q.Text, now)
	f.Text, f.Terms, f.ToPlay = meant.text, meant.terms, f.ToPlay || meant.toPlay
	f.Rules = history.BothGames(q.Games, meant.games)
	f.Starred, f.Deleted, f.Ended = q.Starred, q.Deleted, q.Ended
	f.From, f.To = q.Span(now)
	return f, ok
}

// PicksParts implements [history.Family].
func (f *Family) PicksParts(query history.Query) bool {
	q, ok := history.Of[bridgestore.Filter](query)
	return ok && (understand(query.Text, time.Time{}).boards || q.Role != 0 || q.Declarer != "" || q.Level > 0 || q.Strain != nil || q.Outcome != 0 ||
		q.Slam || q.Costly || q.Alone || q.Counted || q.Worth || q.Par || q.Lead || q.Theme != theme.None)
}

// Rows implements [history.Family].
func (f *Family) Rows(query history.Query) []history.Choice {
	q, _ := history.Of[bridgestore.Filter](query)
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
	players = append(players, text.T("settings.apart"))
	if q.Players == bridgestore.Mixed {
		playersNow = len(players) - 1
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
	roles := []string{"", text.T("history.part.declarer"), text.T("history.part.dummy"), text.T("history.part.defender"), text.T("history.part.declaring")}
	return []history.Choice{
		{Label: text.T("history.filter.players"), Options: players, Chosen: playersNow,
			Choose: history.Choose(func(q *bridgestore.Filter, i int) { q.Players = playersOf(i) })},
		{Label: text.T("history.filter.role"),
			Options: []string{all, text.T("history.filter.declarer"), text.T("history.filter.dummy"), text.T("history.filter.defender"), text.T("history.filter.declaring")},
			Chosen:  int(q.Role), Part: roles[q.Role], Choose: history.Choose(func(q *bridgestore.Filter, i int) { q.Role = bridgestore.Role(i) })},
		{Label: text.T("history.filter.seat"), Options: seats, Chosen: seatNow, Part: text.T("history.part.seat", "Seat", seats[seatNow]),
			Choose: history.Choose(func(q *bridgestore.Filter, i int) { q.Declarer = nth(card.Seats[:], i) })},
		{Label: text.T("history.filter.outcome"),
			Options: []string{all, text.T("history.filter.made"), text.T("history.filter.down"), text.T("history.filter.passed")},
			Chosen:  int(q.Outcome), Choose: history.Choose(func(q *bridgestore.Filter, i int) { q.Outcome = bridgestore.Outcome(i) })},
		{Label: text.T("history.filter.level"), Options: levels, Chosen: q.Level, Part: text.T("history.part.level", "Level", q.Level),
			Choose: history.Choose(func(q *bridgestore.Filter, i int) { q.Level = i })},
		{Label: text.T("history.filter.strain"), Options: strains, Chosen: strainNow,
			Choose: history.Choose(func(q *bridgestore.Filter, i int) {
				q.Strain = nil
				if i > 0 {
					q.Strain = &bridge.Strains[i-1]
				}
			})},
	}
}

// nth returns the text form of the nth value, counted from 1, or "" for 0.
func nth[T fmt.Stringer](all []T, n int) string {
	if n == 0 {
		return ""
	}
	return all[n-1].String()
}

// playersOf returns the level of a filter by its index among the options, where 0 is any.
func playersOf(n int) string {
	if n > len(bot.Levels()) {
		return bridgestore.Mixed
	}
	return nth(bot.Levels(), n)
}

// Switches implements [history.Family].
func (f *Family) Switches(query history.Query) []history.Switch {
	q, _ := history.Of[bridgestore.Filter](query)
	return []history.Switch{
		{Label: text.T("history.filter.slam"), Key: '1', On: q.Slam, Flip: history.Change(func(f *bridgestore.Filter) { f.Slam = !f.Slam })},
		{Label: text.T("history.filter.costly"), Key: '3', On: q.Costly, Flip: history.Change(func(f *bridgestore.Filter) { f.Costly = !f.Costly })},
		{Label: text.T("history.filter.alone"), Key: '4', On: q.Alone, Flip: history.Change(func(f *bridgestore.Filter) { f.Alone = !f.Alone })},
		{Label: text.T("history.filter.counted"), Key: '5', On: q.Counted, Flip: history.Change(func(f *bridgestore.Filter) { f.Counted = !f.Counted })},
		{Label: text.T("history.filter.worth"), Key: '8', On: q.Worth, Flip: history.Change(func(f *bridgestore.Filter) { f.Worth = !f.Worth })},
		{Label: text.T("history.filter.par"), Key: '9', On: q.Par, Flip: history.Change(func(f *bridgestore.Filter) { f.Par = !f.Par })},
		{Label: text.T("history.filter.lead"), Key: '0', On: q.Lead, Flip: history.Change(func(f *bridgestore.Filter) { f.Lead = !f.Lead })},
		{Label: text.T("history.to-play"), Key: '+', On: q.ToPlay, Flip: history.Change(func(f *bridgestore.Filter) { f.ToPlay = !f.ToPlay })},
	}
}

// Asked implements [history.Family].
func (f *Family) Asked(query history.Query) (wishes []history.Wish) {
	q, _ := history.Of[bridgestore.Filter](query)
	if q.Theme != theme.None {
		wishes = append(wishes, history.Wish{Words: text.T("history.part.theme", "Theme", bridgetext.Theme(q.Theme)),
			Drop: history.Change(func(f *bridgestore.Filter) { f.Theme = theme.None })})
	}
	if !q.EndedFrom.IsZero() || !q.EndedTo.IsZero() {
		wishes = append(wishes, history.Wish{Words: ended(q), Drop: history.Change(func(f *bridgestore.Filter) { f.EndedFrom, f.EndedTo = time.Time{}, time.Time{} })})
	}
	return wishes
}

// ended describes when the wanted rubbers ended.
func ended(q bridgestore.Filter) string {
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
	return text.T("history.part.ended", "Days", history.Dates(day(q.EndedFrom), day(to)))
}
