package table

import (
	"context"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// claimSheet is the strip on which it is asked how many of the tricks that are left the user claims. No card plays itself
// meanwhile. To claim none is to concede: that is never the number that happens to stand there, but has its own key and is asked.
type claimSheet struct {
	laid
	entry     *entry
	tricks    int                // 0 is no number yet
	least     int                // that are sure from what the user sees
	given     int                // the number of which the user has been told what it gives up, or 0
	chosen    bool               // by the user, and not only where the number begins
	conceding bool               // it is asked whether all tricks are conceded
	said      string             // of the last answer, or ""
	cancel    context.CancelFunc // of what is being worked out, or nil
	fitted    claimFit           // the latest layout
}

var (
	_ sheet.Worker = (*claimSheet)(nil)
	_ sheet.Leaver = (*claimSheet)(nil)
	_ sheet.Closer = (*claimSheet)(nil)
	_ sheet.Looker = (*claimSheet)(nil)
)

// openClaim asks how many tricks the user claims.
func (s *Screen) openClaim() {
	s.entry.pending.Drop()
	s.entry.typed = ""
	if !s.guided.mayClaim() {
		s.note.say(text.T("table.no-claim"))
		return
	}
	s.advice.drop()
	b := s.play.session.State().Board
	s.play.session.Hold(true)
	least := surely(b.View(b.Actor()))
	s.parts.sheets.Replace(&claimSheet{laid: s.peek.laid, entry: &s.entry, tricks: least, least: least}, ofPosition)
	s.note.show()
	s.parts.showCount()
}

// claiming reports whether the strip is open. It covers the note and the count of the hand, which are hidden meanwhile.
func (p *parts) claiming() bool {
	_, claims := p.sheets.Top().(*claimSheet)
	return claims
}

// Look implements [sheet.Looker]: the strip leaves the open hands and the trick in sight, for counting.
func (c *claimSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Alone: true, Place: func(room, _ fyne.Size) (fyne.Position, fyne.Size) {
		return spot(c.fit(c.parts.geometry(room)).at)
	}}
}

// Working implements [sheet.Worker].
func (c *claimSheet) Working() bool { return c.cancel != nil }

// Cancel implements [sheet.Worker]: it takes the strip away.
func (c *claimSheet) Cancel() { c.away() }

// Leave implements [sheet.Leaver]: from the question about conceding it goes back to the number.
func (c *claimSheet) Leave() {
	if !c.conceding {
		c.away()
		return
	}
	c.conceding = false
	c.redraw()
}

// Undo takes the strip away.
func (c *claimSheet) Undo() { c.away() }

func (c *claimSheet) away() { c.parts.sheets.Remove(c) }

// Close implements [sheet.Closer].
func (c *claimSheet) Close() {
	if c.cancel != nil {
		c.cancel()
	}
	c.play.session.Hold(false)
	c.note.show()
	c.parts.showCount()
}

func (c *claimSheet) redraw() { c.parts.sheets.Redraw() }

// claimBy changes how many tricks are claimed.
func (c *claimSheet) claimBy(by int) {
	if c.cancel == nil && !c.conceding {
		c.tricks, c.said, c.given, c.chosen = min(max(c.tricks+by, 0), c.play.model.Table.Left()), "", 0, true
		c.redraw()
	}
}

// Enter implements [sheet.Sheet]. To concede has a key of its own.
func (c *claimSheet) Enter() {
	if c.conceding {
		c.Leave()
	} else {
		c.makeClaim()
	}
}

// askConcede asks whether all tricks that are left are conceded.
func (c *claimSheet) askConcede() {
	if c.cancel == nil {
		c.conceding, c.said = true, ""
		c.redraw()
	}
}

// concede gives all tricks that are left to the other side.
func (c *claimSheet) concede() {
	c.claim(c.play.session.State().Board, 0)
}

// claim claims tricks on board b, and drops the mark of a card to be played.
func (c *claimSheet) claim(b bridge.Board, tricks int) {
	c.entry.early.unmark()
	c.away()
	c.entry.do(bridge.Claimed(tricks), func(e bridge.Event) error { return c.play.session.ActOn(b, e) })
}

// Key implements [sheet.Sheet].
func (c *claimSheet) Key(name fyne.KeyName) {
	left := c.play.model.Table.Left()
	switch name {
	case fyne.KeyLeft, fyne.KeyDown:
		c.claimBy(-1)
	case fyne.KeyRight, fyne.KeyUp:
		c.claimBy(1)
	case fyne.KeyHome:
		c.claimBy(-left)
	case fyne.KeyEnd:
		c.claimBy(left)
	case fyne.KeyDelete:
		c.askConcede()
	}
}

