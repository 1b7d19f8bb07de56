package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/mix"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/daily"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/standings"
)

// others plays the deals of a rubber at the other tables, and shows their results.
type others struct {
	*shared
	reviews *reviews
	filling filling
}

// elsewhere returns the other tables of a rubber, or nil if it has no field. Keep saves the result of a table.
func (o *others) elsewhere(r bridgestore.Rubber, cards bidding.Cards, known []play.Elsewhere, keep func(table int, other bridgestore.Other) error) *play.Field {
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
			if o.window.Fast() {
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

// tables returns the results of a rubber's field. Those that can't be read are played again.
func (rd reader) tables(ctx context.Context, r bridgestore.Rubber) (all []play.Elsewhere) {
	if r.Field.Tables == 0 {
		return nil
	}
	for _, id := range r.BoardIDs {
		others, err := rd.store.FieldTables(ctx, id)
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

// filling is a finished session whose field is being played to its end, until its context ends.
type filling struct {
	session int64
	shown   context.Context
}

// goesOn reports whether it is that of a session, and has not been broken off.
func (f filling) goesOn(session int64) bool { return f.session == session && f.shown.Err() == nil }

// fill plays the missing results of a finished session's field in the background, while these screens are shown. If a
// table is among them, its own session does that.
func (o *others) fill(r bridgestore.Rubber) {
	if r.Field.Tables == 0 || !r.Finished || o.window.AtTable() || o.filling.goesOn(r.ID) {
		return
	}
	o.filling = filling{r.ID, o.window.Shown()}
	rd, ctx := o.reader(), o.window.Shown()
	o.window.Runner().Run(ctx, func() func() {
		known := rd.tables(ctx, r)
		return func() {
			f := o.elsewhere(r, rd.players(r.Seat, r.Rubber.Rules).Cards(), known, func(number int, other bridgestore.Other) error {
				board, err := rd.store.BoardOf(ctx, r.ID, other.Board.Number())
				if err != nil {
					return err
				}
				return rd.store.SaveFieldTable(board, number, other)
			})
			o.fillNext(ctx, *f, f.Missing(r.Rubber.Boards))
		}
	})
}

// fillNext plays the first missing board, updates the screen, and continues. Results that can't be saved are left for
// another time.
func (o *others) fillNext(ctx context.Context, f play.Field, missing []play.Elsewhere) {
	if len(missing) == 0 {
		o.filling = filling{}
		return
	}
	o.window.Runner().Run(ctx, func() func() {
		err := f.Play(ctx, missing[0])
		return func() {
			if err != nil {
				o.filling = filling{}
				return
			}
			switch s := o.window.Screen().(type) {
			case *standings.Screen:
				s.Reload()
			case *daily.Screen:
				s.Reload()
			}
			o.fillNext(ctx, f, missing[1:])
		}
	})
}
