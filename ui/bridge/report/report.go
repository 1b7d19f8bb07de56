// Package report holds a user's report of a call or a card that seems wrong: a text with all that is needed to look
// into it, and for a call a line in a list of cases, which "superbridge system cases" reads.
package report

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/version"
)

// Act is a call or a card of a board that can be reported.
type Act struct {
	Board bridge.Board
	Event int           // its number, from 0
	Cards bidding.Cards // the convention cards of the sides
}

// Report is an act with what the user expected instead.
type Report struct {
	Act
	Calls []bridge.Call // the expected ones, or none
	Card  card.Card     // the expected one, or the zero value
	Words string        // the user's remarks, or ""
}

// At returns the act to report: the call with the number pointed, or otherwise the last call or card among the first n
// events; ok is false if there is none.
func At(b bridge.Board, cards bidding.Cards, pointed, n int) (a Act, ok bool) {
	events := b.Events()
	if pointed >= 0 && pointed < len(b.Auction().Calls) {
		return Act{b, pointed, cards}, true
	}
	for i := min(n, len(events)) - 1; i >= 0; i-- {
		if k := events[i].Kind; k == bridge.CallKind || k == bridge.PlayKind {
			return Act{b, i, cards}, true
		}
	}
	return a, false
}

// IsCall reports whether the act is a call.
func (a Act) IsCall() bool { return a.event().Kind == bridge.CallKind }

func (a Act) event() bridge.Event { return a.Board.Events()[a.Event] }

// before returns the board just before the act.
func (a Act) before() bridge.Board { return a.Board.Prefix(a.Event) }

// Did describes the act and, if it is a call, its meaning.
func (a Act) Did() string {
	by := a.before().Turn()
	if a.IsCall() {
		return bridgetext.Means(a.Board.Table, a.Cards, a.Event, text.Seat(by))
	}
	return text.T("case.card", "Seat", text.Seat(by), "Card", text.Card(a.event().Card))
}

// letters turns typed text into the text forms of calls and cards.
var letters = strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C", "PASS", "P", " OR ", " ")

// Expect returns a report with the typed calls, such as 2D, P, X or 3NT, or the typed card, such as HQ, in English or the language
// in use; typed may be empty. Its errors are words for the user: the text can't be read, or wasn't legal.
func (a Act) Expect(typed, words string) (Report, error) {
	r := Report{Act: a, Words: words}
	typed = letters.Replace(strings.ToUpper(strings.TrimSpace(typed)))
	if typed == "" {
		return r, nil
	}
	before := a.before()
	if !a.IsCall() {
		c, err := card.Parse(typed)
		read := err == nil
		if !read {
			c, read = typing.ReadCard(typed)
		}
		switch {
		case !read:
			return r, errors.New(text.T("case.no-card", "Typed", typed))
		case !before.View(before.Actor()).LegalPlays().Has(c):
			return r, errors.New(text.T("case.card-not-legal", "Card", text.Card(c)))
		}
		r.Card = c
		return r, nil
	}
	calls, err := cases.ParseCalls(typed)
	read := err == nil
	if !read {
		calls, read = typing.ReadCalls(typed)
	}
	if !read {
		return r, errors.New(text.T("case.no-call", "Typed", typed))
	}
	for _, c := range calls {
		if before.Auction().Check(a.Board.Rules, c) != nil {
			return r, errors.New(text.T("case.call-not-legal", "Call", bridgetext.Call(c)))
		}
	}
	r.Calls = calls
	return r, nil
}

// Text returns the report for the clipboard: all that is needed to look into it, in the program's text forms.
func (r Report) Text() string {
	b := r.Board
	did, expected := r.event().Card.String(), ""
	if r.IsCall() {
		did, expected = r.event().Call.String(), written(r.Calls)
	} else if r.Card != (card.Card{}) {
		expected = r.Card.String()
	}
	var all strings.Builder
	row := func(name, what string) { fmt.Fprintf(&all, "%-10s%s\n", name+":", cmp.Or(what, "-")) }
	row("program", version.Line())
	row("game", b.Rules.Name)
	row("deal", b.Number().String())
	row("hands", b.Deal.String())
	row("dealer", fmt.Sprintf("%v, vulnerable %v", b.Dealer, b.Vul))
	row("systems", fmt.Sprintf("NS %v, EW %v", r.Cards[card.NS], r.Cards[card.EW]))
	row("auction", written(b.Auction().Calls))
	if !r.IsCall() {
		row("cards", r.played())
	}
	row("reported", fmt.Sprintf("%v %s, event %d: %s", r.before().Turn(), did, r.Event+1, r.Did()))
	row("expected", expected)
	row("words", oneLine(r.Words))
	return all.String()
}

// played returns the cards played before the reported one.
func (r Report) played() string {
	var words []string
	for _, e := range r.Board.Events()[:r.Event] {
		if e.Kind == bridge.PlayKind {
			words = append(words, e.Card.String())
		}
	}
	return strings.Join(words, " ")
}

// Line returns the report of a call as a line of a list of cases. It is a comment, which readers skip, if no call was
// expected or the deck has no cases.
func (r Report) Line() string {
	before := r.before()
	by := before.Turn()
	c := cases.Case{
		Statement: cmp.Or(plain(r.Words), "reported call"),
		Hand:      r.Board.Deal[by],
		Auction:   before.Auction(),
		Vul:       r.vul(),
		Accepted:  r.Calls,
		Source: fmt.Sprintf("reported: %v %v by %v, deal %v of %s, vulnerable %v, Super Bridge %s",
			by, r.event().Call, r.Cards[by.Side()], r.Board.Number(), r.Board.Rules.Name, r.Board.Vul, version.Number),
	}
	line := c.String()
	if all, err := cases.Read(strings.NewReader(line)); err != nil || len(all) != 1 || !slices.Equal(all[0].Accepted, c.Accepted) {
		return "# " + line
	}
	return line
}

// vul returns the vulnerability rotated to North as dealer, as in cases.
func (r Report) vul() (v bridge.Vulnerability) {
	dealer := r.Board.Dealer.Side()
	if r.Board.Vul.Has(dealer) {
		v |= bridge.VulNS
	}
	if r.Board.Vul.Has(dealer.Other()) {
		v |= bridge.VulEW
	}
	return v
}

// written returns calls in the notation of cases.
func written(calls []bridge.Call) string {
	var words []string
	for _, c := range calls {
		words = append(words, strings.Replace(c.String(), "Pass", "P", 1))
	}
	return strings.Join(words, " ")
}

func oneLine(words string) string { return strings.Join(strings.Fields(words), " ") }

// plain returns words fit for the first column of a list of cases, where full stops would make them a hand.
func plain(words string) string {
	return strings.TrimLeft(oneLine(strings.NewReplacer("|", "/", ".", " ").Replace(words)), "# \ufeff")
}
