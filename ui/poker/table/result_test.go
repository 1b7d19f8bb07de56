package table

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// playOut plays the user's part of a hand to its end, from the bottom up or, to die, from the top.
func (e *evening) playOut(t *testing.T, rows ...poker.Row) {
	t.Helper()
	if len(rows) == 0 {
		rows = []poker.Row{poker.Bottom, poker.Middle, poker.Top}
	}
	for !e.play.model.Over {
		a, err := filling(e.play.state.Hand.View(1), rows...)
		if err != nil {
			t.Fatal(err)
		}
		byKeys{}.place(t, e, a)
		acts := e.play.model.Acts
		e.Key(fyne.KeyReturn)
		e.wait(t, "the next turn", func() bool { return e.play.model.Acts > acts && (e.play.state.Asked || e.play.model.Over) })
	}
}

// The payments are shown one after another, each with the stacks at that time; Enter continues, and Space shows the
// rest.
func TestSettlement(t *testing.T) {
	e := sit(t, 4, func(table *poker.Table, c *play.Config, _ *Options) {
		c.Pace = play.Pace{Pair: -1, Own: -1}
		table.Players[2].Stack = 3
	})
	e.playOut(t, poker.Top, poker.Middle, poker.Bottom)
	pairs := e.play.model.Settled.Pairs
	if !e.play.settling() || len(pairs) != 6 {
		t.Fatalf("settling %v, %d pairs", e.play.settling(), len(pairs))
	}
	stacks := map[poker.Seat]int{1: 500, 2: 500, 3: 3, 4: 500}
	for n, pay := range pairs[:3] {
		stacks[pay.Pair.First] += pay.Paid
		stacks[pay.Pair.Second] -= pay.Paid
		for _, p := range e.play.model.Players {
			if p.Stack != stacks[p.Seat] {
				t.Errorf("at pair %d %s has %d, want %d", n, p.Name, p.Stack, stacks[p.Seat])
			}
		}
		words := strings.Join(wordsOf(e.parts.strip), "\n")
		first, _ := e.play.model.Player(pay.Pair.First)
		if !strings.Contains(words, first.Name) || !strings.Contains(words, e.play.paymentWords(pay, first, second(e, pay))) {
			t.Errorf("of pair %v it says %q", pay.Pair, words)
		}
		e.Key(fyne.KeyReturn)
		e.refresh()
	}
	e.Key(fyne.KeySpace)
	e.refresh()
	if e.play.settling() || e.parts.sheets.Empty() || len(e.parts.strip.Objects) > 0 {
		t.Fatal("after Space the settlement still goes on")
	}
	for i, seat := range []poker.Seat{1, 2, 3, 4} {
		if p, _ := e.play.model.Player(seat); p.Stack != e.play.model.Settled.After[i] {
			t.Errorf("in the end %s has %d, want %d", p.Name, p.Stack, e.play.model.Settled.After[i])
		}
	}
}

func second(e *evening, pay poker.Payment) (p playerOf) {
	p, _ = e.play.model.Player(pay.Pair.Second)
	return p
}

// The settlement begins only when the cards of the last act have landed.
func TestCardsLandBeforeTheSettlement(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, c *play.Config, _ *Options) {
		c.Lays, c.Pace.Own = true, -1
		table.Button = 1 // the user acts last
	})
	e.parts.surface.Animated = true
	e.parts.surface.Run = func(time.Duration, func(time.Duration)) func() { return func() {} }
	e.playOut(t)
	if _, moving := e.parts.surface.Moving(); !moving || e.play.settling() || len(e.parts.strip.Objects) > 0 || e.play.model.Person().Stack != 500 {
		t.Fatalf("cards move: %v, and the hand is settled: %v; the stack is %d", moving, e.play.settling(), e.play.model.Person().Stack)
	}
	e.parts.surface.Finish()
	e.wait(t, "the settlement", e.play.settling)
	if pay := e.play.model.Settled.Pairs[0].Paid; len(e.parts.strip.Objects) == 0 || pay == 0 || e.play.model.Person().Stack == 500 {
		t.Errorf("of a payment of %d nothing is shown", pay)
	}
	e.Key(fyne.KeyReturn)
	e.wait(t, "the result", e.play.resulted)
}

