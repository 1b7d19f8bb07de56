package spoken

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// paper is a journal that keeps nothing.
type paper struct{}

func (paper) Begin(bridge.Board) error  { return nil }
func (paper) Append(bridge.Board) error { return nil }
func (paper) Undo(bridge.Board) error   { return nil }
func (paper) Settle() error             { return nil }
func (paper) Hinted() error             { return nil }

// standard are the cards of both sides.
var standard = bidding.Cards{{System: bidding.Standard}, {System: bidding.Standard}}

// newTable returns a table of beginners with a rubber of some deals that follow from a seed.
func newTable(t *testing.T, rules bridge.Rules, length int, seed uint64) *Table {
	t.Helper()
	beginner := bot.Player{Cards: standard}
	table, err := New(play.Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Computer: beginner, Adviser: beginner, Journal: paper{},
		Deal: func(board int) card.Deal { return rules.Seeded(seed, 1, board) },
	}, standard, nil, session.Session{Rules: rules, Length: length}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// legal returns a legal act of the user's as it is typed.
func legal(r *rand.Rand, t *Table) string {
	s := t.now()
	if plays := s.LegalPlays().Cards(); len(plays) > 0 && s.acts() {
		return strings.ToLower(plays[r.IntN(len(plays))].String())
	}
	if s.Phase() == bridge.AuctionPhase {
		return "p"
	}
	if choices := s.LegalChoices(); len(choices) > 0 {
		return strings.ToLower(choices[r.IntN(len(choices))].String())
	}
	return ""
}

// each calls do with each state of a board, and each user who sees it.
func each(b bridge.Board, do func(bridge.Board, bridge.User)) {
	for n := range len(b.Events()) + 1 {
		for _, seat := range card.Seats {
			for _, both := range []bool{false, true} {
				do(b.Prefix(n), bridge.User{Seat: seat, BothHands: both})
			}
		}
	}
}

// texts returns everything that is said of a board in a manner.
func texts(s Seen, m spoken.Manner) (all []string) {
	for _, say := range []spoken.Said{
		s.deal, s.table, s.dummyHand, s.trick, s.last, s.auction, s.meanings, s.lastMeaning, s.score, s.points, s.ask, s.choices, s.may, s.situation,
		s.count(card.Clubs), s.count(card.Spades),
	} {
		all = append(all, say(m)...)
	}
	if len(s.Events()) > 0 {
		all = append(all, s.event(false)(m)...)
		all = append(all, s.event(true)(m)...)
	}
	return append(all, s.own(m), s.contractWords(m))
}
