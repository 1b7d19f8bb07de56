package bidding

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Checked is the result of checking a book.
type Checked struct {
	Faults   []Fault
	Auctions int
	Calls    [2]int // bids and doubles: with the opponents silent, and not
	ByRows   [2]int // those that a row of the book has made
	Contexts int
	Reached  int // contexts that some auction reached
}

// check records what a book proposes.
type check struct {
	rows     map[*row]*rowSeen
	contexts map[*bookContext]int // number of times each was reached
	found    map[finding]*tally
	book     *book
	of       map[*row]*bookContext
	by       *pattern  // the pattern by which a context was last reached, or nil
	last     [4]string // the line of each player's last call
}

// rowSeen counts the uses of a row in the auctions.
type rowSeen struct {
	proposed int     // times it was the first to propose its call
	by       *row    // the row that last proposed its call before it
	late     int     // times that happened
	made     int     // times a hand has made its call
	fits     int     // times a hand would have, but for a row before it
	before   *row    // that row
	first    example // the first of these
	searched int     // times that a hand which makes its call has been searched
}

// tries is the number of hands dealt each time a context is reached, and reaches how often that is done for one
// context.
const tries, reaches = 60, 8

// enough is the number of times that a row must have been passed over before it is searched whether any hand makes its call: by then one that one
// hand in ten makes, say, would have been used.
const enough = 30

// searches and searching limit how often a hand that makes a row's call is searched, and how many hands are dealt for it each time. Some rows are for
// what is left after all others, as one hand in some thousands.
const searches, searching = 4, 40_000

// switchedShare is the divisor for the deals bid with a convention switched: one in that many.
const switchedShare = 4

// Check bids deals with the book, each with East and West silent and again with everybody bidding, then some with each
// convention switched, and returns the faults it finds:
//
//   - a whole context in which a hand has no row;
//   - a row that is never the first to propose its call, or that no hand makes because another row comes first;
//   - two rows of one tier that the same hands fit, so that only order decides;
//   - a forcing row that leaves some hand opposite without a row;
//   - a row that names a suit which a letter of its context already stands for;
//   - a hand without any call, although all its calls were true;
//   - a call that isn't true of its hand, or a pass of a forcing call.
//
// The result is determined by the seed. Check stops when ctx is done.
func (b *Book) Check(ctx context.Context, auctions int, seed uint64) (Checked, error) {
	k := &check{rows: map[*row]*rowSeen{}, contexts: map[*bookContext]int{}, found: map[finding]*tally{}, of: map[*row]*bookContext{}, book: &b.book}
	var done Checked
	if err := k.bid(ctx, &done, b.Usual, auctions, seed); err != nil {
		return done, err
	}
	for _, m := range b.book.modules {
		var aside Checked
		switched := func(v Convention) bool { return b.Usual(v) != (v == m.convention) }
		if err := k.bid(ctx, &aside, switched, (auctions+switchedShare-1)/switchedShare, seed+uint64(m.convention)+1); err != nil {
			return done, err
		}
		done.Auctions += aside.Auctions
	}
	k.rowsNeverUsed()
	done.Contexts, done.Reached = k.counted()
	done.Faults = k.faults()
	return done, nil
}

// bid bids deals with some of the book's conventions.
func (k *check) bid(ctx context.Context, done *Checked, has func(Convention) bool, auctions int, seed uint64) error {
	contexts, by := k.book.with(has), bids{k.book.system, k.book.playing(has)}
	for i := range contexts {
		k.has(&contexts[i], contexts[i].rows)
	}
	rules := k.book.rules()
	for i := range auctions {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		deal, dealer, vul := rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i)
		for contested := range 2 {
			b, err := bridge.NewBoard(rules, deal, dealer, vul)
			if err != nil {
				return err
			}
			k.auction(done, contexts, by, b, contested, r)
			done.Auctions++
		}
	}
	return nil
}

