package table

import (
	"context"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// claim is what the person is about to claim.
type claim struct {
	tricks int
	chosen bool               // by the person, and not only where the number begins
	said   string             // of the last answer, or ""
	cancel context.CancelFunc // of what is being worked out, or nil
}

func (c *claim) drop() {
	if c.cancel != nil {
		c.cancel()
	}
	*c = claim{}
}

// openClaim asks how many tricks the person claims.
func (s *Screen) openClaim() {
	s.pending.drop()
	s.typed = ""
	if !s.model.Yours || s.model.Table.Phase() != bridge.PlayPhase {
		s.say(text.T("table.no-claim"))
		return
	}
	s.hint.drop()
	s.claim.drop()
	b := s.session.State().Board
	s.claim.tricks = surely(b.View(b.Actor()))
	s.sheet = claimSheet
	s.show()
}

func (s *Screen) closeClaim() {
	s.claim.drop()
	s.sheet = noSheet
	s.show()
}

// claimBy changes how many tricks are claimed.
func (s *Screen) claimBy(by int) {
	if s.claim.cancel == nil {
		s.claim.tricks, s.claim.said, s.claim.chosen = min(max(s.claim.tricks+by, 0), s.model.Table.Left()), "", true
		s.show()
	}
}

func (s *Screen) claimKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.makeClaim()
	case fyne.KeyEscape:
		s.closeClaim()
	case fyne.KeyLeft, fyne.KeyDown:
		s.claimBy(-1)
	case fyne.KeyRight, fyne.KeyUp:
		s.claimBy(1)
	case fyne.KeyHome:
		s.claimBy(-s.model.Table.Left())
	case fyne.KeyEnd:
		s.claimBy(s.model.Table.Left())
	}
}

// claimRune takes a number of tricks, of which a second digit makes 10 to 17, or the key of the
// question how many there are.
func (s *Screen) claimRune(r rune) {
	switch {
	case unicode.ToLower(r) == 'h':
		s.askSure()
	case r >= '0' && r <= '9' && s.claim.cancel == nil:
		n := int(r - '0')
		if s.claim.tricks == 1 && 10+n <= s.model.Table.Left() {
			n += 10
		}
		s.claimBy(n - s.claim.tricks)
	}
}

// claimNodes is how much the check of a claim may search: a second or two.
const claimNodes = 3_000_000

// check has a claim of tricks checked in the background, on the board as it is now.
func (s *Screen) check(tricks int, checked func(dd.Verdict, error)) {
	if s.claim.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.claim.cancel = cancel
	b := s.session.State().Board
	s.show()
	s.runner.Run(ctx, func() func() {
		verdict, err := dd.CheckClaim(ctx, b, tricks, claimNodes)
		return func() {
			if !slices.Equal(b.Events(), s.session.State().Board.Events()) {
				return // play has gone on, or back
			}
			s.claim.cancel = nil
			cancel()
			checked(verdict, err)
			s.show()
		}
	})
}

// makeClaim makes the claim if it is good. A player who gives up tricks with it must have chosen that number, or say so twice.
func (s *Screen) makeClaim() {
	tricks := s.claim.tricks
	if others := s.model.Table.Left() - tricks; others > 0 && !s.claim.chosen {
		s.claim.chosen, s.claim.said = true, text.TN("claim.gives-up", others)
		s.show()
		return
	}
	s.check(tricks, func(v dd.Verdict, err error) { s.claimChecked(tricks, v, err) })
}

// claimChecked makes a claim that is good. Of another one nothing is said but that it isn't sure:
// how many tricks there are is a hint.
func (s *Screen) claimChecked(tricks int, v dd.Verdict, err error) {
	switch {
	case err != nil:
		s.claim.said = bridgetext.Rule(err)
	case v.Good == dd.Yes:
		s.closeClaim()
		s.act(bridge.Claimed(tricks))
	case s.defends():
		s.claim.said = text.TN("claim.not-sure-defending", tricks)
	default:
		s.claim.said = text.TN("claim.not-sure", tricks)
	}
}

