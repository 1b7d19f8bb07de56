package chess

import (
	"database/sql"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
)

// Outcome is what a game that is over has come to for a person.
type Outcome struct {
	Won    int     // 1, or -1 if he has lost; 0: a draw in which he has a part
	Points float64 // 0 to 1
}

// OutcomeOf returns what a game that is over has come to for the person with an army. Who has no part in a draw has lost.
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

// keepOutcome keeps how far a game is, and if it is over what it has come to; finished is when.
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

// howText is how the end of a game is kept: empty while it goes on.
func howText(g chess.Game) string {
	if !g.Over() {
		return ""
	}
	return g.Result().How.String()
}
