package seating

import (
	"cmp"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Players are the computer players, and those who think for the user.
type Players struct {
	Computer, Other bot.Sides
	Adviser         bot.Player
}

// each returns the players after something has been done to all.
func (p Players) each(do func(*bot.Player)) Players {
	p.Computer, p.Other = p.Computer.Each(do), p.Other.Each(do)
	do(&p.Adviser)
	return p
}

// Scoring returns players who know the session's method of scoring.
func (p Players) Scoring(s bot.Scoring) Players {
	return p.each(func(p *bot.Player) { p.Scoring = s })
}

// Bidding returns the players with the sides' convention cards.
func (p Players) Bidding(cards bidding.Cards) Players {
	return p.each(func(p *bot.Player) { p.Cards = cards })
}

// Seated returns the players of a table with these computer players, who think on a number of processors.
func Seated(these bot.Sides, threads int) Players {
	return Players{
		Computer: these.Each(func(p *bot.Player) { p.Threads = threads }),
		Other:    these.Each(func(p *bot.Player) { p.Threads, p.ByTheBook = 1, false }), // the user doesn't sit there
		Adviser:  bot.Player{Level: bot.Expert, Threads: threads, ByTheBook: these[card.NS].ByTheBook, Cards: these.Cards()},
	}
}

// Config completes the settings of a table, which say who plays and at what pace, for a rubber that is saved as it is played. If fast
// is true the players of its field are beginners.
func (rd Reader) Config(sit Sitting, p Players, config play.Config, fast bool) (play.Config, *Journal) {
	r := sit.Rubber
	j := NewJournal(rd.Store, r, bridgestore.Deal{
		Seat: &r.Seat, Kind: sit.Kind, Origin: sit.Origin, Players: p.Computer.String(), BothHands: config.User.BothHands, Length: r.Rubber.Length,
		Field: r.Field,
	})
	config.Journal = j
	config.Deal, config.From = DealsOf(rd.Deals, r, cmp.Or(r.ID, sit.Number)), sit.From
	config.Other, config.Others = p.Other, sit.Others
	config.KeepOther = func(b bridge.Board) error {
		return j.KeepOther(bridgestore.Other{Players: p.Other.String(), Board: b})
	}
	config.Field = Elsewhere(r, sit.Players.Cards(), sit.Tables, j.KeepTable, fast)
	return config, j
}
