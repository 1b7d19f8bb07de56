// Package record writes a finished board as one line of JSON, and reads it back. So it does with the whole history of
// rubbers ([Read], [Rubber], [Entry]), which it also reads in the notation of other bridge programs, package pbn.
//
// # The line
//
// The keys always come in this order:
//
//	{"board":1,"rules":"SuperBridge","number":"…","deal":"N:… … … …","dealer":"S","vul":"None",
//	 "auction":["1N","Pass","Pass","Pass"],"contract":"1N-S","play":["SJ","SA",…],
//	 "tricks":12,"score":{"NS":460,"EW":0}}
//
// (on one line). The auction starts with the dealer. Play lists the cards in the order played. Tricks are those of
// declarer's side, claimed ones included. A board that ended by a claim has "claim" after "play": the number of
// unfinished tricks that go to the side whose turn it was, as a claim is made by the player to act. On a passed-out
// board the contract is "Passed", "play" is [] and "tricks" 0. A table with house rules has them after the rules, as
// "house":"plain-doubles,redeal".
//
// If part-scores are carried and honours count, as in Chicago, there is more ([bridge.Rules.Itemised]): "session" comes
// first, the session's number; after the vulnerability "below", each side's points below before the board, [NS, EW];
// and after the score its "lines", [{"item":"Trick","side":"NS","below":60},
// {"item":"Honours","side":"NS","above":100,"seat":"S"}]. A line without a board ends the session ([MarshalSession]):
//
//	{"session":1,"rules":"Chicago","below":[40,0],"bonus":[{"item":"EndPartScore","side":"NS","above":100}],
//	 "total":{"NS":2270,"EW":300},"winner":"NS","result":1970}
//
// In a rubber "games" comes before "below", also [NS, EW], and after the rules of a session that was broken off
// "settled":true. If boards have targets their lines end with "hcp", "target" and "imps", [NS, EW], and the session's
// line has "imps" instead of the result. A table's house rules in these games follow the rules as "options": the fields
// of [bridge.Rules] that differ, as {"RubberBonus":[750,500]}; honours are those for four, five and four aces.
//
// There is no winner if both sides have the same; the result is North-South's total minus that of East-West. A board of
// such a game played on its own has its initial standing in "below", and its session ends after it, with no bonus.
//
// If declarer chooses the contract, as in MiniBridge, the high-card points that the players announce come before the
// auction, from the dealer on, and the choice after it: "announced":[15,10,4,11],"auction":[],"choose":"1N".
//
// # The history
//
// In a history the boards of a rubber follow a line with the data that they lack:
//
//	{"rubber":1,"rules":"SuperBridge","length":4,"seat":"S","started":…,"changed":…,"boards":3}
//
// The rubbers are numbered in order. The seat is the user's; it is left out if only computers play. That number of
// boards follows, and their lines end with "started", "finished", "undos" and "hints", left out if 0. Times are
// milliseconds since 1970, UTC. The last board may be unfinished: it then has "unfinished":true instead of contract,
// tricks and score. Boards without the line of their rubber are a history too.
//
// The user's additions come last, if there are any: "name", "note" and "starred" of rubbers and of boards. A rubber
// that is not an ordinary one has its "kind", and "origin", the board that it was played on from or that it repeats, as
// {"rubber":3,"board":2}, by the numbers in this history. A "branch" has in "stands" the number of events of its board
// that stood when it started; older histories lack it. A rubber whose deals were chosen beforehand has those still to
// be played, in order, in "deals", [{"board":7,"number":"…","dealer":"S", "vul":"Both"}], of which "board" is the
// number where the deal comes from. A board has the level of its computer "players"; "both":true if the user has played
// both hands, where his partner declares; as "other" the play of four of them at another table,
// {"players":"club","auction":[…],"play":[…]}; as "analysis" an object that this package takes as it is; and as
// "puzzles" the user's progress in finding better cards, [{"event":12,"tried":["SK","SA"],"found":true}], in which
// "shown" says that he asked for the answer.
//
// The information of a file of another program about a board follows all that: its "tags", each a name, a value and the
// lines of its section, [["Event","Club night"],["Board","17"]], of which one without a name is a comment; the
// "remarks" on its events, [{"at":0,"note":"15 to 17"}] ([pbn.Remark]); and as "results" those of other tables on the
// deal, [{"contract":"3N-S","tricks":9,"tags":[["Table","2"]]}], with "auction" and "play" if known. The "tricks" of a
// result may not be known. A deal that is still to be played, and the other table, have these keys too.
//
// # A field
//
// If a deal is played at many tables, each line names its "session", and ends with the "datum" and the "tables" that
// have results. The first is the line's own; the others start with their auction and play:
//
//	"datum":420,"tables":[{"contract":"3N-N","tricks":10,"score":{"NS":430,"EW":0},"matchpoints":[2,0],
//	 "percent":[100,0],"imps":[0,0],"cross":[1,-1]},{"auction":[…],"play":[…],"contract":…}]
//
// The IMPs are those to the datum; cross is the mean of the IMPs against the other tables. Per cent and means have two
// decimals at most. The line that ends the session ([MarshalField]) has the first table's result:
//
//	{"session":1,"rules":"Duplicate","total":{"NS":3540,"EW":6120},"matchpoints":[21,27],"percent":[43.75,56.25],
//	 "imps":[-43,43],"cross":[-47,47],"vp":[1,19]}
//
// with victory points only between two tables over 24 boards. In a history the line of the rubber has after its length
// the number of "tables", "by" for the comparison ("imps" to the datum or "cross"; matchpoints if missing) and the
// level of the "others" who play there; and the date as "daily":"2026-11-22" if its boards are those of a day.
//
// # What is checked
//
// Only the rules' name, the house rules, the deal, the dealer, the vulnerability, the calls or the choice, the cards
// and the claim are read. Announced points, contract, tricks and score follow from these; a line with other values is
// refused. So is one with an illegal event, so what [Unmarshal] returns has been played by the rules. The number of the
// deal adds nothing to the deal, and other programs number deals differently: it isn't checked.
package record

