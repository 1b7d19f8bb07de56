package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// scorePeek is the score before the board that goes on, to look at.
type scorePeek struct{ peek }

var _ sheet.Sheet = (*scorePeek)(nil)

// Build implements [sheet.Sheet].
func (p *scorePeek) Build() fyne.CanvasObject { return p.fitted(p.build) }

func (p *scorePeek) build(maker sheetMaker) fyne.CanvasObject {
	r, person := p.play.rubber(), p.play.model.Person
	back := []*kitwidget.Button{maker.Button(text.T("sheet.back"), text.T("key.escape"), true, p.Enter)}
	if !r.Rules.CarryBelow {
		return maker.scoreSheet(r, person, p.play.session.Other, deals{chosen: -1}, back...)
	}
	size := p.parts.content.Size()
	pad := maker.pad(r, person.Side(), -1, max(180*maker.Unit, size.Height-padAround*maker.Unit), nil)
	return maker.paper(r, person.Side(), pad.Content(), nil, back)
}
