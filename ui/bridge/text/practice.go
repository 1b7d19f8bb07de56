package text

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// PracticeKind returns the name of a kind of exercises.
func PracticeKind(k practice.Kind) string { return text.T("drill.kind." + k.String()) }

// PracticeAbout describes a kind of exercises in a sentence or two.
func PracticeAbout(k practice.Kind) string { return text.T("drill.about." + k.String()) }

// PracticeTopic returns the name of a part of the bidding.
func PracticeTopic(t practice.Topic) string { return text.T("drill.topic." + string(t)) }

// PracticeQuestion returns the question of an exercise.
func PracticeQuestion(e practice.Exercise) string {
	calls := e.Board.Auction().Calls
	switch e.Kind {
	case practice.Counting:
		return text.T("drill.ask."+e.Count.What.String(), "Suit", text.Suit(e.Count.Trump), "Trumps", e.Count.Promised, "Partner", e.Count.Partner)
	case practice.Reading:
		return text.T("drill.ask."+e.Read.Asked.String(), "Seat", text.Seat(e.Read.Seat), "Suit", text.Suit(e.Read.Suit))
	case practice.Opening:
		if len(calls) > 0 {
			return text.T("drill.ask.opening.passed")
		}
		return text.T("drill.ask.opening")
	case practice.Answer:
		switch {
		case len(calls) > 2:
			return text.T("drill.ask.again")
		case len(calls) == 2 && calls[1] != bridge.Pass:
			return text.T("drill.ask.over", "Call", Call(calls[0]), "Theirs", Call(calls[1]))
		}
		return text.T("drill.ask.answer", "Call", Call(calls[0]))
	case practice.Calling:
		return text.T("drill.ask.calling")
	case practice.Lead:
		c := e.Board.Contract()
		return text.T("drill.ask.lead", "Seat", text.Seat(c.Declarer), "Contract", ContractName(c))
	case practice.Defending:
		trick := e.Board.Trick()
		return text.T("drill.ask.defend", "Seat", text.Seat(trick.Leader), "Card", text.Card(trick.Cards[0]), "Contract", ContractName(e.Board.Contract()))
	case practice.Contract, practice.Puzzle:
		c := e.Board.Contract()
		return text.TN("drill.ask.contract", e.Board.Rules.Needs(c.Level)-e.Board.DeclarerTricks(), "Contract", ContractName(c))
	}
	id := "drill.ask.mistake.card"
	switch {
	case e.Done.Kind == bridge.CallKind:
		id = "drill.ask.mistake.call"
	case e.Board.Turn() != e.Seat:
		id = "drill.ask.mistake.dummy"
	}
	return text.T(id, "Did", act(e.Done))
}

// act returns a call or a card.
func act(e bridge.Event) string {
	if e.Kind == bridge.PlayKind {
		return text.Card(e.Card)
	}
	return Call(e.Call)
}

// countedReasons are the reasons whose messages depend on a number.
var countedReasons = map[string]bool{
	"too-few-points": true, "too-many-points": true, "too-few-high": true, "too-many-high": true, "too-short": true, "too-long": true, "tricks": true,
}

// PracticeVerdict returns the verdict on an answer: that it is right, or why it isn't.
func PracticeVerdict(e practice.Exercise, v practice.Verdict) string {
	values := []any{"Number", v.Number, "Wanted", v.Wanted, "Suit", text.Suit(v.Suit), "Did", act(v.Did)}
	switch {
	case v.Right && e.Kind.Numeric():
		return text.T("drill.right.count", values...)
	case v.Right && e.Kind.Played():
		return text.T("drill.right.contract")
	case v.Right && v.Did != (bridge.Event{}):
		return text.T("drill.right.did", values...)
	case v.Right:
		return text.T("drill.right")
	case countedReasons[v.Why]:
		return text.TN("drill.why."+v.Why, v.Number, values...)
	}
	return text.T("drill.why."+v.Why, values...)
}

