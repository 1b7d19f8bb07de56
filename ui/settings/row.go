package settings

import (
	"slices"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/dress"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row is a setting on a screen.
type Row struct {
	Label   string
	Options []string
	Chosen  func(Settings) int
	Choose  func(*Settings, int)
}

// ofCards is a row for a choice of how the cards look.
func ofCards(r dress.Row) Row {
	return Row{
		r.Label, r.Options,
		func(s Settings) int { return r.Chosen(s.Cards) },
		func(s *Settings, i int) { r.Choose(&s.Cards, i) },
	}
}

// looks and playing are the rows of the two panels.
func looks() []Row {
	var names []string
	for _, a := range Appearances {
		names = append(names, text.T("settings.appearance."+string(a)))
	}
	rows := []Row{{
		text.T("settings.appearance"), names,
		func(s Settings) int { return slices.Index(Appearances, s.Appearance) },
		func(s *Settings, i int) { s.Appearance = Appearances[i] },
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
	var levels []string
	for _, level := range bot.Levels() {
		levels = append(levels, text.T("settings.level."+level.String()))
	}
	return []Row{
		{
			text.T("settings.level"), levels,
			func(s Settings) int { return slices.Index(bot.Levels(), s.Level) },
			func(s *Settings, i int) { s.Level = bot.Levels()[i] },
		},
		yesNo("settings.both", "settings.both.watch", "settings.both.play", func(s *Settings) *bool { return &s.PlayBoth }),
		pace("settings.think", Thinks, func(s *Settings) *time.Duration { return &s.Think }),
		pace("settings.trick", FullTricks, func(s *Settings) *time.Duration { return &s.FullTrick }),
		yesNo("settings.forced", "settings.off", "settings.on", func(s *Settings) *bool { return &s.Forced }),
		yesNo("settings.counts", "settings.off", "settings.on", func(s *Settings) *bool { return &s.Counts }),
		yesNo("settings.animations", "settings.off", "settings.on", func(s *Settings) *bool { return &s.Animations }),
		{
			text.T("settings.sound"), sounds,
			func(s Settings) int { return slices.Index(Sounds, s.Sound) },
			func(s *Settings, i int) { s.Sound = Sounds[i] },
		},
	}
}

// yesNo is a row with two options, the first of which stands for false.
func yesNo(label, no, yes string, of func(*Settings) *bool) Row {
	return Row{
		text.T(label), []string{text.T(no), text.T(yes)},
		func(s Settings) int {
			if *of(&s) {
				return 1
			}
			return 0
		},
		func(s *Settings, i int) { *of(s) = i == 1 },
	}
}

// pace is a row of durations.
func pace(label string, values []time.Duration, of func(*Settings) *time.Duration) Row {
	var names []string
	for _, d := range values {
		switch {
		case d < 0:
			names = append(names, text.T("settings.trick.wait"))
		case d == 0:
			names = append(names, text.T("settings.think.none"))
		default:
			seconds := strconv.FormatFloat(d.Seconds(), 'f', -1, 64)
			names = append(names, text.T("settings.seconds", "Seconds", seconds))
		}
	}
	return Row{
		text.T(label), names,
		func(s Settings) int { return slices.Index(values, *of(&s)) },
		func(s *Settings, i int) { *of(s) = values[i] },
	}
}
