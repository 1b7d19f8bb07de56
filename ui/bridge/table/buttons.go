package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// buttons are the commands in the corners below the table.
type buttons struct {
	hint, undo, claim        *widget.Button // on the left, from the top
	lastTrick, auction, home *widget.Button // on the right
	bidding                  *widget.Button // in the place of lastTrick during the auction
	worth                    *widget.Button // in the place of claim until the play begins
}

func newButtons(s *Screen) buttons {
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.parts.art, label, key, tapped)
	}
	undo := button(text.T("table.undo"), text.T("key.undo"), s.Undo)
	undo.OnRefused = s.Undo // says why there is nothing to take back
	return buttons{
		hint:      button(text.T("table.hint"), text.T("key.hint"), s.advice.ask),
		undo:      undo,
		claim:     button(text.T("table.claim"), text.T("key.claim"), s.openClaim),
		lastTrick: button(text.T("table.last-trick"), text.T("key.last-trick"), s.turnLastTrick),
		auction:   button(text.T("table.show-auction"), text.T("key.auction"), s.turnAuction),
		bidding:   button(text.T("table.bidding"), text.T("key.bidding"), s.ShowBidding),
		worth:     button(text.T("table.worth"), text.T("key.worth"), s.turnWorth),
		home:      button(s.play.wayOut(), text.T("key.escape"), s.exit.leave),
	}
}

func (b buttons) left() []*widget.Button  { return []*widget.Button{b.hint, b.undo, b.claim} }
func (b buttons) right() []*widget.Button { return []*widget.Button{b.lastTrick, b.auction, b.home} }
func (b buttons) all() []*widget.Button {
	return append(append(b.left(), b.right()...), b.bidding, b.worth)
}

// set disables the buttons that make no sense now.
func (b buttons) set(m tabletop.Model, claims bool, unit float32) {
	b.hint.Enable(m.Yours)
	b.undo.Enable(m.Undoable)
	b.claim.Enable(claims)
	b.lastTrick.Enable(len(m.Table.Tricks()) > 0)
	b.lastTrick.Hidden, b.bidding.Hidden = m.Table.Phase() == bridge.AuctionPhase, m.Table.Phase() != bridge.AuctionPhase
	bidding := m.Table.Phase() == bridge.AuctionPhase || m.Table.Phase() == bridge.ChoicePhase
	b.worth.Hidden, b.claim.Hidden = !bidding, bidding
	b.auction.Enable(m.Table.Phase() != bridge.AuctionPhase)
	b.auction.Hidden = m.Table.Rules.Choices
	for _, button := range b.all() {
		button.SetTextSize(theme.SmallText * unit)
	}
}
