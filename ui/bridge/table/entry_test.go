package table

import (
	"context"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// southToLead is a board on which South, a defender, leads to the first trick: whatever he holds.
const southToLead = "Pass Pass Pass 1N Pass Pass Pass"

// counting is a journal that counts its calls.
type counting struct {
	forgetful
	acts  chan bridge.Event
	hints chan bool
}

func (c *counting) Append(b bridge.Board) error {
	c.acts <- b.Events()[len(b.Events())-1]
	return nil
}

func (c *counting) Hinted() error { c.hints <- true; return nil }

// fond is an adviser who advises the lowest spade, or what else is the last card that may be played.
type fond struct{}

func (fond) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	if v.Phase() == bridge.AuctionPhase {
		return bot.Advice{Event: bridge.Called(bridge.Pass)}, ctx.Err()
	}
	return bot.Advice{Event: bridge.Played(spade(v.LegalPlays()))}, ctx.Err()
}

func spade(plays card.Hand) card.Card {
	if s := plays.Suit(card.Spades).Cards(); len(s) > 0 {
		return s[len(s)-1]
	}
	all := plays.Cards()
	return all[len(all)-1]
}

// typist presses keys at a table and looks what comes of it.
type typist struct {
	*Screen
	journal *counting
	news    chan func() // for Fyne's goroutine
	before  int         // events
}

func newTypist(t *testing.T, b bridge.Board, letters cardart.Letters) *typist {
	t.Helper()
	p := &typist{journal: &counting{acts: make(chan bridge.Event, 100), hints: make(chan bool, 100)}, news: make(chan func(), 100), before: len(b.Events())}
	p.Screen = sitWith(t, b, 4, &p.journal.forgetful, func(c *play.Config, o *Options) {
		c.Journal, o.Adviser = p.journal, fond{}
	})
	p.parts.art.Style.Letters = letters
	p.play.work.Runner = heardBy(func(f func()) { p.news <- f })
	return p
}

// press presses keys: letters, the names of others, "wait" for the pause behind a letter.
func (p *typist) press(t *testing.T, keys string) {
	t.Helper()
	for key := range strings.FieldsSeq(keys) {
		switch {
		case key == "wait":
			p.entry.lapse()
		case key == "advice":
			for p.hear(t); p.advice.Open() && p.advice.show == nil; { // a letter that has lapsed may be heard before
				p.hear(t)
			}
		case len(key) == 1: // a key first, and then what it types
			p.Key(fyne.KeyName(strings.ToUpper(key)))
			p.Rune(rune(key[0]))
		default:
			p.Key(fyne.KeyName(key))
		}
	}
}

// hear waits for what happens in the background to come back.
func (p *typist) hear(t *testing.T) {
	t.Helper()
	select {
	case f := <-p.news:
		f()
	case <-time.After(2 * time.Minute):
		t.Fatal("nothing is heard of it")
	}
}

// played returns the card that the user has played, or none. It waits for one that must come.
func (p *typist) played(must bool) (c card.Card) {
	patience := time.Duration(0)
	if must {
		patience = 2 * time.Minute
	}
	select {
	case e := <-p.journal.acts:
		return e.Card
	case <-time.After(patience):
		return card.Card{}
	}
}

// hinted reports whether a hint has been counted. It waits for one that must come.
func (p *typist) hinted(must bool) bool {
	patience := time.Duration(0)
	if must {
		patience = 2 * time.Minute
	}
	select {
	case <-p.journal.hints:
		return true
	case <-time.After(patience):
		return false
	}
}

