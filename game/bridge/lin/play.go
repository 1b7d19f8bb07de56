package lin

import (
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// play plays the board by the rules of duplicate bridge, and records the outcome in f. known is the match's result for
// it, or nil.
func (d board) play(f *Found, known *outcome) {
	left := func(line int, err error) {
		f.Left = err
		f.Faults = append(f.Faults, pbn.Fault{Line: line, Lost: pbn.Whole, Err: err})
	}
	switch {
	case d.wrong != nil:
		left(d.line, d.wrong)
		return
	case !d.hands.any():
		left(d.line, fault.New("it has no deal"))
		return
	}
	deal, err := d.hands.whole()
	if err != nil {
		left(d.line, err)
		return
	}
	rules := bridge.Duplicate()
	dealer, vul := rules.FirstDealer, bridge.VulNone
	if d.number > 0 {
		dealer, vul = rules.Dealer(d.number-1), rules.Vulnerability(d.number-1)
	}
	if d.hands.dealer != nil {
		dealer = *d.hands.dealer
	} else if len(d.calls) > 0 && d.number == 0 {
		left(d.line, fault.New("nothing says who deals"))
		return
	}
	if d.vul != nil {
		vul = *d.vul
	}
	start, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		left(d.hands.line, err)
		return
	}
	if f.Board, f.Unplayed = d.all(start, known, f); f.Unplayed == nil {
		return
	}
	f.Board, f.Remarks = start, nil
	called, err := d.call(start, &Found{})
	switch {
	case known != nil:
		f.Result = &pbn.Result{Contract: known.contract, Tricks: known.tricks}
	case err == nil && called.Phase() != bridge.AuctionPhase:
		f.Result = &pbn.Result{Contract: called.Contract(), Tricks: -1}
	}
	f.Written = d.written(start, called)
	line, lost := d.line, f.Unplayed
	var at *pbn.Error
	if errors.As(lost, &at) {
		line, f.Unplayed = at.Line, at.Err
	}
	switch {
	case !f.Begun, errors.Is(lost, pbn.ErrNoTricks):
	case pbn.Unfinished(lost):
		f.Faults = append(f.Faults, pbn.Fault{Line: line, Err: fault.Errorf("%w: what was called and played is kept as it is written", f.Unplayed)})
	default:
		f.Broken = true
		f.Faults = append(f.Faults, pbn.Fault{Line: line, Lost: pbn.Play, Err: f.Unplayed})
	}
}

// written returns the calls and cards as written, in PBN's words; the auction may be over in called.
func (d board) written(start, called bridge.Board) (tags pbn.Tags) {
	var calls, cards []pbn.Word
	for _, a := range d.calls {
		text := "AP"
		if !a.again {
			text = pbn.CallText(a.call)
		}
		calls = append(calls, pbn.Word{Text: text, Remark: a.Remark})
	}
	for _, a := range d.cards {
		cards = append(cards, pbn.Word{Text: a.card.String(), Remark: a.Remark})
	}
	if len(calls) > 0 {
		tags = pbn.Written("Auction", start.Dealer.String(), calls)
	}
	if len(cards) > 0 {
		leader := ""
		if called.Phase() != bridge.AuctionPhase && !called.Contract().PassedOut() {
			leader = called.Contract().Leader().String()
		}
		tags = append(tags, pbn.Written("Play", leader, cards)...)
	}
	pbn.CommentsFirst(tags)
	return tags
}

// all makes all calls and plays all cards. The error says why the board is not finished.
func (d board) all(start bridge.Board, known *outcome, f *Found) (bridge.Board, error) {
	if len(d.calls) == 0 && d.broken == nil {
		if len(d.cards) > 0 {
			return start, pbn.ErrNoAuction
		}
		return start, fault.New("nothing has been played")
	}
	b, err := d.call(start, f)
	if d.broken != nil && (err != nil || b.Phase() == bridge.AuctionPhase) {
		err = &pbn.Error{Line: d.broken.Line, Err: d.broken.Err}
	}
	if err != nil {
		return start, err
	}
	if b.Phase() == bridge.AuctionPhase {
		return start, pbn.ErrNotCalled
	}
	if d.broken != nil {
		f.Faults = append(f.Faults, pbn.Fault{Line: d.broken.Line, Lost: pbn.Call, Err: d.broken.Err})
	}
	called, remarks := b, len(f.Remarks)
	b, odd := d.playCards(b, f)
	b, err = d.finish(b, known)
	switch {
	case err != nil && odd != nil, err == nil && odd != nil && b.Phase() != bridge.Finished:
		return start, &pbn.Error{Line: odd.Line, Err: odd.Err}
	case err != nil && b.Phase() != bridge.Finished:
		// The cards and the claim contradict each other: without the cards the claim may stand.
		d.cards = nil
		if b, bad := d.finish(called, known); bad == nil && b.Phase() == bridge.Finished {
			line, why := d.line, err
			var at *pbn.Error
			if errors.As(err, &at) {
				line, why = at.Line, at.Err
			}
			f.Remarks = f.Remarks[:remarks]
			f.Faults = append(f.Faults, pbn.Fault{Line: line, Lost: pbn.Card, Err: fault.Errorf("the play is left out: %w", why)})
			return b, nil
		}
		return start, err
	case err != nil: // all cards are there, and nobody broke a rule
		line, why := d.line, err
		var at *pbn.Error
		if errors.As(err, &at) {
			line, why = at.Line, at.Err
		}
		f.Faults = append(f.Faults, pbn.Fault{Line: line, Err: fault.Errorf("%w: the cards count", why)})
	case b.Phase() != bridge.Finished:
		if len(d.cards) == 0 {
			return start, pbn.ErrNoTricks
		}
		return start, pbn.ErrNotFinished
	case odd != nil:
		f.Faults = append(f.Faults, *odd)
	}
	return b, nil
}

