package guide

import (
	"fmt"
	"image/color"
	"strings"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// position is the picture of a word: some cards of the four hands, or one hand alone, and a trick in progress.
type position struct {
	deal   string // all four hands, from North, before the trick; or
	hand   string // one hand
	strain bridge.Strain
	leader card.Seat
	trick  string // cards played, from the leader; they are also in the hands, if there are any
	marked string // cards with a frame

	// The caption's claim, if it is about play: the number of tricks of North and South if the play continues like
	// best, and if it continues like worse.
	best, worse line
}

// line is a continuation of a position: the first cards, and the number of tricks that North and South take of all in
// the position with best play afterwards.
type line struct {
	leader card.Seat
	cards  string
	tricks int
}

// cards returns the cards and their places. An error is a mistake in this package, which a test finds.
func (p position) cards() (hands [4]card.Hand, trick bridge.Trick, marked card.Hand, err error) {
	deal := p.deal
	if deal == "" {
		deal = "N:... ... " + p.hand + " ..."
	}
	hands, err = card.ParseDeal(deal)
	if err != nil {
		return hands, trick, marked, err
	}
	trick.Leader = p.leader
	for text := range strings.FieldsSeq(p.trick) {
		c, err := card.Parse(text)
		if err != nil {
			return hands, trick, marked, err
		}
		if p.deal != "" && !hands[trick.Turn()].Has(c) {
			return hands, trick, marked, fmt.Errorf("%v doesn't hold %v", trick.Turn(), c)
		}
		hands[trick.Turn()] = hands[trick.Turn()].Without(c)
		trick = trick.With(c)
	}
	for text := range strings.FieldsSeq(p.marked) {
		c, err := card.Parse(text)
		if err != nil {
			return hands, trick, marked, err
		}
		marked = marked.With(c)
	}
	return hands, trick, marked, nil
}

// The measures of the pictures.
const (
	fourWidth, fourHeight = 1000, 530 // of one with four hands
	oneHeight             = 220       // of one with one
	cardHeight            = 134
	margin                = 26     // between the rim and the hands above and below
	step, gapOfSuits      = 40, 20 // from card to card, and more to another suit
	feltRadius, rim       = 60, 12
	inTrick               = 0.78   // of its height has a card in the middle
	apart, aside          = 44, 58 // from there to the middle of a card of the trick, above or below, and beside
	alone                 = 1.6    // a trick without hands is larger by this factor
	seatSize              = 34     // of the little plate with the letter of a seat
	toSeat                = 14     // from there to the cards
	toHand                = 190    // from the edge to the middle of a hand at the side
)

// draw draws the position.
func (p position) draw(art *widget.Art) vector.Drawing {
	hands, trick, marked, err := p.cards()
	height := float64(fourHeight)
	if p.hand != "" {
		height = oneHeight
	}
	d := cardtable.NewStill(art.Style, theme.Current(), fourWidth, height)
	d.Ground(0, 0, feltRadius, rim, 1)
	if err != nil {
		return d.Drawing
	}
	h := float32(cardHeight)
	w := h * cardart.Aspect
	frame := func(r cardtable.Rect) { d.Frame(r, 3, 5) }
	for _, seat := range card.Seats {
		x, y := float32(fourWidth)/2, float32(height)/2
		switch seat {
		case card.North:
			y = margin + h/2
		case card.South:
			if p.hand == "" {
				y = fourHeight - margin - h/2
			}
		case card.West:
			x = toHand
		case card.East:
			x = fourWidth - toHand
		}
		places := fanned(hands[seat])
		if len(places) == 0 {
			continue
		}
		x -= (places[len(places)-1].x + w) / 2
		if p.hand == "" {
			seatPlate(d, seat, seatSpot(seat, cardtable.NewRect(x, y-h/2, places[len(places)-1].x+w, h), false))
		}
		var framed []cardtable.Rect
		for i, place := range places {
			at := cardtable.NewRect(x+place.x, y-h/2, w, h)
			d.Card(place.card, at)
			if marked.Has(place.card) {
				if i+1 < len(places) { // the frame surrounds its visible part
					at.W = places[i+1].x - place.x
				}
				framed = append(framed, at)
			}
		}
		for _, r := range framed {
			frame(r)
		}
	}
	high, above, beside := h*inTrick, float32(apart), float32(aside)
	bare := hands == [4]card.Hand{} // the trick is all that there is to see
	if bare {
		high, above, beside = h*alone, apart*alone, aside*alone
	}
	for i := range trick.Len {
		seat := trick.Leader.Next(i)
		x, y := float32(fourWidth)/2, float32(height)/2
		switch seat {
		case card.North:
			y -= above
		case card.South:
			y += above
		case card.West:
			x -= beside
		case card.East:
			x += beside
		}
		at := cardtable.Around(x, y, high*cardart.Aspect, high)
		if bare {
			seatPlate(d, seat, seatSpot(seat, at, true))
		}
		if d.Card(trick.Cards[i], at); marked.Has(trick.Cards[i]) {
			frame(at)
		}
	}
	return d.Drawing
}

// seatSpot returns the place of a seat's letter: to the left of the hands above and below, and over those at the sides.
// Beside a card of a bare trick it is on the outer side.
func seatSpot(seat card.Seat, cards cardtable.Rect, bare bool) cardtable.Rect {
	x, y := cards.Centre()
	const away = toSeat + seatSize/2
	switch {
	case bare && seat == card.South:
		y = cards.Y + cards.H + away
	case bare && seat == card.East:
		x = cards.X + cards.W + away
	case bare == (seat.Side() == card.NS):
		y = cards.Y - away
	default:
		x = cards.X - away
	}
	return cardtable.Around(x, y, seatSize, seatSize)
}

// seatPlate draws the letter of a seat on a little plate.
func seatPlate(d *cardtable.Still, seat card.Seat, at cardtable.Rect) {
	x, y := at.Centre()
	white := color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	d.Fill(vector.RoundRect(float64(at.X), float64(at.Y), float64(at.X+at.W), float64(at.Y+at.H), seatSize/5),
		vector.Plain(theme.Under(white, theme.Current().Safe)))
	d.Fill(picture.Bold().Outline(text.SeatLetter(seat), float64(x), float64(y), seatSize*0.62), vector.Plain(white))
}

// placed is a card of a hand with its distance from the first one's.
type placed struct {
	card card.Card
	x    float32
}

// fanned lays a hand side by side, suit by suit from the spades on.
func fanned(h card.Hand) (all []placed) {
	x := float32(0)
	for _, suit := range []card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds} {
		for _, c := range h.Suit(suit).Cards() {
			if len(all) > 0 {
				x += step
				if all[len(all)-1].card.Suit != suit {
					x += gapOfSuits
				}
			}
			all = append(all, placed{c, x})
		}
	}
	return all
}
