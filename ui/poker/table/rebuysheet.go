package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// rebuySheet asks how many chips the user buys.
type rebuySheet struct {
	laid
	sheet.Spaced
	scoring *scoring
	choice  *widget.Choice
	chosen  int // of the amounts
	must    bool
}

var _ sheet.Leaver = (*rebuySheet)(nil)

// openRebuy asks how many chips the user buys.
func (c *scoring) openRebuy() {
	r := &rebuySheet{laid: laid{table: c.table}, scoring: c, must: c.play.state.MustBuy(c.play.config.Person)}
	r.chosen = len(r.amounts()) - 1
	c.parts.sheets.Push(r)
}

// amounts returns the numbers of chips on sale: up to the initial stack.
func (r *rebuySheet) amounts() (chips []int) {
	whole := r.play.model.Rules.BuyIn
	for _, part := range []int{whole / 4, whole / 2, whole} {
		if part > 0 {
			chips = append(chips, part)
		}
	}
	return chips
}

// Build implements [sheet.Sheet].
func (r *rebuySheet) Build() fyne.CanvasObject { return r.parts.fitted(r.build) }

func (r *rebuySheet) build(paper widget.Paper) fyne.CanvasObject {
	var options []string
	for _, chips := range r.amounts() {
		options = append(options, text.Points(chips))
	}
	r.choice = widget.NewChoice(r.parts.art, text.T("poker.buy-how-many"), 260*paper.Unit, options, r.chosen, func(i int) { r.chosen = i })
	r.choice.Selected = true
	title, message := text.T("poker.buy-title"), text.T("poker.buy-more")
	if r.must {
		message = text.T("poker.buy-must")
	}
	buttons := []*widget.Button{
		paper.Button(text.T("poker.buy-do"), text.T("key.enter"), true, r.Enter),
		paper.Button(text.T("poker.buy-not"), text.T("key.escape"), false, r.Leave),
	}
	if r.must && r.play.mayLeave() {
		buttons = append(buttons, paper.Button(text.T("poker.leave"), text.T("poker.key.leave"), false, r.scoring.openLeave))
	}
	words := paper.Line(message, theme.BodyText, false)
	words.Wrap = true
	return widget.NewSheet(520*paper.Unit, 22*paper.Unit,
		paper.Column(paper.Line(title, theme.HeadingText, true), words, paper.Gap(2), r.choice, paper.Gap(6), paper.Row(buttons...)))
}

// Enter implements [sheet.Sheet]: it buys, and if the user had to buy it deals the next hand.
func (r *rebuySheet) Enter() {
	chips := r.amounts()[r.chosen]
	r.parts.sheets.Remove(r)
	r.play.work.Write(r.play.work.Ctx, func() error {
		if err := r.play.session.Rebuy(chips); err != nil || !r.must {
			return err
		}
		return r.play.session.Next()
	}, func(error) {})
}

// Key implements [sheet.Sheet].
func (r *rebuySheet) Key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		r.choice.Step(-1)
	case fyne.KeyRight:
		r.choice.Step(1)
	}
}

// Rune implements [sheet.Sheet].
func (r *rebuySheet) Rune(letter rune) {
	if unicode.ToLower(letter) == 'q' && r.must {
		r.scoring.openLeave()
	}
}

// Leave implements [sheet.Leaver].
func (r *rebuySheet) Leave() { r.parts.sheets.Remove(r) }
