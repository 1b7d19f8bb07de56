package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

const slam = "7S Pass Pass Pass any any any Claim_16"

// The lines of a score count up one after the other, in tens, and the sum with them; in the end
// all is as it is without.
func TestScoreCountsUp(t *testing.T) {
	s := sitAt(t, board(t, 3, slam), 4, new(forgetful))
	final := wordsOn(s.parts.sheets.Shown())
	figures := func() (said []string) {
		for _, l := range s.finale.tally.lines {
			said = append(said, l.figure.Text)
		}
		return append(said, s.finale.tally.sums[card.NS].Text)
	}
	s.finale.running = fyne.NewAnimation(tallyTime, func(float32) {})
	for _, tt := range []struct {
		done float32
		want []string
	}{
		{0, []string{"", "", "", "", "0"}},
		{0.125, []string{"140", "", "", "", "140"}},
		{0.25, []string{"280", "", "", "", "280"}},
		{0.625, []string{"280", "500", "500", "", "1,280"}},
		{1, []string{"280", "500", "1,000", "100", "1,880"}},
	} {
		if s.finale.count(tt.done); !slices.Equal(figures(), tt.want) {
			t.Errorf("after %v of the time: %q, want %q", tt.done, figures(), tt.want)
		}
	}
	s.finale.count(0.625)
	width := s.parts.sheets.Shown().MinSize()
	s.parts.show() // as when the other table ends
	if got := figures(); got[2] != "500" || s.parts.sheets.Shown().MinSize() != width {
		t.Errorf("shown again it says %q, on a sheet of %v, not %v", got, s.parts.sheets.Shown().MinSize(), width)
	}
	if !s.finale.finish() || !slices.Equal(wordsOn(s.parts.sheets.Shown()), final) {
		t.Errorf("in the end it says\n%q, want\n%q", wordsOn(s.parts.sheets.Shown()), final)
	}
	if s.finale.finish() {
		t.Error("what has ended ends again")
	}
}

// Points are counted for those who score, defeats too.
func TestDefeatCountsUp(t *testing.T) {
	s := sitAt(t, board(t, 3, "4S Pass Pass Pass any any any Claim_9"), 4, new(forgetful))
	for done, want := range map[float32][]string{0.5: {"–150", "150"}, 1: {"–300", "300"}} {
		s.finale.count(done)
		if got := []string{s.finale.tally.lines[0].figure.Text, s.finale.tally.sums[card.EW].Text}; !slices.Equal(got, want) {
			t.Errorf("after %v: %q, want %q", done, got, want)
		}
	}
}

// moving puts a table at which a board is over in the middle of counting, or of spreading the hands.
func moving(t *testing.T, s *Screen, spreading bool) {
	t.Helper()
	if !spreading {
		s.finale.running = fyne.NewAnimation(1, func(float32) {})
		s.finale.count(0.4)
		return
	}
	b := s.play.session.State().Board
	s.parts.surface.SetModel(modelOf(t, b.Prefix(len(b.Events())-1), card.South, true))
	s.finale.due = true
	s.parts.surface.Run, s.parts.surface.Animated = new(clock).run, true
	s.parts.surface.SetModel(s.play.model)
	if !s.parts.surface.Spreading() {
		t.Fatal("the hands don't open")
	}
	s.parts.show()
}

// What is pressed or clicked while the hands open or the score is counted brings that to its end
// and does nothing else; pressed again it does what it always does. A letter does at once what it
// stands for.
func TestTheEndIsSkipped(t *testing.T) {
	for name, tt := range map[string]struct {
		press func(*Screen)
		first string // what has happened then
		twice string // and after pressing once more
	}{
		"Enter":     {func(s *Screen) { s.Key(fyne.KeyReturn) }, "", "sheet"},
		"Space":     {func(s *Screen) { s.Key(fyne.KeySpace) }, "", "sheet"},
		"Escape":    {func(s *Screen) { s.Key(fyne.KeyEscape) }, "", "home"},
		"Left":      {func(s *Screen) { s.Key(fyne.KeyLeft) }, "", ""},
		"the table": {func(s *Screen) { s.tapped(card.Card{}, false) }, "", ""},
		"a card":    {func(s *Screen) { s.tapped(s.play.model.Sorted(s.play.model.Deal[card.South])[3], true) }, "", ""},
		"V":         {func(s *Screen) { s.Rune('v') }, "review", "review review"},
	} {
		for _, spreading := range []bool{true, false} {
			var did []string
			s := sitWith(t, board(t, 3, slam), 1, new(forgetful), func(_ *play.Config, o *Options) {
				o.OnHome = func() { did = append(did, "home") }
				o.OnReview = func(int, int) { did = append(did, "review") }
			})
			final := wordsOn(s.parts.sheets.Shown())
			moving(t, s, spreading)
			if spreading && s.parts.sheets.Shown() != nil {
				t.Errorf("%s: the result lies on the table while the hands open", name)
			}
			happened := func() string {
				if laidOn(s) == "score" {
					return "sheet"
				}
				return strings.Join(did, " ")
			}
			if tt.press(s); happened() != tt.first {
				t.Errorf("%s, spreading %t: %q has happened, want %q", name, spreading, happened(), tt.first)
			}
			if s.parts.surface.Spreading() || s.finale.running != nil || laidOn(s) != "result" || !slices.Equal(wordsOn(s.parts.sheets.Shown()), final) {
				t.Errorf("%s, spreading %t: it hasn't come to its end", name, spreading)
			}
			if tt.press(s); happened() != tt.twice {
				t.Errorf("%s, spreading %t: again, and %q has happened, want %q", name, spreading, happened(), tt.twice)
			}
		}
	}
}

