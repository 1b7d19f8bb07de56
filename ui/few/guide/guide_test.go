package guide

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
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

// written returns all that a guide says.
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
		few.Slam: {"Then the reserve is taken up"},
	} {
		said := written(Of(allRules()[len(few.Games())+int(kind)]))
		for _, want := range want {
			if !strings.Contains(said, want) {
				t.Errorf("with options: %q isn't in\n%s", want, said)
			}
		}
	}
}

// Nothing lacks words, nullo is told of where it can be bid, and each game has sentences of its own.
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
		for _, page := range []rune{'k', 'r'} {
			s.Rune(page)
			if least := s.Content().(*fyne.Container).Objects[0].(*container.Scroll).Content.MinSize(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%v: page %c needs %v", r, page, least)
			}
		}
	}
}
