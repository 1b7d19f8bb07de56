package help

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// gallery returns the gallery of a page; ok is false if the page is none.
func (s *Screen) gallery(p page) (g family.Gallery, ok bool) {
	i := int(p) - int(firstGallery)
	if i < 0 || i >= len(s.guide.Galleries) {
		return family.Gallery{}, false
	}
	return s.guide.Galleries[i], true
}

const (
	galleryGap   = 22 // between the columns
	galleryLines = 12 // between the lines of pictures
	captionGap   = 5  // between a picture and its caption
)

// buildGallery shows pictures side by side, as many as there are columns, each above its caption.
func (s *Screen) buildGallery(g family.Gallery) fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(galleryLines)), s.titled(g.Title))
	for some := range slices.Chunk(g.Pictures, g.Columns) {
		var cells []fyne.CanvasObject
		for _, p := range some {
			cells = append(cells, container.New(layout.NewCustomPaddedVBoxLayout(theme.U(captionGap)), drawn(s.art, p), line(s.art, p.Caption)))
		}
		for len(cells) < g.Columns {
			cells = append(cells, layout.NewSpacer())
		}
		lines.Add(widget.NewEven(theme.U(galleryGap), cells...))
	}
	return lines
}

// drawn returns a picture as wide as there is room.
func drawn(art *widget.Art, p family.Picture) fyne.CanvasObject {
	drawing := p.Draw(art)
	return container.New(across{float32(drawing.Width / drawing.Height)}, widget.NewPicture(drawing, 1))
}
