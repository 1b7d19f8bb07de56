package settings

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/dress"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row is a setting on the screen.
type Row = setting.Row[Settings]

// ofCards is a row for a choice of how the cards look.
func ofCards(r dress.Row) Row {
	return Row{
		Label: r.Label, Options: r.Options,
		Chosen: func(s Settings) int { return r.Chosen(s.Cards) },
		Choose: func(s *Settings, i int) { r.Choose(&s.Cards, i) },
	}
}

// looks and playing are the rows of the two panels for any game.
func looks() []Row {
	var names []string
	for _, a := range Appearances {
		names = append(names, text.T("settings.appearance."+string(a)))
	}
	rows := []Row{{
		Label: text.T("settings.appearance"), Options: names,
		Chosen: func(s Settings) int { return slices.Index(Appearances, s.Appearance) },
		Choose: func(s *Settings, i int) { s.Appearance = Appearances[i] },
	}}
	for _, r := range dress.Rows()[:2] { // what can make the cards easier to read
		rows = append(rows, ofCards(r))
	}
	return rows
}

func playing() []Row {
	var sounds []string
	for _, level := range Sounds {
		sounds = append(sounds, text.T("settings.sound."+string(level)))
	}
	return []Row{
		setting.Pace(text.T("settings.think"), Thinks, func(s *Settings) *time.Duration { return &s.Think }),
		setting.YesNo(text.T("settings.animations"), text.T("settings.off"), text.T("settings.on"), func(s *Settings) *bool { return &s.Animations }),
		{
			Label: text.T("settings.sound"), Options: sounds,
			Chosen: func(s Settings) int { return slices.Index(Sounds, s.Sound) },
			Choose: func(s *Settings, i int) { s.Sound = Sounds[i] },
		},
	}
}
