package practice

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/practice"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// parts are the objects that the window shows.
type parts struct {
	screen  *Screen
	art     *widget.Art
	content *fyne.Container // all of them
	surface *tabletop.Surface
	header  *widget.Headline
	bed     *canvas.Rectangle // the ground of the note
	note    *widget.Prose     // above the user's board
	strip   *fyne.Container   // the verdict, in the place of the hand; or empty
	tips    *widget.Tips

	hint, undo, next, home *widget.Button
	confirm                *widget.Button // in the place of the hand
	shown                  string         // the exercise on the table, by its cards
}

// newParts returns the parts of a screen.
func newParts(art *widget.Art, s *Screen) *parts {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(art, label, key, tapped)
	}
	p := &parts{
		screen: s, art: art, tips: widget.NewTips(art), header: widget.NewHeadline(art, tabletop.BarHeight), strip: container.NewStack(),
		bed: canvas.NewRectangle(nil), note: widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk),
		hint:    button(text.T("poker.hint"), text.T("poker.key.hint"), s.ask),
		undo:    button(text.T("poker.undo"), text.T("poker.key.undo"), s.back),
		next:    button(text.T("poker.drill.next"), text.T("poker.drill.key.next"), s.next),
		home:    button(text.T("poker.home"), text.T("key.escape"), s.options.OnBack),
		confirm: button(text.T("poker.confirm"), text.T("key.enter"), s.confirm),
	}
	p.note.Align = fyne.TextAlignCenter
	p.surface = tabletop.NewSurface(art, p.tips)
	p.surface.Animated, p.surface.Sound = s.options.Animated, s.options.Sound
	p.surface.OnCard, p.surface.OnMove, p.surface.OnRest = s.cardClicked, s.move, p.show
	p.surface.OnRow = func(row poker.Row) { s.placeClicked(tabletop.To(row)) }
	p.surface.OnAway, p.surface.OnElse = func() { s.placeClicked(tabletop.Away) }, func() {}
	objects := []fyne.CanvasObject{p.surface, p.header, p.bed, p.note, p.strip}
	for _, b := range p.buttons() {
		objects = append(objects, b)
	}
	p.content = container.NewStack(container.New(&cardtable.Layout{Lay: p.lay, Show: p.show}, objects...), p.tips.Layer)
	return p
}

func (p *parts) buttons() []*widget.Button {
	return []*widget.Button{p.hint, p.undo, p.next, p.home, p.confirm}
}

// lay places the parts in a window of a size.
func (p *parts) lay(size fyne.Size) {
	g := p.geometryIn(size)
	cardtable.Put(p.surface, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.header, g.Bar)
	p.layNote(g)
	const confirmWidth, confirmHeight = 220, 46
	x, y := g.Fan.Centre()
	cardtable.Put(p.confirm, cardtable.Around(x, y, confirmWidth*g.U, confirmHeight*g.U))
	least := p.strip.MinSize()
	cardtable.Put(p.strip, cardtable.NewRect((g.W-least.Width)/2, min(g.Fan.Y+(g.Fan.H-least.Height)/2, g.H-least.Height), least.Width, least.Height))
	for i, b := range []*widget.Button{p.hint, p.undo} {
		cardtable.Put(b, g.Button(false, i+1))
	}
	for i, b := range []*widget.Button{p.next, p.home} {
		cardtable.Put(b, g.Button(true, i+1))
	}
}

// layNote places the note above the user's board, on its ground.
func (p *parts) layNote(g tabletop.Geometry) {
	const aside, lineHigh = 14, 30
	wide, _ := p.note.FitLines(theme.BodyText*g.T, theme.SmallText*g.U, fyne.NewSize(g.Note.W-2*aside*g.U, g.Note.H))
	p.note.Resize(fyne.NewSize(wide, g.Note.H)) // its height depends on this
	high := p.note.MinSize().Height
	bed := cardtable.NewRect(0, 0, wide+2*aside*g.U, max(high, lineHigh*g.U))
	bed.X, bed.Y = (g.W-bed.W)/2, g.Note.Y+g.Note.H-bed.H
	cardtable.Put(p.note, cardtable.Around(g.W/2, bed.Y+bed.H/2, wide, high))
	p.bed.CornerRadius = min(bed.H, lineHigh*g.U) / 2
	cardtable.Put(p.bed, bed)
}