// C and then Enter, or an arrow, once played the card that was selected, and H waited each time.
// No sequence of keys plays a card that nobody meant, and none gives a hint that nobody asked for.
func TestLettersThatMayBeCards(t *testing.T) {
	lead := board(t, 3, southToLead)
	hand := lead.Hand(card.South)
	heart, club := hand.Suit(card.Hearts).Cards()[0], hand.Suit(card.Clubs).Cards()[0]
	hint := spade(hand)
	h, c := strings.ToLower(heart.String()), strings.ToLower(club.String())
	spaced := func(keys string) string { return strings.Join(strings.Split(keys, ""), " ") }
	first := func(b bridge.Board) card.Card { m := modelOf(t, b, card.South, true); return m.Sorted(m.Plays)[0] }
	second := func(b bridge.Board) card.Card { m := modelOf(t, b, card.South, true); return m.Sorted(m.Plays)[1] }
	none := card.Card{}
	for _, tt := range []struct {
		keys     string
		selected card.Card // when all has come to rest
		played   card.Card
		sheet    string
		hint     bool // counted
		note     string
	}{
		// The first Right selects a card that nobody means when he goes on with a letter.
		{keys: "Right", selected: first(lead)},
		{keys: "Right c Return", selected: first(lead), sheet: "claim"},
		{keys: "Right c KP_Enter", selected: first(lead), sheet: "claim"},
		{keys: "Right c Space", selected: first(lead), sheet: "claim"},
		{keys: "Right c Right", selected: first(lead), sheet: "claim"},
		{keys: "Right c Down", selected: first(lead), sheet: "claim"},
		{keys: "Right c wait", selected: first(lead), sheet: "claim"},
		{keys: "Right C", selected: first(lead), sheet: "claim"},
		{keys: "Right c Escape", selected: none},
		{keys: "Right c Escape wait", selected: none},
		{keys: "Right c BackSpace wait", selected: first(lead)},
		{keys: "Right h wait advice", selected: hint, hint: true},
		{keys: "Right h advice wait", selected: hint, hint: true},
		{keys: "Right H advice", selected: hint, hint: true},
		{keys: "Right h Return advice", played: hint, hint: true}, // as H, and then Enter, later
		{keys: "Right h advice Return", played: hint, hint: true},
		{keys: "Right h wait advice Return", played: hint, hint: true},
		{keys: "Right h Right", selected: second(lead)},
		{keys: "Right h advice Right", selected: second(lead)},
		{keys: "Right h Escape", selected: none},
		{keys: "Right h advice Escape wait", selected: none},
		{keys: "Right h advice BackSpace wait", selected: first(lead)},
		{keys: "Right h v wait", selected: first(lead)},
		{keys: "Right " + spaced(h), selected: heart},
		{keys: "Right " + spaced(h) + " Return", played: heart},
		{keys: "Right h advice " + h[1:], selected: heart},
		{keys: "Right " + spaced(c), selected: club},
		{keys: "Right " + spaced(c) + " Return", played: club},
		{keys: "h " + spaced(c) + " wait", selected: club},
		{keys: "c " + spaced(h) + " wait", selected: heart},
		// A suit alone is no card.
		{keys: "Right s Return", selected: first(lead), note: text.T("table.half-a-card")},
		{keys: "Right d Return Return", selected: first(lead), note: text.T("table.half-a-card")},
		{keys: "Right s Escape", selected: none},
		{keys: "Right s BackSpace Return", played: first(lead)},
	} {
		p := newTypist(t, lead, cardart.English)
		p.press(t, strings.NewReplacer("Space", string(fyne.KeySpace), "KP_Enter", string(fyne.KeyEnter)).Replace(tt.keys))
		if got := p.played(tt.played != none); got != tt.played {
			t.Errorf("%q plays %v, want %v", tt.keys, got, tt.played)
		}
		if got := p.hinted(tt.hint); got != tt.hint {
			t.Errorf("%q: a hint is counted: %v", tt.keys, got)
		}
		if got := p.parts.surface.Selected(); got != tt.selected && tt.played == none {
			t.Errorf("%q selects %v, want %v", tt.keys, got, tt.selected)
		}
		if laidOn(p.Screen) != tt.sheet {
			t.Errorf("%q: sheet %q, want %q", tt.keys, laidOn(p.Screen), tt.sheet)
		}
		if tt.note != "" && p.note.prose.Text != tt.note {
			t.Errorf("%q: it says %q, want %q", tt.keys, p.note.prose.Text, tt.note)
		}
	}
}

