package choices

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// learners are the values of Played to choose from.
var learners = []Played{Never, With52, Knows}

// levels returns the rows of the computer players' levels: one for all, and two more if partner has a separate level.
func (c Choices) levels() []setting.Row[Choices] {
	var all, one []string
	for _, level := range bot.Levels() {
		all = append(all, text.T("settings.level."+level.String()))
		one = append(one, people.Plays(level.String()))
	}
	apart := len(all)
	rows := []setting.Row[Choices]{{
		Label: text.T("settings.level"), Options: append(slices.Clone(all), text.T("settings.apart")),
		Chosen: func(c Choices) int {
			if c.Apart {
				return apart
			}
			return slices.Index(bot.Levels(), c.Level)
		},
		Choose: func(c *Choices, i int) {
			if c.Apart = i == apart; !c.Apart {
				c.Level, c.Partner = bot.Levels()[i], bot.Levels()[i]
			}
		},
	}}
	if !c.Apart {
		return rows
	}
	row := func(label string, names []string, of func(*Choices) *bot.Level) setting.Row[Choices] {
		return setting.Row[Choices]{
			Label: label, Options: names,
			Chosen: func(c Choices) int { return slices.Index(bot.Levels(), *of(&c)) },
			Choose: func(c *Choices, i int) { *of(c) = bot.Levels()[i] },
		}
	}
	return append(rows,
		row(text.T("settings.partner"), one, func(c *Choices) *bot.Level { return &c.Partner }),
		row(text.T("settings.opponents"), all, func(c *Choices) *bot.Level { return &c.Level }))
}

// Rows returns the choices on the settings screen.
func (c Choices) Rows() []setting.Row[Choices] {
	return append(c.levels(), []setting.Row[Choices]{
		setting.YesNo(text.T("settings.book"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.ByTheBook }),
		setting.YesNo(text.T("settings.both"), text.T("settings.both.watch"), text.T("settings.both.play"), func(c *Choices) *bool { return &c.PlayBoth }),
		setting.Pace(text.T("settings.trick"), FullTricks, func(c *Choices) *time.Duration { return &c.FullTrick }),
		setting.YesNo(text.T("settings.forced"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Forced }),
		setting.YesNo(text.T("settings.early"), text.T("settings.off"), text.T("settings.on"), func(c *Choices) *bool { return &c.Early }),
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
	}...)
}
