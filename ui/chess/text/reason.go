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

// Reason describes the reason for a move in a sentence.
func Reason(r bot.Reason) string {
	var pairs []any
	if r.Piece != chess.Empty {
		pairs = append(pairs, "Army", Army(r.Piece.Army()), "Piece", Kind(r.Piece.Kind()))
	}
	switch r.Kind {
	case bot.WinsCastleRace, bot.RacesToCastle:
		return text.TN("chess.reason."+reasons[r.Kind], max(r.Turns, 1), pairs...)
	}
	return text.T("chess.reason."+reasons[r.Kind], pairs...)
}

// decided is the value from which a game is decided: no sum of pieces comes near it.
const decided = bot.Won / 2

// even is the value from which a side is ahead.
const even = 10

// Decided reports whether a value says that the game is won or lost.
func Decided(hundredths int) bool { return hundredths >= decided || hundredths <= -decided }

// Value describes a move's value for the side in turn in a sentence: the lead in pawns, or a win or loss.
func Value(hundredths int) string {
	switch {
	case hundredths >= decided:
		return text.TN("chess.value.wins", max(bot.Won-hundredths, 1))
	case hundredths <= -decided:
		return text.TN("chess.value.loses", max(bot.Won+hundredths, 1))
	}
	switch {
	case hundredths >= even:
		return text.T("chess.value.ahead", "Pawns", text.Decimal(hundredths))
	case hundredths <= -even:
		return text.T("chess.value.behind", "Pawns", text.Decimal(-hundredths))
	}
	return text.T("chess.value.even")
}

// ShortValue formats a value in a few letters, for a column of a list: pawns, or the number of turns to a win or loss.
func ShortValue(hundredths int) string {
	switch {
	case hundredths >= decided:
		return text.T("chess.value.short.wins", "N", max(bot.Won-hundredths, 1))
	case hundredths <= -decided:
		return text.T("chess.value.short.loses", "N", max(bot.Won+hundredths, 1))
	}
	return text.DecimalGain(hundredths)
}
