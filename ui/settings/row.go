package settings

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Row is a setting on the screen.
type Row = setting.Row[Settings]

// ofCards returns the row of a choice of the look of cards.
func ofCards(r cardlook.Row) Row {
	return Row{
		Label: r.Label, Options: r.Options,
		Chosen: func(s Settings) int { return r.Chosen(s.Cards) },
		Choose: func(s *Settings, i int) { r.Choose(&s.Cards, i) },
	}
}

// language is the row of the program's language. Each is named in itself, and brings its letters of cards.
func language() Row {
	values, names := []text.Language{""}, []string{text.T("settings.language.system")}
	for _, l := range text.Languages() {
		values, names = append(values, l), append(names, l.Name())
	}
	return Row{
		Label: text.T("settings.language"), Options: names,
		Chosen: func(s Settings) int { return slices.Index(values, s.Language) },
		Choose: func(s *Settings, i int) {
			s.Language = values[i]
			spoken := s.Language
			if spoken == "" {
				spoken = text.System()
			}
			s.Cards.Letters = cardlook.LettersOf(spoken)
		},
	}
}

// looks and playing are the rows of the two panels for any game.
func looks() []Row {
	rows := []Row{
		language(),
		words(text.T("settings.appearance"), func(w theme.Appearance) string { return text.T("settings.appearance." + string(w)) }, Appearances, func(s *Settings) *theme.Appearance { return &s.Appearance }),
		words(text.T("settings.felt"), func(w theme.Felt) string { return text.T("settings.felt." + string(w)) }, Felts, func(s *Settings) *theme.Felt { return &s.Felt }),
		words(text.T("settings.text"), func(w theme.Lettering) string { return text.T("settings.text." + string(w)) }, Letterings, func(s *Settings) *theme.Lettering { return &s.Letters }),
	}
	for _, r := range cardlook.Rows()[:2] { // those that can make the cards easier to read
		rows = append(rows, ofCards(r))
	}
	return append(rows,
		words(text.T("settings.card-size"), func(w tablescale.Cards) string { return text.T("settings.card-size." + string(w)) }, CardSizes, func(s *Settings) *tablescale.Cards { return &s.Size }),
		words(text.T("settings.holding"), func(w handorder.Suits) string { return text.T("settings.holding." + string(w)) }, handorder.AllSuits, func(s *Settings) *handorder.Suits { return &s.Holding.Suits }),
		setting.YesNo(text.T("settings.rising"), text.T("settings.rising.no"), text.T("settings.rising.yes"), func(s *Settings) *bool { return &s.Holding.Rising }),
		setting.YesNo(text.T("settings.keys"), text.T("settings.off"), text.T("settings.on"), func(s *Settings) *bool { return &s.Keys }),
	)
}

// words is a row for one of a few words.
func words[W ~string](label string, name func(W) string, values []W, of func(*Settings) *W) Row {
	var names []string
	for _, w := range values {
		names = append(names, name(w))
	}
	return Row{
		Label: label, Options: names,
		Chosen: func(s Settings) int { return slices.Index(values, *of(&s)) },
		Choose: func(s *Settings, i int) { *of(s) = values[i] },
	}
}

func playing() []Row {
	return []Row{
		setting.Pace(text.T("settings.think"), Thinks, func(s *Settings) *time.Duration { return &s.Think }),
		setting.YesNo(text.T("settings.animations"), text.T("settings.off"), text.T("settings.on"), func(s *Settings) *bool { return &s.Animations }),
		words(text.T("settings.sound"), func(w sound.Level) string { return text.T("settings.sound." + string(w)) }, Sounds, func(s *Settings) *sound.Level { return &s.Sound }),
	}
}
