// Package settings is what a user may choose about looks, pace and sound, and the screen to
// choose it on.
package settings

import (
	"errors"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	duplicate "github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Settings is what the user has chosen. Two settings compare with ==.
type Settings struct {
	Appearance theme.Appearance
	Cards      cardart.Style // how the cards are drawn
	PlayBoth   bool          // the user plays both hands when his partner declares
	Forced     bool          // the only card that the user may play comes by itself
	Think      time.Duration // a computer player takes at least this long
	FullTrick  time.Duration // a full trick stays this long; negative: until the user goes on
	Animations bool
	Counts     bool // points and suit lengths stand beside the user's plate
	Sound      sound.Level
	Level      bot.Level       // of the computer players
	Systems    Systems         // of both sides; chosen on the screen about bidding
	Houses     Houses          // of what is played next; chosen on the home screen
	Field      duplicate.Setup // of a new session of Duplicate, and how well the others play; chosen on the home screen
	FieldLevel bot.Level
	Game       string // the id of the game that was chosen or played last; "" if none was
}

// UntilGoOn is the FullTrick of someone who wants to go on himself.
const UntilGoOn = -1 * time.Second

// The values that can be chosen, the least first.
var (
	Appearances = []theme.Appearance{theme.AsSystem, theme.AlwaysLight, theme.AlwaysDark}
	Thinks      = []time.Duration{0, 300 * time.Millisecond, 600 * time.Millisecond, 1500 * time.Millisecond}
	FullTricks  = []time.Duration{time.Second, 1500 * time.Millisecond, 2500 * time.Millisecond, UntilGoOn}
	Sounds      = []sound.Level{sound.Off, sound.Quiet, sound.Normal, sound.Loud}
)

// Default returns the settings of someone who has chosen nothing yet.
func Default() Settings {
	return Settings{
		Appearance: theme.AsSystem,
		PlayBoth:   true,
		Forced:     true,
		Think:      600 * time.Millisecond,
		FullTrick:  1500 * time.Millisecond,
		Animations: true,
		Counts:     true,
		Sound:      sound.Normal,
		Level:      bot.Club,
		Systems:    Systems{Ours: bidding.Card{System: bidding.Standard}, Theirs: bidding.Card{System: bidding.Standard}},
		Field:      duplicate.Usual,
		FieldLevel: bot.Club,
	}
}

// Store keeps texts by key.
type Store interface {
	// Setting returns a text; ok is false if there is none.
	Setting(key string) (value string, ok bool, err error)
	// SetSetting keeps a text. It is durable when SetSetting returns nil.
	SetSetting(key, value string) error
}

// field is a setting as it is kept: read changes s if the text makes sense. One that is
// only read is a setting of an earlier version; what it said holds until the field below
// that has taken its place is kept.
type field struct {
	key   string
	write func(s Settings) string // nil if it is only read
	read  func(s *Settings, text string)
}

// fields lists what is kept. Keys are never changed, or what people have chosen is lost.
var fields = []field{
	{
		"appearance",
		func(s Settings) string { return string(s.Appearance) },
		func(s *Settings, text string) { oneOf(&s.Appearance, Appearances, theme.Appearance(text)) },
	},
	former("four-colours", func(s *Settings) { s.Cards.Colours = cardart.FourColours }),
	former("large-index", func(s *Settings) { s.Cards.Index = cardart.LargeIndex }),
	{
		"cards",
		func(s Settings) string { return s.Cards.String() },
		func(s *Settings, text string) {
			if style, err := cardart.ParseStyle(text); err == nil && text != "" {
				s.Cards = style
			}
		},
	},
	flag("play-both-hands", func(s *Settings) *bool { return &s.PlayBoth }),
	flag("forced-cards", func(s *Settings) *bool { return &s.Forced }),
	flag("animations", func(s *Settings) *bool { return &s.Animations }),
	flag("counts", func(s *Settings) *bool { return &s.Counts }),
	duration("think", Thinks, func(s *Settings) *time.Duration { return &s.Think }),
	duration("full-trick", FullTricks, func(s *Settings) *time.Duration { return &s.FullTrick }),
	{
		"sound",
		func(s Settings) string { return string(s.Sound) },
		func(s *Settings, text string) { oneOf(&s.Sound, Sounds, sound.Level(text)) },
	},
	{"house", nil, func(s *Settings, text string) { s.Houses = ParseHouses(bridge.SuperBridge().Name + " " + text) }},
	{
		"houses",
		func(s Settings) string { return s.Houses.String() },
		func(s *Settings, text string) { s.Houses = ParseHouses(text) },
	},
	{
		"game",
		func(s Settings) string { return s.Game },
		func(s *Settings, text string) {
			if _, err := bridge.RulesNamed(text); err == nil {
				s.Game = text
			}
		},
	},
	{
		"field",
		func(s Settings) string { return s.Field.String() },
		func(s *Settings, text string) {
			if f, err := duplicate.ParseSetup(text); err == nil && f.Tables > 0 {
				s.Field = f
			}
		},
	},
	{
		"systems",
		func(s Settings) string { return s.Systems.String() },
		func(s *Settings, text string) {
			if systems, err := ParseSystems(text); err == nil {
				s.Systems = systems
			}
		},
	},
	level("field-level", func(s *Settings) *bot.Level { return &s.FieldLevel }),
	level("level", func(s *Settings) *bot.Level { return &s.Level }),
}

// former is a setting of an earlier version, which did something if it was true.
func former(key string, do func(*Settings)) field {
	return field{key, nil, func(s *Settings, text string) {
		if text == "true" {
			do(s)
		}
	}}
}

func level(key string, of func(*Settings) *bot.Level) field {
	return field{
		key,
		func(s Settings) string { return of(&s).String() },
		func(s *Settings, text string) {
			if l, ok := bot.ParseLevel(text); ok {
				*of(s) = l
			}
		},
	}
}

func flag(key string, of func(*Settings) *bool) field {
	return field{
		key,
		func(s Settings) string { return strconv.FormatBool(*of(&s)) },
		func(s *Settings, text string) {
			if text == "true" || text == "false" {
				*of(s) = text == "true"
			}
		},
	}
}

func duration(key string, values []time.Duration, of func(*Settings) *time.Duration) field {
	return field{
		key,
		func(s Settings) string { return of(&s).String() },
		func(s *Settings, text string) {
			if d, err := time.ParseDuration(text); err == nil {
				oneOf(of(s), values, d)
			}
		},
	}
}

// oneOf sets to value if that is one of those that can be chosen.
func oneOf[T comparable](to *T, values []T, value T) {
	for _, v := range values {
		if v == value {
			*to = v
		}
	}
}

// Load returns the settings that are kept. What is missing, makes no sense or can't be
// read is as in [Default]: nobody should be kept from playing by a setting.
func Load(store Store) Settings {
	s := Default()
	for _, f := range fields {
		if text, ok, err := store.Setting(f.key); err == nil && ok {
			f.read(&s, text)
		}
	}
	return s
}

// Save keeps what differs from what is kept already.
func Save(store Store, s Settings) error {
	var failed error
	for _, f := range fields {
		if f.write == nil {
			continue
		}
		text := f.write(s)
		if kept, ok, err := store.Setting(f.key); err == nil && ok && kept == text {
			continue
		}
		failed = errors.Join(failed, store.SetSetting(f.key, text))
	}
	return failed
}
