package seating

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Deals returns the deals of a rubber, by board, counted from 0. It is called each time that the rubber is opened, with
// the rubber's number in the data folder.
type Deals func(rules bridge.Rules, rubber int64) func(board int) card.Deal

// Field is the field that is chosen for new sessions.
type Field struct {
	field.Setup
	Players string // at all other tables; "" for a club's mix
}

// FieldOf returns the field that is chosen for new sessions.
func FieldOf(c choices.Choices) Field {
	f := Field{Setup: c.Field}
	if c.FieldAlike {
		f.Players = c.FieldLevel.String()
	}
	return f
}

// of returns the field of a session with a first deal, from which a mix follows.
func (f Field) of(r bridge.Rules, first card.Deal) bridgestore.Field {
	players := f.Players
	if players == "" {
		players = mix.Club(r, f.Tables, mix.Seed(first.String())).String()
	}
	return bridgestore.Field{Setup: f.Setup, Players: players}
}

// DealsOf returns the deals of a rubber with a number: those of a date, or those that deals returns.
func DealsOf(deals Deals, r bridgestore.Rubber, number int64) func(board int) card.Deal {
	if r.Field.Daily != "" {
		return func(board int) card.Deal { return field.Daily(r.Field.Daily, board) }
	}
	return deals(r.Rubber.Rules, number)
}

// Elsewhere returns the other tables of a rubber, or nil if it has no field. Keep saves the result of a table. If fast is true
// they are all beginners.
func Elsewhere(r bridgestore.Rubber, cards bidding.Cards, known []play.Elsewhere, keep func(table int, other bridgestore.Other) error, fast bool) *play.Field {
	f := r.Field
	if f.Tables == 0 {
		return nil
	}
	if f.Daily != "" { // everybody's
		cards = choices.Default().Systems.At(r.Seat.Side(), r.Rubber.Rules)
	}
	p := bot.Player{Cards: cards}
	var ok bool
	if p.Level, ok = bot.ParseLevel(f.Players); !ok { // of a mix, or of a field that was imported without the line of its rubber
		p.Level = bot.Club
	}
	mixed, _ := mix.Parse(f.Players) // nil where all are alike
	at := func(table int) bot.Sides {
		s, ok := mixed.At(table)
		if !ok {
			s = bot.Even(p)
		}
		return s.Each(func(p *bot.Player) {
			p.Threads, p.Scoring = 1, bot.ScoringOf(r.Rubber.Rules, f.Setup)
			if fast {
				p.Level = bot.Beginner
			}
		})
	}
	return &play.Field{
		Tables: f.Tables,
		Player: func(b bridge.Board, table int) match.Player {
			return at(table).Each(func(p *bot.Player) { p.Source = field.Seed(b.Number(), table) })
		},
		Known: known,
		Keep: func(table int, b bridge.Board) error {
			return keep(table, bridgestore.Other{Players: at(table).String(), Board: b})
		},
	}
}

// TablesOf returns the results of a rubber's field. Those that can't be read are played again.
func (rd Reader) TablesOf(ctx context.Context, r bridgestore.Rubber) (all []play.Elsewhere) {
	if r.Field.Tables == 0 {
		return nil
	}
	for _, id := range r.BoardIDs {
		others, err := rd.Store.FieldTables(ctx, id)
		if err != nil {
			continue
		}
		for i, o := range others {
			if o.Board.Phase() == bridge.Finished {
				all = append(all, play.Elsewhere{Table: i + 2, Board: o.Board})
			}
		}
	}
	return all
}
