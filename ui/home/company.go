package home

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/company"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

const (
	faceSize    = 46
	personWidth = 118 // of face and name; the rest is for how they have fared
)

// buildMemory makes the sheet beside the choices: how the person fares, and the three who sit at his table.
func (s *Screen) buildMemory() fyne.CanvasObject {
	p := theme.Current()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)))
	for i, line := range s.options.Memory.lines() {
		ink := p.Ink
		if i > 0 {
			ink = p.Faint
		}
		lines.Add(s.centred(line, theme.BodyText, ink))
	}
	content := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(12)), s.buildCompany(), lines)
	if n := s.options.Memory.ToFind; n > 0 {
		find := widget.NewButton(s.art, text.TN("home.to-find", n, "Count", text.Points(n)), "F", s.options.OnFind)
		s.rows = append(s.rows, []control{find})
		content.Add(find)
	}
	return widget.NewPanel(container.New(middle{}, content), theme.U(margin))
}

// buildCompany makes a row for each of the three: his face, his name, and how he fared with the person and against him.
func (s *Screen) buildCompany() fyne.CanvasObject {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(6)))
	if s.options.Memory.Rubbers > 0 {
		rows.Add(s.companyRow(nil, "", text.T("home.with"), text.T("home.against")))
	}
	for _, player := range company.Players {
		r := s.options.Memory.Records[player]
		rows.Add(s.companyRow(s.art.Portrait(player.Card()), player.Name(), s.record(r.WonWith, r.LostWith), s.record(r.WonAgainst, r.LostAgainst)))
	}
	return rows
}

// record says how often somebody has won and lost.
func (s *Screen) record(won, lost int) string {
	switch {
	case s.options.Memory.Rubbers == 0:
		return ""
	case won+lost == 0:
		return text.T("home.not-met")
	}
	return text.T("home.record", "Won", text.Points(won), "Lost", text.Points(lost))
}

// companyRow returns a row of the company, or without a face the line above.
func (s *Screen) companyRow(face fyne.CanvasObject, name, with, against string) fyne.CanvasObject {
	p := theme.Current()
	ink, size := p.Ink, float32(theme.BodyText)
	if face == nil {
		face, ink, size = &fyne.Container{}, p.Faint, theme.SmallText
	}
	columns := []fyne.CanvasObject{face, widget.NewHeading(s.art, name, theme.U(theme.BodyText), fyne.TextAlignLeading)}
	for _, said := range []string{with, against} {
		columns = append(columns, s.centred(said, size, ink))
	}
	return container.New(companyLayout{}, columns...)
}

// companyLayout lays out a face, a name, and two columns of one width.
type companyLayout struct{}

func (companyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	face, gap := min(theme.U(faceSize), size.Height), theme.U(12)
	o[0].Move(fyne.NewPos(0, (size.Height-face)/2))
	o[0].Resize(fyne.NewSquareSize(face))
	left := theme.U(faceSize) + gap
	o[1].Move(fyne.NewPos(left, 0))
	o[1].Resize(fyne.NewSize(theme.U(personWidth)-left, size.Height))
	column := (size.Width - theme.U(personWidth)) / 2
	for i, said := range o[2:] {
		said.Move(fyne.NewPos(theme.U(personWidth)+float32(i)*column, 0))
		said.Resize(fyne.NewSize(column, size.Height))
	}
}

func (companyLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	height, width := o[2].MinSize().Height, float32(0)
	for _, said := range o[2:] {
		width = max(width, said.MinSize().Width)
	}
	if _, header := o[0].(*fyne.Container); !header {
		height = theme.U(faceSize)
	}
	return fyne.NewSize(theme.U(personWidth)+2*(width+theme.U(8)), height)
}

// middle puts one object at its least height in the middle of the room, from left to right.
type middle struct{}

func (middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := o[0].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, height))
	o[0].Move(fyne.NewPos(0, (size.Height-height)/2))
}

func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }
