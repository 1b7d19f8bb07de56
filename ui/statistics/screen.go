// Package statistics is the screen with what a person's boards come to: figures, a trend,
// and how contracts fare by level and strain.
package statistics

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/analysis"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// Store is where boards are kept. The screen calls its methods from other goroutines.
type Store interface {
	// Statistics returns what the boards come to that are wanted.
	Statistics(context.Context, storage.Filter) (storage.Statistics, error)
	// Unanalysed returns the boards that are wanted and not wholly analysed, the newest first.
	Unanalysed(context.Context, storage.Filter) ([]int64, error)
	// Analysis returns what has been found out about a board before.
	Analysis(ctx context.Context, board int64) (analysis.Analysis, error)
	SaveAnalysis(board int64, a analysis.Analysis) error
}

// Options says where the boards are and whom the screen tells. All must be there.
type Options struct {
	Store    Store
	Window   fyne.Window          // where the folder of a picture is chosen
	OnBoards func(storage.Filter) // look at these boards
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
}

// New returns the screen, which begins to count.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close ends what the screen does in the background.
func (s *Screen) Close() {}

// Redraw draws the screen anew, in the colours of the present theme.
func (s *Screen) Redraw() {
	back := widget.NewButton(s.art, text.T("statistics.back"), "Esc", s.options.OnBack)
	s.content.Objects = []fyne.CanvasObject{container.NewBorder(
		container.NewPadded(widget.NewHead(s.art, text.T("statistics.title"), back)), nil, nil, nil,
		widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Ink))}
	s.content.Refresh()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a letter.
func (s *Screen) Rune(rune) {}