// Where no heart or club can be played, H and C wait for nothing. Nothing is played either way.
func TestLettersThatAreNoCards(t *testing.T) {
	follow := board(t, 3, southToPlay) // a spade was led
	if m := modelOf(t, follow, card.South, true); m.Plays.Suit(card.Spades) != m.Plays {
		t.Fatalf("%v may be played", m.Plays)
	}
	hint := spade(follow.Hand(card.South))
	heart := follow.Hand(card.South).Suit(card.Hearts).Cards()[0]
	_, broken := follow.Apply(bridge.Played(heart))
	for _, tt := range []struct {
		keys   string
		played card.Card
		sheet  string
		hint   bool
		claims int // the tricks claimed
		note   string
	}{
		{keys: "Right h advice", hint: true},
		{keys: "Right h Return advice", hint: true, played: hint},
		{keys: "Right h advice Return", hint: true, played: hint},
		{keys: "Right h " + strings.ToLower(heart.Rank.String()), note: bridgetext.Rule(broken)},
		{keys: "Right h " + strings.ToLower(heart.Rank.String()) + " Return", note: text.T("table.select-first")},
		{keys: "Right h Escape"},
		{keys: "Right c", sheet: "claim"},
		{keys: "Right c 1 2", sheet: "claim", claims: 12},
		{keys: "Right c 9", sheet: "claim", claims: 9},
	} {
		p := newTypist(t, follow, cardart.English)
		p.press(t, tt.keys)
		if p.entry.pending.Waiting() != 0 {
			t.Errorf("%q: %c waits", tt.keys, p.entry.pending.Waiting())
		}
		if got := p.played(tt.played != card.Card{}); got != tt.played {
			t.Errorf("%q plays %v, want %v", tt.keys, got, tt.played)
		}
		if got := p.hinted(tt.hint); got != tt.hint {
			t.Errorf("%q: a hint is counted: %v", tt.keys, got)
		}
		if laidOn(p.Screen) != tt.sheet || tt.claims != 0 && claimOn(p.Screen).tricks != tt.claims {
			t.Errorf("%q: sheet %q, want %q; %d tricks are claimed", tt.keys, laidOn(p.Screen), tt.sheet, claimOn(p.Screen).tricks)
		}
		if tt.note != "" && p.note.prose.Text != tt.note {
			t.Errorf("%q: it says %q, want %q", tt.keys, p.note.prose.Text, tt.note)
		}
	}
}

// A digit behind a suit is a card and no number of tricks, and a Romanian letter a rank and no suit.
func TestCardsBehindLettersThatAreCommands(t *testing.T) {
	lead := board(t, 3, southToLead)
	for _, letters := range []cardart.Letters{cardart.English, cardart.Romanian} {
		for c := range lead.Hand(card.South).All() {
			p := newTypist(t, lead, letters)
			var number string
			if c.Rank <= card.Twelve {
				number = strconv.Itoa(int(c.Rank))
			} else {
				number = strings.ToLower(letters.Rank(c.Rank))
			}
			keys := strings.Join(strings.Split(strings.ToLower(c.Suit.String())+number, ""), " ")
			p.press(t, "Right "+keys)
			if got := p.parts.surface.Selected(); got != c || laidOn(p.Screen) != "" || p.advice.Open() || p.entry.pending.Waiting() != 0 {
				t.Errorf("%q selects %v, want %v; sheet %q, a hint %v", keys, got, c, laidOn(p.Screen), p.advice.Open())
			}
			p.press(t, "Return")
			if got := p.played(true); got != c {
				t.Errorf("%q and Enter play %v", keys, got)
			}
		}
	}
}

// A level without a suit is no call either, whatever is selected.
func TestACallTypedByHalf(t *testing.T) {
	p := newTypist(t, board(t, 3, ""), cardart.English)
	p.press(t, "Down 4 Return")
	if e := len(p.play.session.State().Board.Events()); e != 0 || p.note.prose.Text != text.T("table.half-a-call") {
		t.Errorf("%d calls; it says %q", e, p.note.prose.Text)
	}
	p.press(t, "n Return")
	if e := <-p.journal.acts; e.String() != "4N" {
		t.Errorf("the call is %v", e)
	}
}

// asked is an adviser who answers when he is let.
type asked struct {
	fond
	let chan bool
}

func (a *asked) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	select {
	case <-a.let:
	case <-ctx.Done():
	}
	return a.fond.Advise(ctx, v)
}

// Who asks again for a hint that is on its way waits for that one, also where an h may begin a heart.
func TestAHintAskedForAgain(t *testing.T) {
	for _, tt := range []struct{ acts, keys string }{{"", "h h h"}, {southToLead, "h Return h Return h Return"}, {southToLead, "h h h h h"}} {
		adviser := &asked{let: make(chan bool)}
		s := sitWith(t, board(t, 3, tt.acts), 4, new(forgetful), func(_ *play.Config, o *Options) { o.Adviser = adviser })
		todo := make(chan func(), 100)
		s.play.work.Runner = heardBy(func(f func()) { todo <- f })
		(&typist{Screen: s}).press(t, tt.keys)
		ctx := s.advice.ctx
		(&typist{Screen: s}).press(t, "h Return h Return")
		if ctx == nil || s.advice.ctx != ctx || ctx.Err() != nil {
			t.Fatalf("%q: it is begun anew", tt.keys)
		}
		close(adviser.let)
		for s.advice.Open() {
			select {
			case f := <-todo:
				f()
			case <-time.After(10 * time.Second):
				t.Fatal("no hint comes")
			}
		}
	}
}
