package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/guide"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// A large window may become small: its content grows and shrinks with it. In a small one the content's needs count.
func TestALargeWindowMayBecomeSmall(t *testing.T) {
	settings := test.NewTempApp(t).Settings()
	least := map[float32]fyne.Size{}
	for _, unit := range []float32{1, 1.75, 3} {
		settings.SetTheme(theme.Theme{Unit: unit})
		screen := help.New(widget.NewArt(cardart.Style{}), help.Options{Guide: func(string) family.Guide { return guide.Of(bridge.SuperBridge(), cardart.English, true) }})
		least[unit] = container.New(sized{}, screen.Content()).MinSize()
	}
	for unit, size := range least {
		if size.Width > 1024 || size.Height > 700 {
			t.Errorf("a window whose unit is %v can't be smaller than %v", unit, size)
		}
	}
	if least[1].Width < 300 || least[1] == theme.Smallest {
		t.Errorf("a small window has room for %v", least[1])
	}
}