import (
	"encoding/json"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// line is the JSON object.
type line struct {
	Session int `json:"session,omitempty"`
	Board   int `json:"board"`
	rulesKeys
	Number    string    `json:"number"`
	Deal      string    `json:"deal"`
	Dealer    string    `json:"dealer"`
	Vul       string    `json:"vul"`
	Games     *[2]int   `json:"games,omitempty"`
	Below     *[2]int   `json:"below,omitempty"`
	Announced []int     `json:"announced,omitempty"` // from the dealer on
	Auction   []string  `json:"auction"`
	Choose    string    `json:"choose,omitempty"`
	Contract  string    `json:"contract,omitempty"`
	Play      []string  `json:"play"`
	Claim     *int      `json:"claim,omitempty"`
	Tricks    *int      `json:"tricks,omitempty"`
	Score     *score    `json:"score,omitempty"`
	Lines     *[]scored `json:"lines,omitempty"`
	HCP       *[2]int   `json:"hcp,omitempty"`
	Target    *[2]int   `json:"target,omitempty"`
	IMPs      *[2]int   `json:"imps,omitempty"`

	Datum  *int         `json:"datum,omitempty"`
	Tables *[]tableLine `json:"tables,omitempty"`

	// Only for boards in a history.
	Unfinished bool  `json:"unfinished,omitempty"`
	Started    int64 `json:"started,omitempty"`
	Finished   int64 `json:"finished,omitempty"`
	Undos      int   `json:"undos,omitempty"`
	Hints      int   `json:"hints,omitempty"`

	Players  string          `json:"players,omitempty"`
	Both     bool            `json:"both,omitempty"`
	Name     string          `json:"name,omitempty"`
	Note     string          `json:"note,omitempty"`
	Starred  bool            `json:"starred,omitempty"`
	Other    *otherLine      `json:"other,omitempty"`
	Analysis json.RawMessage `json:"analysis,omitempty"`
	Puzzles  []puzzleLine    `json:"puzzles,omitempty"`
	pbn.Source
	Results []resultLine `json:"results,omitempty"`
}

type puzzleLine struct {
	Event int      `json:"event"`
	Tried []string `json:"tried,omitempty"`
	Found bool     `json:"found,omitempty"`
	Shown bool     `json:"shown,omitempty"`
}

type otherLine struct {
	Players string `json:"players,omitempty"`
	acts
	pbn.Source
}

type score struct {
	NS int `json:"NS"`
	EW int `json:"EW"`
}

// Marshal returns the line of a finished board, without a newline. The number is that of the board in its rubber, 1 or
// more. It fails for an unfinished board, for rules that are not [bridge.Rules.Known], since their lines couldn't be
// read, and for [bridge.Rules.Itemised] ones: [Entry.Marshal] takes the number of the session.
func Marshal(number int, b bridge.Board) ([]byte, error) {
	if b.Phase() != bridge.Finished {
		return nil, fault.New("the board is not finished")
	}
	return Entry{Number: number, Board: b}.Marshal()
}

// lineOf returns the line of a board.
func lineOf(session, number int, b bridge.Board) line {
	l := line{
		Board:     number,
		rulesKeys: keysOf(b.Rules),
		Number:    b.Number().String(),
		Deal:      b.Deal.String(),
		Dealer:    b.Dealer.String(),
		Vul:       b.Vul.String(),
	}
	if b.Phase() == bridge.Finished {
		points, tricks := b.Points(), b.DeclarerTricks()
		l.Contract, l.Tricks, l.Score = b.Contract().String(), &tricks, &score{NS: points[card.NS], EW: points[card.EW]}
		if b.Rules.Itemised {
			l.Lines = scoredLines(b.Score())
		}
		if against, ok := b.AgainstTarget(); ok {
			l.HCP, l.Target, l.IMPs = &against.HCP, &against.Target, &against.IMPs
		}
	} else {
		l.Unfinished = true
	}
	if b.Rules.Itemised {
		l.Session = session
	}
	l.Games, l.Below = standingKeys(b.Rules, b.Standing)
	if b.Rules.Choices {
		for i := range card.Seats {
			l.Announced = append(l.Announced, b.Announced()[b.Dealer.Next(i)])
		}
	}
	did := actsOf(b)
	l.Auction, l.Choose, l.Play, l.Claim = did.Auction, did.Choose, did.Play, did.Claim
	return l
}

// standingKeys returns the parts of a standing in a line: the games if they end the session, and the points below if
// they are carried.
func standingKeys(r bridge.Rules, s bridge.Standing) (games, below *[2]int) {
	if r.GamesToWin > 0 {
		games = &s.Games
	}
	if r.CarryBelow {
		below = &s.Below
	}
	return games, below
}

// Unmarshal reads the line of a finished board and plays it by the rules. The error describes the fault; for an illegal
// event it wraps a [*bridge.RuleError], for unreadable text usually a [*card.ParseError].
func Unmarshal(data []byte) (number int, b bridge.Board, err error) {
	e, err := UnmarshalEntry(data)
	if err == nil && e.Board.Phase() != bridge.Finished {
		err = fault.Errorf("board %d: %w", e.Number, notFinished(e.Board))
	}
	if err != nil {
		return 0, bridge.Board{}, err
	}
	return e.Number, e.Board, nil
}

func notFinished(b bridge.Board) error {
	return fault.Errorf("the board is not finished after its %d events", len(b.Events()))
}

func decode(data []byte) (line, error) {
	var l line
	if err := lines.Object(data, &l); err != nil {
		return line{}, err
	}
	switch {
	case l.Board < 1:
		return line{}, fault.Errorf("board number %d, want 1 or more", l.Board)
	case l.Session < 0:
		return line{}, fault.Errorf("session number %d, want 1 or more", l.Session)
	case l.Undos < 0 || l.Hints < 0:
		return line{}, fault.New("undos and hints can't be negative")
	}
	return l, nil
}

// replay plays the line's events on its deal.
func (l line) replay() (bridge.Board, error) {
	rules, err := l.parse()
	if err != nil {
		return bridge.Board{}, err
	}
	deal, err := card.ParseDeal(l.Deal)
	if err != nil {
		return bridge.Board{}, err
	}
	dealer, err := card.ParseSeat(l.Dealer)
	if err != nil {
		return bridge.Board{}, err
	}
	vul, err := bridge.ParseVulnerability(l.Vul)
	if err != nil {
		return bridge.Board{}, err
	}
	b, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return bridge.Board{}, err
	}
	if err := l.carry(&b); err != nil {
		return bridge.Board{}, err
	}
	events, err := acts{l.Auction, l.Choose, l.Play, l.Claim}.events()
	if err != nil {
		return bridge.Board{}, err
	}
	b, err = b.Replay(events)
	switch {
	case err != nil:
		return bridge.Board{}, err
	case b.Phase() != bridge.Finished && !l.Unfinished:
		return bridge.Board{}, notFinished(b)
	case b.Phase() == bridge.Finished && l.Unfinished:
		return bridge.Board{}, fault.New("the board is finished, though the line says that it isn't")
	}
	return b, nil
}

