package offer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	faceSize    = 46
	newFaceSize = 84
	personWidth = 118 // of face and name; the rest is for the record
)

// buildMemory shows how the user fares, and the three other players.
func (s *Session) buildMemory(*widget.Art) fyne.CanvasObject {
	p := theme.Current()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)))
	for i, line := range s.options.Memory.lines() {
		ink := p.Ink
		if i > 0 {
			ink = p.Faint
		}
		lines.Add(s.centred(line, theme.BodyText, ink))
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(12)), s.buildCompany(), lines)
}

// toFind leads to the deals with a better card, if there are some.
func (s *Session) toFind() *family.Action {
	n := s.options.Memory.ToFind
	if n == 0 {
		return nil
	}
	return &family.Action{Label: text.TN("home.to-find", n, "Count", text.Points(n)), Key: "F", Do: s.options.OnFind}
}

// buildCompany makes a row for each of the three: face, name, and the record as the user's partner and as opponent.
// Before the first rubber there are only faces and names.
func (s *Session) buildCompany() fyne.CanvasObject {
	if s.options.Memory.Rubbers == 0 {
		var people []fyne.CanvasObject
		for _, player := range company.Players {
			people = append(people, container.New(layout.NewCustomPaddedVBoxLayout(theme.U(6)),
				container.New(square(theme.U(newFaceSize)), s.art.Portrait(player.Card())),
				widget.NewHeading(s.art, player.Name(), theme.U(theme.BodyText), fyne.TextAlignCenter)))
		}
		return widget.NewEven(theme.U(gap), people...)
	}
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(6)),
		s.companyRow(nil, "", text.T("home.with"), text.T("home.against")))
	for _, player := range company.Players {
		r := s.options.Memory.Records[player]
		rows.Add(s.companyRow(s.art.Portrait(player.Card()), player.Name(), record(r.WonWith, r.LostWith), record(r.WonAgainst, r.LostAgainst)))
	}
	return rows
}

// record formats a player's wins and losses.
func record(won, lost int) string {
	if won+lost == 0 {
		return text.T("home.not-met")
	}
	return text.T("home.record", "Won", text.Points(won), "Lost", text.Points(lost))
}

// companyRow returns a row of the company, or without a face the line above.
func (s *Session) companyRow(face fyne.CanvasObject, name, with, against string) fyne.CanvasObject {
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

// square puts one object in the middle, so wide and so high.
type square float32

func (side square) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(side.MinSize(nil))
	o[0].Move(fyne.NewPos((size.Width-float32(side))/2, 0))
}

func (side square) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(float32(side)) }
