package system

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// page is a page of the right side.
type page uint8

// The pages.
const (
	switchesPage page = iota
	tryPage
	findingsPage
	trialPage
	numPages
)

// parts are the objects of the screen that change.
type parts struct {
	title, search, entry, auction, hand *widget.Field

	lines   *widget.List
	note    *widget.Prose // what is wrong with the selected line, or what has come of an action
	undo    *widget.Button
	redo    *widget.Button
	save    *widget.Button
	pages   *widget.Choice
	body    *fyne.Container // the page
	scroll  *container.Scroll
	aside   aside
	setting bool // a field is being set, and not typed in
	titling bool // the title is being typed
	staying bool // the selection stays on a line while it is typed
}

// fields makes the fields, which stay when the screen is drawn again.
func (p *parts) fields(s *Screen) {
	p.title, p.search, p.entry, p.auction, p.hand = widget.NewField(), widget.NewField(), widget.NewField(), widget.NewField(), widget.NewField()
	p.search.SetPlaceHolder(text.T("editor.find"))
	p.search.ShowKey(s.art, "F")
	p.search.OnChanged = func(words string) { s.find(words, false) }
	p.search.OnKey = s.inField(func() { s.find(p.search.Text, true) }, s.blur)
	p.title.SetText(s.history.Now().Title())
	p.title.OnChanged = func(words string) {
		if !p.setting {
			p.titling = true
			s.holding(func() { s.show(s.draft.WithTitle(words)) })
			p.titling = false
		}
	}
	p.title.OnKey = s.inField(func() { s.commit(); s.blur() }, func() { s.revert(); s.blur() })
	p.title.OnFocus = s.leftField
	p.entry.OnChanged = s.typed
	p.entry.OnKey = s.inField(func() { s.commit(); s.blur() }, func() { s.revert(); s.blur() })
	p.entry.OnFocus = s.leftField
	p.auction.SetText(s.tried.words)
	p.auction.SetPlaceHolder("1D P 1S P")
	p.hand.SetPlaceHolder("AQ84.AK53.KQ72.7")
	for field, to := range map[*widget.Field]*string{p.auction: &s.tried.words, p.hand: &s.tried.hand} {
		field.OnChanged = func(words string) {
			if !p.setting {
				*to = words
				s.answer()
			}
		}
		field.OnKey = s.inField(s.blur, s.blur)
	}
}

// leftField makes what was typed in a field a change once the keyboard goes elsewhere.
func (s *Screen) leftField(on bool) {
	if on {
		return
	}
	s.commit()
	if s.refused != "" {
		s.refused = ""
		s.parts.set(s)
	}
}

// set shows the text in the fields that have a part of it.
func (p *parts) set(s *Screen) {
	p.setting = true
	defer func() { p.setting = false }()
	if title := s.draft.Title(); title != p.title.Text && !p.titling {
		p.title.SetText(title)
	}
	l, ok := s.selected()
	if !ok || l.Kind == edit.File {
		l.Text = ""
	}
	if p.entry.Text != l.Text {
		p.entry.SetText(l.Text)
	}
	if ok && l.Kind != edit.File {
		p.entry.Enable()
	} else {
		p.entry.Disable()
	}
}

const (
	margin     = 18
	widest     = 1900
	lineHeight = 24
	noteHeight = 44
)

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	p := &s.parts
	p.aside.now = nil
	selected := -1
	if p.lines != nil {
		selected = p.lines.Selected()
	}
	p.lines = widget.NewList(theme.U(lineHeight), s.newLine, s.showLine)
	p.lines.OnSelected = func(int) {
		if !p.staying {
			s.commit()
			p.set(s)
		}
		s.update()
	}
	p.lines.OnTapped = func() { s.turnAside(false) }
	p.lines.OnOpened = func(int) { s.write() }
	p.lines.SetLength(len(s.lines))
	for _, f := range []*widget.Field{p.title, p.search, p.entry, p.auction, p.hand} {
		f.Redraw()
	}
	s.sheets.SetScreen(container.New(whole{}, s.buildHead(), s.buildText(), s.buildAside()))
	if selected >= 0 {
		p.staying = true
		p.lines.Select(selected)
		p.staying = false
	}
	p.lines.Activate(!p.aside.on)
	s.update()
	s.sheets.Redraw()
}

// buildHead makes the top line.
func (s *Screen) buildHead() fyne.CanvasObject {
	p := &s.parts
	button := func(id, key string, do func()) *widget.Button { return widget.NewButton(s.art, text.T(id), key, do) }
	back := button("system.back", text.T("key.escape"), s.leave)
	p.save = button("editor.save", string(saveKey), func() { s.save(nil) })
	p.save.Primary = true
	p.undo, p.redo = button("editor.undo", text.T("key.undo"), s.Undo), button("editor.redo", "Ctrl+Y", s.Redo)
	return widget.NewHead(s.art, text.T("editor.title"), back, p.undo, p.redo, button("editor.export", "E", s.export), p.save)
}