// PracticeMeaning returns help after a wrong answer: how points are counted, or the meaning of the call; or "".
func PracticeMeaning(e practice.Exercise, v practice.Verdict) string {
	if e.Kind == practice.Counting {
		return Counting(e.Board.Rules)
	}
	if v.Did.Kind != bridge.CallKind || v.Meaning.Purpose == bidding.Natural || v.Why == "illegal" {
		return ""
	}
	return meaning(v.Did.Call, v.Meaning)
}

func meaning(c bridge.Call, m bidding.Meaning) string {
	return text.T("drill.meaning", "Call", Call(c), "Meaning", Meaning(m))
}

// PracticeAnswer returns the right answer, for a user who asks for it.
func PracticeAnswer(e practice.Exercise) string {
	switch e.Kind {
	case practice.Counting:
		return text.T("drill.answer.number", "Number", e.Counted().Total())
	case practice.Reading:
		return text.T("drill.answer.number", "Number", e.Solution())
	case practice.Opening, practice.Answer, practice.Calling:
		if calls := e.Calls(); len(calls) > 0 {
			return text.T("drill.answer.did", "Best", Call(calls[0].Call))
		}
	}
	return text.T("drill.answer.did", "Best", act(e.Best))
}

// PracticeExplains explains the right answer, a line each: the value of a hand, the meaning of a call, the reason for a
// card, and equally good ones. It is for a user who knows the answer.
func PracticeExplains(e practice.Exercise) (lines []string) {
	switch {
	case e.Kind == practice.Counting:
		return countLines(e)
	case e.Kind == practice.Reading:
		return readLines(e)
	case e.Kind.Played():
		return []string{text.T("drill.technique." + e.Technique.String())}
	case e.Board.Phase() == bridge.AuctionPhase:
		var others []string
		for i, o := range e.Calls() {
			if i == 0 {
				lines = append(lines, meaning(o.Call, o.Meaning))
			} else {
				others = append(others, Call(o.Call))
			}
		}
		lines = append(lines, asGood(others)...)
		if place := e.Place(); place != "" {
			lines = append(lines, text.T("drill.place", "Place", place))
		}
		return lines
	}
	lines = append(lines, Reason(bot.Advice{Event: e.Best, Reason: e.Reason, Suit: e.Suit}))
	var others []string
	for c := range e.Right.All() {
		if c != e.Best.Card {
			others = append(others, text.Card(c))
		}
	}
	return append(lines, asGood(others)...)
}

func asGood(others []string) []string {
	if len(others) == 0 {
		return nil
	}
	return []string{text.T("drill.as-good", "Others", strings.Join(others, ", "))}
}

// countLines returns the value of a hand, a line for each kind of points.
func countLines(e practice.Exercise) (lines []string) {
	c := e.Counted()
	bySuit := func(points [4]int) (sum int, words string) {
		var parts []string
		for i := range card.Suits {
			s := card.Spades - card.Suit(i)
			if sum += points[s]; points[s] > 0 {
				parts = append(parts, text.Suit(s)+"\u00a0"+strconv.Itoa(points[s]))
			}
		}
		return sum, strings.Join(parts, ", ")
	}
	n := 0
	add := func(id string, points int, parts string) {
		if points == 0 {
			return
		}
		n++
		line := text.T(id, "N", points)
		if parts != "" {
			line = text.T("drill.line.parts", "Line", line, "Parts", parts)
		}
		lines = append(lines, line)
	}
	sum, parts := bySuit(c.High)
	add("drill.line.high", sum, parts)
	sum, parts = bySuit(c.Length)
	add("drill.line.length", sum, parts)
	sum, parts = bySuit(c.Short)
	add("drill.line.short", sum, parts)
	add("drill.line.trumps", c.Trumps, "")
	add("drill.line.partner", c.Partner, "")
	if n > 1 {
		add("drill.line.total", c.Total(), "")
	}
	return lines
}
