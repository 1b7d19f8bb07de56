package analysis

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

var endings = flag.Int("endings", 500, "endings in which reasons are held against their definitions")

// ending returns a position of few cards, in the middle of a trick or before it.
func ending(r *rand.Rand, left int) dd.Position {
	deck := [2]card.Deck{card.Deck52, card.Deck68}[r.IntN(2)]
	cards := deck.Hand().Cards()
	if r.IntN(2) == 0 { // two suits, so that they are long
		cards = append(deck.Hand().Suit(card.Spades).Cards(), deck.Hand().Suit(card.Hearts).Cards()...)
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	p := dd.Position{Strain: bridge.Strains[r.IntN(5)]}
	for i, c := range cards[:4*left] {
		p.Hands[i%4] = p.Hands[i%4].With(c)
	}
	p.Trick.Leader = card.Seats[r.IntN(4)]
	for range r.IntN(4) {
		can := legal(p).Cards()
		p, _, _ = play(p, can[r.IntN(len(can))])
	}
	return p
}

// unseen returns the cards that a player may not see: both opponents', or his partner's and one opponent's, or
// all.
func unseen(r *rand.Rand, turn card.Seat) []card.Seat {
	return [][]card.Seat{
		{turn.Left(), turn.Next(-1)}, {turn.Partner(), turn.Left()}, {turn.Partner(), turn.Next(-1)},
		{turn.Partner(), turn.Left(), turn.Next(-1)},
	}[r.IntN(4)]
}

// Reasons hold in many endings, and most cards have one.
func TestReasonsHold(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	said, none := 0, 0
	for n := range *endings {
		p := ending(r, 2+n%5)
		hidden := unseen(r, p.Trick.Turn())
		best, most := bestOf(t, p)
		for _, one := range must(dd.Plays(t.Context(), p, dd.Options{})) {
			if one.Tricks.Min == most {
				continue
			}
			c := one.Cards.Cards()[0]
			reason := reasonOf(t, p, hidden, c)
			if reason.Played != c || !best.Has(reason.Better) {
				t.Fatalf("%s: %v instead of %v, %v is best", say(p), reason.Better, reason.Played, best)
			}
			if wrong := refute(t, p, hidden, reason); wrong != "" {
				t.Errorf("%s, %v unseen: %v instead of %v, kind %d, is said of %+v, but %s",
					say(p), hidden, reason.Better, reason.Played, reason.Kind, reason, wrong)
			}
			if said++; reason.Kind == NoReason {
				none++
			}
		}
	}
	if none*10 > said {
		t.Errorf("of %d cards %d have no reason", said, none)
	}
}

// full yields all continuations of a trick after a card.
func full(p dd.Position, c card.Card) (tricks []bridge.Trick) {
	trick := p.Trick.With(c)
	next, _, done := play(p, c)
	if done {
		return []bridge.Trick{trick}
	}
	for one := range legal(next).All() {
		tricks = append(tricks, full(next, one)...)
	}
	return tricks
}

// all reports whether all continuations of a trick satisfy is.
func all(p dd.Position, c card.Card, is func(bridge.Trick) bool) bool {
	for _, trick := range full(p, c) {
		if !is(trick) {
			return false
		}
	}
	return true
}

// force reports whether a side can force with a card the trick to go where it wants.
func force(p dd.Position, c card.Card, wants func(winner card.Seat) bool) bool {
	side := p.Trick.Turn().Side()
	next, winner, done := play(p, c)
	if done {
		return wants(winner)
	}
	ours := 0
	for one := range legal(next).All() {
		opponents := next.Trick.Turn().Side() != side
		if can := force(next, one, func(w card.Seat) bool { return wants(w) == !opponents }); can && opponents {
			return false
		} else if can {
			ours++
		}
	}
	return next.Trick.Turn().Side() != side || ours > 0
}

// refute returns what is wrong with a reason, by its definition.
func refute(t *testing.T, p dd.Position, hidden []card.Seat, r Reason) string {
	turn := p.Trick.Turn()
	side, partner := turn.Side(), turn.Partner()
	x, y := r.Played, r.Better
	takes := func(c card.Card) bool {
		return force(p, c, func(winner card.Seat) bool { return winner == turn })
	}
	forces := func(c card.Card) bool {
		return force(p, c, func(winner card.Seat) bool { return winner.Side() == side })
	}
	best := func(c card.Card, by card.Seat) bool { // by can beat c
		for _, t := range full(p, c) {
			if got, _ := t.Card(by); got == r.Card && bridge.Beats(got, c, p.Strain) {
				return true
			}
		}
		return false
	}
	has := func(seat card.Seat, c card.Card) bool { return p.Hands[seat].Has(c) }
	noBetter := func() bool { // if Elsewhere had the card
		for low := range p.Hands[r.Elsewhere].Suit(r.Card.Suit).All() {
			if low.Rank > r.Card.Rank || low.Rank != p.Hands[r.Elsewhere][low.Suit].Bottom() {
				continue
			}
			q := p
			q.Hands[r.Seat] = q.Hands[r.Seat].Without(r.Card).With(low)
			q.Hands[r.Elsewhere] = q.Hands[r.Elsewhere].Without(low).With(r.Card)
			return worthOf(t, q, y) <= worthOf(t, q, x)
		}
		return false
	}
	sees := func(seat card.Seat) bool {
		for _, one := range hidden {
			if one == seat {
				return false
			}
		}
		return true
	}
	ok := worthOf(t, p, y) > worthOf(t, p, x)
	switch r.Kind {
	case FinesseWorks:
		ok = ok && takes(y) && takes(x) && has(r.Seat, r.Card) && y.Suit == r.Card.Suit && y.Rank < r.Card.Rank && r.Card.Rank < x.Rank && r.Seat == turn.Next(-1)
	case FinesseLoses, Drops:
		ok = ok && takes(y) && y.Rank > r.Card.Rank && r.Card.Rank > x.Rank && x.Suit == y.Suit && r.Card.Suit == x.Suit && best(x, r.Seat) &&
			(p.Hands[r.Seat][x.Suit].Len() == 1) == (r.Kind == Drops)
	case Enough:
		ok = ok && takes(y) && x.Suit == y.Suit && y.Rank < x.Rank
	case Overtaken, Overtake:
		c, played := p.Trick.Card(partner)
		with := func(mine card.Card, by card.Seat) bool {
			return all(p, mine, func(t bridge.Trick) bool { return t.Winner(p.Strain) == by })
		}
		ok = ok && r.Seat == partner && played && c == r.Card
		if r.Kind == Overtaken {
			ok = ok && with(y, partner) && !with(x, partner)
		} else {
			ok = ok && with(x, partner) && with(y, turn)
		}
	case RuffsHigh:
		led, _ := p.Trick.Led()
		ok = ok && takes(y) && y.Suit == card.Suit(p.Strain) && led != y.Suit && best(x, r.Seat)
	case Ruffs:
		led, _ := p.Trick.Led()
		ok = ok && takes(y) && y.Suit == card.Suit(p.Strain) && led != y.Suit && x.Suit != y.Suit && !forces(x)
	case Takes:
		ok = ok && takes(y) && !forces(x)
	case Leaves:
		ok = ok && forces(x) && !forces(y)
	case DrivesOut:
		cheaper := Reason{Card: r.Other}
		ok = ok && best(y, r.Seat) && r.Other.Rank < r.Card.Rank && has(r.Seat, cheaper.Card) && bridge.Beats(r.Other, x, p.Strain) && !bridge.Beats(r.Other, y, p.Strain) &&
			all(p, y, func(t bridge.Trick) bool {
				c, _ := t.Card(r.Seat)
				return !bridge.Beats(c, y, p.Strain) || c.Rank >= r.Card.Rank
			})
	case Cover:
		led := p.Trick.Cards[0]
		ok = ok && p.Trick.Len == 1 && bridge.Beats(y, led, p.Strain) && !bridge.Beats(x, led, p.Strain) && (has(turn, r.Card) || has(partner, r.Card)) && r.Card != y
		high := false // the rest is beaten by some card of the seat
		for c := range p.Hands[r.Seat].Suit(y.Suit).All() {
			rest := p.Hands[0].Union(p.Hands[1]).Union(p.Hands[2]).Union(p.Hands[3]).Without(c).Without(y)
			high = high || c.Rank > y.Rank && rest[y.Suit].Top() == r.Card.Rank
		}
		ok = ok && high
	case Wasted:
		ok = ok && x.Suit == y.Suit && x.Rank > y.Rank && best(x, r.Seat) && !forces(x)
	case Keeps:
		ok = ok && x.Suit == y.Suit && x.Rank > y.Rank && all(p, x, func(t bridge.Trick) bool { return t.Winner(p.Strain) != turn }) &&
			all(p, y, func(t bridge.Trick) bool { return t.Winner(p.Strain) != turn })
	case Unblocks:
		ok = ok && x.Suit == y.Suit && y.Rank > x.Rank && r.Seat == partner && p.Hands[partner][y.Suit].Len() >= p.Hands[turn][y.Suit].Len() &&
			all(p, y, func(t bridge.Trick) bool { return t.Winner(p.Strain) != turn })
	case Guards:
		led, _ := p.Trick.Led()
		own := p.Hands[turn][x.Suit]
		higher := (p.Hands[turn.Left()][x.Suit] | p.Hands[turn.Next(-1)][x.Suit]).Above(r.Card.Rank).Len()
		ok = ok && x.Suit != led && r.Card.Suit == x.Suit && own.Top() == r.Card.Rank && own.Len()-1 == higher && x != r.Card
		free := false // with a low card instead it costs nothing
		for _, seat := range [2]card.Seat{turn.Left(), turn.Next(-1)} {
			for low := range p.Hands[seat].Suit(x.Suit).All() {
				q := p
				q.Hands[seat] = q.Hands[seat].Without(low).With(r.Card)
				q.Hands[turn] = q.Hands[turn].Without(r.Card).With(low)
				free = free || low.Rank < x.Rank && worthOf(t, q, y) <= worthOf(t, q, x)
			}
		}
		ok = ok && free
	case Discards:
		led, _ := p.Trick.Led()
		ok = ok && x.Suit != led && y.Suit != led && x.Suit != y.Suit
		for _, c := range [2]card.Card{x, y} {
			ok = ok && all(p, c, func(t bridge.Trick) bool { return t.Winner(p.Strain) != turn })
		}
	case PartnerRuffs:
		ok = ok && r.Seat == partner && p.Hands[partner][y.Suit] == 0 && int(y.Suit) != int(p.Strain) && forces(y) && !takes(y)
	case Through, Towards:
		above := p.Hands[partner][y.Suit].Above(r.Card.Rank) != 0
		ok = ok && p.Trick.Len == 0 && r.Seat == turn.Left() && r.Elsewhere == turn.Next(-1) && has(r.Seat, r.Card) && y.Rank < r.Card.Rank && above == (r.Kind == Through) && noBetter()
		other := p.Hands[r.Elsewhere][y.Suit].Top()
		if r.Kind == Towards {
			ok = ok && has(partner, r.Other) && r.Other.Suit == y.Suit && other < r.Other.Rank && r.Other.Rank < r.Card.Rank
		} else {
			ok = ok && (other < y.Rank || other < p.Hands[partner][y.Suit].Below(r.Card.Rank).Top())
		}
	case Lies:
		ok = ok && has(r.Seat, r.Card) && !sees(r.Seat) && !sees(r.Elsewhere) && noBetter()
	case Cashes:
		ok = ok && takes(y)
		never := false // it is worth as much as a low card later
		for _, seat := range [2]card.Seat{turn.Left(), turn.Next(-1)} {
			for low := range p.Hands[seat].Suit(y.Suit).All() {
				q := p
				q.Hands[seat] = q.Hands[seat].Without(low).With(y)
				q.Hands[turn] = q.Hands[turn].Without(y).With(low)
				never = never || low.Rank < y.Rank && worthOf(t, q, x) == worthOf(t, p, x)
			}
		}
		ok = ok && r.lines(t, p) && (never || r.fewer(t, p))
	case LaysDown:
		held := p.Hands[r.Seat][y.Suit]
		theirs := held | p.Hands[r.Seat.Partner()][y.Suit]
		ok = ok && takes(y) && r.Seat.Side() != side && held.Len() == 1 && has(r.Seat, r.Card) && theirs.Top() == r.Card.Rank && y.Rank > r.Card.Rank &&
			(p.Hands[turn][y.Suit]|p.Hands[partner][y.Suit]).Below(r.Card.Rank) != 0
	case DrawsTrumps, StopsRuffs, RuffsFirst, SetsUp, GivesAway, FinessesLater, Ruffed, Crashes, Cheaply, Spares, TakesHere, ClearsWay:
		ok = ok && r.lines(t, p)
	case RuffDiscard:
		trump := card.Suit(p.Strain)
		for _, seat := range [2]card.Seat{turn.Left(), turn.Next(-1)} {
			ok = ok && p.Hands[seat][x.Suit] == 0 && p.Hands[seat][trump] != 0
		}
		ok = ok && x.Suit != trump && p.Trick.Len == 0
	case LeadsThere, Danger:
		ok = ok && r.wins(t, p)
	}
	if !ok {
		return "it isn't so"
	}
	return ""
}

// lines reports whether a reason's statements about lines of best play hold.
func (r Reason) lines(t *testing.T, p dd.Position) bool {
	q := probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: p.Trick.Turn().Side()}
	better, ok := q.line(p, r.Better)
	played, also := q.lineLike(p, r.Played, better)
	if !ok || !also {
		t.Fatal("a line isn't known")
	}
	count := func(l line, is func(trick bridge.Trick, winner card.Seat, with card.Card) bool) int {
		n := 0
		for _, trick := range l.tricks {
			winner := trick.Winner(p.Strain)
			with, _ := trick.Card(winner)
			if is(trick, winner, with) {
				n++
			}
		}
		return n
	}
	by := func(seat card.Seat) func(bridge.Trick, card.Seat, card.Card) bool {
		return func(trick bridge.Trick, winner card.Seat, with card.Card) bool {
			return winner == seat && with.Suit != trick.Cards[0].Suit
		}
	}
	in := func(suit card.Suit, side card.Side) func(bridge.Trick, card.Seat, card.Card) bool {
		return func(trick bridge.Trick, winner card.Seat, with card.Card) bool {
			return winner.Side() == side && with.Suit == suit && trick.Cards[0].Suit == suit
		}
	}
	isTrump := func(c card.Card) bool { return int(c.Suit) == int(p.Strain) }
	took := func(l line, c card.Card) bool {
		return count(l, func(_ bridge.Trick, _ card.Seat, with card.Card) bool { return with == c }) > 0
	}
	_, first := winnerOf(played.tricks[0], p.Strain)
	partner := p.Trick.Turn().Partner()
	switch r.Kind {
	case Cashes:
		return !took(played, r.Better)
	case ClearsWay:
		return r.Seat == partner && p.Hands[partner].Has(r.Card) && r.Card.Suit == r.Played.Suit && r.Better.Suit == r.Played.Suit && r.Better.Rank > r.Played.Rank &&
			took(better, r.Card) && !took(played, r.Card) && all(p, r.Better, func(t bridge.Trick) bool { return t.Winner(p.Strain) != p.Trick.Turn() })
	case TakesHere:
		winner, with := winnerOf(played.tricks[0], p.Strain)
		needs := winner == partner && with == r.Card || winner.Side() != q.side && p.Hands[partner].Has(r.Card)
		return needs && r.Seat == partner && r.Card.Suit == r.Better.Suit && r.Card.Rank > r.Better.Rank && r.Better.Rank > r.Played.Rank && force(p, r.Better, func(w card.Seat) bool { return w == p.Trick.Turn() })
	case FinessesLater:
		caught := count(better, func(trick bridge.Trick, winner card.Seat, with card.Card) bool {
			return trick.Leader == partner && trick.Cards[0].Suit == r.Played.Suit && winner.Side() == q.side && with.Rank < r.Card.Rank
		})
		return r.Seat == partner && r.Elsewhere == partner.Left() && p.Hands[r.Elsewhere].Has(r.Card) && caught > 0 && took(played, r.Card) && !took(better, r.Card)
	case Ruffed:
		theirs := func(l line) int { return count(l, by(r.Seat)) + count(l, by(r.Seat.Partner())) }
		winner, _ := winnerOf(played.tricks[0], p.Strain)
		return p.Trick.Len == 0 && winner == r.Seat && isTrump(first) && !isTrump(r.Played) && theirs(played) > theirs(better)
	case Crashes:
		fell, _ := played.tricks[0].Card(partner)
		return r.Seat == partner && fell == r.Card && fell.Suit == r.Played.Suit && p.Hands[partner][fell.Suit].Len() == 1 && took(better, r.Card) && took(better, r.Played)
	case Spares:
		winner, with := winnerOf(better.tricks[0], p.Strain)
		return winner == r.Seat && winner == partner && with == r.Card && with.Suit == r.Played.Suit && with.Rank < r.Played.Rank && r.Better.Rank < r.Played.Rank &&
			all(p, r.Played, func(t bridge.Trick) bool {
				c, _ := t.Card(p.Trick.Turn())
				return t.Winner(p.Strain).Side() == q.side && c == r.Played
			})
	case Cheaply:
		winner, _ := winnerOf(played.tricks[0], p.Strain)
		cheaper := false // than Other the opponents have nothing that beats Better
		for _, seat := range [2]card.Seat{p.Trick.Turn().Left(), p.Trick.Turn().Next(-1)} {
			for rank := range p.Hands[seat][r.Better.Suit].Above(r.Better.Rank).Ranks() {
				cheaper = cheaper || rank < r.Other.Rank
			}
		}
		return winner == r.Seat && first == r.Card && winner.Side() != q.side && r.Better.Suit == r.Played.Suit && r.Better.Rank > r.Played.Rank &&
			r.Other.Rank > r.Card.Rank && bridge.Beats(r.Other, r.Better, p.Strain) && (!cheaper || p.Trick.Len > 0)
	case DrawsTrumps:
		robbed := false
		for _, trick := range played.tricks {
			holder := card.North
			for _, seat := range card.Seats {
				if c, _ := trick.Card(seat); c == r.Card {
					holder = seat
				}
			}
			c, _ := trick.Card(holder)
			highest := c == r.Card && holder.Side() == q.side
			for _, other := range trick.Cards {
				highest = highest && (other.Suit != trick.Cards[0].Suit || other.Rank <= r.Card.Rank)
			}
			robbed = robbed || highest && by(r.Seat)(trick, trick.Winner(p.Strain), must(card.Parse(winners(trick, p.Strain))))
		}
		return isTrump(r.Better) && !isTrump(r.Played) && robbed && r.Seat.Side() != q.side
	case StopsRuffs:
		return isTrump(r.Better) && !isTrump(r.Played) && count(played, by(r.Seat)) == r.N && count(better, by(r.Seat)) < r.N && r.Seat.Side() != q.side
	case RuffsFirst:
		return isTrump(r.Played) && !isTrump(r.Better) && count(better, by(r.Seat)) == r.N && count(played, by(r.Seat)) < r.N && r.Seat.Side() == q.side
	case SetsUp:
		return count(better, in(r.Better.Suit, q.side)) == r.N && count(played, in(r.Better.Suit, q.side)) < r.N
	}
	return count(played, in(r.Played.Suit, q.side.Other())) == r.N && count(better, in(r.Played.Suit, q.side.Other())) < r.N
}