// remark keeps what is said of a call or a card.
func (f *Found) remark(event int, a act) {
	r := a.Remark
	if r.At = event; r.Mark+r.Note+r.Comment != "" {
		f.Remarks = append(f.Remarks, r)
	}
}

// call makes the calls. Passes at the end may be missing if something follows, or be too many.
func (d board) call(b bridge.Board, f *Found) (bridge.Board, error) {
	var err error
	for _, a := range d.calls {
		if b.Phase() != bridge.AuctionPhase {
			if a.call == bridge.Pass {
				continue
			}
			return b, at(a.line, fault.Errorf("%v is called after the auction has ended", a.call))
		}
		f.remark(len(b.Events()), a)
		for next := true; next; next = a.again && b.Phase() == bridge.AuctionPhase {
			if b, err = b.Apply(bridge.Called(a.call)); err != nil {
				return b, at(a.line, err)
			}
		}
	}
	bid := false
	for _, c := range b.Auction().Calls {
		bid = bid || c.IsBid()
	}
	if more := len(d.cards) > 0 || d.claim != nil; !bid || !more {
		return b, nil
	}
	for b.Phase() == bridge.AuctionPhase {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			return b, err
		}
	}
	return b, nil
}

// playCards plays the cards up to one that can't be read or isn't legal, which it returns, and the last trick if only that is
// missing: nobody has a choice there.
func (d board) playCards(b bridge.Board, f *Found) (bridge.Board, *pbn.Fault) {
	for _, a := range d.cards {
		next, err := b.Apply(bridge.Played(a.card))
		if err != nil {
			return b, &pbn.Fault{Line: a.line, Lost: pbn.Card, Err: err}
		}
		f.remark(len(b.Events()), a)
		b = next
	}
	if d.claim != nil || d.odd != nil {
		return b, d.odd
	}
	for b.Phase() != bridge.Finished && len(b.Tricks()) == 12 {
		only := b.View(b.Actor()).LegalPlays().Cards()
		next, err := b.Apply(bridge.Played(only[0]))
		if err != nil {
			return b, nil
		}
		b = next
	}
	return b, nil
}

// at says that something is wrong in a line.
func at(line int, err error) error { return &pbn.Error{Line: line, Err: err} }

// finish gives out the tricks that have not been played: as the board says it, or else as it is known from the results
// of the match.
func (d board) finish(b bridge.Board, known *outcome) (bridge.Board, error) {
	line, tricks := d.line, 0
	switch {
	case d.claim != nil && b.Contract().PassedOut():
		return b, nil
	case d.claim != nil:
		line, tricks = d.claim.line, d.claim.tricks
	case b.Phase() == bridge.Finished || known == nil || known.contract != b.Contract():
		return b, nil
	default:
		tricks = known.tricks
	}
	if b.Phase() == bridge.Finished {
		if tricks != b.DeclarerTricks() {
			return b, at(line, fault.Errorf("declarer's tricks are given as %d, but by the cards there are %d", tricks, b.DeclarerTricks()))
		}
		return b, nil
	}
	claim := tricks - b.DeclarerTricks()
	if claim < 0 || claim > b.Left() {
		return b, at(line, fault.Errorf("declarer can't have %d tricks: he has %d, and %d are left", tricks, b.DeclarerTricks(), b.Left()))
	}
	if b.Actor().Side() != b.Contract().Declarer.Side() {
		claim = b.Left() - claim
	}
	b, err := b.Apply(bridge.Claimed(claim))
	if err != nil {
		return b, at(line, err)
	}
	return b, nil
}
