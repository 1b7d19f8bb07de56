package offer

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const gap = 10

// panel shows the players, and describes the game.
func (g *Game) panel(art *widget.Art) fyne.CanvasObject {
	s, p := g.options.Setup, theme.Current()
	var seats []fyne.CanvasObject
	for _, seat := range s.Players() {
		seats = append(seats, g.seat(art, s, seat))
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), widget.NewEven(theme.U(gap), seats...))
	say := func(words string, ink color.NRGBA) {
		if words == "" {
			return
		}
		line := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		lines.Add(line)
	}
	say(g.options.Memory.Words("chess.offer.last.won", "chess.offer.last.drawn", "chess.offer.last.lost"), p.Faint)
	say(about(s), p.Ink) // last, since its length differs
	return lines
}

// seat shows the kings that a player commands at the start, with the player's name.
func (g *Game) seat(art *widget.Art, s seating.Setup, seat chessstore.Seat) fyne.CanvasObject {
	kings := container.New(layout.NewCustomPaddedHBoxLayout(-theme.U(widget.FaceSize) / 3))
	for a := range s.Commanded(seat.Army).All() {
		drawing := pieces.Draw(chess.King, a)
		king := widget.NewBackdrop(func() func(w, h int) image.Image {
			return func(w, h int) image.Image { return drawing.Raster(w, h) }
		})
		king.Raster.SetMinSize(fyne.NewSquareSize(theme.U(widget.FaceSize)))
		kings.Add(king.Raster)
	}
	name, level := seat.Name, people.Plays(seat.Level)
	if seat.Person {
		level = people.Plays("person")
		if name == "" {
			name = chesstext.Armies(s.Commanded(seat.Army))
		}
	}
	if seat.Person && len(s.Persons()) == 1 {
		name = text.T("chess.offer.you")
	}
	return widget.NewFace(art, kings, name, level)
}

// about describes the aim of a game.
func about(s seating.Setup) string {
	v := s.Rules.Variant
	id := v.Mode.String()
	if v.Persons == 2 {
		id += "-2"
		if v.Mode != chess.B {
			id = "A-2" // the two don't differ here
		}
	}
	if s.Rules.Partners == chess.PartnersBeside {
		id += "-beside"
	}
	said := text.T("chess.offer.about."+id) + " "
	if v.Dice {
		said += text.T("chess.offer.about.dice")
	} else {
		said += text.T("chess.offer.about.castle")
	}
	if s.Rules.Length == chess.ShortGame {
		said += " " + text.T("chess.offer.about.length", "N", s.Rules.LastTurn())
	}
	return said
}
