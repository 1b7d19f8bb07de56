// Package offer is what the home screen offers of a game of bridge: the rubber in progress, a new one with what can be chosen of
// it, how the user fares, and who sits at his table.
package offer

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// gap is the room between what is beside one another and within a sheet, in units.
const gap = 18

// Options says what is offered at first and who is told. All callbacks must be there, but OnContinue only with Progress, and OnLesson with Lesson.
type Options struct {
	Game     bridge.Rules // of a new rubber, with its house rules
	Progress *Progress    // nil if there is no rubber to continue
	Lesson   *Lesson      // that comes next of a user who learns, or nil; what is in progress goes before it
	Length   int          // of a new rubber, where the game leaves it open: of a field 1 to 32, else one of Lengths or it is the first of them
	Seat     card.Seat    // the user's in a new rubber
	Field    Field        // of a new session, where the game has fields

	Memory  Memory
	Rosters Rosters // of games that five or six play in turn

	OnContinue func()
	OnLesson   func()
	OnNew      func(length int, seat card.Seat)
	OnPick     func(length int, seat card.Seat) // the user has chosen these; they are offered the next time
	// OnHouse keeps other house rules of the game in the background, and tells kept how that went unless the screen has been left
	// by then. After an error they hold until the program ends.
	OnHouse   func(r bridge.Rules, kept func(error))
	OnField   func(f Field, kept func(error)) // keeps another field, as OnHouse does
	OnDeal    func()                          // one deal, by its number
	OnDaily   func()                          // the boards of the day
	OnFind    func()                          // the deals with a better card to find
	OnBidding func()
}

// Field is the field of a session: how many tables and what counts, and how well the others play.
type Field struct {
	field.Setup
	Level bot.Level
}

// Session is the session that is offered. What the user chooses of it stays here until he begins.
type Session struct {
	art     *widget.Art
	options Options
	home    family.Home // that asked last, or nil
}

// New returns a session with what was chosen before.
func New(art *widget.Art, options Options) *Session { return &Session{art: art, options: options} }

// Remember has the home screen say what has been played.
func (s *Session) Remember(m Memory) {
	if m == s.options.Memory {
		return
	}
	s.options.Memory = m
	if s.home != nil {
		s.home.Redraw()
	}
}

// Offer is a [family.Offering].
func (s *Session) Offer(home family.Home) family.Offer {
	s.home = home
	game := s.options.Game
	o := family.Offer{
		Name:     text.Game(game.Name),
		Subtitle: text.OfGame(game.Name, "subtitle", "Cards", game.Deck.Len()),
		Picture:  func(art *widget.Art) vector.Drawing { return cardart.Fan(honours(game.Deck), art.Style) },
		Deck:     true,
		Continue: s.goOn(),
		New:      family.Action{Label: text.OfGame(game.Name, "new"), Do: s.start},
		Panel:    s.buildMemory,
		Below:    s.toFind(),
		Elsewhere: []family.Action{
			{Label: text.T("home.deal"), Key: "I", Do: s.options.OnDeal},
			{Label: text.T("home.daily"), Key: "Y", Do: s.options.OnDaily},
			{Label: text.T("home.bidding"), Key: "B", Do: s.options.OnBidding},
		},
	}
	if s.leavesLength() {
		o.Choices = append(o.Choices, s.lengthChoice())
	}
	o.Choices = append(o.Choices, family.Choice{
		Label: text.T("home.seat"), Options: seatNames(), Chosen: int(s.options.Seat), Choose: func(i int) { s.pick(s.options.Length, card.Seat(i)) },
	})
	if s.hasField() { // which has a row more, and no room for a note
		o.More, o.Digit = []family.Action{{Label: s.fieldLabel(), Key: "C", Do: s.openField}}, s.typeLength
	} else if s.options.Progress != nil {
		o.Note = text.T("home.kept")
	}
	if s.hasRoster() {
		o.More = append(o.More, family.Action{Label: s.rosterLabel(), Key: "C", Do: s.OpenRoster})
	}
	if game.HasHouse() {
		o.Beside = &family.Action{Label: s.houseLabel(), Key: "R", Do: s.openHouse}
	}
	return o
}

// leavesLength reports whether the game leaves open how many deals a session has.
func (s *Session) leavesLength() bool {
	return s.options.Game.Length == 0 && s.options.Game.GamesToWin == 0
}

// pick takes what the user chooses of a new session.
func (s *Session) pick(length int, seat card.Seat) {
	s.options.Length, s.options.Seat = length, seat
	s.options.OnPick(length, seat)
}

func (s *Session) start() {
	length := s.options.Length
	if !s.leavesLength() {
		length = s.options.Game.Length
	}
	s.options.OnNew(length, s.options.Seat)
}

// honours returns the five highest ranks of a deck, each in a suit.
func honours(deck card.Deck) []card.Card {
	cards := []card.Card{
		{Suit: card.Spades, Rank: card.Ace},
		{Suit: card.Hearts, Rank: card.King},
		{Suit: card.Clubs, Rank: card.Queen},
		{Suit: card.Diamonds, Rank: card.Jack},
		{Suit: card.Spades, Rank: card.Maid},
	}
	if last := &cards[len(cards)-1]; !deck.Has(*last) {
		last.Rank = card.Ten
	}
	return cards
}

func seatNames() []string {
	var names []string
	for _, seat := range card.Seats {
		names = append(names, text.Seat(seat))
	}
	return names
}

// centred returns a line of prose in the middle.
func (s *Session) centred(said string, size float32, ink color.NRGBA) *widget.Prose {
	prose := widget.NewProse(s.art, said, theme.U(size), ink)
	prose.Align = fyne.TextAlignCenter
	return prose
}
