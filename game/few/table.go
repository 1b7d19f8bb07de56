package few

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Stage is the current part of a deal.
type Stage uint8

// The stages. No game has all of them.
const (
	StageGiving     Stage = iota // Booby: each player gives four cards to dummy
	StageExchanging              // nullo for two: cards are thrown away for as many from the stock
	StageBidding
	StageNaming    // Slam: trumps are named, doubled and changed
	StageReserving // Slam: each player lays three cards aside for the last tricks
	StagePlaying
	StageFinished
)

// Numbers of cards that players dispose of before the play.
const (
	CardsGiven    = 4 // by each player at Booby
	CardsReserved = 3 // by each player at Slam
)

// Play is a card that has been played.
type Play struct {
	Player Player
	Place  Place // where it came from
	Card   card.Card
}

// Trick holds the cards of a trick in the order played: four, or two where each of two players plays one.
type Trick struct {
	Plays  []Play
	Winner Player // of a full trick; else Nobody
	From   Place  // where the winning card came from
}

// Led returns the suit led; ok is false before the lead.
func (t Trick) Led() (suit card.Suit, ok bool) {
	if len(t.Plays) == 0 {
		return 0, false
	}
	return t.Plays[0].Card.Suit, true
}

// Best returns the play that is winning the trick, which must not be empty.
func (t Trick) Best(s Strain) Play {
	best := t.Plays[0]
	for _, p := range t.Plays[1:] {
		if bridge.Beats(p.Card, best.Card, s.Bridge()) {
			best = p
		}
	}
	return best
}

// Answered is a player's act when trumps were named.
type Answered struct {
	Player Player
	Event  Event // a [Naming], or a [Calling] of a pass, double or redouble
}

// Table holds what everybody may know of a deal. Callers must not change the slices that it returns.
type Table struct {
	setup    Setup
	stage    Stage
	turn     Player
	from     Place // whose cards are played next
	calls    []Made
	answers  []Answered
	contract Contract

	owners [2]Player // of the open packet, and of the closed one
	seats  [4]Place  // by seat, if seated
	seated bool      //
	tricks []Trick   // completed
	trick  Trick     // in progress
	won    [3]int    // by side
	taken  int       // by declarer's side, claimed tricks included
	claim  int       // number of tricks claimed, or -1
	by     Player    // the claimer
	score  Score     // once the deal is finished
	events []Event   // in a View without what its player doesn't see
}

// Setup returns what was known before the cards were dealt.
func (t Table) Setup() Setup { return t.setup }

// Rules returns the rules.
func (t Table) Rules() Rules { return t.setup.Rules }

// Stage returns the current part of the deal.
func (t Table) Stage() Stage { return t.stage }

// Over reports whether the deal is over.
func (t Table) Over() bool { return t.stage == StageFinished }

// Turn returns the player to act, or [Nobody] once the deal is over.
func (t Table) Turn() Player { return t.turn }

// From returns the place whose cards are played next: a hand or a dummy, and at Slam in the end a reserve. At Chinese
// bridge it stands for the player's row too. It has a meaning only in the play.
func (t Table) From() Place { return t.from }

// Calls returns the calls of the auction.
func (t Table) Calls() []Made { return t.calls }

// Answers returns what players did when trumps were named.
func (t Table) Answers() []Answered { return t.answers }

// Events returns the events so far. In a View, cards that the player hasn't seen are left out.
func (t Table) Events() []Event { return t.events }

// Contract returns the contract, the zero one during the auction. Until trumps are named its strain means nothing.
func (t Table) Contract() Contract { return t.contract }

// Last returns the last bid and its bidder; ok is false if there is none.
func (t Table) Last() (bid Call, by Player, ok bool) { return t.bidding().last() }

// Doubling returns whether the last bid is doubled or redoubled.
func (t Table) Doubling() bridge.Doubling {
	if t.contract.Level > 0 {
		return t.contract.Doubling
	}
	return t.bidding().doubling()
}

func (t Table) bidding() bidding { return bidding{t.setup, t.calls} }

// Passed reports whether the deal is over because all have passed.
func (t Table) Passed() bool { return t.stage == StageFinished && t.contract.PassedOut() }

// Tricks returns the completed tricks.
func (t Table) Tricks() []Trick { return t.tricks }

// Trick returns the trick in progress, empty between two tricks.
func (t Table) Trick() Trick { return t.trick }

// Won returns the number of tricks that a side has won, claimed ones included.
func (t Table) Won(s Side) int { return t.won[s] }

// Left returns the number of tricks not yet finished.
func (t Table) Left() int {
	if t.claim >= 0 {
		return 0
	}
	return t.setup.Rules.Tricks - len(t.tricks)
}

// DeclarerTricks returns the number of tricks that declarer's side has.
func (t Table) DeclarerTricks() int { return t.taken }

// Claim returns the claim that ended the play; ok is false if there was none.
func (t Table) Claim() (tricks int, by Player, ok bool) { return t.claim, t.by, t.claim >= 0 }

// Opened reports whether the opening lead has been made.
func (t Table) Opened() bool { return len(t.tricks) > 0 || len(t.trick.Plays) > 0 }

// Round returns the round of Slam's auction, 1 to 3; else 0.
func (t Table) Round() int {
	if t.setup.Rules.Kind != Slam {
		return 0
	}
	return rounds{t.bidding()}.course().round
}

// Score returns the score of a finished deal; nil until then, and if all pass.
func (t Table) Score() Score { return t.score }

