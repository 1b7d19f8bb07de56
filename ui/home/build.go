package home

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

const (
	columnWidth  = 560
	controlWidth = 380
	margin       = 18
	highestFan   = 250 // then it is as wide as the column
)

// build makes the screen's objects and lists its controls.
func (s *Screen) build() fyne.CanvasObject {
	s.rows = nil
	p := theme.Current()
	subtitle := widget.NewProse(s.art, text.T("home.subtitle"), theme.U(theme.BodyText), p.Faint)
	subtitle.Align = fyne.TextAlignCenter

	body := []fyne.CanvasObject{
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
			widget.NewHeading(s.art, text.T("home.title"), theme.U(theme.TitleText), fyne.TextAlignCenter), subtitle),
	}
	if s.options.Progress != nil {
		body = append(body, s.buildContinue())
	}
	body = append(body, s.buildNew(), s.buildElsewhere())
	return container.New(pageLayout{}, newFan(s.art), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)), body...))
}

func (s *Screen) buildContinue() fyne.CanvasObject {
	goOn := s.button("home.continue", "C", true, s.options.OnContinue)
	s.rows = append(s.rows, []control{goOn})
	progress := widget.NewProse(s.art, s.options.Progress.String(), theme.U(theme.BodyText), theme.Current().Ink)
	progress.Align = fyne.TextAlignCenter
	return widget.NewPanel(container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)), progress, goOn), theme.U(margin))
}

func (s *Screen) buildNew() fyne.CanvasObject {
	if !slices.Contains(Lengths, s.options.Length) {
		s.options.Length = Lengths[0]
	}
	length := widget.NewChoice(s.art, text.T("home.deals"), theme.U(controlWidth), lengthNames(),
		slices.Index(Lengths, s.options.Length), func(i int) { s.options.Length = Lengths[i] })
	seat := widget.NewChoice(s.art, text.T("home.seat"), theme.U(controlWidth), seatNames(),
		int(s.options.Seat), func(i int) { s.options.Seat = card.Seat(i) })
	start := s.button("home.new", "N", s.options.Progress == nil, s.start)
	s.rows = append(s.rows, []control{length}, []control{seat}, []control{start})

	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)), length, seat), start)
	if s.options.Progress != nil {
		kept := widget.NewProse(s.art, text.T("home.kept"), theme.U(theme.SmallText), theme.Current().Faint)
		kept.Align = fyne.TextAlignCenter
		lines.Add(kept)
	}
	return widget.NewPanel(lines, theme.U(margin))
}

func (s *Screen) buildElsewhere() fyne.CanvasObject {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	for _, buttons := range [][]*widget.Button{
		{
			s.button("home.deal", "P", false, s.options.OnDeal),
			s.button("home.history", "H", false, s.options.OnHistory),
			s.button("home.statistics", "T", false, s.options.OnStatistics),
			s.button("home.bidding", "B", false, s.options.OnBidding),
		},
		{
			s.button("home.deck", "D", false, s.options.OnDeck),
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
	b := widget.NewButton(s.art, text.T(id), key, tapped)
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