// A flourish ends when the user goes on, which it doesn't hold up.
func TestAFlourishHoldsNobodyUp(t *testing.T) {
	s := sitAt(t, board(t, 3, slam), 1, new(forgetful))
	s.finale.joy.Layer.Add(s.parts.art.Back())
	if s.Key(fyne.KeyReturn); laidOn(s) != "score" || s.finale.joy.Running() || len(s.finale.joy.Layer.Objects) > 0 {
		t.Errorf("sheet %q, and %d things fly", laidOn(s), len(s.finale.joy.Layer.Objects))
	}
}

// The result is counted up when a board ends before the user's eyes, and not when it was over
// before, or nothing is to move.
func TestWhenTheScoreIsCounted(t *testing.T) {
	for name, tt := range map[string]struct {
		before         string
		animated, want bool
	}{
		"a board ends":           {southToPlay, true, true},
		"it was over":            {over, true, false},
		"without any animation":  {southToPlay, false, false},
		"the table was just set": {"", true, false},
	} {
		s := sitWith(t, board(t, 3, over), 4, new(forgetful), func(_ *play.Config, o *Options) { o.Animated = tt.animated })
		var before tabletop.Model
		if tt.before != "" {
			before = modelOf(t, board(t, 3, tt.before), card.South, true)
		}
		if s.finale.endOf(before); s.finale.due != tt.want {
			t.Errorf("%s: it is counted: %t", name, s.finale.due)
		}
	}
}

// What is worth a flourish: a game and a slam of one's own side, bid and made.
func TestWhatIsWorthAFlourish(t *testing.T) {
	for events, want := range map[string][2]honour{
		slam:                                          {slamHonour, noHonour},
		"4S Pass Pass Pass any any any Claim_16":      {noHonour, noHonour},
		"5S Pass Pass Pass any any any Claim_13":      {gameHonour, noHonour},
		"5S Pass Pass Pass any any any Claim_12":      {noHonour, noHonour},
		"Pass 5S Pass Pass Pass any any any Claim_14": {noHonour, gameHonour},
		"Pass Pass Pass Pass":                         {noHonour, noHonour},
		"5S Pass Pass Pass any any any":               {noHonour, noHonour},
	} {
		b := board(t, 3, events)
		for i, person := range []card.Seat{card.South, card.West} {
			if got := honourOf(modelOf(t, b, person, true)); got != want[i] {
				t.Errorf("%q, for %v: %d, want %d", events, person, got, want[i])
			}
		}
	}
}

// The rubber ends with a flourish for those who have won it.
func TestARubberWonIsCelebrated(t *testing.T) {
	for person, want := range map[card.Seat]bool{card.South: true, card.West: false} {
		b := board(t, 3, "5S Pass Pass Pass any any any Claim_13")
		s := sitWith(t, b, 1, new(forgetful), func(c *play.Config, o *Options) { c.User.Seat, o.Animated = person, true })
		if got := s.play.rubberHonour(); (got == rubberHonour) != want {
			t.Errorf("%v: flourish %d", person, got)
		}
		s.scoring.showScore()
		if title := wordsOn(s.parts.sheets.Shown())[0]; strings.HasPrefix(title, text.OfGame("SuperBridge", "won", "Side", "")) != want {
			t.Errorf("%v: it says %q", person, title)
		}
	}
}

// A slam is worth more than a game, and a rubber most.
func TestSplendour(t *testing.T) {
	none, game, slam, rubber := splendour[noHonour], splendour[gameHonour], splendour[slamHonour], splendour[rubberHonour]
	if none.Signs != 0 || game.Signs == 0 || slam.Signs <= game.Signs || rubber.Signs <= slam.Signs || game.Rays || !slam.Rays || !rubber.Rays {
		t.Errorf("these fly: %v", splendour)
	}
}
