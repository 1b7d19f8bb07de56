package text

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// reasons are the ends of the ids of reasons for a move.
var reasons = map[bot.ReasonKind]string{
	bot.OnlyMove: "only", bot.EntersCastle: "enters", bot.TakesKing: "takes-king", bot.WinsCastleRace: "wins-race",
	bot.StopsEntry: "stops-entry", bot.SavesKing: "saves-king", bot.Exchanges: "exchanges", bot.WinsPiece: "wins-piece",
	bot.TradesPiece: "trades", bot.AttacksKing: "attacks-king", bot.SavesPiece: "saves-piece", bot.RacesToCastle: "races",
	bot.HoldsCastle: "holds", bot.GuardsCastle: "guards", bot.NearsCastle: "nears", bot.Develops: "develops", bot.Waits: "waits",
}

// Reason describes the reason for a move in a sentence. Where the sentence names the piece, there is one for each kind.
func Reason(r bot.Reason) string {
	end := reasons[r.Kind]
	var pairs []any
	if r.Piece != chess.Empty {
		pairs = append(pairs, "Army", Army(r.Piece.Army()))
	}
	switch r.Kind {
	case bot.WinsCastleRace, bot.RacesToCastle:
		return text.TN("chess.reason."+end, max(r.Turns, 1), pairs...)
	case bot.Exchanges, bot.WinsPiece, bot.TradesPiece, bot.SavesPiece, bot.HoldsCastle, bot.Develops:
		end += "-" + r.Piece.Kind().String()
	}
	return text.T("chess.reason."+end, pairs...)
}

// Decided reports whether a value says that the game is won or lost.
func Decided(value int) bool { return value >= bot.Won/2 || value <= -bot.Won/2 }

// Value describes a move's value for the army in turn in a sentence: the points to expect, or a win or loss.
func Value(value int) string {
	switch {
	case !Decided(value):
		return text.T("chess.value.chance", "Percent", text.Percent(bot.Expected(value)))
	case value > 0:
		return text.TN("chess.value.wins", max(bot.Won-value, 1))
	}
	return text.TN("chess.value.loses", max(bot.Won+value, 1))
}

// ShortValue formats a value in a few letters, for a column of a list: the points to expect, or the number of turns to a win or loss.
func ShortValue(value int) string {
	switch {
	case !Decided(value):
		return text.Percent(bot.Expected(value))
	case value > 0:
		return text.T("chess.value.short.wins", "N", max(bot.Won-value, 1))
	}
	return text.T("chess.value.short.loses", "N", max(bot.Won+value, 1))
}