// fewer reports whether the side takes fewer tricks in the better card's suit after the card played.
func (r Reason) fewer(t *testing.T, p dd.Position) bool {
	q := probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: p.Trick.Turn().Side()}
	better, _ := q.line(p, r.Better)
	played, _ := q.lineLike(p, r.Played, better)
	return played.suit(r.Better.Suit, q.side) < better.suit(r.Better.Suit, q.side)
}

// wins reports whether a reason's statements about who has the lead next hold.
func (r Reason) wins(t *testing.T, p dd.Position) bool {
	side := p.Trick.Turn().Side()
	q := probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: side}
	better, _ := q.line(p, r.Better)
	played, _ := q.lineLike(p, r.Played, better)
	l, other, first := better, played, 1
	if r.Kind == Danger {
		l, other, first = played, better, 0
	}
	winner, _ := winnerOf(l.tricks[0], p.Strain)
	elsewhere, _ := winnerOf(other.tricks[0], p.Strain)
	for _, c := range l.tricks[0].Cards[p.Trick.Len:] {
		p, _, _ = play(p, c)
	}
	p.Trick.Leader = r.Seat.Partner()
	best, n := bestOf(t, p)
	if best == (card.Hand{}) || winner != r.Seat || elsewhere == r.Seat {
		return false
	}
	if p.Trick.Leader.Side() != side {
		n = p.Left() - n
	}
	if r.Kind == Danger {
		return r.Seat.Side() != side && n+first >= better.won(side)
	}
	return r.Seat.Side() == side && n+first <= played.won(side)
}

