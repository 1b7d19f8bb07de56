package table

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A hint is drawn and explained, and a second H, in either case, or Enter, does it.
func TestHint(t *testing.T) {
	for name, take := range map[string]func(e *evening){
		"H":     func(e *evening) { e.Rune('H') },
		"h":     func(e *evening) { e.Rune('h'); e.entry.lapseNow(e.Screen) },
		"Enter": func(e *evening) { e.Key(fyne.KeyReturn) },
	} {
		e := sit(t, "A1-4", nil)
		p := e.play.position()
		first := p.Moves()[0]
		e.Rune('H')
		if !e.advice.Shown || e.journal.hints != 1 || len(e.view.model.Arrows) == 0 || !strings.HasPrefix(e.says(), first.String()+". A waiting move") {
			t.Errorf("%s: it says %q; %d hints, arrows %v", name, e.says(), e.journal.hints, e.view.model.Arrows)
		}
		e.goOn(t, func() { take(e) })
		if turns := e.play.state.Game.Turns(); turns[0].Moves[0] != first {
			t.Errorf("%s: the game is %s, want %v", name, e.line(), first)
		}
		if e.advice.Shown || len(e.view.model.Arrows) > 0 {
			t.Errorf("%s: the hint is still there", name)
		}
	}
}

// A hint is said again where the language changes.
func TestAHintInAnotherLanguage(t *testing.T) {
	defer text.Use(text.English)
	e := sit(t, "A1-4", nil)
	e.Rune('H')
	english := e.note.said
	text.Use(text.Russian)
	if e.Redraw(); e.note.said == "" || e.note.said == english || !e.advice.Shown {
		t.Errorf("%q is %q in Russian", english, e.note.said)
	}
	text.Use(text.English)
	if e.Redraw(); e.note.said != english {
		t.Errorf("%q has become %q", english, e.note.said)
	}
}

// The words of a hint make room for the answers to a draw.
func TestADrawIsOfferedUnderAHint(t *testing.T) {
	e := sit(t, "A1-4", nil)
	e.Rune('H')
	if e.Rune('o'); e.advice.Shown || len(e.view.model.Arrows) > 0 || e.note.said != "" {
		t.Errorf("a draw is offered, and it says %q", e.note.said)
	}
}

// A small h may begin a move: it is a hint once nothing has followed it.
func TestASmallH(t *testing.T) {
	e := sit(t, "A1-4", nil)
	e.letters("h4")
	if e.advice.Shown || e.entry.pending.Waiting() != 0 || e.entry.typed != "h4" {
		t.Errorf("typed is %q, a hint is shown: %v", e.entry.typed, e.advice.Shown)
	}
	e.Key(fyne.KeyEscape)
	e.Rune('h')
	if e.entry.pending.Waiting() != 'h' || e.advice.Shown {
		t.Error("an h doesn't wait")
	}
	if e.Key(fyne.KeyReturn); !e.advice.Shown || e.entry.typed != "" {
		t.Errorf("h and Enter show a hint: %v; typed is %q", e.advice.Shown, e.entry.typed)
	}
	e.Key(fyne.KeyEscape)
	e.Rune('h')
	if e.entry.lapseNow(e.Screen); !e.advice.Shown {
		t.Error("an h that nothing follows is no hint")
	}
}

// lapseNow acts as if the pause after a letter were over.
func (*entry) lapseNow(s *Screen) { s.entry.lapse() }

// If there is no hint the reason is shown, and Esc removes one.
func TestNoHint(t *testing.T) {
	e := sit(t, "A1-4", func(c *play.Config, _ *Options) { c.Adviser = tired{} })
	if e.Rune('H'); e.says() != text.T("chess.no-advice") || e.journal.hints != 0 {
		t.Errorf("it says %q, %d hints", e.says(), e.journal.hints)
	}
	e = sit(t, "A1-4", func(c *play.Config, _ *Options) { c.Adviser = nil })
	if test.Tap(e.parts.buttons.hint); e.says() != text.T("chess.no-hint") {
		t.Errorf("without an adviser it says %q", e.says())
	}
	e = sit(t, "A1-4", nil)
	e.Rune('H')
	if e.Key(fyne.KeyEscape); e.advice.Shown || e.homes != 0 || e.says() != text.T("chess.choose-piece") {
		t.Errorf("after Esc it says %q", e.says())
	}
}

