package bot

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// bidLayouts is the number of layouts that a level tries for a call.
var bidLayouts = [...]int{Beginner: 6, Club: 40, Expert: 160}

// drawn is the number of layouts drawn for each that is used, so that some agree with the calls.
const drawn = 4

// hidden describes what a player doesn't see.
type hidden struct {
	cards  []card.Card
	places []few.Place // where the cards lie, in the order of [few.View.Fill]
	voids  []void
	played map[few.Place]card.Hand // the cards played from each place
}

// void is a suit that a place, and so its hidden cards, lacks.
type void struct {
	place few.Place
	suit  card.Suit
}

// unseen returns what is hidden.
func (t *thinking) unseen() *hidden {
	if t.hidden != nil {
		return t.hidden
	}
	h := &hidden{cards: t.view.Unseen().Cards(), played: map[few.Place]card.Hand{}}
	for _, p := range t.view.Places() {
		for _, s := range t.view.Cards(p) {
			if s.There && s.Card == (card.Card{}) {
				h.places = append(h.places, p)
			}
		}
	}
	for _, trick := range append(slices.Clip(t.view.Tricks()), t.view.Trick()) {
		led, _ := trick.Led()
		for _, p := range trick.Plays {
			h.played[p.Place] = h.played[p.Place].With(p.Card)
			if p.Card.Suit == led {
				continue
			}
			at := p.Place
			if t.rules.Kind == few.ChineseBridge {
				at = few.Place{Pile: few.Hand, Of: p.Player}
			}
			if v := (void{at, led}); !slices.Contains(h.voids, v) {
				h.voids = append(h.voids, v)
			}
		}
	}
	t.hidden = h
	return h
}

// deal returns the deal with the hidden cards laid out at random, consistent with the suits that hands have shown out
// of.
func (t *thinking) deal() (few.Board, error) {
	h := t.unseen()
	cards := slices.Clone(h.cards)
	t.random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	if len(h.voids) > 0 {
		h.mend(t.random, cards)
	}
	if t.rules.Kind == few.Booby && !t.view.Opened() {
		t.presume(cards)
	}
	return t.view.Fill(cards)
}

// mend exchanges cards until none is where its suit is ruled out, if it finds a way.
func (h *hidden) mend(random *rand.Rand, cards []card.Card) {
	fits := func(i int, c card.Card) bool { return !slices.Contains(h.voids, void{h.places[i], c.Suit}) }
	for range 2 { // an exchange can make another one possible
		for i := range cards {
			if fits(i, cards[i]) {
				continue
			}
			for k, first := 0, random.IntN(len(cards)); k < len(cards); k++ {
				if j := (first + k) % len(cards); fits(i, cards[j]) && fits(j, cards[i]) {
					cards[i], cards[j] = cards[j], cards[i]
					break
				}
			}
		}
	}
}

// presume assumes that the others have given cards away as players do.
func (t *thinking) presume(cards []card.Card) {
	h := t.unseen()
	for p := range few.Player(t.rules.Players()) {
		if p == t.me {
			continue
		}
		var at []int // first the cards given, then the hand
		for i, place := range h.places {
			if place == (few.Place{Pile: few.GivenAway, Of: p}) {
				at = append(at, i)
			}
		}
		given := len(at)
		for i, place := range h.places {
			if place == (few.Place{Pile: few.Hand, Of: p}) {
				at = append(at, i)
			}
		}
		if given == 0 || given == len(at) {
			continue
		}
		var all card.Hand
		for _, i := range at {
			all = all.With(cards[i])
		}
		gives := gift(t.random, all, given)
		for n, c := range slices.Concat(gives.Cards(), all.Minus(gives).Cards()) {
			cards[at[n]] = c
		}
	}
}

