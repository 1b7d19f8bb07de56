package choices

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

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
		setting.YesNo(text.T("settings.both"), text.T("settings.both.watch"), text.T("settings.both.play"), func(c *Choices) *bool { return &c.PlayBoth }),
		setting.Pace(text.T("settings.trick"), FullTricks, func(c *Choices) *time.Duration { return &c.FullTrick }),
		setting.YesNo(text.T("settings.forced"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Forced }),
		setting.YesNo(text.T("settings.counts"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Counts }),
	}
}
