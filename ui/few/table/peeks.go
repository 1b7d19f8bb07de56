package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// turnLastTrick lays the last trick on the table, or takes it off again.
func (s *Screen) turnLastTrick() {
	if len(s.play.model.Table.Tricks()) > 0 {
		turn(s.parts.sheets, &lastTrickSheet{s.peek})
	}
}

// turnAuction lays the auction on the table, or takes it off again.
func (s *Screen) turnAuction() {
	if t := s.play.model.Table; len(t.Calls()) > 0 && !s.play.calling() {
		turn(s.parts.sheets, &auctionSheet{s.peek})
	}
}

// lastTrickSheet is the last gathered trick, in the order of play: on felt, as for cards.
type lastTrickSheet struct{ peek }

// Measures of the last trick, in units.
const (
	trickCard = 132
	trickGap  = 14
)

// Build implements [sheet.Sheet].
func (l *lastTrickSheet) Build() fyne.CanvasObject { return l.parts.fitted(l.build) }

func (l *lastTrickSheet) build(paper widget.Paper) fyne.CanvasObject {
	tricks := l.play.model.Table.Tricks()
	trick := tricks[len(tricks)-1]
	if l.play.model.Waits && len(tricks) > 1 {
		trick = tricks[len(tricks)-2]
	}
	p := theme.Current()
	row := container.NewHBox()
	for _, played := range trick.Plays {
		card := container.NewGridWrap(fyne.NewSize(trickCard*cardart.Aspect*paper.Unit, trickCard*paper.Unit), l.parts.art.Face(played.Card))
		who := paper.Line(l.play.options.Names.Name(played.Player), theme.SmallText, played.Player == trick.Winner)
		who.Align, who.Ink = fyne.TextAlignCenter, p.FeltInk
		row.Add(paper.Gap(trickGap / 2))
		row.Add(paper.Column(card, who))
	}
	row.Add(paper.Gap(trickGap / 2))
	winner := paper.Line(fewtext.Takes(l.play.options.Names, trick.Winner), theme.BodyText, true)
	winner.Align, winner.Ink = fyne.TextAlignCenter, p.FeltInk
	return paper.OnFelt(winner, row)
}

// auctionSheet is the auction, to look at during the play.
type auctionSheet struct{ peek }

// auctionShare is the share of the window's height that the auction may take.
const auctionShare = 0.8

// Build implements [sheet.Sheet].
func (a *auctionSheet) Build() fyne.CanvasObject {
	view := widget.NewRegister(a.parts.art)
	w := auctionOf(a.play.model.Table, a.play.options.Names)
	most := int(a.parts.content.Size().Height*auctionShare/(callHeight*a.parts.unit())) - 1
	view.Rows = max(min(w.Row+1, most), fewestRounds)
	view.Set(w, -1, a.parts.words())
	size := fyne.NewSize(columnWidth*1.2*float32(len(w.Heads)), callHeight*float32(view.Rows+1))
	return container.NewGridWrap(fyne.NewSize(size.Width*a.parts.unit(), size.Height*a.parts.unit()), view)
}