// buildText makes the left side: the lines, and the field of the selected one.
func (s *Screen) buildText() fyne.CanvasObject {
	p := &s.parts
	p.note = s.small("")
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(1, theme.U(noteHeight)))
	button := func(id, key string, do func()) fyne.CanvasObject {
		b := widget.NewButton(s.art, text.T(id), key, do)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	title := container.NewBorder(nil, nil, container.NewCenter(widget.NewProse(s.art, text.T("editor.name")+" ", theme.U(theme.SmallText), theme.Current().Faint)), nil, p.title)
	top := container.New(layout.NewGridLayoutWithColumns(2), title, p.search)
	below := container.New(stack(theme.U(6)), p.entry, container.NewStack(room, p.note),
		widget.NewLine(theme.U(8), button("editor.change", text.T("key.enter"), s.write), button("editor.add", "N", s.add),
			button("editor.delete", text.T("key.delete"), s.remove), button("editor.next-fault", string(faultKey), s.nextFault)))
	return widget.NewPanel(container.NewBorder(top, below, nil, nil, container.New(layout.NewCustomPaddedLayout(theme.U(8), theme.U(8), 0, 0), p.lines)), theme.U(margin)*0.7)
}

// buildAside makes the right side: the pages.
func (s *Screen) buildAside() fyne.CanvasObject {
	p := &s.parts
	names := make([]string, numPages)
	for i, id := range []string{"editor.page.switches", "editor.page.try", "editor.page.findings", "editor.page.trial"} {
		names[i] = text.T(id)
	}
	p.pages = widget.NewChoice(s.art, "", theme.U(pageWidth), names, int(s.page), func(i int) { s.turn(page(i)) })
	p.pages.Key = string(pageKey)
	p.body = container.NewStack()
	p.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.U(10)), p.body))
	return widget.NewPanel(container.NewBorder(p.pages, nil, nil, nil, p.scroll), theme.U(margin)*0.7)
}

// pageWidth is the width of the choice of pages.
const pageWidth = 330

// turn shows another page.
func (s *Screen) turn(to page) {
	if s.page == to {
		return
	}
	s.page, s.parts.aside.at = to, 0
	s.parts.pages.Set(int(to))
	s.parts.scroll.ScrollToTop()
	s.update()
}

// update shows what has changed apart from the lines.
func (s *Screen) update() {
	p, colours := &s.parts, theme.Current()
	if p.body == nil {
		return
	}
	words, ink := s.note()
	if ink {
		p.note.Set(words, colours.Bad)
	} else {
		p.note.Set(words, colours.Faint)
	}
	p.undo.Enable(s.history.CanUndo() || !s.draft.Equal(s.history.Now()))
	p.redo.Enable(s.history.CanRedo())
	p.save.Enable(s.unnamed || s.unsaved())
	p.aside.clear()
	page := [numPages]func() fyne.CanvasObject{s.buildSwitches, s.buildTry, s.buildFindings, s.buildTrial}[s.page]()
	p.body.Objects = []fyne.CanvasObject{page}
	p.aside.mark()
	p.body.Refresh()
	p.scroll.Refresh()
}

// note says what is wrong with the selected line, or elsewhere, or what has come of an action.
func (s *Screen) note() (words string, bad bool) {
	if s.refused != "" {
		return s.refused, true
	}
	l, ok := s.selected()
	if fault, faulty := s.wrong[l.At]; ok && faulty && l.At != "" {
		return fault, true
	}
	switch {
	case s.said != "":
		return s.said, s.bad
	case len(s.faults) > 0:
		return text.TN("editor.faults", len(s.faults), "First", s.faults[0]), true
	case ok && l.At != "" && !l.Own:
		return text.T("editor.copies", "Place", l.At, "File", l.File+".book"), false
	case ok && l.At != "":
		return l.At, false
	}
	return text.T("editor.how"), false
}

// prose, small and heading return words of the page.
func (s *Screen) prose(words string) *widget.Prose {
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), theme.Current().Ink)
	prose.Wrap = true
	return prose
}

func (s *Screen) small(words string) *widget.Prose {
	prose := s.prose(words)
	prose.TextSize, prose.Ink = theme.U(theme.SmallText), theme.Current().Faint
	return prose
}

func (s *Screen) heading(id string) fyne.CanvasObject {
	return widget.NewHeading(s.art, text.T(id), theme.U(theme.HeadingText), fyne.TextAlignLeading)
}
