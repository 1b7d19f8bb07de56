package statistics

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

func TestBars(t *testing.T) {
	f := bridgestore.Filter{Counted: true}
	side := newContractSide(bridge.SuperBridge(), f)
	b := side.bars(sample())
	want(t, "levels", len(b.Bars), 9)
	want(t, "level 4", b.Bars[3], chart.Bar{Label: "4", Up: 36, Down: 24})
	want(t, "level 5", b.Bars[4], chart.Bar{Label: "5"}) // the others' contracts
	want(t, "words", side.barWords(b, 3, 1), "Level 4: 24 of 60 contracts down, 40 %")
	want(t, "boards that stand", side.barFilter(3, 0), bridgestore.Filter{Counted: true, Role: bridgestore.Declaring, Level: 4, Outcome: bridgestore.Made})
	want(t, "boards that hang", side.barFilter(3, 1), bridgestore.Filter{Counted: true, Role: bridgestore.Declaring, Level: 4, Outcome: bridgestore.Down})

	f.Role = bridgestore.Defender
	side = newContractSide(bridge.SuperBridge(), f)
	b = side.bars(sample())
	want(t, "level 4, defended", b.Bars[3], chart.Bar{Label: "4"})
	want(t, "level 5, defended", b.Bars[4], chart.Bar{Label: "5", Up: 21, Down: 14})
	want(t, "boards beaten", side.barFilter(4, 0), bridgestore.Filter{Counted: true, Role: bridgestore.Defender, Level: 5, Outcome: bridgestore.Down})
	want(t, "boards let through", side.barFilter(4, 1), bridgestore.Filter{Counted: true, Role: bridgestore.Defender, Level: 5, Outcome: bridgestore.Made})
	want(t, "52 cards", len(newContractSide(bridge.Duplicate(), f).bars(sample()).Bars), 7)
}

func TestHeat(t *testing.T) {
	side := newContractSide(bridge.SuperBridge(), bridgestore.Filter{Counted: true})
	h := newHeat(side, sample(), false)
	want(t, "4♠", h.Cells[1][3], chart.Cell{Label: "60", Short: "60", Shade: 0.6})
	want(t, "8NT", h.Cells[0][7], chart.Cell{Label: "4", Short: "4", Shade: 0.25, Few: true})
	want(t, "5♣", h.Cells[4][4], chart.Cell{})
	want(t, "words", h.words(3, 1), "4♠: 60 deals, 60 % ± 6 made, +50 per deal")
	spades := bridge.Spades
	want(t, "boards", h.filter(3, 1), bridgestore.Filter{Counted: true, Role: bridgestore.Declaring, Level: 4, Strain: &spades})

	side = newContractSide(bridge.SuperBridge(), bridgestore.Filter{Role: bridgestore.Defender})
	h = newHeat(side, sample(), false)
	want(t, "5♣, beaten", h.Cells[4][4], chart.Cell{Label: "35", Short: "35", Shade: 0.6})
}

// By points the full shade is for the most points of cells with some boards; more than that isn't darker.
func TestHeatByPoints(t *testing.T) {
	st := sample()
	st.Cells = append(st.Cells, bridgestore.Cell{Level: 3, Strain: bridge.Hearts, Role: bridgestore.Declarer, Tally: bridgestore.Tally{Boards: 10, Points: -1000}})
	h := newHeat(newContractSide(bridge.SuperBridge(), bridgestore.Filter{}), st, true)
	want(t, "the ends", h.Low+" "+h.High, "–100 +100")
	want(t, "4♠", h.Cells[1][3].Shade, 0.5)
	want(t, "3♥", h.Cells[2][2].Shade, -1.)
	want(t, "8NT", h.Cells[0][7].Shade, 1.)
	// While no cell has some, it is for the most of all.
	few := bridgestore.Statistics{Cells: []bridgestore.Cell{
		{Level: 3, Strain: bridge.Hearts, Role: bridgestore.Declarer, Tally: bridgestore.Tally{Boards: 2, Points: -600}},
		{Level: 1, Strain: bridge.Clubs, Role: bridgestore.Declarer, Tally: bridgestore.Tally{Boards: 1, Points: 100}},
	}}
	h = newHeat(newContractSide(bridge.SuperBridge(), bridgestore.Filter{}), few, true)
	want(t, "the ends of few", h.Low+" "+h.High, "–400 +400")
	want(t, "1♣", h.Cells[4][0].Shade, 0.25)
	if h := newHeat(newContractSide(bridge.SuperBridge(), bridgestore.Filter{}), bridgestore.Statistics{}, true); h.Cells[0][0].Label != "" {
		t.Error("there is a cell of no boards")
	}
}

// Pictures have the green and the red of all results, in both appearances.
func TestPicturesAreGreenForThePerson(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		l := picture.NewLook(p, cardart.Style{}, 13)
		want(t, "gain", l.Gain, p.ForYou(1))
		want(t, "loss", l.Loss, p.ForYou(-1))
	}
}