// Rune implements [sheet.Sheet]. It takes a number of tricks, of which a second digit makes 10 to 17, or the key of the
// question how many there are.
func (c *claimSheet) Rune(r rune) {
	switch {
	case c.conceding && unicode.ToLower(r) == 'y':
		c.concede()
	case c.conceding:
	case unicode.ToLower(r) == 'h':
		c.askSure()
	case r >= '0' && r <= '9' && c.cancel == nil:
		n := int(r - '0')
		if c.tricks == 1 && 10+n <= c.play.model.Table.Left() {
			n += 10
		}
		c.claimBy(n - c.tricks)
	}
}

// claimNodes limits the search of the check of a claim: a second or two.
const claimNodes = 3_000_000

// check has a claim of tricks checked in the background, on the board as it is now.
func (c *claimSheet) check(tricks int, checked func(dd.Verdict, error)) {
	if c.cancel != nil {
		return
	}

	ctx, cancel := context.WithCancel(c.play.work.Ctx)
	c.cancel = cancel
	b := c.play.session.State().Board
	c.redraw()
	c.play.work.Run(ctx, func() func() {
		verdict, err := dd.CheckClaim(ctx, b, tricks, claimNodes)
		return func() {
			if !slices.Equal(b.Events(), c.play.session.State().Board.Events()) {
				return // play has gone on, or back
			}
			c.cancel = nil
			cancel()
			checked(verdict, err)
			c.redraw()
		}
	})
}

// makeClaim makes the claim if it is good. A player who gives up tricks with a number that he hasn't chosen, or any that are sure
// from what he sees, must say so twice.
func (c *claimSheet) makeClaim() {
	tricks := c.tricks
	if tricks == 0 {
		c.said = text.T("claim.choose")
		c.redraw()
		return
	}
	if others := c.play.model.Table.Left() - tricks; others > 0 && (!c.chosen || tricks < c.least) && c.given != tricks {
		c.given, c.said = tricks, text.TN("claim.gives-up", others)
		c.redraw()
		return
	}
	b := c.play.session.State().Board
	c.check(tricks, func(v dd.Verdict, err error) { c.claimChecked(b, tricks, v, err) })
}

// claimChecked makes a claim on board b that is good. Of another one nothing is said but that it isn't sure:
// how many tricks there are is a hint.
func (c *claimSheet) claimChecked(b bridge.Board, tricks int, v dd.Verdict, err error) {
	switch {
	case err != nil:
		c.said = bridgetext.Rule(err)
	case v.Good == dd.Yes:
		c.claim(b, tricks)
	case c.play.defends():
		c.said = text.TN("claim.not-sure-defending", tricks)
	default:
		c.said = text.TN("claim.not-sure", tricks)
	}
}

// askSure asks how many tricks are sure, against the best play of the other side with all hands
// open. The answer counts as a hint, once on each position.
func (c *claimSheet) askSure() {
	b := c.play.session.State().Board
	if c.entry.advice.sure != nil && slices.Equal(c.entry.advice.sure.events, b.Events()) {
		c.claimSure(c.entry.advice.sure.tricks)
		return
	}
	c.check(c.play.model.Table.Left(), func(v dd.Verdict, err error) { c.sureFound(b, v, err) })
}

// sure holds the number of tricks that the user has been told are sure.
type sure struct {
	events []bridge.Event // of the board then
	tricks int
}

// sureFound tells how many tricks are sure on board b, if that could be found out.
func (c *claimSheet) sureFound(b bridge.Board, v dd.Verdict, err error) {
	switch {
	case err != nil:
		c.said = bridgetext.Rule(err)
	case v.Good == dd.Unknown || v.Sure < v.Most && v.Good == dd.No:
		c.said = text.T("claim.unclear")
	default:
		c.play.countHint()
		c.entry.advice.sure = &sure{b.Events(), v.Sure}
		c.claimSure(v.Sure)
	}
}

func (c *claimSheet) claimSure(tricks int) {
	id := "claim.sure"
	switch {
	case c.play.defends() && tricks == 0:
		id = "claim.sure-defending-none"
	case c.play.defends():
		id = "claim.sure-defending"
	case tricks == 0:
		id = "claim.sure-none"
	}
	c.tricks, c.said, c.given, c.chosen = tricks, text.TN(id, tricks), 0, true
	c.redraw()
}

// defends reports whether the user claims for the side that defends.
func (p *playing) defends() bool {
	return p.model.Table.Contract().Declarer.Side() != p.model.Person.Side()
}
