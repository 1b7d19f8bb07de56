package filedialog

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// The places beside the files stayed English in every language.
func TestPlacesAreNamedInTheLanguage(t *testing.T) {
	text.Use(text.Russian)
	defer text.Use(text.English)
	w, _, _ := open(t)
	said := ""
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if label, ok := o.(*widget.Label); ok {
			said += label.Text + "\n"
		}
	}
	if home := text.T("folder.place.home"); !strings.Contains(said, home) || strings.Contains(said, "Home") || strings.Contains(said, "Computer") {
		t.Errorf("it doesn't name %s:\n%s", home, said)
	}
}
