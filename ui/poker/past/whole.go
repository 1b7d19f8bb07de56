package past

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// whole is a hand with its boards and its settlement.
type whole struct{ pokerstore.Whole }

var _ history.Whole = whole{}

// Marks implements [history.Whole].
func (h whole) Marks() storage.Marks { return h.HandSummary.Marks }

// With implements [history.Whole].
func (h whole) With(m storage.Marks) history.Whole {
	h.HandSummary.Marks = m
	return h
}

// Of implements [history.Whole].
func (h whole) Of() storage.Marks { return h.GameMarks }

// Title implements [history.Whole].
func (h whole) Title() string {
	parts := []string{text.T("poker.past.hand", "Number", h.Number)}
	switch {
	case h.Finished.IsZero():
		parts = append(parts, text.T("history.going-on"))
	case h.Person != 0:
		if said := what(h.Result); said != "" {
			parts = append(parts, said)
		}
		parts = append(parts, result(h.Chips))
	}
	return strings.Join(parts, history.Dot)
}

// Line implements [history.Whole].
func (h whole) Line(now time.Time) string {
	parts := history.Ended(h.Finished, now)
	parts = append(parts, text.T("poker.past.button", "Name", h.names().Name(h.Hand.Table().Button)))
	parts = append(parts, history.Helped(h.Undos, h.Hints)...)
	return strings.Join(append(parts, history.Special(h.Kind)...), history.Dot)
}

// names returns the names of the hand's players.
func (h whole) names() pokertext.Names { return namesOf(h.Sitters, h.Person) }

// Body implements [history.Whole]: the boards, the settlement, and the events before the next hand.
func (h whole) Body(art *widget.Art, place history.Place) fyne.CanvasObject {
	d := drawing{art}
	if h.Finished.IsZero() { // the user should not see the others' discards, nor a fantasy
		return d.say(text.T("poker.past.hidden"))
	}
	settled, names := h.Hand.Settle(), h.names()
	boards := container.New(boardsLayout{place.Width})
	for i, p := range h.seats() {
		at := slices.Index(h.players(), p)
		boards.Add(d.board(names.Name(p), h.Hand.Board(p), settled.Rated[at], i == 0 && p == h.Person))
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(12)), boards, d.headed("poker.past.settlement", h.settlement(settled)))
	if after := h.after(); len(after) > 0 {
		lines.Add(d.headed("poker.past.after", after))
	}
	return lines
}

// players returns the seats of the hand, in their order.
func (h whole) players() (seats []poker.Seat) {
	for _, p := range h.Hand.Table().Players {
		seats = append(seats, p.Seat)
	}
	return seats
}

// seats returns the seats clockwise, the user's first.
func (h whole) seats() []poker.Seat {
	seats := h.players()
	i := max(0, slices.Index(seats, h.Person))
	return slices.Concat(seats[i:], seats[:i])
}

// settlement describes the payment of each pair: in a sentence, with an explanation.
func (h whole) settlement(settled poker.Settlement) (lines [][2]string) {
	players := h.players()
	rated := func(seat poker.Seat) poker.Rated { return settled.Rated[slices.Index(players, seat)] }
	for _, p := range settled.Pairs {
		said, why := pokertext.Settled(h.names(), p, rated(p.Pair.First), rated(p.Pair.Second))
		lines = append(lines, [2]string{said, why})
	}
	if len(lines) == 0 {
		lines = append(lines, [2]string{text.T("poker.past.no-pair")})
	}
	return lines
}

// after describes the events between this hand and the next one.
func (h whole) after() (lines [][2]string) {
	names := h.names()
	for _, e := range h.After {
		lines = append(lines, [2]string{text.T("poker.past.event."+e.Kind.String(), "Name", names.Name(e.Seat), "Chips", pokertext.Chips(e.Chips))})
	}
	return lines
}
