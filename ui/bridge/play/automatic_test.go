package play

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// oneNoTrump is a deal on which South, the user, defends one no-trump by West.
const oneNoTrump = "N:A52.432.65432.43 KJ4.AKQ.Q.QJT987 QT9.T98.KJT.AK65 8763.J765.A987.2"

func TestNoChoice(t *testing.T) {
	for _, tt := range []struct {
		name, before, card string
		want               bool
	}{
		{"the opening lead", "", "H2", false},
		{"dummy's only diamond", "D2", "DQ", true},
		{"dummy's touching hearts", "H2", "HK", true},
		{"dummy's king and jack, without the queen", "S2", "SJ", false},
		{"when the queen has been played before", "S2 S4 SQ S3 S9 S6 S5", "SK", true},
		{"when the queen lies there", "S2 S4 ST S3 SQ S6 S5", "SK", false},
		{"a lead from dummy", "S2 SK S9 S3", "S4", false},
		{"a singleton that only its holder knows of", "C3 CQ CA", "C2", false},
		{"the last club that isn't in sight", "C3 CQ CA C2 CK H5", "C4", true},
		{"a discard", "C3 CQ CA C2 CK", "H5", false},
	} {
		b := replay(t, oneNoTrump, "Pass 1N Pass Pass Pass "+tt.before)
		c, err := card.Parse(tt.card)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.Apply(bridge.Played(c)); err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := noChoice(b.View(card.South), c); got != tt.want {
			t.Errorf("%s: no choice %v, want %v", tt.name, got, tt.want)
		}
	}
	b := replay(t, oneNoTrump, "Pass 1N Pass Pass Pass")
	for b.Phase() != bridge.Finished {
		v := b.View(b.Actor())
		c := v.LegalPlays().Cards()[0]
		if b.Left() == 1 && !noChoice(b.View(card.South), c) {
			t.Errorf("the last trick: %v is a choice", c)
		}
		b, _ = b.Apply(bridge.Played(c))
	}
}

// nowhere is a journal that keeps nothing.
type nowhere struct{}

func (nowhere) Begin(bridge.Board) error  { return nil }
func (nowhere) Append(bridge.Board) error { return nil }
func (nowhere) Undo(bridge.Board) error   { return nil }
func (nowhere) Settle() error             { return nil }
func (nowhere) Hinted() error             { return nil }

// A card that anyone can tell is no choice comes after a third of the time.
func TestAutomaticCardsAreQuick(t *testing.T) {
	for _, tt := range []struct {
		lead string
		want time.Duration
	}{
		{"D2", 200 * time.Millisecond}, // dummy has the queen only
		{"S2", 600 * time.Millisecond},
	} {
		synctest.Test(t, func(t *testing.T) {
			b := replay(t, oneNoTrump, "Pass 1N Pass Pass Pass "+tt.lead)
			s, err := New(Config{
				User: bridge.User{Seat: card.South}, Computer: bot.Player{}, Journal: nowhere{}, Pace: Pace{Think: 600 * time.Millisecond},
				Changed: func() {},
			}, session.Session{Rules: b.Rules, Length: 1}, &b)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			began := time.Now()
			for s.State().Board.Trick().Len == 1 {
				time.Sleep(10 * time.Millisecond)
				synctest.Wait()
			}
			if took := time.Since(began); took != tt.want {
				t.Errorf("after %s dummy's card takes %v, want %v", tt.lead, took, tt.want)
			}
		})
	}
}

// replay returns the board of a deal that South has dealt, after some events.
func replay(t *testing.T, deal, events string) bridge.Board {
	t.Helper()
	d, err := card.ParseDeal(deal)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.Duplicate(), d, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for text := range strings.FieldsSeq(events) {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return b
}
