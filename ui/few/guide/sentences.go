package guide

import (
	"strings"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// sentences returns the rules of a game in short. The figures come from the rules.
func sentences(r few.Rules) (said []string) {
	s := r.Sheet
	values := []any{
		"Cards", r.Deck.Len(), "Tricks", r.Tricks, "Book", r.Book, "First", r.Book + 1, "Level", r.Level, "Allowed", r.Tricks - r.Book - 1,
		"Order", order(r), "Give", few.CardsGiven, "Reserve", few.CardsReserved,
		"Game", text.Points(s.Game), "Games", s.GamesToWin, "Clean", text.Points(s.Rubber[0]), "Won", text.Points(s.Rubber[1]),
		"Only", text.Points(s.UnfinishedGame), "Part", text.Points(s.UnfinishedPart), "Small", r.Level - 1, "Price", text.Points(s.Price[few.Nullo]),
		"Rubbers", r.Rubbers(),
	}
	for _, one := range all {
		if one.when(r) {
			said = append(said, text.T(one.id, values...))
		}
	}
	return said
}

// order returns the strains of a game, the lowest first.
func order(r few.Rules) string {
	var signs []string
	for _, s := range r.Strains {
		signs = append(signs, fewtext.StrainSign(s))
	}
	return strings.Join(signs, " ")
}

// sentence is a sentence of the help, for the rules that it applies to.
type sentence struct {
	id   string
	when func(few.Rules) bool
}

// option returns a function that reports whether rules of a game have an option set to want.
func option(k few.Kind, of func(few.Options) bool, want bool) func(few.Rules) bool {
	return func(r few.Rules) bool { return r.Kind == k && of(r.Options) == want }
}

func dealerLeads(o few.Options) bool { return o.DealerLeads }
func takenUp(o few.Options) bool     { return o.ReserveTakenUp }

// all are the sentences, in reading order.
var all = []sentence{
	{"few.help.dummies.hands", in(few.TwoDummies)},
	{"few.help.packets.hands", in(few.OpenOrClosed)},
	{"few.help.packets.choice", in(few.OpenOrClosed)},
	{"few.help.three.rubbers", in(few.BridgeForThree)},
	{"few.help.three.partners", in(few.BridgeForThree)},
	{"few.help.three.soloist", in(few.BridgeForThree)},
	{"few.help.three.play", in(few.BridgeForThree)},
	{"few.help.three.books", in(few.BridgeForThree)},
	{"few.help.booby.giving", in(few.Booby)},
	{"few.help.booby.auction", in(few.Booby)},
	{"few.help.booby.lead", option(few.Booby, dealerLeads, false)},
	{"few.help.booby.lead-dealer", option(few.Booby, dealerLeads, true)},
	{"few.help.booby.each", in(few.Booby)},
	{"few.help.two.stock", in(few.NulloForTwo)},
	{"few.help.two.auction", in(few.NulloForTwo)},
	{"few.help.slam.deal", in(few.Slam)},
	{"few.help.slam.bids", in(few.Slam)},
	{"few.help.slam.slams", in(few.Slam)},
	{"few.help.slam.trumps", in(few.Slam)},
	{"few.help.slam.play", option(few.Slam, takenUp, false)},
	{"few.help.slam.play-up", option(few.Slam, takenUp, true)},
	{"few.help.chinese.cards", in(few.ChineseBridge)},
	{"few.help.chinese.follow", in(few.ChineseBridge)},
	{"few.help.auction", in(few.TwoDummies, few.OpenOrClosed, few.ChineseBridge)},
	{"few.help.dummies.play", in(few.TwoDummies)},
	{"few.help.packets.play", in(few.OpenOrClosed)},
	{"few.help.two.play", in(few.NulloForTwo)},
	{"few.help.chinese.play", in(few.ChineseBridge)},
	{"few.help.nullo", in(few.Booby, few.NulloForTwo)},
	{"few.help.nullo.slam", in(few.Slam)},
	{"few.help.book", func(r few.Rules) bool { return r.Kind != few.Slam }},
	{"few.help.game", func(r few.Rules) bool { return r.Kind != few.Booby }},
	{"few.help.game.three", in(few.Booby)},
	{"few.help.settle", always},
}
