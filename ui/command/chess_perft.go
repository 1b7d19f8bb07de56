package command

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
)

// mostPerft is the greatest depth that perft counts to.
const mostPerft = 20

// chessPerft counts the sequences of turns from a position, or from each on standard input.
func chessPerft(ctx context.Context, args []string, stdin io.Reader, stdout io.Writer) error {
	if len(args) > 0 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help") {
		return playChess(ctx, args[:1], "", stdin, stdout, io.Discard)
	}
	if len(args) < 2 {
		return usage("command.chess.perft-what")
	}
	depth, err := strconv.Atoi(args[0])
	if err != nil || depth < 0 || depth > mostPerft {
		return usage("command.chess.perft-depth", "Depth", args[0], "Most", mostPerft)
	}
	if len(args) > 2 || args[1] != "-" {
		n, err := countChess(ctx, depth, strings.Join(args[1:], " "))
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(stdout, n)
		return err
	}
	lines := bufio.NewScanner(stdin)
	for number := 1; lines.Scan(); number++ {
		if strings.TrimSpace(lines.Text()) == "" {
			continue
		}
		n, err := countChess(ctx, depth, lines.Text())
		if err != nil {
			return failed("command.fault.at-line", "Line", number, "Why", err)
		}
		if _, err := fmt.Fprintln(stdout, n); err != nil {
			return err
		}
	}
	return lines.Err()
}

// countChess counts from a variant or a position, with a roll behind it or without.
func countChess(ctx context.Context, depth int, text string) (uint64, error) {
	fields := strings.Fields(text)
	var dice chess.Dice
	if n := len(fields); n == 2 || n == 9 {
		var err error
		if dice, err = chess.ParseDice(fields[n-1]); err != nil {
			return 0, usageError{err}
		}
		fields = fields[:n-1]
	}
	p, err := chessPosition(fields)
	if err != nil {
		return 0, usageError{err}
	}
	rolled := dice != chess.Dice{}
	switch {
	case rolled && !p.Variant().Dice:
		return 0, usage("command.chess.perft-no-dice", "Dice", dice, "Variant", p.Variant())
	case depth == 0:
		return 1, nil
	case p.Variant().Dice && depth > 1:
		return 0, usage("command.chess.perft-one-turn", "Depth", depth)
	case rolled:
		return chess.PerftDice(p, dice), nil
	case p.Rolling():
		p.Roll(chess.Dice{A: 2, B: 1}) // a single move
	}
	return perft(ctx, p, depth)
}

// chessPosition returns the start of a variant, or the position of eight fields.
func chessPosition(fields []string) (chess.Position, error) {
	if len(fields) != 1 {
		return chess.ParsePosition(strings.Join(fields, " "))
	}
	v, err := chess.ParseVariant(fields[0])
	if err != nil {
		return chess.Position{}, err
	}
	return chess.Start(chess.Usual(v)), nil
}

// perft counts, and stops with the context between the first moves.
func perft(ctx context.Context, p chess.Position, depth int) (uint64, error) {
	if depth < 3 {
		return chess.Perft(p, depth), nil
	}
	var sum uint64
	for _, m := range p.Moves() {
		if ctx.Err() != nil {
			return 0, stopped()
		}
		next := p
		next.Do(m)
		n, err := perft(ctx, next, depth-1)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}