// Undo takes back the user's last turn with everything after it, and says so if there is none.
func TestUndo(t *testing.T) {
	e := sit(t, "A1-4", nil)
	if e.Undo(); e.says() != text.T("chess.nothing-to-undo") || !e.parts.buttons.undo.Disabled {
		t.Errorf("it says %q", e.says())
	}
	e.goOn(t, func() { e.typed("c4d5") })
	if e.play.events() != 4 || e.parts.buttons.undo.Disabled || len(e.note.story.told) != 4 {
		t.Fatalf("the game is %s; %d lines are told", e.line(), len(e.note.story.told))
	}
	e.Undo()
	e.wait(t, "the turn again", func() bool { return e.play.state.Asked == chess.Red && e.play.events() == 0 })
	if e.journal.undos != 1 || len(e.note.story.told) != 0 || e.view.model.Pieces[squareOf(t, "c4")] == chess.Empty {
		t.Errorf("%d undos, %d lines are told", e.journal.undos, len(e.note.story.told))
	}
	e.click(t, "c4")
	if e.Undo(); e.move.holds() || e.journal.undos != 1 {
		t.Errorf("a piece is held: %v", e.move.holds())
	}
}

// Resigning needs a confirmation; it leaves the board, and ends a game of two.
func TestResign(t *testing.T) {
	e := sit(t, "A1-2", nil)
	e.Rune('q')
	if _, ok := e.parts.sheets.Top().(*resignSheet); !ok {
		t.Fatal("nobody asks")
	}
	if words := wordsOf(e.parts.sheets.Shown()); !strings.Contains(words, text.TN("chess.resign-loses", 1, "Armies", "Red")) {
		t.Errorf("it asks %q", words)
	}
	if e.Key(fyne.KeyEscape); !e.parts.sheets.Empty() || e.play.state.Game.Over() {
		t.Error("Esc doesn't play on")
	}
	test.Tap(e.parts.buttons.resign)
	e.button(t, text.T("chess.resign-do")).Tapped(nil)
	e.wait(t, "the end", func() bool { return e.play.state.Game.Over() })
	if e.play.state.Game.Result().String() != "y/resign" || !strings.Contains(wordsOf(e.parts.sheets.Shown()), text.T("chess.end-lost")) {
		t.Errorf("it ends with %v", e.play.state.Game.Result())
	}
	if c := e.parts.corners[chess.Red].corner; !c.gone || c.status != text.T("chess.corner.gone") {
		t.Errorf("the corner shows %+v", c)
	}
	e.Key(fyne.KeyEscape)
	if e.homes != 1 {
		t.Errorf("Esc leads home %d times", e.homes)
	}
}

// Computer players answer an offer automatically, and their answer is shown.
func TestADrawWithComputers(t *testing.T) {
	for _, agrees := range []bool{false, true} {
		e := sit(t, "A1-2", func(c *play.Config, _ *Options) { c.Seats[1].Player = mover{agrees: agrees} })
		if e.Undo(); e.says() != text.T("chess.nothing-to-undo") { // this used to hide the result of the offer
			t.Errorf("it says %q", e.says())
		}
		e.Rune('o')
		e.wait(t, "an answer", func() bool { return e.play.state.Game.Over() || e.play.state.Refused != chess.NoArmy })
		switch {
		case agrees && e.play.state.Game.Result().String() != "=/agreed":
			t.Errorf("it ends with %v", e.play.state.Game.Result())
		case agrees && !strings.Contains(wordsOf(e.parts.sheets.Shown()), text.T("chess.points-half")):
			t.Errorf("the end says %q", wordsOf(e.parts.sheets.Shown()))
		case !agrees && !strings.HasPrefix(e.says(), text.T("chess.refused", "Name", "Victor")):
			t.Errorf("it says %q", e.says())
		}
		if agrees {
			continue
		}
		if e.Rune('o'); e.says() != text.T("chess.refused-before") {
			t.Errorf("a second offer: it says %q", e.says())
		}
	}
}

