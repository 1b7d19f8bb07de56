// Package offer is a bridge game's part of the home screen: the rubber in progress, a new one with its choices, how the
// user fares, and the other players.
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

// gap is the distance between neighbours and within a sheet, in units.
const gap = 18

// Options are the offer's initial choices and callbacks. All callbacks are required, but OnContinue only with Progress,
// and OnLesson with Lesson.
type Options struct {
	Game     bridge.Rules // of a new rubber, with its house rules
	Progress *Progress    // nil if there is no rubber to continue
	Lesson   *Lesson      // next lesson of a learner, or nil; a rubber in progress has precedence
	Length   int          // of a new rubber, if the game leaves it open: with a field 1 to 32, otherwise one of [choices.Lengths]; other values mean the first
	Seat     card.Seat    // the user's in a new rubber
	Field    Field        // of a new session, if the game has fields

	Memory  Memory
	Rosters Rosters // of games that five or six play in turn

	OnContinue func()
	OnLesson   func()
	OnNew      func(length int, seat card.Seat)
	OnPick     func(length int, seat card.Seat) // the user has chosen these; they are offered the next time
	// OnHouse saves other house rules of the game in the background; kept receives the result unless the screen has
	// been left by then. After an error they hold until the program ends.
	OnHouse   func(r bridge.Rules, kept func(error))
	OnField   func(f Field, kept func(error)) // saves another field, as OnHouse does
	OnDeal    func()                          // one deal, by its number
	OnDaily   func()                          // the boards of the day
	OnFind    func()                          // the deals with a better card to find
	OnBidding func()
	// OnChallenges shows the boards that go to friends and come from them.
	OnChallenges func()
}

// Field is the field of a session: its number of tables, its scoring, and who sits at the others.
type Field struct {
	field.Setup
	Alike bool // all bid the user's systems and play at Level; otherwise they are a club's mix
	Level bot.Level
}

// Session is the offered session. It holds the user's choices until it begins.
type Session struct {
	art     *widget.Art
	options Options
	home    family.Home // the last caller, or nil
}

// New returns a session with the previous choices.
func New(art *widget.Art, options Options) *Session { return &Session{art: art, options: options} }

// Remember makes the home screen show a summary of past play.
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
			{Label: text.T("home.challenges"), Key: "E", Do: s.options.OnChallenges},
			{Label: text.T("home.bidding"), Key: "B", Do: s.options.OnBidding},
		},
	}
	if s.leavesLength() {
		o.Choices = append(o.Choices, s.lengthChoice())
	}
	o.Choices = append(o.Choices, family.Choice{
		Label: text.T("home.seat"), Options: seatNames(), Chosen: int(s.options.Seat), Choose: func(i int) { s.pick(s.options.Length, card.Seat(i)) },
	})
	if s.hasField() { // it has one row more, and no room for a note
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

// leavesLength reports whether the game leaves the number of deals open.
func (s *Session) leavesLength() bool {
	return s.options.Game.Length == 0 && s.options.Game.GamesToWin == 0
}

// pick sets the choices of a new session.
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