func winnerOf(t bridge.Trick, strain bridge.Strain) (seat card.Seat, with card.Card) {
	seat = t.Winner(strain)
	with, _ = t.Card(seat)
	return seat, with
}

func winners(t bridge.Trick, strain bridge.Strain) string {
	c, _ := t.Card(t.Winner(strain))
	return c.String()
}

// In a line everybody plays one of his best cards, and its result is the value of the first card.
func TestLine(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 2))
	for n := range 120 {
		p := ending(r, 2+n%5)
		side := p.Trick.Turn().Side()
		q := probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: side}
		c := legal(p).Cards()[0]
		want := worthOf(t, p, c)
		l, ok := q.line(p, c)
		if !ok || len(l.tricks) != p.Left() {
			t.Fatalf("%s: a line of %d tricks, %t", say(p), len(l.tricks), ok)
		}
		took, at := 0, p
		for i, trick := range l.tricks {
			for k := at.Trick.Len; k < 4; k++ {
				if best, _ := bestOf(t, at); !best.Has(trick.Cards[k]) && (i > 0 || k > p.Trick.Len) {
					t.Fatalf("%s: %v is played, though %v are best", say(at), trick.Cards[k], best)
				}
				at, _, _ = play(at, trick.Cards[k])
			}
			if trick.Winner(p.Strain).Side() == side {
				took++
			}
		}
		if took != want {
			t.Errorf("%s: the line with %v takes %d tricks, want %d", say(p), c, took, want)
		}
		if q.nodes = 0; n == 0 {
			if _, ok := q.line(p, c); ok {
				t.Error("without a budget a line is known")
			}
		}
	}
}