// Side returns the side of the sheet that a player scores for.
func (t Table) Side(p Player) Side { return t.setup.Side(p) }

// Defends reports whether a player defends against the contract.
func (t Table) Defends(p Player) bool {
	return !t.contract.PassedOut() && t.setup.Side(p) != t.setup.Side(t.contract.Declarer)
}

// Places returns the places of this game where cards can lie, always in the same order.
func (t Table) Places() []Place { return t.setup.places() }

func (s Setup) places() []Place {
	table := func(pile Pile) Place { return Place{pile, Nobody} }
	switch s.Rules.Kind {
	case TwoDummies:
		return []Place{{Hand, 0}, {Dummy, 0}, {Hand, 1}, {Dummy, 1}}
	case OpenOrClosed:
		return []Place{{Hand, 0}, {Hand, 1}, table(OpenPacket), table(ClosedPacket)}
	case BridgeForThree:
		return []Place{{Hand, 0}, {Hand, 1}, {Hand, 2}, table(Dummy)}
	case Booby:
		return []Place{{Hand, 0}, {Hand, 1}, {Hand, 2}, table(Dummy), {GivenAway, 0}, {GivenAway, 1}, {GivenAway, 2}}
	case NulloForTwo:
		return []Place{{Hand, 0}, {Hand, 1}, table(Stock), {ThrownAway, 0}, {ThrownAway, 1}}
	case Slam:
		return []Place{{Hand, 0}, {Hand, 1}, {Coming, 0}, {Coming, 1}, {Reserve, 0}, {Reserve, 1}}
	}
	return []Place{{Hand, 0}, {Hand, 1}, {Row, 0}, {Row, 1}, {Cover, 0}, {Cover, 1}}
}

// Owner returns the player who owns a place: he plays its cards and scores its honours. A packet has no owner before
// the first call, and Booby's dummy none before the contract. At bridge for three declarer owns his partner's hand from
// the opening lead on.
func (t Table) Owner(p Place) Player {
	switch {
	case p.Pile == OpenPacket:
		return t.owners[0]
	case p.Pile == ClosedPacket:
		return t.owners[1]
	case p.Pile == Dummy && t.setup.Rules.Kind == BridgeForThree:
		return t.setup.Soloist
	case p.Pile == Dummy && t.setup.Rules.Kind == Booby:
		if t.contract.PassedOut() {
			return Nobody
		}
		return t.contract.Declarer
	case p.Pile == Hand && t.isPartnersDummy(p) && t.Opened():
		return t.contract.Declarer
	}
	return p.Of
}

// isPartnersDummy reports whether a hand is that of declarer's partner, at bridge for three.
func (t Table) isPartnersDummy(p Place) bool {
	return t.setup.Rules.Kind == BridgeForThree && p.Pile == Hand && t.contract.Level > 0 && p.Of != t.contract.Declarer &&
		p.Of != t.setup.Soloist && t.contract.Declarer != t.setup.Soloist
}

// Seat returns the seat at which a hand is played, in games of four hands: at two dummies and bridge for three from the
// start, otherwise once the auction is over.
func (t Table) Seat(p Place) (card.Seat, bool) {
	if !t.seated {
		return 0, false
	}
	i := slices.Index(t.seats[:], p)
	return card.Seat(max(i, 0)), i >= 0
}

// At returns the place played at a seat; ok is false before hands are seated, and in games with two hands.
func (t Table) At(seat card.Seat) (p Place, ok bool) { return t.seats[seat], t.seated }

// seat seats the hands, if it is time. (Rules: bridge-few, row rulings.)
func (t *Table) seat() {
	r := t.setup.Rules
	switch {
	case r.Kind == TwoDummies:
		t.seats = [4]Place{card.South: {Hand, 0}, card.North: {Dummy, 0}, card.West: {Hand, 1}, card.East: {Dummy, 1}}
	case r.Kind == BridgeForThree:
		t.seats = around(r, t.setup.Soloist)
	case r.Kind == Booby && t.contract.Level > 0:
		t.seats = around(r, t.contract.Declarer)
	case r.Kind == OpenOrClosed && t.contract.Level > 0:
		d := t.contract.Declarer
		packets := [2]Place{{OpenPacket, Nobody}, {ClosedPacket, Nobody}}
		if t.owners[0] != d {
			packets[0], packets[1] = packets[1], packets[0]
		}
		t.seats = [4]Place{card.South: {Hand, d}, card.North: packets[0], card.West: {Hand, 1 - d}, card.East: packets[1]}
	default:
		return
	}
	t.seated = true
}

// around returns three hands and dummy with a player sitting South.
func around(r Rules, south Player) [4]Place {
	return [4]Place{card.South: {Hand, south}, card.West: {Hand, r.after(south, 1)}, card.East: {Hand, r.after(south, 2)}, card.North: {Dummy, Nobody}}
}

// leader returns the player who makes the opening lead, and the place from which he makes it; there must be a contract.
func (t Table) leader() (Player, Place) {
	d := t.contract.Declarer
	if !t.setup.Rules.FourHands() {
		return 1 - d, Place{Hand, 1 - d}
	}
	seat, _ := t.Seat(Place{Hand, d})
	at := t.seats[seat.Left()]
	if first := t.setup.Rules.after(t.setup.Dealer, 1); t.setup.Rules.Options.DealerLeads && first != d {
		at = Place{Hand, first}
	}
	return t.Owner(at), at
}
