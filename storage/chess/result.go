package chess

import (
	"database/sql"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
)

// Outcome is the result of a finished game for a person.
type Outcome struct {
	Won    int     // 1, or -1 if he has lost; 0 for a draw in which he shares
	Points float64 // 0 to 1
}

// OutcomeOf returns the result of a finished game for the person with an army. A person without a share in a draw has
// lost.
func OutcomeOf(g chess.Game, army chess.Army) Outcome {
	o := Outcome{Won: -1, Points: g.Points()[army]}
	for a := range g.Result().Winners.All() {
		if g.Rules().Owner(a) == army {
			o.Won = 1
		}
	}
	if g.Result().How.Draw() && o.Points > 0 {
		o.Won = 0
	}
	return o
}

// keepOutcome stores the progress of a game, and its result if it is over; finished is the time of its end.
func keepOutcome(tx *sql.Tx, id int64, g chess.Game, person chess.Army, finished int64) error {
	result := storage.Result{}
	var winners string
	var points, day any
	if r := g.Result(); r.Over() {
		winners = r.Winners.String()
		result.Over, result.Seats = true, r.String()
		if person != chess.NoArmy {
			o := OutcomeOf(g, person)
			result.Won = sql.NullInt64{Int64: int64(o.Won), Valid: true}
			points, day = o.Points, storage.DayOf(storage.FromMillis(finished))
		}
	}
	if _, err := tx.Exec("UPDATE chess_game SET turns = ?, how = ?, winners = ?, points = ?, day = ? WHERE session = ?",
		len(g.Turns()), howText(g), winners, points, day, id); err != nil {
		return err
	}
	return storage.SetResult(tx, id, result)
}

// howText returns the stored form of a game's end: empty while it goes on.
func howText(g chess.Game) string {
	if !g.Over() {
		return ""
	}
	return g.Result().How.String()
}
