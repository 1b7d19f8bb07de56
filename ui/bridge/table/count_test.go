package table

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The strip beside the plate counts the hand as it was dealt, in the order in which it is held,
// and only for those who want it.
func TestTheCountOfTheHand(t *testing.T) {
	for _, events := range []string{"1N Pass 2H Pass", southToPlay} {
		b := board(t, 3, events)
		s := sitWith(t, b, 4, new(forgetful), func(_ *play.Config, o *Options) { o.Counts = true })
		hand := b.Deal[card.South]
		want := fmt.Sprintf("18 HCP (%d) · ♠%d ♥%d ♣%d ♦%d", bidding.Points(b.Rules, hand),
			hand[card.Spades].Len(), hand[card.Hearts].Len(), hand[card.Clubs].Len(), hand[card.Diamonds].Len())
		if b.Phase() == bridge.PlayPhase {
			want = "Dealt: " + want
		}
		if s.parts.count.words.Text != want || !s.parts.count.words.Visible() {
			t.Errorf("%q: it says %q, want %q", events, s.parts.count.words.Text, want)
		}
		if s.parts.count.tip.Words() != text.T("tip.count", "Counting", bridgetext.Counting(b.Rules)) {
			t.Errorf("its tip says %q", s.parts.count.tip.Words())
		}
		if s = sit(t, b, new(forgetful)); s.parts.count.words.Visible() || s.parts.count.bed.Visible() || s.parts.count.tip.Visible() {
			t.Errorf("%q: it is there though it is switched off", events)
		}
	}
}

// At a table whose company comes with it these sit, and not those of the deal on it.
func TestACompanyThatComesAlong(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass")
	sits := company.At(b.Number().String())
	want := company.Table{Left: sits.Right, Partner: sits.Left, Right: sits.Partner}
	s := sitWith(t, b, 1, new(forgetful), func(_ *play.Config, o *Options) { o.Company = &want })
	if s.play.model.Company != &want {
		t.Errorf("at the table sits %+v", s.play.model.Company)
	}
}

// Tips have the whole window for their words.
func TestRoomForTips(t *testing.T) {
	s := sit(t, board(t, 3, ""), new(forgetful))
	if size := s.parts.tips.Layer.Size(); size != s.parts.content.Size() {
		t.Errorf("tips have room of %v", size)
	}
}
