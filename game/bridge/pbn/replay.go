package pbn

import (
	"errors"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// player plays a game by the rules of duplicate bridge, or of MiniBridge if it says so and has no auction.
type player struct {
	game
	board   bridge.Board
	remarks []Remark
	faults  []Fault
}

// play plays the game to its end. The error says why it has none; what is left out or contradictory is in the faults.
func (p *player) play() error {
	c, said := p.contract()
	switch {
	case len(p.calls) == 0 && !p.board.Rules.Choices:
		return ErrNoAuction
	case len(p.calls) == 0 && p.given("Contract") == "":
		return fault.New("it has no contract")
	case p.irregular || strings.HasPrefix(p.given("Declarer"), "^") || strings.HasPrefix(p.given("Result"), "^"):
		return fault.New("something irregular happened")
	}
	if p.board.Rules.Choices {
		if err := p.choose(); err != nil {
			return err
		}
	} else if err := p.auction(c, said); err != nil {
		return err
	}
	if p.board.Phase() == bridge.Finished { // all have passed
		return nil
	}
	err := p.tricks()
	if errors.Is(err, ErrNotFinished) && !slices.ContainsFunc(p.cards, func(a act) bool { return strings.Trim(a.text, "-*?") != "" }) {
		return ErrNoTricks
	}
	return err
}

// choose chooses the contract of the tag.
func (p *player) choose() error {
	c, _, err := parseCall(p.given("Contract"))
	if err == nil {
		p.board, err = p.board.Apply(bridge.Chosen(c))
	}
	if err != nil {
		return &Error{p.lineOf("Contract"), err}
	}
	return p.agrees(p.board.Contract())
}

// auction makes the calls. Some archives leave the first passes out, and some programs give another seat for the first call: what is
// right then shows the contract with its declarer.
func (p *player) auction(c bridge.Contract, said bool) error {
	first, ok := p.firstCaller()
	if !ok {
		first = p.board.Dealer
	}
	start, wrong := *p, error(nil)
	for i := range 5 {
		passes := (i + 3) % 4 // of those that aren't written
		switch {
		case i == 0:
			passes = (int(first) - int(start.board.Dealer) + 4) % 4
		case !said || c.PassedOut():
			return wrong
		}
		*p = start
		err := p.call(passes)
		if err == nil {
			err = p.agrees(p.board.Contract())
		}
		if leader, bad := parseSeat(p.given("Play")); err == nil && i > 0 && bad == nil && leader != p.board.Contract().Leader() {
			err = wrong
		}
		if err == nil && passes > 0 {
			missing := fault.Errorf("the first pass is not written: %v is the dealer", p.board.Dealer)
			if passes > 1 {
				missing = fault.Errorf("the first %d passes are not written: %v is the dealer", passes, p.board.Dealer)
			}
			p.faults = append(p.faults, Fault{p.lineOf("Auction"), Nothing, missing})
		}
		if err == nil {
			return nil
		}
		if wrong == nil {
			wrong = err
		}
	}
	*p = start
	return wrong
}

// call makes the calls after a number of passes. Passes at the end may be missing if something follows, or too many.
func (p *player) call(passes int) (err error) {
	b := p.board
	for range passes {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			return err
		}
	}
	for _, a := range p.calls {
		if strings.Trim(a.text, "-") == "" && len(b.Events()) == passes {
			continue // of a seat before the first call
		}
		if a.text[0] == '*' || a.text[0] == '+' {
			break
		}
		c, again, err := parseCall(a.text)
		if err != nil {
			return &Error{a.line, err}
		}
		if b.Phase() != bridge.AuctionPhase {
			if c == bridge.Pass {
				continue
			}
			return &Error{a.line, fault.Errorf("%v is called after the auction has ended", c)}
		}
		p.remark(len(b.Events()), a)
		for next := true; next; next = again && b.Phase() == bridge.AuctionPhase {
			if b, err = b.Apply(bridge.Called(c)); err != nil {
				return &Error{a.line, err}
			}
		}
	}
	unfinished := b.Phase() == bridge.AuctionPhase
	for b.Phase() == bridge.AuctionPhase && p.calledOut(b) {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			return err
		}
	}
	if b.Phase() == bridge.AuctionPhase || unfinished && p.agrees(b.Contract()) != nil {
		return ErrNotCalled
	}
	p.board = b
	return nil
}

