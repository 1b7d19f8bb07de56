// Package record writes bridge for two and three as lines of JSON, and reads them back: each deal is a line, and so is
// the end of a session.
//
// # Deals
//
// The keys always come in this order, on one line and without spaces; those that a game doesn't have are left out:
//
//	{"rules":"Booby","number":3,"board":1,"dealer":"A","below":{"A":0,"B":0,"C":0},"games":{"A":0,"B":0,"C":0},
//	 "deal":{"A":"T82.KT…","B":"…","C":"…","dummy":"...6"},"given":{"A":"T2...QJ",…},"auction":["B Pass","C 1S",…],
//	 "seats":"N:AQT652.J76… …","contract":"2D-C","play":["HT","HJ",…],"tricks":3,"claim":2,
//	 "lines":["A short 250","B short 250"],"score":{"A":250,"B":250,"C":0},"total":{"A":250,"B":250,"C":0}}
//
// Rules with options have the text form of [few.Rules]. The number is that of the session in a history; it is left out
// elsewhere. Deals of a session are counted from 1. Points below the line and games won are those before the deal.
// Tricks are those of declarer's side, claimed ones included; a deal that ended by a claim has "claim": how many of the
// unfinished tricks go to the side that was to act. The score is the sum of the lines, by side; the total is each
// player's points in the session after the deal.
//
// Bridge for three has "rubber" and "soloist" instead of the dealer; nullo for two "thrown", "taken" and "hands" before
// the auction; Slam the auction by rounds, followed by "trumps" and "reserve".
//
// An unfinished deal, in a history or in a question to a player, has the keys of what has happened, and none from
// "tricks" on: it has "seats", "contract" and "play" once the play has started.
//
// # Ends
//
// The end of a session is a line too:
//
//	{"rules":"Booby","end":"settled","boards":7,"below":{…},"games":{…},"lines":["B part 100"],"score":{…},"total":{…},
//	 "winner":"B","pairs":{"A-B":-50,"A-C":50,"B-C":100}}
//
// The session has ended if it is "over" or "settled"; an "open" one goes on, and has no winner and no pairs. Points
// below and games are those after the last deal.
//
// # What is checked
//
// [Read] plays deals by the rules, from the cards and the players' acts; everything else in a line must follow from
// these and from the lines before it. Keys may be in any order, with spaces between them. (Rules: bridge-few, Lines of
// match and record.)
package record

import (
	"encoding/json"
	"fmt"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// Numbered is the number of a session in a history, 1 or more; 0 means none, and lines then leave it out.
type Numbered int64

// Board returns the line of a deal, without a newline. totals are each player's totals after it, for a finished deal:
// [few.Entry.Totals].
func (n Numbered) Board(b few.Board, totals []int) ([]byte, error) {
	o, err := boardOf(n, b, totals)
	if err != nil {
		return nil, err
	}
	return json.Marshal(o)
}

// End returns the line for the end of a session, or for the state of one that goes on, without a newline.
func (n Numbered) End(s few.Session, end few.End) ([]byte, error) {
	return json.Marshal(endOf(n, s, end))
}

// Line returns the line of a deal without a number: see [Numbered.Board].
func Line(b few.Board, totals []int) ([]byte, error) { return Numbered(0).Board(b, totals) }

// EndLine returns the line of an end without a number: see [Numbered.End].
func EndLine(s few.Session, end few.End) ([]byte, error) { return Numbered(0).End(s, end) }

// headOf returns the start of each line.
func headOf(n Numbered, r few.Rules) object {
	o := object{{"rules", r.String()}}
	if n != 0 {
		o.put("number", n)
	}
	return o
}

// startOf returns the part of a deal's line before its cards.
func startOf(n Numbered, s few.Setup) object {
	r := s.Rules
	o := headOf(n, r)
	o.put("board", s.Number)
	if r.Kind == few.BridgeForThree {
		o.put("rubber", s.Rubber)
		o.put("soloist", r.Letter(s.Soloist))
	} else {
		o.put("dealer", r.Letter(s.Dealer))
	}
	o.put("below", bySide(r, s.Standing.Below))
	o.put("games", bySide(r, s.Standing.Games))
	return o
}

// boardOf returns the line of a deal.
func boardOf(n Numbered, b few.Board, totals []int) (object, error) {
	o, r := startOf(n, b.Setup()), b.Rules()
	o.put("deal", b.Deal())
	done, err := replayed(b)
	if err != nil {
		return nil, err
	}
	o = append(o, done.keys(b)...)
	if b.Stage() != few.StageFinished {
		return o, nil
	}
	o.put("tricks", b.DeclarerTricks())
	if tricks, _, ok := b.Claim(); ok {
		o.put("claim", tricks)
	}
	score := b.Score()
	o.put("lines", scored(r, score))
	o.put("score", bySide(r, score.Points()))
	o.put("total", byPlayer(r, totals))
	return o, nil
}

// endOf returns the line of an end.
func endOf(n Numbered, s few.Session, e few.End) object {
	r := s.Rules()
	o := headOf(n, r)
	o.put("end", e.Kind.String())
	o.put("boards", e.Boards)
	o.put("below", bySide(r, e.Standing.Below))
	o.put("games", bySide(r, e.Standing.Games))
	o.put("lines", scored(r, e.Lines))
	o.put("score", bySide(r, e.Lines.Points()))
	o.put("total", byPlayer(r, e.Totals))
	if e.Kind == few.EndOpen {
		return o
	}
	winner := ""
	if e.Winner != few.Nobody {
		winner = r.Letter(e.Winner)
	}
	o.put("winner", winner)
	if len(e.Pairs) > 0 {
		pairs := object{}
		for _, p := range e.Pairs {
			pairs.put(r.Letter(p.Of)+"-"+r.Letter(p.Against), p.Points)
		}
		o.put("pairs", pairs)
	}
	return o
}

// bySide returns values keyed by the names of their sides.
func bySide(r few.Rules, figures [3]int) object {
	o := object{}
	for side := range few.Side(r.Sides()) {
		o.put(r.SideName(side), figures[side])
	}
	return o
}

// byPlayer returns values keyed by the letters of their players.
func byPlayer(r few.Rules, figures []int) object {
	o := object{}
	for i, figure := range figures {
		o.put(r.Letter(few.Player(i)), figure)
	}
	return o
}

// scored returns the lines of a score.
func scored(r few.Rules, score few.Score) []string {
	said := []string{}
	for _, l := range score {
		said = append(said, fmt.Sprintf("%s %v %d", r.SideName(l.Side), l.Item, l.Points))
	}
	return said
}

// texts returns the text forms of cards.
func texts(cards []card.Card) []string {
	said := []string{}
	for _, c := range cards {
		said = append(said, c.String())
	}
	return said
}
