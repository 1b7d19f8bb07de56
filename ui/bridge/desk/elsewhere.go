package desk

import (
	"context"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/daily"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/standings"
)

// others plays the deals of a rubber at the other tables, and shows their results.
type others struct {
	*shared
	reviews *reviews
	filling filling
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
		known := rd.TablesOf(ctx, r)
		return func() {
			f := seating.Elsewhere(r, rd.Players(r.Seat, r.Rubber.Rules).Cards(), known, func(number int, other bridgestore.Other) error {
				board, err := rd.Store.BoardOf(ctx, r.ID, other.Board.Number())
				if err != nil {
					return err
				}
				return rd.Store.SaveFieldTable(board, number, other)
			}, o.window.Fast())
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