// calledOut reports whether only passes can be missing from an auction: somebody has bid, and something follows.
func (p *player) calledOut(b bridge.Board) bool {
	if p.calls[len(p.calls)-1].text[0] == '+' {
		return false
	}
	for _, c := range b.Auction().Calls {
		if c.IsBid() {
			return len(p.cards) > 0 || p.given("Result") != "" && p.given("Contract") != ""
		}
	}
	return false
}

// agrees compares the tags Contract and Declarer, where they are given, with the contract that was called. Where only the doubling
// is given otherwise, that of the auction counts.
func (p *player) agrees(c bridge.Contract) error {
	if text := p.given("Contract"); text != "" && text != "-" {
		bare, _ := withDeclarer(text)
		given, err := parseContract(bare)
		given.Declarer = c.Declarer
		contradicts := fault.Errorf("the contract is given as %.20q, but by the auction it is %s", text, contractText(c))
		switch {
		case err != nil:
			p.faults = append(p.faults, Fault{p.lineOf("Contract"), Nothing, contradicts})
		case given.Level != c.Level || given.Strain != c.Strain && c.Level > 0:
			return &Error{p.lineOf("Contract"), contradicts}
		case given.Doubling != c.Doubling:
			p.faults = append(p.faults, Fault{p.lineOf("Contract"), Nothing, contradicts})
		}
	}
	if text := p.given("Declarer"); text != "" && text != "-" && !c.PassedOut() {
		if given, err := parseSeat(text); err != nil || given != c.Declarer {
			contradicts := fault.Errorf("the declarer is given as %.20q, but by the auction it is %v", text, c.Declarer)
			if len(p.calls) == 0 {
				contradicts = fault.Errorf("the declarer is given as %.20q, but by the points it is %v", text, c.Declarer)
			}
			return &Error{p.lineOf("Declarer"), contradicts}
		}
	}
	return nil
}

// remark keeps the remarks on a call or a card.
func (p *player) remark(event int, a act) {
	if r := p.said(a); r.Mark+r.Note+r.Comment != "" {
		r.At = event
		p.remarks = append(p.remarks, r)
	}
}

// said returns the remark on a call or a card, with its explanation.
func (g game) said(a act) Remark {
	r := a.Remark
	for _, number := range a.notes {
		switch at, note := g.note(a.section, number); {
		case at < 0:
		case note != alert:
			r.Note = joined(r.Note, note)
		case !strings.Contains(r.Mark, alert):
			r.Mark += alert
		}
	}
	return r
}

// note returns the index and the text of the note with a number that a section refers to, or -1. Each section numbers its own notes, which
// follow it; only without one there does a note elsewhere count.
func (g game) note(section, number string) (at int, text string) {
	at, in := -1, ""
	for i, t := range g.tags {
		switch t.Name {
		case "Auction", "Play":
			in = t.Name
		case "Note":
			n, rest, ok := strings.Cut(t.Value, ":")
			if !ok || strings.TrimSpace(n) != number || at >= 0 && in != section {
				continue
			}
			if at, text = i, strings.TrimSpace(rest); in == section {
				return at, text
			}
		}
	}
	return at, text
}

// tricks plays the cards, and awards the unplayed tricks according to the tags.
func (p *player) tricks() error {
	start, remarks := p.board, len(p.remarks)
	wrong := p.cardByCard()
	err := p.finish()
	switch {
	case err == nil && wrong == nil:
		return nil
	case err == nil:
		p.faults = append(p.faults, *wrong)
		return nil
	case errors.Is(err, ErrNotFinished) && wrong != nil && errors.Is(wrong.Err, errNotGiven):
		return errNotGiven
	case errors.Is(err, ErrNotFinished) && wrong != nil:
		return &Error{wrong.Line, wrong.Err}
	case errors.Is(err, ErrNotFinished) || p.board.Phase() == bridge.Finished:
		return err
	}
	// The cards and the result contradict each other: without the cards the result may stand.
	why := err
	p.board, p.remarks = start, p.remarks[:remarks]
	if err := p.finish(); err != nil {
		return why
	}
	line, reason := p.lineOf("Play"), why
	var at *Error
	if errors.As(why, &at) {
		line, reason = at.Line, at.Err
	}
	p.faults = append(p.faults, Fault{line, Card, fault.Errorf("the play is left out: %w", reason)})
	return nil
}