// A settlement names the royalties of each row that has some.
func TestRoyaltiesAreNamed(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, c *play.Config, _ *Options) {
		table.Players[1].Fantasy, c.Players[2] = 14, returner{}
		c.Pace.Own = -1
		c.Deal = func(poker.Table) []poker.Cards {
			own, _ := poker.ParseCards(returning)
			rest := slices.DeleteFunc(poker.Pack(2), func(c cardOf) bool { return slices.Contains(own, c) })
			return []poker.Cards{rest[:17], own}
		}
	})
	e.playOut(t)
	e.wait(t, "the settlement", e.play.settling)
	words := wordsOf(e.parts.strip)
	for _, want := range []string{"Three twos +10", "Three threes +2", "Straight to the six +2", text.T("poker.pair-key")} {
		if !slices.Contains(words, want) {
			t.Errorf("it says %q, want %q", words, want)
		}
	}
}

// Payments are described from the user's side, with their limits.
func TestPaymentWords(t *testing.T) {
	e := sit(t, 3, nil)
	player := func(seat poker.Seat) playerOf { p, _ := e.play.model.Player(seat); return p }
	for _, tt := range []struct {
		first, second poker.Seat
		points, paid  int
		want          string
	}{
		{1, 2, 6, 6, "You gain 6 points: Clara pays 6 chips."},
		{2, 1, 6, 6, "Clara gains 6 points: you pay 6 chips."},
		{1, 2, -1, -1, "Clara gains 1 point: you pay 1 chip."},
		{2, 3, -9, -9, "Victor gains 9 points: Clara pays 9 chips."},
		{3, 2, 9, 4, "Victor gains 9 points, but only 4 chips pass: nobody pays more than the smaller of the two stacks."},
		{1, 3, 9, 1, "You gain 9 points, but Victor pays only 1 chip: nobody pays more than the smaller stack."},
		{1, 3, 9, 0, "You gain 9 points, but no chips pass: one of you has none left."},
		{1, 3, -9, 0, "Victor gains 9 points, but no chips pass: one of you has none left."},
		{2, 3, 0, 0, "Clara and Victor are even."},
	} {
		pay := poker.Payment{Pair: poker.Pair{First: tt.first, Second: tt.second}, Points: tt.points, Paid: tt.paid}
		if got := e.play.paymentWords(pay, player(tt.first), player(tt.second)); got != tt.want {
			t.Errorf("%+v: %q, want %q", pay, got, tt.want)
		}
	}
}

// The result has a line for each player, whose points add up to the chips unless limited.
func TestResult(t *testing.T) {
	reviewed := 0
	e := sit(t, 3, func(_ *poker.Table, _ *play.Config, o *Options) { o.OnReview = func(hand int) { reviewed = hand } })
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	e.Rune('o')
	words := e.words()
	for _, p := range e.play.model.Players {
		sum := 0
		for _, other := range e.play.model.Players {
			points, ok := e.play.points(p.Seat, other.Seat)
			if ok == (p.Seat == other.Seat) {
				t.Errorf("%s and %s are settled: %v", p.Name, other.Name, ok)
			}
			sum += points
		}
		if sum != e.play.gain(p) || !slices.Contains(words, text.Gain(sum)) {
			t.Errorf("%s has %d points and gains %d; the sheet says %q", p.Name, sum, e.play.gain(p), words)
		}
	}
	if e.Rune('v'); reviewed != 1 {
		t.Errorf("V reviews hand %d", reviewed)
	}
	e.Key(fyne.KeyEscape)
	if e.Key(fyne.KeyEscape); e.homes != 1 {
		t.Error("Esc doesn't go home")
	}
}