// A user is asked, and answers with Y, a button or Esc; Enter alone agrees to nothing.
func TestADrawBetweenPersons(t *testing.T) {
	for name, tt := range map[string]struct {
		answer func(t *testing.T, e *evening)
		over   bool
	}{
		"Y":      {func(_ *testing.T, e *evening) { e.Rune('y') }, true},
		"button": {func(t *testing.T, e *evening) { test.Tap(e.button(t, text.T("chess.draw-agree"))) }, true},
		"Esc":    {func(_ *testing.T, e *evening) { e.Key(fyne.KeyEscape) }, false},
	} {
		e := sit(t, "A1-2", two)
		test.Tap(e.parts.buttons.draw)
		e.wait(t, "the question", func() bool { return !e.parts.sheets.Empty() })
		if words := wordsOf(e.parts.sheets.Shown()); !strings.Contains(words, "Bela: Anna offers a draw.") {
			t.Errorf("%s: it asks %q", name, words)
		}
		e.Key(fyne.KeyReturn)
		if e.parts.sheets.Empty() {
			t.Errorf("%s: Enter answers", name)
		}
		tt.answer(t, e)
		e.wait(t, "an end of the offer", func() bool { return e.play.state.Game.Over() || e.play.state.Refused != chess.NoArmy })
		if e.play.state.Game.Over() != tt.over {
			t.Errorf("%s: the game is over: %v", name, e.play.state.Game.Over())
		}
	}
}

// With two users at one screen, the board turns to the one in turn, unless they don't want that.
func TestTheBoardTurns(t *testing.T) {
	e := sit(t, "A1-2", two)
	e.goOn(t, func() { e.typed("c4d5") })
	if e.play.state.Asked != chess.Yellow || e.view.model.Facing.Bottom != chess.Yellow || !strings.Contains(e.parts.header.Middle.Text, "Bela") {
		t.Errorf("%v is asked, %v is at the bottom; above it says %q", e.play.state.Asked, e.view.model.Facing.Bottom, e.parts.header.Middle.Text)
	}
	e = sit(t, "A1-2", func(c *play.Config, o *Options) { two(c, o); o.Look.Turns = false })
	if e.goOn(t, func() { e.typed("c4d5") }); e.view.model.Facing.Bottom != chess.Red {
		t.Errorf("%v is at the bottom", e.view.model.Facing.Bottom)
	}
}

// The look of the board is chosen with keys, shown at once, and saved.
func TestLookSheet(t *testing.T) {
	var kept Look
	e := sit(t, "A1-2", func(_ *play.Config, o *Options) { o.OnLook = func(l Look) { kept = l } })
	e.click(t, "c4")
	if e.view.model.Dots.Empty() {
		t.Fatal("no target is marked")
	}
	e.Rune('s')
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft, fyne.KeyDown, fyne.KeyLeft} {
		e.Key(key)
	}
	if kept.String() != "view=grid turns=yes targets=no halos=no" || !e.view.model.Dots.Empty() {
		t.Errorf("kept is %v; dots on %v", kept, e.view.model.Dots)
	}
	if e.Key(fyne.KeyReturn); !e.parts.sheets.Empty() {
		t.Error("Enter doesn't close it")
	}
}

// Illegal moves are refused in words, by clicks and by typing, and nothing happens.
func TestRefusals(t *testing.T) {
	e := sit(t, "A1-4", nil)
	for what, tt := range map[string]struct {
		try  func()
		want string
	}{
		"pawn":        {func() { e.click(t, "c4"); e.click(t, "c6") }, text.T("chess.rule.PieceMove.P")},
		"typed":       {func() { e.typed("c4c6") }, text.T("chess.rule.PieceMove.P")},
		"own":         {func() { e.typed("c2b3") }, text.T("chess.rule.OwnSide", "Square", "b3")},
		"theirs":      {func() { e.click(t, "l12") }, text.T("chess.not-yours", "Army", "Yellow")},
		"stuck":       {func() { e.click(t, "c2") }, text.T("chess.cannot-move")},
		"back":        {func() { e.typed("b4c6b4") }, text.T("chess.rule.BackToStart")},
		"pawn leaps":  {func() { e.typed("c4d5e6") }, text.T("chess.rule.FreshKnight")},
		"empty":       {func() { e.typed("g7g8") }, text.T("chess.rule.NoPiece", "Square", "g7")},
		"half":        {func() { e.typed("c4") }, text.T("chess.typed-half")},
		"no square":   {func() { e.typed("a1b2") }, text.T("chess.typed-no-square", "Square", "a1")},
		"wrong sign":  {func() { e.letters("c4z") }, text.T("chess.typed-wrong", "Sign", "z")},
		"spot":        {func() { e.typed("c4=q") }, text.T("chess.rule.SpotNotDue", "Square", "c4")},
		"arrival":     {func() { e.typed("c4d5=q") }, text.T("chess.rule.ArrivalOnly")},
		"wrong start": {func() { e.letters("c4d5=k") }, text.T("chess.typed-wrong", "Sign", "k")},
	} {
		if tt.try(); e.says() != tt.want {
			t.Errorf("%s: it says %q, want %q", what, e.says(), tt.want)
		}
		e.Key(fyne.KeyEscape)
		for e.move.holds() || e.entry.typed != "" {
			e.Key(fyne.KeyEscape)
		}
	}
	if e.play.events() != 0 || e.homes > 14 {
		t.Errorf("the game is %s", e.line())
	}
}

