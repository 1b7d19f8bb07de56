package choices

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// learners are what can be chosen of whether the user has played before.
var learners = []Played{Never, With52, Knows}

// Rows are what can be chosen on the screen of the settings.
func Rows() []setting.Row[Choices] {
	var levels []string
	for _, level := range bot.Levels() {
		levels = append(levels, text.T("settings.level."+level.String()))
	}
	return []setting.Row[Choices]{
		{
			Label: text.T("settings.level"), Options: levels,
			Chosen: func(c Choices) int { return slices.Index(bot.Levels(), c.Level) },
			Choose: func(c *Choices, i int) { c.Level = bot.Levels()[i] },
		},
		setting.YesNo(text.T("settings.book"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.ByTheBook }),
		setting.YesNo(text.T("settings.both"), text.T("settings.both.watch"), text.T("settings.both.play"), func(c *Choices) *bool { return &c.PlayBoth }),
		setting.Pace(text.T("settings.trick"), FullTricks, func(c *Choices) *time.Duration { return &c.FullTrick }),
		setting.YesNo(text.T("settings.forced"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Forced }),
		{
			Label: text.T("settings.first"), Options: []string{text.T("settings.first.never"), text.T("settings.first.with-52"), text.T("settings.first.table")},
			Chosen: func(c Choices) int {
				if !c.Played.Learns() {
					return slices.Index(learners, Knows)
				}
				return slices.Index(learners, c.Played)
			},
			Choose: func(c *Choices, i int) { c.Played = learners[i] },
		},
		setting.YesNo(text.T("settings.counts"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Counts }),
	}
}