// has records that rows, and those nested in them, belong to a context.
func (k *check) has(c *bookContext, rows []row) {
	for i := range rows {
		k.of[&rows[i]] = c
		if n := rows[i].natural; n != nil {
			k.has(c, n.rows)
		}
	}
}

// auction bids a board.
func (k *check) auction(done *Checked, contexts []bookContext, by bids, b bridge.Board, contested int, r *rand.Rand) {
	a := begun(&b.Table, b.Dealer)
	for side := range a.contexts {
		a.sit(side, k.book, contexts, by)
	}
	a.checker, k.last = k, [4]string{}
	for a.propose(); !a.Over(); a.propose() {
		if contested == 0 && a.me.Side() == card.EW {
			a.follow(bridge.Pass, a.Explain(bridge.Pass))
			continue
		}
		hand := b.Deal[a.me]
		k.others(a, b, r)
		call, m := a.Choose(hand)
		best := a.best(hand)
		place := a.Place(call)
		if best >= 0 {
			k.made(a, hand, best)
			k.search(a, b, r)
		} else {
			k.at(a, hand, k.last[a.me], fault.New("some hands that have called so have no call"))
		}
		if m.Purpose == Waiting && place == "" && k.last[a.partner] != "" {
			k.at(a, hand, k.last[a.partner], fault.New("some hands opposite have no row after it"))
		}
		if call != bridge.Pass {
			done.Calls[contested]++
			if k.ofBook(a, best) {
				done.ByRows[contested]++
			}
		}
		if best >= 0 && !m.fits(a.figures, hand) {
			k.at(a, hand, place, fault.Errorf("%v isn't true of some hands that make it", call))
		}
		if call == bridge.Pass && m.Purpose != PenaltyPass && a.Forced() && contested == 0 {
			k.at(a, hand, k.last[a.partner], fault.New("it is forcing, and is passed"))
		}
		if k.last[a.me] = place; !k.ofBook(a, best) {
			k.last[a.me] = ""
		}
		a.follow(call, m)
	}
}

// ofBook reports whether a candidate comes from a row of the book other than a natural rule.
func (k *check) ofBook(a *Auction, candidate int) bool {
	return candidate >= 0 && k.of[a.candidates[candidate].row] != nil
}

// others makes other hands call too, in a context that has rarely been reached.
func (k *check) others(a *Auction, b bridge.Board, r *rand.Rand) {
	rare := false
	for _, c := range a.candidates {
		if context := k.of[c.row]; context != nil && !context.part && k.contexts[context] <= reaches {
			rare = true
		}
	}
	if !rare {
		return
	}
	k.deal(a, b, r, tries, func(hand card.Hand) bool {
		if best := a.best(hand); best >= 0 {
			k.made(a, hand, best)
		} else {
			k.hole(a, hand)
		}
		return true
	})
}

// search looks for a hand that makes the call of a row which has been passed over often.
func (k *check) search(a *Auction, b bridge.Board, r *rand.Rand) {
	for _, c := range a.candidates {
		s := k.rows[c.row]
		if s == nil || s.made > 0 || s.fits < enough || s.searched >= searches {
			continue
		}
		s.searched++
		k.deal(a, b, r, searching, func(hand card.Hand) bool {
			if best := a.best(hand); best >= 0 && a.candidates[best].row == c.row {
				s.made++
			}
			return s.made == 0
		})
	}
}

// deal deals some hands to the player to call, and does something with those that are as he has shown until it returns false.
func (k *check) deal(a *Auction, b bridge.Board, r *rand.Rand, hands int, do func(card.Hand) bool) {
	pack := make([]card.Card, 0, a.rules.Deck.Len())
	for _, seat := range card.Seats {
		pack = append(pack, b.Deal[seat].Cards()...)
	}
	for range hands {
		var hand card.Hand
		for i := range a.rules.Tricks() {
			j := i + r.IntN(len(pack)-i)
			pack[i], pack[j] = pack[j], pack[i]
			hand[pack[i].Suit] = hand[pack[i].Suit].With(pack[i].Rank)
		}
		if a.shown[a.me].Miss(hand) == 0 && !do(hand) {
			return
		}
	}
}

