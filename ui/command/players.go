package command

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
)

// kind is a kind of computer players, by the name that people type.
type kind struct {
	name    string
	player  match.Player // for any seat; nil if they are another program's
	card    bidding.Card // their convention card
	program *program
}

// kinds lists the kinds of computer players.
var kinds = []kind{
	{name: "beginner", player: bot.Player{Level: bot.Beginner}},
	{name: "club", player: bot.Player{Level: bot.Club}},
	{name: "expert", player: bot.Player{Level: bot.Expert}},
}

// kindNamed reads the name of a kind, as in club. A level can be named without some of its skills, as in club-signals,
// bidding by the book, as in club+book, and with its convention card, as in club:standard.
func kindNamed(name string) (kind, error) {
	name, conventions, carded := strings.Cut(name, ":")
	if carded {
		k, err := kindNamed(name)
		if err != nil {
			return k, err
		}
		if k.card, err = bidding.ParseCard(conventions); err != nil {
			return kind{}, usage("command.match.wrong-card", "Name", name, "Card", conventions, "Why", err)
		}
		k.name += ":" + conventions
		k.player = k.at(nil, bidding.Cards{k.card, k.card})
		return k, nil
	}
	plain, book := strings.CutSuffix(name, bot.ByTheBook)
	base, skills, less := strings.Cut(plain, "-")
	for _, k := range kinds {
		if k.name != base {
			continue
		}
		if less {
			var err error
			if k, err = k.without(skills); err != nil {
				return k, err
			}
		}
		if book {
			return k.byTheBook()
		}
		return k, nil
	}
	return kind{}, usage("command.match.no-players", "Name", quoted(name), "Names", kindNames())
}

// without returns the kind without some skills, as in inference-signals.
func (k kind) without(skills string) (kind, error) {
	player, level := k.player.(bot.Player)
	for name := range strings.SplitSeq(skills, "-") {
		skill, ok := bot.SkillNamed(name)
		if !ok || !level || player.Level == bot.Beginner {
			return kind{}, usage("command.match.no-skills", "Name", k.name, "Skills", skills)
		}
		player.Without |= skill
	}
	return kind{name: k.name + "-" + skills, player: player}, nil
}

// byTheBook returns the kind that bids by the book.
func (k kind) byTheBook() (kind, error) {
	p, ok := k.player.(bot.Player)
	if !ok {
		return kind{}, usage("command.match.no-book", "Name", quoted(k.name))
	}
	p.ByTheBook = true
	return kind{name: k.name + bot.ByTheBook, player: p}, nil
}

// scoring returns the kind in a session with a method of scoring. Another program's players aren't told.
func (k kind) scoring(s bot.Scoring) kind {
	if p, ok := k.player.(bot.Player); ok {
		p.Scoring = s
		k.player = p
	}
	return k
}

// check fails if the kind can't bid its system by some rules.
func (k kind) check(r bridge.Rules) error {
	if s := k.card.System; !s.Fits(r) {
		return usage("command.match.own-system", "Players", k.name, "Cards", r.Deck.Len(), "Rules", r.Name)
	}
	return nil
}

// kindNames returns the names of all kinds, as "a, b or c".
func kindNames() string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.name)
	}
	return oneOf(names)
}

// kindOf returns a kind of another program, which may have other kinds than this one.
func kindOf(path, name string) kind {
	k, _ := kindNamed(name) // if this program knows the kind, it knows their system
	return kind{name: name + "@" + path, card: k.card, program: &program{path: path, players: name, timeout: actTimeout}}
}

// knowing returns the kind with the systems of a data folder known to its program, if it bids one of these.
func (k kind) knowing(dataDir func() (string, error)) kind {
	if k.program == nil || k.card.System.Shipped() {
		return k
	}
	if dir, err := dataDir(); err == nil {
		k.program = &program{path: k.program.path, players: k.program.players, dataDir: dir, timeout: k.program.timeout}
	}
	return k
}

// at returns a player for any seat of a table at the state of board, where the sides have these convention cards.
func (k kind) at(board *bridge.Board, cards bidding.Cards) match.Player {
	if k.program != nil {
		return remote{k.program, board}
	}
	if p, ok := k.player.(bot.Player); ok {
		p.Cards = cards
		return p
	}
	return k.player
}

// remote is a player of another program, which gets the view of the seat from the board.
type remote struct {
	program *program
	board   *bridge.Board
}

func (r remote) Act(ctx context.Context, _ bridge.View) (bridge.Event, error) {
	return r.program.act(ctx, *r.board)
}

// four returns a player of one kind for each seat.
func (k kind) four() [4]match.Player { return [4]match.Player{k.player, k.player, k.player, k.player} }