// carry gives the board the standing of the line.
func (l line) carry(b *bridge.Board) error {
	switch {
	case (b.Rules.Itemised || l.Tables != nil) && l.Session < 1:
		return fault.New("it doesn't say of which session it is")
	case !b.Rules.Itemised && l.Tables == nil && l.Session != 0:
		return fault.Errorf("a board of %s is of no session", b.Rules.Name)
	case !b.Rules.CarryBelow && l.Below != nil:
		return fault.Errorf("nothing is below in %s", b.Rules.Name)
	case b.Rules.GamesToWin == 0 && l.Games != nil:
		return fault.Errorf("nobody has games in %s", b.Rules.Name)
	case b.Rules.CarryBelow && l.Below == nil:
		return fault.New("it doesn't say what is below")
	case b.Rules.GamesToWin > 0 && l.Games == nil:
		return fault.New("it doesn't say how many games each side has")
	}
	if l.Below != nil {
		b.Standing.Below = *l.Below
	}
	if l.Games != nil {
		b.Standing.Games = *l.Games
	}
	for side := range b.Standing.Below {
		switch below, games := b.Standing.Below[side], b.Standing.Games[side]; {
		case below < 0 || below > 0 && below >= b.Rules.GameFrom:
			return fault.Errorf("%d points can't be below", below)
		case games < 0 || games > 0 && games >= b.Rules.GamesToWin:
			return fault.Errorf("no side can have %d games before a board", games)
		}
	}
	if want := b.Rules.VulnerabilityAt(0, b.Standing); b.Rules.GamesToWin > 0 && b.Vul != want {
		return contradicts(fault.Say("the vulnerability"), b.Vul, want)
	}
	return nil
}