// reached records that a context has been reached, by a pattern if it has any.
func (k *check) reached(c *bookContext, p *pattern) {
	k.contexts[c]++
	k.by = p
}

// clashes reports whether a call of the context reached names a suit which a letter already stands for.
func (k *check) clashes(s step, b binding) bool { return k.by != nil && k.by.clashes(s, b) }

// seen returns the counts of a row.
func (k *check) seen(r *row) *rowSeen {
	if k.rows[r] == nil {
		k.rows[r] = &rowSeen{}
	}
	return k.rows[r]
}

// proposed records that a row has proposed a call. It does nothing on a nil check, or if no row is being observed.
func (k *check) proposed(r *row) {
	if k != nil && k.of[r] != nil {
		k.seen(r).proposed++
	}
}

// tooLate records that a row's call has already been proposed by another row.
func (k *check) tooLate(r, before *row) {
	if k == nil || k.of[r] == nil {
		return
	}
	if r == before {
		k.proposed(r)
		return
	}
	k.seen(r).by = before
	k.seen(r).late++
	if first, second := k.of[before], k.of[r]; first != nil && second != nil && first.name != second.name && first.clashes(second) {
		k.note(second.place.String(), fault.Errorf("%q and %q (%v) both match an auction and have the same call: one must say that it is before the other", second.name, first.name, first.place.String()))
	}
}

// clash records that a row names a suit which a letter stands for.
func (k *check) clash(r *row) {
	k.note(r.place.String(), fault.New("it names a suit that a letter of its context stands for already"))
}

// made records the candidate that a hand makes, and the rows that would also have fitted it.
func (k *check) made(a *Auction, hand card.Hand, best int) {
	c := a.candidates[best]
	if c.row == nil {
		k.hole(a, hand) // a call without a row is a pass, or waits
	} else if k.of[c.row] != nil {
		k.seen(c.row).made++
	}
	for i, other := range a.candidates {
		if i == best || k.of[other.row] == nil || other.row == c.row || !other.meaning.usual(a.figures, hand) {
			continue
		}
		s := k.seen(other.row)
		if s.fits++; s.fits == 1 {
			s.first = exampleOf(a, hand)
		}
		s.before = c.row
		k.overlap(a, hand, c, other)
	}
}

// overlap records a hand that fits two rows of one tier, unless a longer suit decides between them.
func (k *check) overlap(a *Auction, hand card.Hand, made, other candidate) {
	if k.of[made.row] == nil || made.tier != other.tier || a.leavesRoom(hand, made, other) {
		return
	}
	about := func(c candidate) bool { _, ok := c.call.Strain().Trump(); return c.call.IsBid() && ok }
	if about(made) && about(other) && made.meaning.Suit != other.meaning.Suit {
		return // the longer suit, and of equals the first
	}
	k.at(a, hand, other.row.place.String(), fault.Errorf("some hands fit %v as well: only the order decides", made.row.place.String()))
}

// hole records that a hand has no row, if the context is whole.
func (k *check) hole(a *Auction, hand card.Hand) {
	calls := a.written()
	for i := range a.contexts[a.me.Side()] {
		c := &a.contexts[a.me.Side()][i]
		if !c.whole {
			continue
		}
		if _, _, ok := c.holds(&a.view, calls); ok {
			k.at(a, hand, c.place.String(), fault.Errorf("in %q no row is for some hands", c.name))
		}
	}
}

// counted returns the number of contexts in the files of the book, and the number reached by some auction.
func (k *check) counted() (all, reached int) {
	seen := map[place]bool{}
	for _, c := range k.of {
		if !c.part {
			seen[c.place] = false
		}
	}
	for c := range k.contexts {
		seen[c.place] = true
	}
	for _, was := range seen {
		all++
		if was {
			reached++
		}
	}
	return all, reached
}