// askSure asks how many tricks are sure, against the best play of the other side with all hands
// open. The answer counts as a hint, once on each position.
func (s *Screen) askSure() {
	b := s.session.State().Board
	if s.sure != nil && slices.Equal(s.sure.events, b.Events()) {
		s.claimSure(s.sure.tricks)
		return
	}
	s.check(s.model.Table.Left(), func(v dd.Verdict, err error) { s.sureFound(b, v, err) })
}

// sure is how many tricks the person has been told that are sure.
type sure struct {
	events []bridge.Event // of the board then
	tricks int
}

// sureFound tells how many tricks are sure on board b, if that could be found out.
func (s *Screen) sureFound(b bridge.Board, v dd.Verdict, err error) {
	switch {
	case err != nil:
		s.claim.said = bridgetext.Rule(err)
	case v.Good == dd.Unknown || v.Sure < v.Most && v.Good == dd.No:
		s.claim.said = text.T("claim.unclear")
	default:
		s.countHint()
		s.sure = &sure{b.Events(), v.Sure}
		s.claimSure(v.Sure)
	}
}

func (s *Screen) claimSure(tricks int) {
	id := "claim.sure"
	switch {
	case s.defends() && tricks == 0:
		id = "claim.sure-defending-none"
	case s.defends():
		id = "claim.sure-defending"
	case tricks == 0:
		id = "claim.sure-none"
	}
	s.claim.tricks, s.claim.said, s.claim.chosen = tricks, text.TN(id, tricks), true
	s.show()
}

// defends reports whether the person claims for the side that defends.
func (s *Screen) defends() bool {
	return s.model.Table.Contract().Declarer.Side() != s.model.Person.Side()
}

// claimStrip asks how many of the tricks that are left the person claims. It is a strip that leaves
// in sight what one counts: all hands that are open, and the trick.
func (s *Screen) claimStrip(maker sheetMaker) fyne.CanvasObject {
	left, tricks, busy := s.model.Table.Left(), s.claim.tricks, s.claim.cancel != nil
	count := maker.line(text.TN("claim.count", left, "Tricks", tricks), theme.BodyText, true)
	count.Align = fyne.TextAlignCenter
	minus := maker.button(text.T("claim.less"), text.T("key.less"), false, func() { s.claimBy(-1) })
	plus := maker.button(text.T("claim.more"), text.T("key.more"), false, func() { s.claimBy(1) })
	minus.Disabled, plus.Disabled = busy || tricks == 0, busy || tricks == left
	act := maker.button(text.T("claim.do"), text.T("key.enter"), true, s.makeClaim)
	ask := maker.button(text.T("claim.how-many"), text.T("key.hint"), false, s.askSure)
	ask.Disabled, act.Disabled = busy, busy
	words := s.claim.said
	switch {
	case busy:
		words = text.T("claim.busy")
	case words != "":
	case s.defends():
		words = text.T("claim.note-defending")
	default:
		words = text.T("claim.note")
	}
	note := maker.faint(words)
	note.Align = fyne.TextAlignCenter
	if s.claim.said != "" {
		note.Ink = theme.Current().Ink
	}
	body := maker.column(
		container.NewCenter(container.NewHBox(minus, container.New(fixedSize{fyne.NewSize(claimCount*maker.unit, minus.MinSize().Height)}, container.NewCenter(count)), plus,
			maker.gap(8), act, ask, maker.button(text.T("claim.cancel"), text.T("key.escape"), false, s.closeClaim))),
		note)
	return widget.NewPanel(container.New(fixedSize{fyne.NewSize(claimWidth*maker.unit, body.MinSize().Height)}, body), 8*maker.unit)
}

// What the strip measures, in units.
const (
	claimWidth = 704
	claimCount = 190 // of the line that says how many tricks
)
