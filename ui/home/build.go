package home

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth  = 900
	controlWidth = 304
	margin       = 18
	widest       = 4 // buttons in a row of those that lead elsewhere
	leastPicture = 60
	usualPanel   = 260 // the height of a panel
	highestTop   = 250 // of the picture: then a fan of cards is as wide as the column
)

// build makes the screen's objects and lists its controls.
func (s *Screen) build() fyne.CanvasObject {
	s.rows = nil
	subtitle := s.centred(s.offer.Subtitle, theme.BodyText, theme.Current().Faint)
	body := []fyne.CanvasObject{
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
			widget.NewHeading(s.art, s.offer.Name, theme.U(theme.TitleText), fyne.TextAlignCenter), subtitle),
	}
	body = append(body, widget.NewEven(theme.U(margin), s.buildPlay(), s.buildPanel()), s.buildElsewhere())
	return container.New(pageLayout{}, widget.NewPicture(s.offer.Picture(s.art), leastPicture), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)), body...))
}

// buildPlay makes the sheet with the most likely next steps: to continue a session in progress, or to begin.
func (s *Screen) buildPlay() fyne.CanvasObject {
	content := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	c := s.offer.Continue
	if c != nil {
		goOn := s.button(continueAction(*c), true)
		goOn.TextSize = theme.U(theme.HeadingText)
		s.rows = append(s.rows, []widget.Control{goOn})
		content.Add(goOn)
		if c.Game != "" {
			content.Add(s.centred(c.Game, theme.BodyText, theme.Current().Faint))
		}
		content.Add(s.centred(c.Stands, theme.BodyText, theme.Current().Ink))
	}
	content.Add(s.buildChoices())
	start := s.button(newAction(s.offer), c == nil)
	row, beside := []widget.Control{start}, fyne.CanvasObject(start)
	if s.offer.Beside != nil {
		other := s.button(*s.offer.Beside, false)
		row, beside = append(row, other), container.New(besides(theme.U(10)), start, other)
	}
	s.begin = len(s.rows)
	s.rows = append(s.rows, row)
	content.Add(beside)
	if c == nil {
		start.TextSize = theme.U(theme.HeadingText)
	}
	if s.offer.Note != "" {
		content.Add(s.centred(s.offer.Note, theme.SmallText, theme.Current().Faint))
	}
	return widget.NewPanel(container.New(middle{0}, content), theme.U(margin))
}

// buildChoices makes the choices for a new session.
func (s *Screen) buildChoices() fyne.CanvasObject {
	choices := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, c := range s.offer.Choices {
		choice := widget.NewChoice(s.art, c.Label, theme.U(controlWidth), c.Options, c.Chosen, c.Choose)
		if len(c.Options) == 0 {
			choices.Add(widget.NewRoom(choice))
			continue
		}
		s.rows = append(s.rows, []widget.Control{choice})
		choices.Add(choice)
	}
	for _, a := range s.offer.More {
		more := s.button(a, false)
		s.rows = append(s.rows, []widget.Control{more})
		choices.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), more))
	}
	return choices
}

// buildPanel makes the sheet beside the choices, with the user's results.
func (s *Screen) buildPanel() fyne.CanvasObject {
	if s.offer.Below == nil {
		return widget.NewPanel(container.New(middle{theme.U(usualPanel)}, s.offer.Panel(s.art)), theme.U(margin))
	}
	below := s.button(*s.offer.Below, false)
	s.rows = append(s.rows, []widget.Control{below})
	gap := theme.U(12)
	usual := theme.U(usualPanel) - gap - below.MinSize().Height
	content := container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(gap, 0, 0, 0), below), nil, nil, container.New(middle{usual}, s.offer.Panel(s.art)))
	return widget.NewPanel(content, theme.U(margin))
}

// centred returns a line of prose in the middle.
func (s *Screen) centred(said string, size float32, ink color.NRGBA) *widget.Prose {
	prose := widget.NewProse(s.art, said, theme.U(size), ink)
	prose.Align = fyne.TextAlignCenter
	return prose
}

// elsewhere returns the actions that lead to other screens, row by row: as few rows as possible, each as long as the
// others or longer by one than those below it.
func (s *Screen) elsewhere() (rows [][]family.Action) {
	o := s.options
	all := slices.Concat([]family.Action{{Label: text.T("home.games"), Key: "G", Do: o.OnGames}}, s.offer.Elsewhere, o.Learn, []family.Action{
		{Label: text.T("home.history"), Key: "J", Do: o.OnHistory},
		{Label: text.T("home.statistics"), Key: "T", Do: o.OnStatistics},
	})
	if s.offer.Deck {
		all = append(all, family.Action{Label: text.T("home.deck"), Key: "D", Do: o.OnDeck})
	}
	all = append(all,
		family.Action{Label: text.T("home.settings"), Key: "S", Do: o.OnSettings},
		family.Action{Label: text.T("home.help"), Key: string(fyne.KeyF1), Do: o.OnHelp},
		family.Action{Label: text.T("home.quit"), Key: "Q", Do: o.OnQuit})
	for left := (len(all) + widest - 1) / widest; left > 0; left-- {
		n := (len(all) + left - 1) / left
		rows, all = append(rows, all[:n]), all[n:]
	}
	return rows
}

func (s *Screen) buildElsewhere() fyne.CanvasObject {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	for _, actions := range s.elsewhere() {
		var row []widget.Control
		var objects []fyne.CanvasObject
		for _, a := range actions {
			b := s.button(a, false)
			row, objects = append(row, b), append(objects, b)
		}
		s.rows = append(s.rows, row)
		rows.Add(widget.NewEven(theme.U(10), objects...))
	}
	return rows
}

func (s *Screen) button(a family.Action, primary bool) *widget.Button {
	b := widget.NewButton(s.art, a.Label, a.Key, a.Do)
	b.Primary = primary
	return b
}

// besides is a layout that gives the first object the width that the second leaves, with this gap.
type besides float32

func (gap besides) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := o[1].MinSize().Width
	left := max(0, size.Width-width-float32(gap))
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(left, size.Height))
	o[1].Move(fyne.NewPos(size.Width-width, 0))
	o[1].Resize(fyne.NewSize(width, size.Height))
}

func (gap besides) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(a.Width+float32(gap)+b.Width, max(a.Height, b.Height))
}

// middle puts one object at its least height in the middle of the room, from left to right. All that are at most usual
// high begin at the same height, so that words which get longer push down nothing but what is below them.
type middle struct{ usual float32 }

func (m middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, o[0].MinSize().Height)) // the height of wrapping text depends on its width
	height := o[0].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, height))
	o[0].Move(fyne.NewPos(0, max(0, (size.Height-max(height, m.usual))/2)))
}

func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// pageLayout puts the first object, the picture, above the second, which is a column of the least height, both centred.
type pageLayout struct{}

func (pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	picture, body := objects[0], objects[1]
	least := body.MinSize()
	width, gap := max(theme.U(columnWidth), least.Width), theme.U(margin)
	high := max(picture.MinSize().Height, min(0.24*size.Height, theme.U(highestTop), size.Height-least.Height-3*gap))
	top := max(gap/2, (size.Height-high-gap-least.Height)/2)
	picture.Resize(fyne.NewSize(width, high))
	picture.Move(fyne.NewPos((size.Width-width)/2, top))
	body.Resize(fyne.NewSize(width, least.Height))
	body.Move(fyne.NewPos((size.Width-width)/2, top+high+gap))
}

func (pageLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, body := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(theme.U(columnWidth), body.Width), picture.Height+body.Height+2*theme.U(margin))
}