func (p *parts) geometryIn(size fyne.Size) tabletop.Geometry {
	return tabletop.NewGeometry(size.Width, size.Height, len(p.screen.drill.model.Players))
}

// show shows the exercise as it is now.
func (p *parts) show() {
	s, d := p.screen, &p.screen.drill
	if p.exercise(); d.there {
		p.surface.SetModel(d.model)
	}
	p.header.Set([]string{d.street()}, []string{text.T("poker.drill.title"), text.T("poker.drill.title-short")}, s.record.words())
	words := s.said
	if words == "" {
		words = d.asked()
	}
	p.note.Set(words, theme.Current().FeltInk)
	p.bed.FillColor = theme.Current().NoteBed()
	widget.Show(p.bed, words != "")
	p.strip.Objects = nil
	if d.answer != nil {
		p.strip.Objects = []fyne.CanvasObject{p.verdict()}
	}
	p.strip.Refresh()
	g := p.geometryIn(p.content.Size())
	p.hint.Enable(d.asks())
	p.undo.Enable(d.asks() && d.model.Placing.Begun())
	widget.Show(p.confirm, d.asks() && d.model.Placing.Complete())
	for _, b := range p.buttons() {
		size := theme.SmallText * g.T
		if b == p.confirm {
			size = theme.BodyText * g.T * 1.1
		}
		b.SetTextSize(size)
	}
	p.lay(p.content.Size())
}

// exercise takes the cards of another exercise off the table, so that nothing seems to move from one to the next.
func (p *parts) exercise() {
	d := &p.screen.drill
	if !d.there {
		return
	}
	v := d.exercise.Hand.View(d.exercise.Seat)
	if now := v.Hold.String(); now != p.shown {
		p.shown = now
		p.surface.Finish()
		p.surface.SetModel(tabletop.Model{Chosen: -1})
	}
}

// tell plays the sound of an answer.
func (p *parts) tell(a practice.Answer) {
	effect := sound.Made
	if !a.Right() {
		effect = sound.Down
	}
	p.surface.Hear(cardtable.Cue{Effect: effect})
}

// verdict returns the judgement of the answer, and what can be done then.
func (p *parts) verdict() fyne.CanvasObject {
	g := p.geometryIn(p.content.Size())
	return widget.Largest(p.art, g.T, g.U, widget.Within(fyne.NewSize(g.Fan.W, g.Fan.H)), p.buildVerdict)
}

func (p *parts) buildVerdict(paper widget.Paper) fyne.CanvasObject {
	s, d := p.screen, &p.screen.drill
	good := -1
	if d.answer.Right() {
		good = 1
	}
	title := paper.Line(d.verdict(), theme.HeadingText, true)
	title.Align, title.Ink = fyne.TextAlignCenter, theme.Current().ForYou(good)
	lines := paper.ColumnBy(1, title)
	for _, words := range d.compared() {
		line := paper.Line(words, theme.SmallText, false)
		line.Align = fyne.TextAlignCenter
		lines.Add(line)
	}
	if s.unkept != nil {
		lines.Add(paper.Line(text.T("poker.drill.unkept", "Error", s.unkept), theme.SmallText, false))
	}
	buttons := []*widget.Button{paper.Button(text.T("poker.drill.next"), text.T("key.enter"), true, s.next)}
	if d.answer.Options[0].Act.String() != d.answer.Act.String() {
		label := text.T("poker.drill.show")
		if d.showsBest() {
			label = text.T("poker.drill.show-own")
		}
		buttons = append(buttons, paper.Button(label, text.T("poker.drill.key.show"), false, s.turn))
	}
	for _, b := range buttons {
		b.TextSize = theme.SmallText * paper.Unit
	}
	lines.Add(paper.Gap(2))
	lines.Add(paper.Row(buttons...))
	return widget.NewPanel(lines, 8*paper.Unit)
}

// redraw draws everything again, in the colours of the present theme.
func (p *parts) redraw() {
	p.surface.Redraw()
	for _, b := range p.buttons() {
		b.Refresh()
	}
	p.show()
	p.content.Refresh()
}