// cardByCard plays the cards up to one that isn't known or isn't legal. They are in rows, a trick each, and in columns, a
// seat each: which was played first follows from the trick before. What it returns says from where on cards are left out.
func (p *player) cardByCard() *Fault {
	first, err := parseSeat(p.given("Play"))
	if err != nil {
		first = p.board.Contract().Leader()
	}
	cards := p.cards
	for i, a := range cards {
		if a.text[0] == '*' {
			cards = cards[:i]
			break
		}
	}
	cards = p.underSeats(cards, first)
	left := 0
	for _, a := range cards {
		if !unknownCard(a.text) {
			left++
		}
	}
	for ; p.board.Phase() != bridge.Finished && left > 0; left-- {
		at := 4*len(p.board.Tricks()) + (int(p.board.Turn())-int(first)+4)%4
		if at >= len(cards) || unknownCard(cards[at].text) {
			return &Fault{p.lineOf("Play"), Card, errNotGiven}
		}
		a := cards[at]
		c, err := parseCard(a.text)
		next := p.board
		if err == nil {
			next, err = next.Apply(bridge.Played(c))
		}
		if err != nil {
			return &Fault{a.line, Card, err}
		}
		p.remark(len(p.board.Events()), a)
		p.board = next
	}
	return nil
}

// underSeats returns the cards with each trick under the seats, from the first on. Some programs write a trick as it was played, or begin
// with another seat: whose a card is shows the deal.
func (p *player) underSeats(cards []act, first card.Seat) []act {
	all, said := slices.Clone(cards), false
	for at := 0; at < len(cards); at += 4 {
		row, moved := [4]act{{text: "-"}, {text: "-"}, {text: "-"}, {text: "-"}}, false
		for i, a := range cards[at:min(at+4, len(cards))] {
			c, err := parseCard(a.text)
			if unknownCard(a.text) {
				continue
			}
			seat := slices.IndexFunc(p.board.Deal[:], func(h card.Hand) bool { return h.Has(c) })
			column := (seat - int(first) + 4) % 4
			if err != nil || seat < 0 || !unknownCard(row[column].text) { // it is wrong otherwise
				moved = false
				break
			}
			row[column], moved = a, moved || column != i
		}
		if !moved {
			continue
		}
		if all = append(all[:at], row[:]...); at+4 < len(cards) {
			all = append(all, cards[at+4:]...)
		}
		if !said {
			said = true
			p.faults = append(p.faults, Fault{cards[at].line, Nothing, fault.New("the cards of a trick are not under their seats: each is played by who holds it")})
		}
	}
	return all
}

// finish awards the unplayed tricks according to the tag Result, or the tag Score.
func (p *player) finish() error {
	b := p.board
	c := b.Contract()
	text := p.given("Result")
	tricks, err := parseTricks(text, c)
	if byScore, ok := tricksOf(p.given("Score"), c, b.Vul); err != nil && ok {
		tricks, err, text = byScore, nil, p.given("Score")
	}
	switch {
	case b.Phase() == bridge.Finished && (text == "" || err != nil):
		if err != nil && text != "" {
			p.faults = append(p.faults, Fault{p.lineOf("Result"), Nothing, err})
		}
		return nil
	case text == "":
		return ErrNotFinished
	case err != nil:
		return &Error{p.lineOf("Result"), err}
	case b.Phase() == bridge.Finished && tricks != b.DeclarerTricks(): // all cards are there, and nobody broke a rule
		p.faults = append(p.faults, Fault{p.lineOf("Result"), Nothing, fault.Errorf("declarer's tricks are given as %d, but by the cards there are %d: the cards count", tricks, b.DeclarerTricks())})
		return nil
	case b.Phase() == bridge.Finished:
		return nil
	}
	for _, a := range p.cards {
		if a.text[0] == '+' {
			return ErrNotFinished
		}
	}
	claim := tricks - b.DeclarerTricks()
	if claim < 0 || claim > b.Left() {
		return &Error{p.lineOf("Result"), fault.Errorf("declarer can't have %d tricks: he has %d, and %d are left", tricks, b.DeclarerTricks(), b.Left())}
	}
	if b.Actor().Side() != c.Declarer.Side() {
		claim = b.Left() - claim
	}
	p.board, err = b.Apply(bridge.Claimed(claim))
	return err
}
