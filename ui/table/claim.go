package table

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/dd"
	"github.com/superbridge/superbridge/ui/text"
)

// claim is what the person is about to claim.
type claim struct {
	tricks int
	cancel context.CancelFunc // of checking it, or nil
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
	if !s.model.Yours || s.model.Phase() != bridge.PlayPhase {
		s.say(text.T("table.no-claim"))
		return
	}
	s.hint.drop()
	s.claim.drop()
	s.claim.tricks = s.model.Left()
	s.sheet = claimSheet
	s.show()
}

func (s *Screen) closeClaim() {
	s.claim.drop()
	s.sheet = noSheet
	s.show()
}

func (s *Screen) claimMore(by int) {
	if s.claim.cancel == nil {
		s.claim.tricks = min(max(s.claim.tricks+by, 0), s.model.Left())
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
		s.claimMore(-1)
	case fyne.KeyRight, fyne.KeyUp:
		s.claimMore(1)
	}
}

// claimRune takes a number of tricks; a second digit makes it 10 to 17.
func (s *Screen) claimRune(r rune) {
	if r < '0' || r > '9' || s.claim.cancel != nil {
		return
	}
	n := int(r - '0')
	if s.claim.tricks == 1 && 10+n <= s.model.Left() {
		n += 10
	}
	s.claim.tricks = min(n, s.model.Left())
	s.show()
}

// claimNodes is how much the check of a claim may search: a second or two.
const claimNodes = 3_000_000

// makeClaim has the claim checked in the background, and makes it if it is good.
func (s *Screen) makeClaim() {
	if s.claim.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.claim.cancel = cancel
	b, tricks := s.session.State().Board, s.claim.tricks
	s.show()
	go func() {
		verdict, err := dd.CheckClaim(ctx, b, tricks, claimNodes)
		fyne.Do(func() {
			if ctx.Err() == nil {
				s.claimChecked(b, tricks, verdict, err)
			}
		})
	}()
}

// claimChecked makes a claim that is good, and says why another isn't. It was checked on
// board b; if play has gone on or back since, it means nothing.
func (s *Screen) claimChecked(b bridge.Board, tricks int, verdict dd.Verdict, err error) {
	s.closeClaim()
	if !slices.Equal(b.Events(), s.session.State().Board.Events()) {
		return
	}
	switch {
	case err != nil:
		s.say(text.Rule(err))
	case verdict.Good == dd.Yes:
		s.act(bridge.Claimed(tricks))
	case verdict.Good == dd.Unknown:
		s.say(text.T("claim.unclear"))
	case verdict.Sure == verdict.Most:
		s.say(text.T("claim.refused", "Most", verdict.Most, "Left", b.Left()))
	default:
		s.say(text.T("claim.too-many", "Tricks", tricks))
	}
}