// Leaving shows its price first, asks once, and ends the game, with each player's total gain.
func TestLeaving(t *testing.T) {
	e := sit(t, 3, nil)
	if e.Rune('q'); e.said() != text.T("poker.leave-later") || !e.parts.sheets.Empty() {
		t.Errorf("within a hand it says %q", e.said())
	}
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	e.Rune('q')
	if price := strings.Join(pokertext.Price(pokertext.Names(e.play.names), e.play.session.Price(), e.play.state.Game), "\n"); !strings.Contains(strings.Join(e.words(), "\n"), price) || !strings.Contains(price, text.T("poker.leave-ends")) {
		t.Errorf("the sheet says %q, want %q", e.words(), price)
	}
	if e.Key(fyne.KeyEscape); e.play.state.Ended || e.homes != 0 {
		t.Fatal("Esc leaves")
	}
	e.Rune('q')
	before := e.play.model.Person().Stack
	for _, pay := range e.play.session.Price() {
		before += pay.Paid
	}
	e.Key(fyne.KeyReturn)
	e.wait(t, "the end", func() bool { return e.play.state.Ended })
	if gain, ok := e.play.total(e.play.model.Person()); !ok || gain != before-500 || !slices.Contains(e.words(), e.play.endTitle()) {
		t.Errorf("the gain is %d, want %d; the sheet says %q", gain, before-500, e.words())
	}
	if e.Key(fyne.KeyReturn); e.games != 1 {
		t.Error("Enter starts no other game")
	}
}

// The price names each player with a fantasy coming, and says when a stack limits it.
func TestPrice(t *testing.T) {
	for stack, want := range map[int]string{
		500: "You pay 10 chips to Clara, who has a fantasy of 14 cards coming.",
		2:   "You pay 4 chips instead of 10 to Clara, who has a fantasy of 14 cards coming: nobody pays more than the smaller stack.",
	} {
		e := sit(t, 2, func(table *poker.Table, c *play.Config, _ *Options) {
			table.Players[0].Stack = stack
			table.Players[1].Fantasy, c.Players[2] = 14, returner{}
			c.Deal = func(poker.Table) []poker.Cards {
				own, _ := poker.ParseCards(returning)
				rest := slices.DeleteFunc(poker.Pack(2), func(c cardOf) bool { return slices.Contains(own, c) })
				return []poker.Cards{rest[:17], own}
			}
		})
		e.playOut(t)
		e.wait(t, "the result", e.play.resulted)
		if got := strings.Join(pokertext.Price(pokertext.Names(e.play.names), e.play.session.Price(), e.play.state.Game), "\n"); !strings.HasPrefix(got, want) {
			t.Errorf("with %d chips %q, want it to begin with %q", stack, got, want)
		}
	}
}

// A user without chips buys some before the next hand; chips brought count in the end, unless buying is taken back.
func TestBuyingChips(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, _ *play.Config, _ *Options) { table.Players[0].Stack = 3 })
	for !e.play.state.MustBuy(1) {
		e.playOut(t, poker.Top, poker.Middle, poker.Bottom)
		e.wait(t, "the result", e.play.resulted)
		if e.play.model.Number > 8 {
			t.Fatal("the person has chips for ever")
		}
		if !e.play.state.MustBuy(1) {
			hand := e.play.model.Number
			e.Key(fyne.KeyReturn)
			e.wait(t, "the next hand", func() bool { return e.play.model.Number > hand && e.play.state.Asked })
		}
	}
	hand := e.play.model.Number
	e.Key(fyne.KeyReturn)
	if !slices.Contains(e.words(), text.T("poker.buy-must")) {
		t.Fatalf("the sheet says %q", e.words())
	}
	e.Key(fyne.KeyLeft) // half of the initial stack
	e.Key(fyne.KeyReturn)
	e.wait(t, "the next hand", func() bool { return e.play.model.Number > hand && e.play.state.Asked })
	if stack, had := e.play.model.Person().Stack, e.had(); stack != 250 || had != 253 {
		t.Errorf("the stack is %d, and %d chips were brought", stack, had)
	}
}

