package few

// The bids of points at Slam. (Rules: bridge-few, Slam.)
const (
	leastFirst = 6  // range of the first bid of points
	mostFirst  = 10 //
	mostRaise  = 5  // largest raise over the last bid in the first two rounds
	mostPoints = 50
	slamRounds = 3
)

// rounds is Slam's auction: with ten cards one call each, with twelve again, with fourteen in turn until a pass. A pass
// after a bid is final; the remaining player calls once in each remaining round, and his pass ends the auction.
type rounds struct{ bidding }

// course is the progress of Slam's auction.
type course struct {
	round int     // 1 to 3
	turn  Player  // the player to call
	out   [2]bool // has passed after a bid
	over  bool
}

// course returns the progress of the auction.
func (a rounds) course() course {
	first := a.setup.Rules.after(a.setup.Dealer, 1)
	at := course{round: 1, turn: first}
	bid := false
	var called [2]bool // in this round
	passes := 0        // in this round, before any bid
	for _, made := range a.calls {
		p, other := at.turn, 1-at.turn
		called[p] = true
		alone := at.out[other]
		switch {
		case made.Call.IsBid():
			bid = true
		case bid:
			at.out[p] = true
			at.over = alone || at.round == slamRounds
		default:
			passes++
		}
		together := at.round == slamRounds && !at.out[p] && !alone
		switch {
		case at.over:
			return at
		case together:
			at.over = !bid && passes == 2
			at.turn = other
			if at.over {
				return at
			}
		case !called[other] && !at.out[other]:
			at.turn = other
		case at.round == slamRounds:
			at.over = true
			return at
		default: // the next round
			at.round++
			called, passes = [2]bool{}, 0
			at.turn = first
			if at.out[first] {
				at.turn = 1 - first
			}
		}
	}
	return at
}

func (a rounds) next() (Player, bool) {
	at := a.course()
	return at.turn, at.over
}

func (a rounds) broken(by Player, c Call) Rule {
	if !c.IsBid() {
		return 0
	}
	at := a.course()
	bid, _, any := a.last()
	switch {
	case c.Kind == BidCall && !a.setup.Rules.slam(int(c.Level)):
		return SlamsByName
	case c.Kind == BidCall:
		return 0
	case c.Points > mostPoints:
		return PointsEnd
	case !any && (c.Points < leastFirst || c.Points > mostFirst):
		return FirstPoints
	case any && int(c.Points) > int(bid.Points)+mostRaise && (at.round < slamRounds || at.out[1-by]):
		return RaiseByFive
	}
	return 0
}
