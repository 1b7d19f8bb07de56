package guide

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// shown is a scene with the message that explains it, for the rules that it applies to.
type shown struct {
	scene
	sentence
}

// across reports whether pawns capture at right angles to their step.
func across(r chess.Rules) bool { return r.PawnCapture == chess.CaptureAcross }

// beside reports whether pawns capture beside their step.
func beside(r chess.Rules) bool { return !across(r) }

// leaps reports whether a knight may begin with two leaps.
func leaps(r chess.Rules) bool { return r.DoubleLeap == chess.DoubleLeapAllowed }

// takes are a pawn and what it captures beside its step; takesAcross at right angles to it.
var (
	takes       = []string{"rPd11", "yPe11", "yNd12"}
	takesAcross = []string{"rPd11", "yPe10", "yNc12"}
)

// moves are the scenes of the moves, in reading order.
var moves = []shown{
	{scene{placed: []string{"rKf11"}}, sentence{"chess.help.see.king", always}},
	{scene{placed: []string{"rQf11"}}, sentence{"chess.help.see.queen", always}},
	{scene{placed: []string{"rRf11", "yPh11", "rPf13"}}, sentence{"chess.help.see.rook", always}},
	{scene{placed: []string{"rBf11"}}, sentence{"chess.help.see.bishop", always}},
	{scene{placed: []string{"rNf11", "rPf12", "yPe12"}}, sentence{"chess.help.see.knight", always}},
	{scene{placed: []string{"rNb4"}, fresh: true, wide: 12.5, at: "e5"}, sentence{"chess.help.see.leaps", leaps}},
	{scene{placed: takes}, sentence{"chess.help.pawn", beside}},
	{scene{placed: takesAcross}, sentence{"chess.help.pawn.across", across}},
	{scene{placed: takes, corner: true}, sentence{"chess.help.see.corner", beside}},
	{scene{placed: takesAcross, corner: true}, sentence{"chess.help.see.corner.across", across}},
}

// inCastle are the scenes of the Castle.
var inCastle = []shown{
	{scene{placed: []string{"rKf6"}, at: "g7"}, sentence{"chess.help.see.enter", always}},
	{scene{placed: []string{"rRg5", "yNg7", "yPi5"}, at: "g7"}, sentence{"chess.help.see.safe", always}},
	{scene{placed: []string{"rNh7", "yPi9", "yPj6"}, at: "h8"}, sentence{"chess.help.see.leave", always}},
	{scene{placed: []string{"rPf6"}, at: "g7"}, sentence{"chess.help.see.exchange", always}},
}

// galleries returns the pages with pictures.
func galleries(r chess.Rules) []family.Gallery {
	castle := chess.CastleSquares()
	values := []any{"First", castle[0], "Last", castle[len(castle)-1]}
	const columns = 4
	pieces := family.Gallery{Label: text.T("chess.help.see.moves"), Title: text.T("chess.help.see.moves.title"), Columns: columns, Pictures: pictures(moves, r, values)}
	home := family.Gallery{Label: text.T("chess.help.see.castle"), Title: text.T("chess.help.see.castle.title"), Columns: columns, Pictures: pictures(inCastle, r, values)}
	if r.Dice && r.Tour != chess.NoTour {
		id := "chess.help.see.tour"
		if r.Tour == chess.TourEither {
			id = "chess.help.see.tour.either"
		}
		home.Pictures = append(home.Pictures, family.Picture{Draw: func(*widget.Art) vector.Drawing { return drawTour() }, Caption: text.T(id, values...)})
	}
	return []family.Gallery{pieces, home}
}

// pictures returns those of the scenes that apply to the rules.
func pictures(scenes []shown, r chess.Rules, values []any) (all []family.Picture) {
	for _, s := range scenes {
		if s.when(r) {
			all = append(all, family.Picture{Draw: func(*widget.Art) vector.Drawing { return s.draw(r) }, Caption: text.T(s.id, values...)})
		}
	}
	return all
}
