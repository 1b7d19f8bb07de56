package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// bidBox is the bidding box: a row for each level, a column for each strain, and below
// them pass, double and redouble. Where declarer chooses the contract there are a row for each strain and two columns,
// part-score and game, with what each is worth. What isn't legal can't be pressed.
type bidBox = kitwidget.Keypad[bridge.Call]

func newBidBox(art *kitwidget.Art, r bridge.Rules) *bidBox {
	return kitwidget.NewKeypad(art, bidKeys(r), bidHeads(r)...)
}

// bidKeys returns the keys of a game's box, in the language in use.
func bidKeys(r bridge.Rules) [][]kitwidget.Key[bridge.Call] {
	if r.Choices {
		return choiceKeys(r)
	}
	return callKeys(r)
}

// bidHeads returns the words over the columns of a game's box.
func bidHeads(r bridge.Rules) []string {
	if r.Choices {
		return []string{text.T("choice.part-scores"), text.T("choice.games")}
	}
	return nil
}

// callKeys are the calls of an auction.
func callKeys(r bridge.Rules) (rows [][]kitwidget.Key[bridge.Call]) {
	row := func(calls ...bridge.Call) {
		var keys []kitwidget.Key[bridge.Call]
		for _, c := range calls {
			keys = append(keys, kitwidget.Key[bridge.Call]{Of: c, Label: bridgetext.Call(c)})
		}
		rows = append(rows, keys)
	}
	for level := 1; level <= r.Level; level++ {
		var bids []bridge.Call
		for s := bridge.Clubs; s <= bridge.NoTrump; s++ {
			bids = append(bids, bridge.Bid(level, s))
		}
		row(bids...)
	}
	row(bridge.Pass, bridge.Double, bridge.Redouble)
	return rows
}

// choiceKeys are the contracts among which declarer chooses.
func choiceKeys(r bridge.Rules) [][]kitwidget.Key[bridge.Call] {
	rows := make([][]kitwidget.Key[bridge.Call], bridge.NoTrump+1)
	for _, c := range r.ChoiceCalls() {
		key := kitwidget.Key[bridge.Call]{Of: c, Label: bridgetext.Call(c), Worth: bridgetext.ChoiceWorth(r, c)}
		rows[c.Strain()] = append(rows[c.Strain()], key)
	}
	return rows
}
