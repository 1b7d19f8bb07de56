// Package settings holds the user's choices of looks, pace and sound, and the screen for them, which includes the
// settings of the families of games.
package settings

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Settings holds the user's choices for all games. They can be compared with ==.
type Settings struct {
	Language   text.Language // or "" for the system's
	Appearance theme.Appearance
	Felt       theme.Felt
	Letters    theme.Lettering // size of text
	Keys       bool            // show the keys of buttons
	Holding    handorder.Order
	Cards      cardart.Style    // look of the cards
	Size       tablescale.Cards // size of cards on tables
	Think      time.Duration    // least time of a computer player's act
	Animations bool
	Sound      sound.Level
	Backup     time.Duration // a copy of everything is made every so often; 0: never
	Game       string        // the id of the game that was chosen or played last; "" if none was
	Greeted    bool          // the user has been asked what to play
}

// The values that can be chosen, the least first.
var (
	Felts       = theme.Felts
	Letterings  = theme.Letterings
	CardSizes   = tablescale.AllCards
	Appearances = []theme.Appearance{theme.AsSystem, theme.AlwaysLight, theme.AlwaysDark}
	Thinks      = []time.Duration{0, 300 * time.Millisecond, 600 * time.Millisecond, 1500 * time.Millisecond}
	Sounds      = []sound.Level{sound.Off, sound.Quiet, sound.Normal, sound.Loud}
	Backups     = []time.Duration{day, 7 * day, 30 * day, 0}
)

const day = 24 * time.Hour

// Default returns the settings of a new user who speaks the language in use.
func Default() Settings {
	return Settings{
		Appearance: theme.AsSystem, Felt: theme.Green, Letters: theme.NormalLetters, Size: tablescale.UsualCards, Keys: true, Holding: handorder.Order{Suits: handorder.TrumpsFirst},
		Cards: cardart.Style{Letters: cardlook.LettersOf(text.Current())},
		Think: 600 * time.Millisecond, Animations: true, Sound: sound.Normal, Backup: 7 * day,
	}
}

// fields lists the saved settings.
var fields = []setting.Field[Settings]{
	{
		Key:   "language",
		Write: func(s Settings) string { return string(s.Language) },
		Read: func(s *Settings, tag string) {
			if l := text.Language(tag); slices.Contains(text.Languages(), l) {
				s.Language = l
			}
		},
	},
	setting.Word("appearance", Appearances, func(s *Settings) *theme.Appearance { return &s.Appearance }),
	setting.Word("felt", Felts, func(s *Settings) *theme.Felt { return &s.Felt }),
	setting.Word("text", Letterings, func(s *Settings) *theme.Lettering { return &s.Letters }),
	setting.Flag("keys", func(s *Settings) *bool { return &s.Keys }),
	setting.Word("suits", handorder.AllSuits, func(s *Settings) *handorder.Suits { return &s.Holding.Suits }),
	setting.Flag("rising", func(s *Settings) *bool { return &s.Holding.Rising }),
	setting.Former("four-colours", func(s *Settings) { s.Cards.Colours = cardart.FourColours }),
	setting.Former("large-index", func(s *Settings) { s.Cards.Index = cardart.LargeIndex }),
	{
		Key:   "cards",
		Write: func(s Settings) string { return s.Cards.String() },
		Read: func(s *Settings, text string) {
			if style, err := cardart.ParseStyle(text); err == nil && text != "" {
				s.Cards = style
			}
		},
	},
	setting.Word("card-size", CardSizes, func(s *Settings) *tablescale.Cards { return &s.Size }),
	setting.Flag("animations", func(s *Settings) *bool { return &s.Animations }),
	setting.Duration("think", Thinks, func(s *Settings) *time.Duration { return &s.Think }),
	setting.Word("sound", Sounds, func(s *Settings) *sound.Level { return &s.Sound }),
	setting.Duration("backup", Backups, func(s *Settings) *time.Duration { return &s.Backup }),
	setting.Flag(greeted, func(s *Settings) *bool { return &s.Greeted }),
	{ // the window asks the families whether the game exists
		Key:   setting.Game,
		Write: func(s Settings) string { return s.Game },
		Read:  func(s *Settings, text string) { s.Game = text },
	},
}

// Load returns the saved settings, completed by [Default].
func Load(store setting.Store) Settings {
	s := Default()
	setting.Load(store, fields, &s)
	return s
}

// Save saves the settings that differ from the saved ones.
func Save(store setting.Store, s Settings) error { return setting.Save(store, fields, s) }

// greeted is the key of [Settings.Greeted].
const greeted = "greeted"

// Greet saves that the user has been asked what to play, and nothing else: what nobody has chosen isn't kept.
func Greet(store setting.Store) error { return store.SetSetting(greeted, "true") }
