// Package challenge is a set of boards that travels: who gets it plays the same boards, and then the results of any
// number of players are compared.
//
// A [Challenge] is a value: the boards, the seat in which everybody sits, and what each player has done with all calls and
// cards. It has one text form, in mails, in files and in QR codes; see [Challenge.String] and [Parse]. In it the results are sealed
// by their deals, so that nobody reads them by chance. That is no more than a curtain among honest friends: the deals are
// in the same text, and a program can open all. Who has not played a board is shown the challenge as [Challenge.For] him.
package challenge

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// The limits of a challenge.
const (
	MostBoards = 32
	// LongestName is the highest number of letters of a player's name.
	LongestName = 40
	// mostPlayers is the highest number of players in one text.
	mostPlayers = 1000
	// longestWith is the highest number of bytes of the computer players.
	longestWith = 80
)

// Challenge is the boards, and the players' results on them.
type Challenge struct {
	Rules   bridge.Rules // those of a board [bridge.Rules.Alone]
	Seat    card.Seat    // of every player
	Day     string       // the date whose boards they are, as 2026-11-22; "" if of none
	Boards  []bridge.Board
	Players []Player // in the order of their names
}

// Player is somebody with his results.
type Player struct {
	Name string
	// With are the computer players at his table, as club; "" if unknown.
	With string
	// Results are his boards, by the challenge's. One that isn't finished is no result.
	Results []bridge.Board
}

// New returns a challenge of random boards, 1 to [MostBoards], with the dealers and the vulnerability of a session's.
// Where boards of a session are not independent, each starts as if it were the first.
func New(rules bridge.Rules, boards int, random *rand.Rand) (Challenge, error) {
	all := make([]bridge.Board, 0, max(boards, 0))
	for i := range min(boards, MostBoards+1) {
		b, err := regular(rules, i, rules.Shuffle(random))
		if err != nil {
			return Challenge{}, err
		}
		all = append(all, b)
	}
	return Of(card.South, all)
}

// regular returns the board of a challenge with the dealer and the vulnerability that follow from its place, counted from 0.
func regular(rules bridge.Rules, i int, deal card.Deal) (bridge.Board, error) {
	b, err := bridge.NewBoard(rules, deal, rules.Dealer(i), rules.VulnerabilityAt(i, bridge.Standing{}))
	return b.Alone(), err
}

// OfDay returns the challenge of the boards of a date, as 2026-11-22.
func OfDay(date string) (Challenge, error) {
	if !field.IsDate(date) {
		return Challenge{}, fault.Errorf("%q is no date, as 2026-11-22", date)
	}
	var all []bridge.Board
	for i := range field.DailyBoards {
		b, err := regular(field.DailyRules(), i, field.Daily(date, i))
		if err != nil {
			return Challenge{}, err
		}
		all = append(all, b)
	}
	c, err := Of(card.South, all)
	c.Day = date
	return c, err
}

// Of returns the challenge of some boards of one game, whatever has happened on them. It fails unless they are 1 to
// [MostBoards], all different.
func Of(seat card.Seat, boards []bridge.Board) (Challenge, error) {
	if len(boards) < 1 || len(boards) > MostBoards {
		return Challenge{}, fault.Errorf("a challenge has 1 to %d boards, not %d", MostBoards, len(boards))
	}
	c := Challenge{Rules: boards[0].Rules.Alone(), Seat: seat}
	for i, b := range boards {
		b = b.Alone().Prefix(0)
		if !b.Rules.Same(c.Rules) {
			return Challenge{}, fault.New("the boards of a challenge are of one game")
		}
		for _, other := range c.Boards {
			if other.Deal == b.Deal {
				return Challenge{}, fault.Errorf("board %d of the challenge is there twice", i+1)
			}
		}
		c.Boards = append(c.Boards, b)
	}
	return c, nil
}

// Name returns a name as a player of a challenge has it, without spaces at its ends; or an error if none can be called so:
// it has 1 to [LongestName] letters, and nothing that can't be printed.
func Name(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if n := utf8.RuneCountInString(name); n < 1 || n > LongestName {
		return "", fault.Errorf("a player's name has 1 to %d letters, not %d", LongestName, n)
	}
	if !utf8.ValidString(name) || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return "", fault.Errorf("%q can't be a player's name", name)
	}
	return name, nil
}

// With returns the challenge with a player's results, which he may have had in part before: finished boards, in any
// order, of which those that are no boards of the challenge are left out; and so are computer players of a long name. It
// fails as [Name] does.
func (c Challenge) With(name, players string, done []bridge.Board) (Challenge, error) {
	name, err := Name(name)
	if err != nil {
		return c, err
	}
	if !saysWith(players) {
		players = ""
	}
	p := Player{Name: name, With: players, Results: slices.Clone(c.Boards)}
	for _, b := range done {
		if i := c.index(b); i >= 0 && b.Phase() == bridge.Finished {
			p.Results[i] = b.Alone()
		}
	}
	return c.join(p), nil
}

// saysWith reports whether a text can name the computer players: it is short, and of visible letters of ASCII.
func saysWith(players string) bool {
	return len(players) <= longestWith && !strings.ContainsFunc(players, func(r rune) bool { return r < ' ' || r > '~' })
}

// index returns the index of the board with the deal, dealer, vulnerability and standing of b, or -1.
func (c Challenge) index(b bridge.Board) int {
	return slices.IndexFunc(c.Boards, func(own bridge.Board) bool { return sameStart(own, b) })
}

func sameStart(a, b bridge.Board) bool {
	return a.Deal == b.Deal && a.Dealer == b.Dealer && a.Vul == b.Vul && a.Standing == b.Standing && a.Rules.Alone().Same(b.Rules.Alone())
}

// Played returns the number of boards on which a player has a result.
func (p Player) Played() int {
	n := 0
	for _, b := range p.Results {
		if b.Phase() == bridge.Finished {
			n++
		}
	}
	return n
}

// has reports whether a player has a result on a board, counted from 0.
func (p Player) has(board int) bool { return p.Results[board].Phase() == bridge.Finished }

// Results returns the number of results.
func (c Challenge) Results() int {
	n := 0
	for _, p := range c.Players {
		n += p.Played()
	}
	return n
}

// Bare returns the challenge without results.
func (c Challenge) Bare() Challenge {
	c.Players = nil
	return c
}

// For returns the challenge as somebody may see it who has played some boards, by their index: without results on the
// others. Players remain even if none of their results may be seen.
func (c Challenge) For(played func(board int) bool) Challenge {
	players := slices.Clone(c.Players)
	for i, p := range players {
		p.Results = slices.Clone(p.Results)
		for j := range p.Results {
			if !played(j) {
				p.Results[j] = c.Boards[j]
			}
		}
		players[i] = p
	}
	c.Players = players
	return c
}

// Has reports whether a board is the challenge's of an index, whatever has happened on it.
func (c Challenge) Has(b bridge.Board, index int) bool { return sameStart(c.Boards[index], b) }
