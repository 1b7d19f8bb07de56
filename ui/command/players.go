package command

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
)

// kind is a kind of computer players, by the name that people type.
type kind struct {
	name    string
	player  match.Player // for any seat; nil if they are another program's
	program *program
}

// kinds lists the kinds of computer players.
var kinds = []kind{
	{name: "beginner", player: bot.Player{Level: bot.Beginner}},
	{name: "club", player: bot.Player{Level: bot.Club}},
	{name: "expert", player: bot.Player{Level: bot.Expert}},
}

// kindNamed reads a name of a kind, as in club. A level can be named without some of its
// skills, as in club-signals.
func kindNamed(name string) (kind, error) {
	base, skills, less := strings.Cut(name, "-")
	for _, k := range kinds {
		switch {
		case k.name != base:
		case less:
			return k.without(skills)
		default:
			return k, nil
		}
	}
	return kind{}, usage("there are no players %q: want %s", name, kindNames())
}

// without returns the kind without some skills, as in inference-signals.
func (k kind) without(skills string) (kind, error) {
	player, level := k.player.(bot.Player)
	for name := range strings.SplitSeq(skills, "-") {
		skill, ok := bot.SkillNamed(name)
		if !ok || !level || player.Level == bot.Beginner {
			return kind{}, usage("there are no players \"%s-%s\": club and expert can be without inference, signals or simulation, as club-signals", k.name, skills)
		}
		player.Without |= skill
	}
	return kind{name: k.name + "-" + skills, player: player}, nil
}

// kindNames returns the names of all kinds, as "a, b or c".
func kindNames() string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.name)
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// kindOf returns a kind of another program, which may have others than this one.
func kindOf(path, name string) kind {
	return kind{name: name + "@" + path, program: &program{path: path, players: name, timeout: actTimeout}}
}

// at returns a player for any seat of a table where board is what has happened so far.
func (k kind) at(board *bridge.Board) match.Player {
	if k.program == nil {
		return k.player
	}
	return remote{k.program, board}
}

// remote is a player of another program, which makes the view of the seat from the board.
type remote struct {
	program *program
	board   *bridge.Board
}

func (r remote) Act(ctx context.Context, _ bridge.View) (bridge.Event, error) {
	return r.program.act(ctx, *r.board)
}

// four returns a player of one kind for each seat.
func (k kind) four() [4]match.Player { return [4]match.Player{k.player, k.player, k.player, k.player} }
