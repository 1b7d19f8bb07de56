package desk

import (
	"slices"

	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choiceFields lists the saved choices of the style of boards.
var choiceFields = []setting.Field[tabletop.Style]{
	setting.Word("chess.squares", tabletop.AllSquares, func(s *tabletop.Style) *tabletop.Squares { return &s.Squares }),
	setting.Word("chess.speed", tabletop.Speeds, func(s *tabletop.Style) *tabletop.Speed { return &s.Speed }),
}

// words returns a row of words to choose from, with their names on the screen.
func words[W ~string](label string, values []W, name func(W) string, of func(*tabletop.Style) *W) setting.Row[tabletop.Style] {
	var names []string
	for _, v := range values {
		names = append(names, name(v))
	}
	return setting.Row[tabletop.Style]{
		Label: label, Options: names,
		Chosen: func(s tabletop.Style) int { return slices.Index(values, *of(&s)) },
		Choose: func(s *tabletop.Style, i int) { *of(s) = values[i] },
	}
}

// Settings implements [family.Family]: all else that can be chosen of chess is on the home screen and at the table.
func (d *Desk) Settings(kept func(error)) family.Settings {
	settings := family.Settings{Heading: text.T("chess.settings.heading")}
	for _, r := range []setting.Row[tabletop.Style]{
		words(text.T("chess.settings.squares"), tabletop.AllSquares,
			func(s tabletop.Squares) string { return text.T("chess.settings.squares." + string(s)) },
			func(s *tabletop.Style) *tabletop.Squares { return &s.Squares }),
		words(text.T("chess.settings.speed"), tabletop.Speeds,
			func(s tabletop.Speed) string { return text.T("chess.settings.speed." + string(s)) },
			func(s *tabletop.Style) *tabletop.Speed { return &s.Speed }),
	} {
		settings.Rows = append(settings.Rows, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(tabletop.InUse()), Choose: func(i int) {
				chosen := tabletop.InUse()
				r.Choose(&chosen, i)
				tabletop.Use(chosen)
				store := d.store
				d.window.Keep(func() error { return setting.Save(store, choiceFields, chosen) }, kept)
			},
		})
	}
	return settings
}