// Out of turn nothing is done, and the screen says why.
func TestOutOfTurn(t *testing.T) {
	e := lay(t, "A1-4", func(c *play.Config, _ *Options) {
		c.Seats[0].Person, c.Seats[0].Player = false, mover{}
		c.Pace.Think = time.Hour
	})
	e.wait(t, "a computer player", func() bool { return e.play.state.Thinking != chess.NoArmy })
	for what, tt := range map[string]struct {
		try  func()
		want string
	}{
		"typed":  {func() { e.typed("c4d5") }, text.T("chess.not-your-turn")},
		"hint":   {func() { e.Rune('H') }, text.T("chess.no-hint")},
		"draw":   {func() { e.Rune('o') }, text.T("chess.draw-in-turn")},
		"resign": {func() { e.Rune('q') }, text.T("chess.resign-in-turn")},
	} {
		if tt.try(); e.says() != tt.want {
			t.Errorf("%s: it says %q, want %q", what, e.says(), tt.want)
		}
		e.move.letGo()
	}
	if e.play.events() != 0 {
		t.Errorf("the game is %s", e.line())
	}
}

// A failure to save stops the game until saving is tried again.
func TestFailure(t *testing.T) {
	e := sit(t, "A1-2", nil)
	e.journal.fail(errors.New("disk full"))
	e.typed("c4d5")
	e.wait(t, "the failure", func() bool { return e.play.state.Err != nil })
	if words := wordsOf(e.parts.sheets.Shown()); !strings.Contains(words, "disk full") {
		t.Errorf("it says %q", words)
	}
	e.journal.fail(nil)
	e.Key(fyne.KeyReturn)
	e.wait(t, "the turn again", func() bool { return e.play.state.Err == nil && e.play.state.Asked == chess.Red })
	if !e.parts.sheets.Empty() {
		t.Errorf("there is still %T", e.parts.sheets.Top())
	}
	e.goOn(t, func() { e.typed("c4d5") })
}

// A table can be closed in the middle of anything, and twice; late messages do nothing.
func TestClose(t *testing.T) {
	for what, begin := range map[string]func(t *testing.T, e *evening){
		"nothing": func(*testing.T, *evening) {}, "a piece": func(t *testing.T, e *evening) { e.click(t, "b4") },
		"a leap":   func(t *testing.T, e *evening) { e.click(t, "b4"); e.click(t, "c6") },
		"a letter": func(_ *testing.T, e *evening) { e.Rune('h') }, "a move": func(_ *testing.T, e *evening) { e.typed("c4d5") },
		"a sheet": func(_ *testing.T, e *evening) { e.Rune('q') },
	} {
		e := sit(t, "A1-4", nil)
		begin(t, e)
		e.Close()
		e.Close()
		before := e.says()
		if e.refresh(); e.says() != before {
			t.Errorf("%s: after the end it says %q", what, e.says())
		}
	}
}

