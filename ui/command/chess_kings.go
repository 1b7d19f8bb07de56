package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// chessKings plays games and looks at what becomes of the kings.
type chessKings struct {
	chessSeries
	judge bot.Level
}

// The figures of what is printed about kings that were left.
const (
	kingsShown    = 20   // turns
	leastKingCost = 0.01 // share of the points from which leaving a king cost something
)

// kingsGame holds the fate of the kings of a game.
type kingsGame struct {
	first, turns int // the turn in which the first king was captured, 0 for none, and how many there were
	left         []kingLeft
}

// kingLeft is a turn after which the player's own king could be captured, though that could be avoided.
type kingLeft struct {
	before chess.Game
	move   chess.Move
	lost   bool // before the player's next turn
}

// run plays the games and prints what became of the kings. If it is stopped it prints that of the games played so far.
func (k chessKings) run(ctx context.Context, stdout, stderr io.Writer) error {
	all, stopped := each(ctx, k.games, k.threads, stderr, k.game)
	if len(all) > 0 {
		if err := k.print(ctx, stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.games", k.games, len(all))
	}
	return stopped
}

// game plays a game.
func (k chessKings) game(ctx context.Context, game int) (kingsGame, error) {
	var all kingsGame
	kings := k.start.Rules().Armies().Len()
	watch := func(g chess.Game) error {
		p := g.Position()
		if all.first == 0 && p.Kings().Len() < kings {
			all.first = p.Number() - 1
		}
		for i := range all.left {
			if a := turnOf(all.left[i].before); p.King(a) == chess.NoSquare && p.Number() <= numberOf(all.left[i].before)+kings {
				all.left[i].lost = true
			}
		}
		before := g.At(g.Len() - 1)
		if m, ok := leaves(before, g); ok {
			all.left = append(all.left, kingLeft{before: before, move: m})
		}
		return nil
	}
	g, err := k.play(ctx, game, game, func(person int, chance *rand.Rand) chessActor { return k.kinds[person].player(chance) }, watch)
	if err != nil {
		return kingsGame{}, failed("command.chess.game", "Game", game+1, "Why", err)
	}
	all.turns = numberOf(g) - 1
	return all, nil
}

// turnOf returns the army in turn.
func turnOf(g chess.Game) chess.Army {
	p := g.Position()
	return p.Turn()
}

// numberOf returns the number of the turn.
func numberOf(g chess.Game) int {
	p := g.Position()
	return p.Number()
}

// leaves returns the move between two states of a game, and reports whether it left the mover's own king where it can be captured
// though another move would not, nor let an enemy's king enter the Castle.
func leaves(before, after chess.Game) (chess.Move, bool) {
	if after.Over() {
		return chess.Move{}, false
	}
	p, q := before.Position(), after.Position()
	e, _ := after.Last()
	m, ok := e.Move()
	if !ok || p.Variant().Dice || !inDanger(&q, p.Turn()) {
		return m, false
	}
	return m, slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		undo := p.Do(m)
		safe := p.King(turnOf(before)) != chess.NoSquare && !inDanger(&p, turnOf(before)) && !letsIn(&p, turnOf(before))
		p.Undo(undo)
		return safe
	})
}

// letsIn reports whether an enemy's king may enter the Castle in its next turn.
func letsIn(p *chess.Position, a chess.Army) bool {
	for e := range (p.Kings() &^ p.Side(a)).All() {
		if len(p.Entries(e)) > 0 {
			return true
		}
	}
	return false
}

// inDanger reports whether an army's king can be captured.
func inDanger(p *chess.Position, a chess.Army) bool {
	king := p.King(a)
	return king != chess.NoSquare && len(p.Attackers(king)) > 0
}

// print prints what became of the kings, and each one that was left, with what the player's judge prefers.
func (k chessKings) print(ctx context.Context, w io.Writer, games []kingsGame) error {
	var first, turns []int
	left, lost := 0, 0
	for _, g := range games {
		if turns = append(turns, g.turns); g.first > 0 {
			first = append(first, g.first)
		}
		for _, l := range g.left {
			left++
			if l.lost {
				lost++
			}
		}
	}
	slices.Sort(first)
	slices.Sort(turns)
	fmt.Fprintln(w, text.T("command.chess.kings-games", "Rules", k.start.Rules(), "Games", text.TN("command.count.games", len(games)), "Turns", turns[len(turns)/2]))
	if len(first) > 0 {
		fmt.Fprintln(w, text.T("command.chess.kings-first", "Turn", first[len(first)/2], "Games", text.TN("command.count.games", len(first))))
	}
	fmt.Fprintln(w, text.T("command.chess.kings-left", "Kings", text.TN("command.count.kings", left), "Captured", lost))
	var details strings.Builder
	shown, otherwise := 0, 0
	for n, g := range games {
		for _, l := range g.left {
			if shown == kingsShown {
				continue
			}
			shown++
			j, err := bot.Judge(ctx, l.before, k.judge, l.move)
			if err != nil {
				return err
			}
			p := l.before.Position()
			fmt.Fprintln(&details, "\n"+text.T("command.chess.kings-turn", "Game", n+1, "Turn", p.Number(), "Position", &p))
			for _, o := range j.Advice.Options {
				if o.Move != l.move && o.Move != j.Advice.Move {
					continue
				}
				cost := j.Cost(o)
				if o.Move == l.move && cost >= leastKingCost {
					otherwise++
				}
				line := make([]string, len(o.Line))
				for i, m := range o.Line {
					line[i] = m.String()
				}
				fmt.Fprintln(&details, text.T("command.chess.kings-cost", "Move", o.Move, "Cost", decimals("%.1f", 100*cost), "Line", strings.Join(line, " ")))
			}
		}
	}
	if shown > 0 {
		fmt.Fprintln(w, text.T("command.chess.kings-costly", "Costly", otherwise, "Shown", shown, "Judge", k.judge))
	}
	_, err := io.WriteString(w, details.String())
	return err
}
