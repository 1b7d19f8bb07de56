package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// begin starts the play.
func (b *Board) begin() {
	b.stage = StagePlaying
	b.Table.seat()
	b.turn, b.from = b.leader()
}

// playable returns the cards from which the player to act chooses, before the duty to follow suit, and where each lies,
// within lie: all places, or those that he sees. A card just uncovered by its owner can be played only in the last
// trick, if he has no other. (Rules: bridge-few, Chinese bridge.)
func (t Table) playable(lie []lying) (cards card.Hand, at func(card.Card) Place) {
	from := []Place{t.from}
	if t.setup.Rules.Kind == ChineseBridge {
		from = append(from, Place{Row, t.turn})
	}
	for _, p := range from {
		cards = cards.Union(cardsOf(find(lie, p)))
	}
	return cards, func(c card.Card) Place {
		for _, p := range from {
			if cardsOf(find(lie, p)).Has(c) {
				return p
			}
		}
		return Place{}
	}
}

// legalPlays returns the cards that may be played.
func (t Table) legalPlays(lie []lying) card.Hand {
	if t.stage != StagePlaying {
		return card.Hand{}
	}
	cards, _ := t.playable(lie)
	if suit, led := t.trick.Led(); led && cards[suit] != 0 {
		return cards.Suit(suit)
	}
	return cards
}

// inTrick returns the number of cards in the trick that follows a number of tricks.
func (r Rules) inTrick(tricks int) int {
	switch {
	case r.Kind == NulloForTwo, r.Kind == Slam && tricks >= pairedTricks:
		return 2
	}
	return 4
}

// At Slam each player plays two cards to the first tricks, then his last card, and then his reserve.
const (
	pairedTricks = 6
	handTricks   = 7
)

// play plays a card.
func (b *Board) play(c card.Card) {
	opening := !b.Opened()
	_, at := b.playable(b.lie)
	place := at(c)
	b.take(place, c)
	b.trick.Plays = append(slices.Clip(b.trick.Plays), Play{b.turn, place, c})
	if opening && b.Rules().Kind == Booby {
		b.layDummy()
	}
	if len(b.trick.Plays) < b.Rules().inTrick(len(b.tricks)) {
		b.nextInTrick(place)
		return
	}
	best := b.trick.Best(b.contract.Strain)
	b.trick.Winner, b.trick.From = best.Player, best.Place
	side := b.setup.Side(best.Player)
	b.won[side]++
	if side == b.setup.Side(b.contract.Declarer) {
		b.taken++
	}
	b.tricks = append(slices.Clip(b.tricks), b.trick)
	b.trick = Trick{Winner: Nobody}
	b.turnUp()
	b.turn, b.from = best.Player, best.Place
	if !b.Rules().FourHands() {
		b.from = b.hand(b.turn)
	}
	if b.Left() == 0 {
		b.finish()
	}
}

// take removes a card from its place.
func (b *Board) take(p Place, c card.Card) {
	if p.Pile != Row {
		b.set(p, without(b.Cards(p), card.HandOf(c)))
		return
	}
	row := slices.Clone(b.Cards(p))
	row[slices.IndexFunc(row, func(s Slot) bool { return s.Card == c })] = Slot{}
	b.set(p, row)
}

// layDummy opens Booby's dummy with the cards given to it.
func (b *Board) layDummy() {
	dummy := Place{Dummy, Nobody}
	cards := b.Cards(dummy)
	for p := range Player(b.Rules().Players()) {
		given := Place{GivenAway, p}
		cards = slices.Concat(cards, b.Cards(given))
		b.set(given, nil)
	}
	b.set(dummy, sorted(cards, nil))
}

// hand returns the place from which a player plays at Slam and in other games with two hands.
func (b *Board) hand(p Player) Place {
	if b.Rules().Kind == Slam && len(b.tricks) >= handTricks && !b.Rules().Options.ReserveTakenUp {
		return Place{Reserve, p}
	}
	return Place{Hand, p}
}

// nextInTrick passes the turn on within a trick.
func (b *Board) nextInTrick(from Place) {
	if !b.Rules().FourHands() {
		b.turn = 1 - b.turn
		b.from = b.hand(b.turn)
		if cards, _ := b.playable(b.lie); cards.Len() == 0 {
			b.uncover(b.turn) // in the last trick
		}
		return
	}
	seat, _ := b.Seat(from)
	b.from = b.seats[seat.Left()]
	b.turn = b.Owner(b.from)
}

// turnUp turns up the cards uncovered by a trick at Chinese bridge, and takes up the reserves at Slam if that is the
// ruling.
func (b *Board) turnUp() {
	switch b.Rules().Kind {
	case ChineseBridge:
		b.uncover(0)
		b.uncover(1)
	case Slam:
		if !b.Rules().Options.ReserveTakenUp || len(b.tricks) != pairedTricks {
			return
		}
		for p := range Player(2) {
			b.set(Place{Hand, p}, sorted(b.Cards(Place{Hand, p}), b.Cards(Place{Reserve, p})))
			b.set(Place{Reserve, p}, nil)
		}
	}
}

// uncover turns up the face-down cards of a player whose cards on them have gone.
func (b *Board) uncover(p Player) {
	row, cover := slices.Clone(b.Cards(Place{Row, p})), slices.Clone(b.Cards(Place{Cover, p}))
	for i := range row {
		if !row[i].There && cover[i].There {
			row[i], cover[i] = cover[i], Slot{}
		}
	}
	b.set(Place{Row, p}, row)
	b.set(Place{Cover, p}, cover)
}

// claims ends the play with a claim of n tricks.
func (b *Board) claims(n int) {
	left := b.Left()
	side, declarers := b.setup.Side(b.turn), b.setup.Side(b.contract.Declarer)
	ours, other := n, declarers
	if side == declarers {
		other = b.setup.Side(b.defender())
	} else {
		ours = left - n
	}
	b.won[side] += n
	b.won[other] += left - n
	b.taken += ours
	b.claim, b.by = n, b.turn
	b.finish()
}

// defender returns a player of the defence.
func (b *Board) defender() Player {
	for p := range Player(b.Rules().Players()) {
		if b.Defends(p) {
			return p
		}
	}
	return Nobody
}
