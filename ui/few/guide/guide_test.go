package guide

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// allRules are the usual rules of every game, and those with all its options.
func allRules() []few.Rules {
	all := few.Games()
	for _, r := range few.Games() {
		all = append(all, r.With(few.Options{CleanRubber: true, RedoubledFifty: true, EvenPenalties: true, DealerLeads: true, NulloMinor: true, ReserveTakenUp: true}))
	}
	return all
}

// written returns all texts of a guide.
func written(g family.Guide) string {
	all := append([]string{g.Title}, g.Sentences...)
	for _, k := range g.Keys {
		all = append(all, k.Caps+"|"+k.Does)
	}
	for _, t := range g.Figures.Tables {
		all = append(all, strings.Join(t.Head, "|"))
		for _, line := range t.Lines {
			all = append(all, strings.Join(line, "|"))
		}
	}
	return strings.Join(all, "\n") + "\n"
}

// Every figure is that of the rules of the game.
func TestFigures(t *testing.T) {
	for kind, want := range map[few.Kind][]string{
		few.TwoDummies: {"♣ ♦|20", "♥ ♠|30", "NT|40, then 30", "Overtrick, doubled|100|200", "Overtrick, redoubled|200|400", "Redoubled and made|100|100",
			"Small slam|500|750", "Grand slam|1,000|1,500", "Each trick short|50|100", "100, 200, 200, 300|200, 300", "|100 / 150", "|150", "|700 / 500"},
		few.NulloForTwo: {"Nullo ♥ ♠|30", "♣ ♦ Nullo ♥ ♠ NT"},
		few.Booby:       {"♥ Nullo ♠|30", "♣ ♦ ♥ Nullo ♠ NT"},
		few.Slam: {"♣ ♦|6", "♥ Nullo ♠|8", "NT|10", "Small slam|100|150", "Grand slam|200|300", "20, 40, 40, 60|40, 60", "|20 / 30", "|140 / 100",
			"20 points below the line", "4 or 5 in a strain", "It takes 5 tricks", "60 for the only game, and 20"},
	} {
		said := written(Of(few.Of(kind)))
		for _, want := range want {
			if !strings.Contains(said, want) {
				t.Errorf("%v: %q isn't in\n%s", few.Of(kind).Name, want, said)
			}
		}
	}
	for kind, want := range map[few.Kind][]string{
		few.TwoDummies: {"|750 / 500", "Redoubled and made|50|50", "100, 200|200, 300"}, few.NulloForTwo: {"♣ ♦ Nullo|20"}, few.Booby: {"on the dealer’s left leads if he defends"},
		few.Slam: {"Then the reserve is picked up"},
	} {
		said := written(Of(allRules()[len(few.Games())+int(kind)]))
		for _, want := range want {
			if !strings.Contains(said, want) {
				t.Errorf("with options: %q isn't in\n%s", want, said)
			}
		}
	}
}

// Every message exists, nullo is described where it can be bid, and each game has its own sentences.
func TestSentences(t *testing.T) {
	seen := map[string]string{}
	for _, r := range allRules() {
		g := Of(r)
		said := written(g)
		if strings.Contains(said, "no value") || strings.Contains(said, "help.") {
			t.Errorf("%v: it says\n%s", r, said)
		}
		if strings.Contains(said, "Nullo has no trumps") != (r.Rank(few.Nullo) >= 0) {
			t.Errorf("%v: of nullo it says\n%s", r, said)
		}
		if other := seen[g.Sentences[0]]; other != "" && other != r.Name {
			t.Errorf("%s begins as %s does", r.Name, other)
		}
		seen[g.Sentences[0]] = r.Name
	}
}

func TestAllPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for _, r := range allRules() {
		s := help.New(widget.NewArt(cardart.Style{}), help.Options{Guide: func(string) family.Guide { return Of(r) }})
		w := test.NewTempWindow(t, s.Content())
		w.SetPadded(false)
		w.Resize(fyne.NewSize(1024, 700))
		for _, page := range []rune{'k', 'r', 'e'} {
			s.Rune(page)
			if least := s.Needs(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%v: page %c needs %v", r, page, least)
			}
		}
	}
}

// The example of each game is legal, has its contract, and scores as the rules say.
func TestExamples(t *testing.T) {
	for kind, want := range map[few.Kind]string{
		few.TwoDummies: "takes 8 tricks: 60 points below the line.", few.OpenOrClosed: "takes 9 tricks: 60 points below the line and 30 above.",
		few.BridgeForThree: "takes 8 tricks: 120 points below the line, which make a game, and 50 above.", few.Booby: "takes no more: 120 points below the line, a game.",
		few.NulloForTwo: "takes 2 tricks, the most he may: 150 points below the line.", few.Slam: "takes 8 tricks: 16 points below the line and 8 above.",
		few.ChineseBridge: "♠2 from B, who has no heart that can be played. A takes it.",
	} {
		r := few.Of(kind)
		e := examples[kind]
		b, err := e.board(r)
		if err != nil {
			t.Fatalf("%s: %v", r.Name, err)
		}
		if got := r.ContractText(b.Contract()); got != e.contract || !b.Opened() {
			t.Errorf("%s: the contract is %s, want %s", r.Name, got, e.contract)
		}
		example := exampleOf(kind)
		if example == nil {
			t.Fatalf("%s has no example", r.Name)
		}
		if said := strings.Join(example.Sentences, " "); !strings.Contains(said, want) || strings.Contains(said, "no value") {
			t.Errorf("%s: %q isn't in %q", r.Name, want, said)
		}
	}
	b, err := examples[few.Booby].board(few.Of(few.Booby))
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[card.Seat]string{card.North: "94.AT542.65.T863", card.East: ".K9876.A7.AKQ975", card.South: "A753..J98432.J42", card.West: "QJT862.QJ3.KQT."} {
		before := b.Prefix(7) // the first lead has been made, and dummy opened
		at, _ := before.At(seat)
		if got := before.Whole().Seen(at).String(); got != want {
			t.Errorf("at %v there is %s, want %s", seat, got, want)
		}
	}
}

// The tricks of Booby's example can be played, and are won by the stated players.
func TestTheTricksOfBooby(t *testing.T) {
	b, err := examples[few.Booby].board(few.Of(few.Booby))
	if err != nil {
		t.Fatal(err)
	}
	for i, trick := range []struct{ cards, to string }{{"D2 DK D6 D7", "B"}, {"DQ D5 CA DJ", "B"}, {"HQ HT H9 CJ", "B"}, {"HJ HA H8 S7", "A"}, {"S4 C9 S5 S2", "A"}} {
		for text := range strings.FieldsSeq(trick.cards) {
			e, err := few.ParseEvent(text)
			if err == nil {
				b, err = b.Apply(e)
			}
			if err != nil {
				t.Fatalf("trick %d: %v", i+2, err)
			}
		}
		if got := b.Rules().Letter(b.Tricks()[i+1].Winner); got != trick.to {
			t.Errorf("trick %d goes to %s, want %s", i+2, got, trick.to)
		}
	}
	if got := booby(few.Booby).Lines; len(got) != 6 || got[4][2] != "dummy" || got[5][1] != "♠4 ♣9 ♠5 ♠2" {
		t.Errorf("the tricks are told as %q", got)
	}
}