// had returns the number of chips that the user has brought.
func (e *evening) had() int {
	chips, _ := e.play.brought.by(1, e.play.state)
	return chips
}

// Chips whose purchase is undone weren't brought.
func TestBroughtFollowsUndo(t *testing.T) {
	e := sit(t, 2, nil)
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	e.Rune('+')
	e.Key(fyne.KeyReturn)
	e.wait(t, "the chips", func() bool { return len(e.play.state.After) == 1 })
	if e.had() != 1000 || e.play.state.MayLeave() {
		t.Errorf("%d chips are brought", e.had())
	}
	if e.scoring.openLeave(); e.note.said != text.T("poker.leave-first") {
		t.Errorf("leaving after buying: it says %q", e.note.said)
	}
	e.Undo()
	e.wait(t, "the last street", func() bool { return !e.play.model.Over && e.play.state.Asked })
	if e.had() != 500 || !e.parts.sheets.Empty() {
		t.Errorf("after undoing %d chips are brought", e.had())
	}
}

// A computer player is invited to a free seat, and plays from the next hand on.
func TestInviting(t *testing.T) {
	e := sit(t, 2, func(_ *poker.Table, _ *play.Config, o *Options) {
		o.Invite = func(seat poker.Seat) play.Newcomer {
			return play.Newcomer{Seat: seat, Chips: 500, Name: "Hugo", Level: "club", Player: builder{}}
		}
	})
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	e.Rune('i')
	e.wait(t, "the newcomer", func() bool { return len(e.play.state.After) == 1 })
	e.Key(fyne.KeyReturn)
	e.wait(t, "the next hand", func() bool { return e.play.model.Number == 2 && e.play.state.Asked })
	if p, ok := e.play.model.Player(3); !ok || p.Name != "Hugo" || len(e.play.model.Players) != 3 {
		t.Errorf("in seat 3 sits %+v", p)
	}
	if e.parts.surface.Geometry().Players != 3 {
		t.Error("the table is still laid for two")
	}
}

// A failure to save is shown, and tried again.
func TestFailure(t *testing.T) {
	e := sit(t, 2, nil)
	e.byBuilding(t)
	e.journal.fail(errors.New("the disk is full"))
	e.Key(fyne.KeyReturn)
	e.wait(t, "the failure", func() bool { return e.play.state.Err != nil })
	if words := strings.Join(e.words(), "\n"); !strings.Contains(words, "the disk is full") {
		t.Errorf("the sheet says %q", words)
	}
	e.journal.fail(nil)
	e.Key(fyne.KeyReturn)
	e.wait(t, "the turn again", func() bool { return e.play.state.Err == nil && e.play.state.Asked })
	if !e.parts.sheets.Empty() {
		t.Errorf("the sheet says %q", e.words())
	}
}

// A game of an agreed number of hands ends after them.
func TestAgreedEnd(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, _ *play.Config, _ *Options) { table.Rules.Hands = 1 })
	e.playOut(t)
	e.wait(t, "the end", func() bool { return e.play.state.Ended && e.play.resulted() })
	if !slices.Contains(e.words(), e.play.endTitle()) {
		t.Errorf("the sheet says %q", e.words())
	}
}