// In every window all texts have room, and a piece that is held is still held after the window has changed.
func TestResizing(t *testing.T) {
	e := sit(t, "A1-4D", func(c *play.Config, _ *Options) { c.Clock = chessstore.Clock{Base: time.Hour} })
	e.goOn(t, func() { e.Key(fyne.KeySpace) })
	e.click(t, "b4")
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 2560, Height: 1440}, {Width: 1280, Height: 800}} {
		e.window.Resize(size)
		if !e.move.holds() || e.view.model.Chosen != squareOf(t, "b4") {
			t.Errorf("%v: nothing is held", size)
		}
		g := e.parts.geometry()
		if got := e.parts.board.Size(); got.Width != g.Board.W || e.note.prose.MinSize().Height > g.Note.H+1 {
			t.Errorf("%v: the board is %v, the note needs %v of %v", size, got, e.note.prose.MinSize().Height, g.Note.H)
		}
		for _, b := range e.parts.buttons.all() {
			if least := b.MinSize(); b.Visible() && (least.Width > b.Size().Width+8*g.U || least.Height > b.Size().Height+2*g.U) {
				t.Errorf("%v: %q needs %v and has %v", size, b.Label, least, b.Size())
			}
		}
	}
}

// The longest that there is to say has room in the smallest window.
func TestWordsHaveRoom(t *testing.T) {
	e := sit(t, "A1-4D", nil)
	e.window.Resize(fyne.NewSize(1024, 700))
	long, err := chess.ParseMove("n10xm12xk11")
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range []string{
		text.T("chess.rule.TourDue", "N", -3), text.T("chess.rule.PieceMove.P"), text.TN("chess.told.sent-home", 3, "Army", "Yellow", "Armies", "Red, Blue and Green", "Square", "n11") + "\n" + text.TN("chess.choose-piece-dice", 12),
		hintWords(bot.Option{Move: long, Line: []chess.Move{long, long, long}, Value: 4 - bot.Won, Why: bot.Reason{Kind: bot.WinsCastleRace, Turns: 12}}, 3),
	} {
		e.note.say(words)
		if high := e.note.prose.MinSize().Height; high > e.parts.geometry().Note.H || e.note.prose.TextSize < 9 {
			t.Errorf("%q is %v high of %v in size %v", words, high, e.parts.geometry().Note.H, e.note.prose.TextSize)
		}
	}
}

// Clocks are shown by army, the short ones with tenths.
func TestClocks(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0.0", 50 * time.Millisecond: "0.1", 9400 * time.Millisecond: "9.4", 10 * time.Second: "0:10", 61 * time.Second: "1:01",
		time.Hour: "60:00", -time.Second: "0.0",
	} {
		if got := clockWords(d); got != want {
			t.Errorf("%v is shown as %q, want %q", d, got, want)
		}
	}
	e := sit(t, "A1-2", func(c *play.Config, _ *Options) { c.Clock = chessstore.Clock{Base: 5 * time.Minute} })
	if got := e.parts.corners[chess.Yellow].corner.clock; got != "5:00" {
		t.Errorf("the clock shows %q", got)
	}
}

// Tab and Shift+Tab go through the pieces that can move, and give the keyboard back.
func TestTab(t *testing.T) {
	e := sit(t, "A1-4", nil)
	c := e.window.Canvas()
	c.FocusNext()
	first := e.move.cursor.Square
	c.FocusNext()
	second := e.move.cursor.Square
	if first == chess.NoSquare || second == first || c.Focused() != nil {
		t.Fatalf("Tab leads to %v and %v; %v has the keyboard", first, second, c.Focused())
	}
	if c.FocusPrevious(); e.move.cursor.Square != first {
		t.Errorf("Shift+Tab leads to %v, want %v", e.move.cursor.Square, first)
	}
	seen := map[chess.Square]bool{}
	for range e.move.movable() {
		e.Key(fyne.KeyPageDown)
		seen[e.move.cursor.Square] = true
	}
	if len(seen) != len(e.move.movable()) || len(seen) != 9 {
		t.Errorf("%d pieces are visited of %d", len(seen), len(e.move.movable()))
	}
}

// A beaten user looks on, and the screen says so.
func TestLookingOn(t *testing.T) {
	e := lay(t, "7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/bK7 b A1-4 bbyg - - 0 1", func(c *play.Config, _ *Options) { c.Pace.Think = time.Hour })
	e.wait(t, "a computer player", func() bool { return e.play.state.Thinking != chess.NoArmy })
	if e.says() != text.T("chess.onlooking") {
		t.Errorf("it says %q", e.says())
	}
}
