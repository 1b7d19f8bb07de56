package guide

import (
	"strings"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// example is the rules' example of a game: a deal, and its events up to the picture. The deal is from the rules if they
// have one, and otherwise one that the example fits. (Rules: bridge-few, row example.)
type example struct {
	deal     string
	dealer   few.Player
	events   string // separated by bars
	person   few.Player
	whole    bool   // all hands are open
	contract string // the result of the auction
	tricks   int    // taken in the end
}

var examples = map[few.Kind]example{
	few.TwoDummies: {
		deal:   "N:J84.Q82.KQ97.542 963.53.AT5.JT987 AKT52.96.J2.KQ63 Q7.AKJT74.8643.A",
		events: "1S|2H|2S|Pass|HA", contract: "2S-S", tricks: 8,
	},
	few.OpenOrClosed: {
		deal:   `{"A":"97.KQ872.A62.A87","B":"KT2.A.J98.KT9542","open":"QJ85.T654.QT54.Q","closed":"A643.J93.K73.J63"}`,
		events: "1H open|2C|2H|Pass|C5", contract: "2H-A", tricks: 9,
	},
	few.BridgeForThree: {
		deal:   "N:742.AT8.85.K9874 8.765.9732.AJT65 QT965.K4.AQT64.3 AKJ3.QJ932.KJ.Q2",
		events: "1H|2H|Pass|2S|X|Pass|SA", contract: "2SX-A", tricks: 8,
	},
	few.Booby: {
		deal:   `{"A":"A753.T542.J98432.J42","B":"KQJT862.QJ3.KQT.T863","C":"94.K9876.A765.AKQ975","dummy":".A.."}`,
		dealer: 2, events: "Give .T542..|Give ...T863|Give 94..65.|4O|Pass|Pass|SK|S9|DA|SA", whole: true, contract: "4O-A", tricks: 3,
	},
	few.NulloForTwo: {
		deal: `{"A":"AK3.AT82.732.T42","B":"J86.Q73.AQ54.K86","stock":["D6","S5","S2","ST","S4","C3","D9","CA","C7","C9","H9","DK","CQ",` +
			`"H4","H5","DJ","D8","HK","C5","CJ","DT","SQ","S9","HJ","S7","H6"]}`,
		events: "Throw ...|Throw AK.A..|5O|Pass|D4", contract: "5O-A", tricks: 2,
	},
	few.Slam: {
		deal:   `{"A":["8.AQ7.J7.AJT7",".J.Q.","..9.Q","7.8.."],"B":["AKQ.K9.AT8.98",".T..K","9..K.","JT..."]}`,
		events: "8|12|16|Pass|Pass|Trumps S|Pass|Reserve .AQ..A|Reserve AK..A.|CQ", person: 1, contract: "2S-B", tricks: 8,
	},
	few.ChineseBridge: {
		deal: `{"A":{"hand":"94.K.4.","open":["ST","H2","D7","D9","H5","C3","H4","C4","CK","S5","DT"],"closed":["DJ","H6","S7","S6","C8","HA","HT","C9","CT","H3","C2"]},` +
			`"B":{"hand":"J..K.A5","open":["S8","DQ","SA","D8","S3","S2","DA","SQ","H9","CJ","C6"],"closed":["C7","HJ","D6","H8","D2","D5","CQ","SK","H7","D3","HQ"]}}`,
		events: "Pass|1N|Pass|H5|H9|HK|S2", contract: "1N-B", tricks: 7,
	},
}

// board returns the deal as it is shown.
func (e example) board(r few.Rules) (few.Board, error) {
	d, err := few.ParseDeal(r, e.deal)
	if err != nil {
		return few.Board{}, err
	}
	setup := few.NewSession(r).Next()
	if r.Kind == few.Booby {
		setup.Dealer = e.dealer
	}
	b, err := few.NewBoard(setup, d)
	for text := range strings.SplitSeq(e.events, "|") {
		if err != nil {
			return few.Board{}, err
		}
		var event few.Event
		if event, err = few.ParseEvent(text); err == nil {
			b, err = b.Apply(event)
		}
	}
	return b, err
}

// Measures of the picture, in its own units.
const (
	pictureWidth  = 1000
	pictureHeight = 640
)

// exampleOf returns the example of a game, or nil if its rules don't fit. It follows the usual rules, whatever the
// house rules.
func exampleOf(kind few.Kind) *family.Example {
	r := few.Of(kind)
	e := examples[kind]
	b, err := e.board(r)
	if err != nil {
		return nil
	}
	c, err := r.ParseContract(e.contract)
	if err != nil {
		return nil
	}
	below, over := 0, 0
	for _, l := range b.Setup().Score(c, e.tricks) {
		switch l.Item {
		case few.BelowItem:
			below = l.Points
		case few.OverItem, few.MadeItem:
			over += l.Points
		}
	}
	view := b.View(e.person)
	if e.whole {
		view = b.Whole()
	}
	names := fewtext.Names{}
	for p := range few.Player(r.Players()) {
		names = append(names, fewtext.Letter(r, p))
	}
	m := tabletop.NewModel(view, tabletop.Options{Person: e.person, Names: names, Number: 1, Waits: true})
	words := text.T("few.help.example."+r.Name, "Tricks", e.tricks, "Below", text.Points(below), "Over", text.Points(over), "Needs", r.Needs(c),
		"Price", text.Points(r.Sheet.Price[c.Strain]))
	return &family.Example{
		Picture: func(art *widget.Art) vector.Drawing {
			return tabletop.Picture(m, art.Style, theme.Current(), pictureWidth, pictureHeight)
		},
		Sentences: strings.Split(words, "\n"),
		Table:     booby(kind),
	}
}

// booby returns the rest of the play in the example of Booby: the leader of each trick, its cards, and its winner.
func booby(kind few.Kind) family.Table {
	if kind != few.Booby {
		return family.Table{}
	}
	t := family.Table{Shares: []float32{0.5, 2.2, 0.9}, Head: []string{text.T("few.help.trick"), text.T("few.help.trick.cards"), text.T("few.help.trick.to")}}
	for i, trick := range []struct{ cards, to string }{
		{"SK S9 DA SA", "A"}, {"D2 DK D6 D7", "B"}, {"DQ D5 CA DJ", "B"}, {"HQ HT H9 CJ", "B"}, {"HJ HA H8 S7", ""}, {"S4 C9 S5 S2", "A"},
	} {
		to := trick.to
		if to == "" {
			to = text.T("few.help.trick.dummy")
		}
		t.Lines = append(t.Lines, []string{text.Points(i + 1), shown(trick.cards), to})
	}
	return t
}

// shown returns cards, given by their texts, as they are shown.
func shown(texts string) string {
	var all []string
	for word := range strings.FieldsSeq(texts) {
		if c, err := card.Parse(word); err == nil {
			all = append(all, text.Card(c))
		}
	}
	return strings.Join(all, " ")
}