// gift returns cards that somebody may give away: usually a short suit with the lowest of the rest, otherwise the
// lowest, the highest, or any.
func gift(random *rand.Rand, from card.Hand, n int) card.Hand {
	switch by := random.IntN(10); {
	case by < 5:
		var short card.Hand
		for _, suit := range card.Suits {
			if has := from[suit].Len(); has > 0 && (short.Len() == 0 || has < short.Len()) {
				short = from.Suit(suit)
			}
		}
		gives := highest(short, min(n, short.Len()))
		return gives.Union(lowest(from.Minus(gives), n-gives.Len()))
	case by < 7:
		return lowest(from, n)
	case by < 9:
		return highest(from, n)
	}
	cards := from.Cards()
	random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return card.HandOf(cards[:n]...)
}

// layouts returns some layouts that agree with the play and, as far as they are believed, with the calls. If everything
// is known there is only one.
func (t *thinking) layouts(n int) ([]few.Board, error) {
	if t.unseen().placed() {
		b, err := t.deal()
		return []few.Board{b}, err
	}
	draws := n
	if t.player.Level > Beginner && len(t.view.Calls()) > 0 && t.rules.FourHands() {
		draws *= drawn
	}
	type draw struct {
		few.Board
		rank float64
	}
	all := make([]draw, draws)
	for i := range all {
		if err := t.ctx.Err(); err != nil {
			return nil, err
		}
		b, err := t.deal()
		if err != nil {
			return nil, err
		}
		all[i].Board = b
		if draws > n {
			all[i].rank = -math.Log(1-t.random.Float64()) / t.belief(b) // the lowest are drawn by their weights
		}
	}
	if draws > n {
		slices.SortStableFunc(all, func(a, b draw) int { return cmp.Compare(a.rank, b.rank) })
	}
	boards := make([]few.Board, n)
	for i := range boards {
		boards[i] = all[i].Board
	}
	return boards, nil
}

// placed reports whether all hidden cards are in one place, so that their place is known.
func (h *hidden) placed() bool {
	var first few.Place
	n := 0
	for _, p := range h.places {
		if p.Pile == few.Stock || p.Pile == few.ThrownAway {
			continue
		}
		if n == 0 {
			first = p
		}
		if p != first {
			return false
		}
		n++
	}
	return true
}

// The assumed spread of the tricks that a bid promises, and the probability of a bid that means something else.
const (
	seesBoth  = 1.2
	seesOne   = 1.8
	otherwise = 0.06
)

// belief returns how well a layout agrees with the calls, relative to others; more than 0.
func (t *thinking) belief(b few.Board) float64 {
	weight := 1.0
	for p := range few.Player(t.rules.Players()) {
		if p == t.me {
			continue
		}
		if t.rules.Kind == few.BridgeForThree && p != t.view.Setup().Soloist {
			if !t.unseen().means(b, p) {
				weight *= otherwise
			}
			continue
		}
		bid, packet, ok := lastOf(t.view.Calls(), p)
		if !ok {
			continue
		}
		own, dummy := t.unseen().hands(b, p)
		spread := seesBoth
		var tricks float64
		switch {
		case bid.Strain == few.Nullo:
			tricks, spread = float64(t.rules.Tricks)-nulloTricks(own, dummy), seesOne
		case t.rules.Kind == few.Booby, packet == few.Closed:
			tricks, spread = alone(own, bid.Strain), seesOne
		default:
			tricks, _ = estimate(own, dummy, bid.Strain)
		}
		over := tricks - float64(t.rules.Book+int(bid.Level))
		weight *= otherwise + 0.5*(1+math.Erf((over+0.5)/(spread*math.Sqrt2)))
	}
	return weight
}

// lastOf returns a player's last bid, and his packet.
func lastOf(calls []few.Made, p few.Player) (bid few.Call, packet few.Packet, ok bool) {
	for _, made := range calls {
		if made.Packet != few.NoPacket {
			if packet = made.Packet; made.Player != p {
				packet = packet.Other()
			}
		}
		if made.Player == p && made.Call.IsBid() {
			bid, ok = made.Call, true
		}
	}
	return bid, packet, ok
}
