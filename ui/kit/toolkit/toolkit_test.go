package toolkit

import (
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2/lang"

	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestTranslate(t *testing.T) {
	text.Add("test", fstest.MapFS{
		"language.de.json": {Data: []byte(`{"language.name": "Deutsch"}`)},
		"toolkit.de.json":  {Data: []byte(`{"toolkit.cancel": "Abbrechen", "toolkit.file-parent": "Darüber"}`)},
	})
	defer func() { text.Use(text.English); Translate() }()
	for _, tt := range []struct {
		language            text.Language
		cancel, parent, yes string
	}{
		{"de", "Abbrechen", "Darüber", "Yes"},
		{text.English, "Cancel", "Parent", "Yes"},
		{"de", "Abbrechen", "Darüber", "Yes"},
	} {
		text.Use(tt.language)
		Translate()
		if got := lang.L("Cancel"); got != tt.cancel {
			t.Errorf("%s: Cancel is %q, want %q", tt.language, got, tt.cancel)
		}
		if got := lang.X("file.parent", "Parent"); got != tt.parent {
			t.Errorf("%s: Parent is %q, want %q", tt.language, got, tt.parent)
		}
		if got := lang.L("Yes"); got != tt.yes {
			t.Errorf("%s: Yes is %q, want %q", tt.language, got, tt.yes)
		}
	}
}
