package settings

import (
	"slices"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row is a setting on a screen.
type Row struct {
	Label   string
	Options []string
	Chosen  func(Settings) int
	Choose  func(*Settings, int)
}

// CardRows returns all that can be chosen about the cards. The first two, which can make
// the cards easier to read, are on the settings screen too.
func CardRows() []Row {
	return []Row{
		ofCards("settings.suits", func(s *cardart.Style) *cardart.Colours { return &s.Colours },
			"settings.suits.two", "settings.suits.four", "settings.suits.orange"),
		ofCards("settings.index", func(s *cardart.Style) *cardart.Index { return &s.Index },
			"settings.index.normal", "settings.index.large"),
		ofCards("settings.letters", func(s *cardart.Style) *cardart.Letters { return &s.Letters },
			"settings.letters.english", "settings.letters.romanian"),
		ofCards("settings.values", func(s *cardart.Style) *cardart.Values { return &s.Values },
			"settings.values.plain", "settings.values.values"),
		ofCards("settings.pips", func(s *cardart.Style) *cardart.Pips { return &s.Pips },
			"settings.pips.classical", "settings.pips.clock"),
		ofCards("settings.honours", func(s *cardart.Style) *cardart.Honours { return &s.Honours },
			"settings.honours.court", "settings.honours.solids"),
		ofCards("settings.back-of-cards", func(s *cardart.Style) *cardart.Pattern { return &s.Back },
			"settings.back-of-cards.lattice", "settings.back-of-cards.wave", "settings.back-of-cards.star"),
	}
}

// ofCards is a row for a part of the cards' style. The options are in the order of its
// values.
func ofCards[Part ~uint8](label string, of func(*cardart.Style) *Part, options ...string) Row {
	for i, id := range options {
		options[i] = text.T(id)
	}
	return Row{
		text.T(label), options,
		func(s Settings) int { return int(*of(&s.Cards)) },
		func(s *Settings, i int) { *of(&s.Cards) = Part(i) },
	}
}

// looks and playing are the rows of the two panels.
func looks() []Row {
	var names []string
	for _, a := range Appearances {
		names = append(names, text.T("settings.appearance."+string(a)))
	}
	return append([]Row{{
		text.T("settings.appearance"), names,
		func(s Settings) int { return slices.Index(Appearances, s.Appearance) },
		func(s *Settings, i int) { s.Appearance = Appearances[i] },
	}}, CardRows()[:2]...)
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
