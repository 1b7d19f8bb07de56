package home

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth  = 900
	controlWidth = 290
	margin       = 18
	highestFan   = 250 // then it is as wide as the column
)

// build makes the screen's objects and lists its controls.
func (s *Screen) build() fyne.CanvasObject {
	s.rows = nil
	game := s.options.Game
	subtitle := s.centred(text.OfGame(game.Name, "subtitle", "Cards", game.Deck.Len()), theme.BodyText, theme.Current().Faint)
	body := []fyne.CanvasObject{
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
			widget.NewHeading(s.art, text.Game(game.Name), theme.U(theme.TitleText), fyne.TextAlignCenter), subtitle),
	}
	body = append(body, widget.NewEven(theme.U(margin), s.buildPlay(), s.buildMemory()), s.buildElsewhere())
	return container.New(pageLayout{}, newFan(s.art, game.Deck), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)), body...))
}

// buildPlay makes the sheet with what most people want next: to go on with the rubber in progress, or a new one.
func (s *Screen) buildPlay() fyne.CanvasObject {
	content := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	p := s.options.Progress
	if p != nil {
		goOn := s.named(text.OfGame(p.Game, "continue"), "C", true, s.options.OnContinue)
		goOn.TextSize = theme.U(theme.HeadingText)
		s.rows = append(s.rows, []control{goOn})
		content.Add(goOn)
		if p.Game != s.options.Game.Name {
			content.Add(s.centred(text.Game(p.Game), theme.BodyText, theme.Current().Faint))
		}
		content.Add(s.centred(p.String(), theme.BodyText, theme.Current().Ink))
	}
	content.Add(s.buildChoices())
	start := s.named(text.OfGame(s.options.Game.Name, "new"), "N", p == nil, s.start)
	row, beside := []control{start}, fyne.CanvasObject(start)
	if s.options.Game.HasHouse() {
		house := widget.NewButton(s.art, s.houseLabel(), "R", s.openHouse)
		row, beside = append(row, house), container.New(besides(theme.U(10)), start, house)
	}
	s.begin = len(s.rows)
	s.rows = append(s.rows, row)
	content.Add(beside)
	if p == nil {
		start.TextSize = theme.U(theme.HeadingText)
	} else if !s.hasField() { // which has a row more
		content.Add(s.centred(text.T("home.kept"), theme.SmallText, theme.Current().Faint))
	}
	return widget.NewPanel(container.New(middle{}, content), theme.U(margin))
}

// buildChoices makes what can be chosen of a new rubber.
func (s *Screen) buildChoices() fyne.CanvasObject {
	choices := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	if s.options.Game.Length == 0 && s.options.Game.GamesToWin == 0 {
		length := s.buildLength()
		s.rows = append(s.rows, []control{length})
		choices.Add(length)
	}
	seat := widget.NewChoice(s.art, text.T("home.seat"), theme.U(controlWidth), seatNames(),
		int(s.options.Seat), func(i int) { s.options.Seat = card.Seat(i) })
	s.rows = append(s.rows, []control{seat})
	choices.Add(seat)
	if s.hasField() {
		others := widget.NewButton(s.art, s.fieldLabel(), "A", s.openField)
		s.rows = append(s.rows, []control{others})
		choices.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), others))
	}
	return choices
}

// centred returns a line of prose in the middle.
func (s *Screen) centred(said string, size float32, ink color.NRGBA) *widget.Prose {
	prose := widget.NewProse(s.art, said, theme.U(size), ink)
	prose.Align = fyne.TextAlignCenter
	return prose
}

func (s *Screen) buildElsewhere() fyne.CanvasObject {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	for _, buttons := range [][]*widget.Button{
		{
			s.button("home.games", "G", false, s.options.OnGames),
			s.button("home.deal", "P", false, s.options.OnDeal),
			s.button("home.daily", "Y", false, s.options.OnDaily),
			s.button("home.bidding", "B", false, s.options.OnBidding),
		},
		{
			s.button("home.history", "H", false, s.options.OnHistory),
			s.button("home.statistics", "T", false, s.options.OnStatistics),
			s.button("home.deck", "D", false, s.options.OnDeck),
		},
		{
			s.button("home.settings", "S", false, s.options.OnSettings),
			s.button("home.help", string(fyne.KeyF1), false, s.options.OnHelp),
			s.button("home.quit", "Q", false, s.options.OnQuit),
		},
	} {
		var row []control
		var objects []fyne.CanvasObject
		for _, b := range buttons {
			row, objects = append(row, b), append(objects, b)
		}
		s.rows = append(s.rows, row)
		rows.Add(widget.NewEven(theme.U(10), objects...))
	}
	return rows
}

func (s *Screen) button(id, key string, primary bool, tapped func()) *widget.Button {
	return s.named(text.T(id), key, primary, tapped)
}

func (s *Screen) named(label, key string, primary bool, tapped func()) *widget.Button {
	b := widget.NewButton(s.art, label, key, tapped)
	b.Primary = primary
	return b
}

// pageLayout puts the first object, the fan, over the second, which is a column of the
// least height, and both in the middle.
type pageLayout struct{}

func (pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	fan, body := objects[0], objects[1]
	least := body.MinSize()
	width, gap := max(theme.U(columnWidth), least.Width), theme.U(margin)
	high := max(fan.MinSize().Height, min(0.24*size.Height, theme.U(highestFan), size.Height-least.Height-3*gap))
	top := max(gap/2, (size.Height-high-gap-least.Height)/2)
	fan.Resize(fyne.NewSize(width, high))
	fan.Move(fyne.NewPos((size.Width-width)/2, top))
	body.Resize(fyne.NewSize(width, least.Height))
	body.Move(fyne.NewPos((size.Width-width)/2, top+high+gap))
}

func (pageLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	fan, body := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(theme.U(columnWidth), body.Width), fan.Height+body.Height+2*theme.U(margin))
}