// contradiction returns an error for the first value in l that doesn't follow from the events, or nil.
func (l line) contradiction(want line) error {
	switch {
	case want.Announced == nil && l.Announced != nil:
		return fault.Errorf("nobody announces points in %s", l.Rules)
	case want.Announced != nil && l.Announced == nil:
		return fault.New("it doesn't say what is announced")
	case !slices.Equal(l.Announced, want.Announced):
		return contradicts(fault.Say("what is announced"), l.Announced, want.Announced)
	}
	if l.Unfinished {
		if l.Contract != "" || l.Tricks != nil || l.Score != nil || l.Lines != nil || l.HCP != nil || l.Target != nil || l.IMPs != nil || l.Finished != 0 || l.Analysis != nil || l.Puzzles != nil {
			return fault.New("a board that is not finished has neither contract, tricks nor score, no time when it was finished, no analysis and no puzzles")
		}
		return nil
	}
	var tricks int
	var points score
	if l.Tricks != nil {
		tricks = *l.Tricks
	}
	if l.Score != nil {
		points = *l.Score
	}
	for _, f := range []struct {
		what      fault.Phrase
		got, want any
	}{
		{fault.Say("the contract"), l.Contract, want.Contract},
		{fault.Say("the number of tricks"), tricks, *want.Tricks},
		{fault.Say("the score of NS"), points.NS, want.Score.NS},
		{fault.Say("the score of EW"), points.EW, want.Score.EW},
	} {
		if f.got != f.want {
			return contradicts(f.what, f.got, f.want)
		}
	}
	if l.Lines != nil && (want.Lines == nil || !slices.Equal(*l.Lines, *want.Lines)) {
		return contradicts(fault.Say("the score in lines"), said(l.Lines), said(want.Lines))
	}
	for _, f := range []struct {
		what      fault.Phrase
		got, want *[2]int
	}{
		{fault.Say("what each side has in high cards"), l.HCP, want.HCP},
		{fault.Say("the target"), l.Target, want.Target},
		{fault.Say("the score in IMPs"), l.IMPs, want.IMPs},
	} {
		if f.got != nil && (f.want == nil || *f.got != *f.want) {
			return contradicts(f.what, said(f.got), said(f.want))
		}
	}
	return nil
}
