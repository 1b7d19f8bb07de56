package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// position is the play as seen by the player to act, from the hand whose turn it is.
type position struct {
	view  bridge.View
	cards bidding.Cards
	deck  bidding.Count
	trick bridge.Trick

	turn, partner, left, right card.Seat

	hand, legal card.Hand
	declaring   bool      // for declarer's side, from either hand
	other       card.Hand // partner's hand when declaring
	dummy       card.Hand // the open hand, if there is one

	strain bridge.Strain
	trump  card.Suit // if trumps
	trumps bool

	shown *[4]bidding.Shown // by the auction; nil until needed ([position.told])

	unseen card.Hand    // remaining cards that the player can't see
	out    card.Hand    // remaining cards of hands that may beat ours: unseen, and dummy's when defending
	void   [4][4]bool   // seats that have shown out of a suit
	split  *split       // of the unseen cards if points have been announced, or nil
	barred [4]card.Hand // cards ruled out for the seats by their announced points
	held   [4]card.Hand // the hands in sight
	sees   [4]bool      // which hands these are
	need   int          // tricks that the side still needs for its goal, to make or to defeat
}

func newPosition(v bridge.View, cards bidding.Cards) *position {
	p := &position{
		view:   v,
		cards:  cards,
		deck:   bidding.Counting(v.Rules),
		trick:  v.Trick(),
		turn:   v.Turn(),
		legal:  v.LegalPlays(),
		strain: v.Contract().Strain,
		unseen: v.Unseen(),
	}
	p.left, p.partner, p.right = p.turn.Next(1), p.turn.Next(2), p.turn.Next(3)
	p.trump, p.trumps = p.strain.Trump()
	for _, s := range card.Seats {
		p.held[s], p.sees[s] = v.Hand(s)
	}
	contract := v.Contract()
	p.hand = p.held[p.turn]
	p.dummy = p.held[contract.Dummy()]
	p.declaring = p.turn.Side() == contract.Declarer.Side()
	p.out = p.unseen
	needs := v.Rules.Needs(contract.Level)
	if p.declaring {
		p.other = p.held[p.partner]
		p.need = needs - v.Won(p.turn.Side())
	} else {
		p.out = p.unseen.Union(p.dummy)
		p.need = v.Rules.Tricks() - needs + 1 - v.Won(p.turn.Side())
	}
	p.showOuts(v.Tricks())
	p.showOuts([]bridge.Trick{p.trick})
	if v.Rules.Choices {
		p.readPoints()
	}
	return p
}

// showOuts records who has shown out, and which hands in sight are void.
func (p *position) showOuts(tricks []bridge.Trick) {
	for _, t := range tricks {
		suit, _ := t.Led()
		for i := 1; i < t.Len; i++ {
			if t.Cards[i].Suit != suit {
				p.void[t.Leader.Next(i)][suit] = true
			}
		}
	}
	for _, seat := range card.Seats {
		for _, s := range card.Suits {
			if p.sees[seat] && p.held[seat][s] == 0 || p.unseen[s] == 0 && !p.sees[seat] {
				p.void[seat][s] = true
			}
		}
	}
}

// readPoints records what follows from announced points: two hands are hidden.
func (p *position) readPoints() {
	var hidden []card.Seat
	held := p.held
	for _, seat := range card.Seats {
		if !p.sees[seat] {
			hidden = append(hidden, seat)
		}
	}
	var loose []card.Card
	for _, s := range card.Suits {
		if seat, ok := p.alone(hidden, s); ok {
			held[seat][s] = p.unseen[s]
		} else {
			loose = append(loose, p.unseen.Suit(s).Cards()...)
		}
	}
	p.split = newSplit(&p.view.Table, [2]card.Seat(hidden), held, loose)
	p.barred = p.split.barred()
}

// alone returns the only one of the hidden seats that can have cards of a suit; ok is false if there are more.
func (p *position) alone(hidden []card.Seat, s card.Suit) (seat card.Seat, ok bool) {
	may := slices.DeleteFunc(slices.Clone(hidden), func(seat card.Seat) bool { return p.void[seat][s] })
	if len(may) != 1 {
		return 0, false
	}
	return may[0], true
}

// may returns the cards of a suit that a seat may hold.
func (p *position) may(seat card.Seat, s card.Suit) card.Holding {
	switch {
	case p.void[seat][s]:
		return 0
	case p.sees[seat]:
		return p.held[seat][s]
	}
	return p.unseen[s] &^ p.barred[seat][s]
}

// told returns what the seats have shown by the auction.
func (p *position) told() *[4]bidding.Shown {
	if p.shown == nil {
		shown := p.cards.Read(&p.view.Table, p.view.Auction()).Shown()
		p.shown = &shown
	}
	return p.shown
}

// choose returns the card to play, and the reason.
func (p *position) choose() (card.Card, Reason) {
	if p.legal.Len() == 1 {
		return p.legal.Cards()[0], OnlyCard
	}
	suit, led := p.trick.Led()
	switch {
	case !led && p.declaring:
		return declarer{p}.declare()
	case !led && len(p.view.Tricks()) == 0:
		return defender{p}.openingLead()
	case !led:
		return defender{p}.defend()
	case p.hand[suit] == 0:
		return p.ruffOrDiscard()
	}
	return p.follow(suit)
}

// master reports whether nobody else can hold a higher card of the suit. When
// declaring, partner's hand is no one else.
func (p *position) master(c card.Card) bool { return p.out[c.Suit].Above(c.Rank) == 0 }

// masters returns the number of masters in a holding.
func (p *position) masters(s card.Suit, h card.Holding) int {
	return h.Above(p.out[s].Top()).Len()
}

// cheap returns the lowest card of hand's suit that is worth as much as rank r: no other hand has a card
// between them.
func (p *position) cheap(s card.Suit, r card.Rank) card.Rank {
	low := p.out[s].Below(r).Top()
	for own := range p.hand[s].Ranks() {
		if own <= r && own > low {
			r = own
		}
	}
	return r
}

// winner returns the seat that is winning the trick, and its card.
func (p *position) winner() (card.Seat, card.Card) {
	seat := p.trick.Winner(p.strain)
	c, _ := p.trick.Card(seat)
	return seat, c
}

// ruffs reports whether a seat may trump a suit.
func (p *position) ruffs(seat card.Seat, s card.Suit) bool {
	return p.trumps && s != p.trump && p.void[seat][s] && p.may(seat, p.trump) != 0
}
