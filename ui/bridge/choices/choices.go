// Package choices holds the user's choices for bridge: the habits of the table, the level of the other players,
// systems, house rules, fields.
package choices

import (
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	duplicate "github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/setting"
)

// Lengths are the numbers of deals that a new rubber may have.
var Lengths = []int{4, 8, 12, 16}

// Choices holds the user's choices. They can be compared with ==.
type Choices struct {
	PlayBoth   bool            // the user plays both hands when partner declares
	Forced     bool            // the user's only legal card is played automatically
	FullTrick  time.Duration   // how long a complete trick stays; negative: until the user continues
	Early      bool            // a card can be marked before the user's turn, to be played then
	Counts     bool            // show points and suit lengths beside the user's plate
	Level      bot.Level       // of the computer players; with Apart, of the opponents
	Apart      bool            // partner has a separate level
	Partner    bot.Level       // partner's level, with Apart
	ByTheBook  bool            // computer players bid so that partner can take each call at its word
	Systems    Decks           // of both sides, for each deck; chosen on the bidding screen
	Houses     Houses          // for new games; chosen on the home screen
	Field      duplicate.Setup // of a new session of Duplicate, with those who play at the other tables; chosen on the home screen
	FieldAlike bool            // the others bid the user's systems and play at FieldLevel; otherwise they are a club's mix
	FieldLevel bot.Level
	Played     Played // whether the user has played bridge before; asked at the first start
	Order      Order  // of deals; chosen on the sheet "Deal conditions"
}

// Played says whether the user has played bridge before, and so what the home screen suggests first.
type Played string

// Its values.
const (
	Unasked Played = ""
	Never   Played = "never"   // learns from the first lesson on
	With52  Played = "with-52" // learns the differences of 68 cards
	Knows   Played = "knows"   // goes to the table
)

// Learns reports whether the home screen leads to the lessons first.
func (p Played) Learns() bool { return p == Never || p == With52 }

// UntilGoOn is the FullTrick that waits for the user.
const UntilGoOn = -1 * time.Second

// FullTricks are the values that can be chosen, the least first.
var FullTricks = []time.Duration{time.Second, 1500 * time.Millisecond, 2500 * time.Millisecond, UntilGoOn}

// Default returns the choices of a new user.
func Default() Choices {
	return Choices{
		PlayBoth:   true,
		Forced:     true,
		FullTrick:  1500 * time.Millisecond,
		Counts:     true,
		Level:      bot.Club,
		Partner:    bot.Club,
		ByTheBook:  true,
		Systems:    ForAll(Systems{Ours: bidding.Card{System: bidding.Standard}, Theirs: bidding.Card{System: bidding.Standard}}),
		Field:      duplicate.Usual,
		FieldLevel: bot.Club,
	}
}

// fields lists the saved choices.
var fields = []setting.Field[Choices]{
	setting.Flag("play-both-hands", func(c *Choices) *bool { return &c.PlayBoth }),
	setting.Flag("forced-cards", func(c *Choices) *bool { return &c.Forced }),
	setting.Flag("early-cards", func(c *Choices) *bool { return &c.Early }),
	setting.Flag("counts", func(c *Choices) *bool { return &c.Counts }),
	setting.Duration("full-trick", FullTricks, func(c *Choices) *time.Duration { return &c.FullTrick }),
	{Key: "house", Read: func(c *Choices, text string) { c.Houses = ParseHouses(bridge.SuperBridge().Name + " " + text) }},
	setting.Parsed("houses", func(text string) (Houses, error) { return ParseHouses(text), nil }, func(c *Choices) *Houses { return &c.Houses }),
	setting.Parsed("field", parseField, func(c *Choices) *duplicate.Setup { return &c.Field }),
	setting.Parsed("systems", ParseDecks, func(c *Choices) *Decks { return &c.Systems }),
	setting.Flag("field-alike", func(c *Choices) *bool { return &c.FieldAlike }),
	setting.Parsed("field-level", parseLevel, func(c *Choices) *bot.Level { return &c.FieldLevel }),
	setting.Parsed("level", parseLevel, func(c *Choices) *bot.Level { return &c.Level }),
	setting.Flag("apart", func(c *Choices) *bool { return &c.Apart }),
	setting.Parsed("partner-level", parseLevel, func(c *Choices) *bot.Level { return &c.Partner }),
	setting.Flag("by-the-book", func(c *Choices) *bool { return &c.ByTheBook }),
	setting.Parsed("order", ParseOrder, func(c *Choices) *Order { return &c.Order }),
	setting.Word("played", []Played{Unasked, Never, With52, Knows}, func(c *Choices) *Played { return &c.Played }),
}

// Levels returns the levels of the computer players by side, where the user sits on side.
func (c Choices) Levels(side card.Side) [2]bot.Level {
	levels := [2]bot.Level{c.Level, c.Level}
	if c.Apart {
		levels[side] = c.Partner
	}
	return levels
}

// errUnknown means that a text makes no sense.
var errUnknown = errors.New("there is no such choice")

func parseLevel(text string) (bot.Level, error) {
	l, ok := bot.ParseLevel(text)
	if !ok {
		return l, errUnknown
	}
	return l, nil
}

// parseField reads a field, which must have tables: it refuses a session without any.
func parseField(text string) (duplicate.Setup, error) {
	f, err := duplicate.ParseSetup(text)
	if err == nil && f.Tables == 0 {
		err = errUnknown
	}
	return f, err
}

// Load returns the saved choices, completed by [Default].
func Load(store setting.Store) Choices {
	c := Default()
	setting.Load(store, fields, &c)
	return c
}

// Save saves the choices that differ from the saved ones.
func Save(store setting.Store, c Choices) error { return setting.Save(store, fields, c) }