// The result lies below the user's board and covers no player's; with more than two players all points are unfolded, and
// folded again by O, Esc or a click beside them.
func TestTheResultLeavesTheBoards(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}} {
		for players := 2; players <= poker.Seats; players++ {
			e := sit(t, players, func(table *poker.Table, _ *play.Config, o *Options) {
				table.Players[0].Fantasy, o.OnReview = 17, func(int) {}
				o.Invite = func(seat poker.Seat) play.Newcomer { return play.Newcomer{} }
			})
			e.window.Resize(size)
			e.playOut(t)
			e.wait(t, "the result", e.play.resulted)
			o, g := e.parts.sheets.Shown(), e.parts.surface.Geometry()
			strip := cardtable.NewRect(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)
			for place := range players {
				if board := g.Board(place); strip.Overlaps(board) {
					t.Errorf("%v: the result %v covers the board %v of place %d of %d", size, strip, board, place, players)
				}
			}
			if words := strings.Join(e.words(), "\n"); strings.Contains(words, text.T("poker.column-points")) || e.parts.veil.Visible() {
				t.Errorf("%v, %d players: the strip says %q, and the boards are dimmed: %v", size, players, words, e.parts.veil.Visible())
			}
		}
	}
}

// All points are unfolded, unless the settlement of the only pair has told them, and folded again.
func TestUnfoldingTheResult(t *testing.T) {
	e := sit(t, 2, nil)
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	strip := len(e.words())
	if e.Rune('o'); len(e.words()) != strip {
		t.Errorf("of the only pair the sheet says %q", e.words())
	}
	e = sit(t, 3, nil)
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	strip = len(e.words())
	for name, do := range map[string]func(){
		"O":       func() { e.Rune('o') },
		"Esc":     func() { e.Key(fyne.KeyEscape) },
		"a click": func() { e.parts.surface.Tapped(spot(640, 360)) },
	} {
		if e.Rune('o'); len(e.words()) <= strip || !e.parts.veil.Visible() {
			t.Errorf("unfolded the sheet says %q", e.words())
		}
		if do(); len(e.words()) != strip || e.parts.veil.Visible() || e.homes != 0 {
			t.Errorf("%s: the sheet says %q, the boards are dimmed: %v", name, e.words(), e.parts.veil.Visible())
		}
	}
	e.Rune('o')
	e.Key(fyne.KeyReturn)
	e.wait(t, "the next hand", func() bool { return e.play.model.Number == 2 })
}

// A hand that was played on from a place in another one is over with its result: no hand follows, nothing is bought, and
// Enter leads back.
func TestAHandThatIsPlayedOn(t *testing.T) {
	e := sit(t, 2, func(_ *poker.Table, _ *play.Config, o *Options) { o.Branch, o.OnReview = true, func(int) {} })
	if words := wordsOf(e.Content()); !slices.Contains(words, "Hand 1, played on") {
		t.Errorf("above the table it says %q", words)
	}
	e.playOut(t)
	e.wait(t, "the result", e.play.resulted)
	for _, word := range []string{text.T("poker.next-hand"), text.T("poker.buy"), text.T("poker.leave")} {
		if slices.Contains(e.words(), word) {
			t.Errorf("the result offers %q", word)
		}
	}
	e.letters("q+i")
	if len(e.play.state.After) > 0 || e.parts.buttons.leave.Visible() {
		t.Errorf("after the hand comes %v", e.play.state.After)
	}
	if e.Key(fyne.KeyReturn); e.homes != 1 || e.play.model.Number != 1 {
		t.Errorf("Enter leads to hand %d", e.play.model.Number)
	}
}

// A held space bar shows the rest of a settlement once, and its repetition doesn't deal the next hand.
func TestAHeldSpaceBar(t *testing.T) {
	e := sit(t, 2, func(_ *poker.Table, c *play.Config, _ *Options) { c.Pace.Own = -1 })
	e.playOut(t)
	e.KeyDown(fyne.KeySpace)
	for range 5 {
		e.Key(fyne.KeySpace)
		e.refresh()
	}
	if !e.play.resulted() || e.play.model.Number != 1 {
		t.Errorf("hand %d, settled %v", e.play.model.Number, e.play.resulted())
	}
	e.KeyUp(fyne.KeySpace)
	e.Key(fyne.KeySpace)
	e.wait(t, "the next hand", func() bool { return e.play.model.Number == 2 })
}
