package filedialog

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Fyne's list of places is in the program's language.
func TestPlacesAreInTheLanguage(t *testing.T) {
	defer text.Use(text.English)
	home := t.TempDir()
	for _, folder := range []string{"Desktop", "Documents", "Downloads", "Music", "Pictures", "Videos", "Movies"} {
		if err := os.Mkdir(filepath.Join(home, folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	for language, first := range map[text.Language]string{text.English: "Home", text.Romanian: "Dosar personal", text.Russian: "Личная папка", text.Esperanto: "Hejmo"} {
		text.Use(language)
		test.NewTempApp(t)
		sheets := sheet.NewStack()
		window := test.NewTempWindow(t, sheets.Content())
		Choose(sheets, window, func(string) {})
		places := placesIn(contentOf(window.Canvas().Overlays().Top()))
		if places == nil || places.Length() < 2 {
			t.Fatalf("%s: Fyne's dialog has no list of places", language)
		}
		for i := range places.Length() {
			row := places.CreateItem()
			places.UpdateItem(i, row)
			said := nameIn(row)
			if i == 0 && said != first {
				t.Errorf("%s: the first place is %q, want %q", language, said, first)
			}
			if _, fynes := placeWords[said]; fynes && language != text.English {
				t.Errorf("%s: a place is called %q", language, said)
			}
		}
	}
}
