package chess_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// TestRandomGames plays random games of all variants by both implementations at once and compares text, result and
// draws after each turn, and the legal moves before each move.
func TestRandomGames(t *testing.T) {
	variants := chess.Variants()
	ends := map[string]int{}
	turns := 0
	for i := range *randomGames {
		seed := *firstSeed + uint64(i)
		r := rand.New(rand.NewPCG(seed, 0))
		rules, slow := chess.Usual(variants[i%len(variants)]), chesstest.Rulings{}
		if i >= len(variants) && r.IntN(2) == 0 {
			rules, slow = randomRulings(r, rules.Variant)
		}
		b := newBoth(t, rules, slow)
		b.keen = 4 * r.IntN(3)
		if err := b.play(r); err != nil {
			t.Fatalf("seed %d, %v: %v\n%v", seed, rules, err, b.game)
		}
		ends[b.slow.Result()]++
		turns += len(b.game.Turns())
	}
	t.Logf("%d games, %d turns: %v", *randomGames, turns, ends)
}

// both is a game played by the fast rules and the slow ones.
type both struct {
	game    chess.Game
	rulings chesstest.Rulings
	slow    *chesstest.Game
	keys    map[string]uint64 // keys of what the slow rules consider the same position
	keen    int               // in tenths, how often captures and kings' steps are preferred
}

func newBoth(t *testing.T, rules chess.Rules, rulings chesstest.Rulings) *both {
	t.Helper()
	start, err := rulings.Start(rules.Variant.String())
	if err != nil {
		t.Fatal(err)
	}
	return &both{game: chess.New(rules), rulings: rulings, slow: chesstest.From(start), keys: map[string]uint64{}}
}

// play plays to the end, or for some thousand turns.
func (b *both) play(r *rand.Rand) error {
	for range 3000 {
		if err := b.compare(); err != nil {
			return err
		}
		if b.game.Over() {
			break
		}
		if err := b.turn(r); err != nil {
			return err
		}
	}
	line := b.game.String()
	if _, err := b.rulings.Replay(line, nil); err != nil {
		return fmt.Errorf("the slow rules find wrong: %w", err)
	}
	again, _, err := chess.Parse(line)
	if err != nil {
		return fmt.Errorf("the line is not read: %w", err)
	}
	if again.String() != line || again.Position() != b.game.Position() {
		return fmt.Errorf("the line is read as %v", again)
	}
	return nil
}

// compare compares the state between two turns.
func (b *both) compare() error {
	p := b.game.Position()
	if got, want := b.game.Result().String(), b.slow.Result(); got != want {
		return fmt.Errorf("the result is %s, want %s", got, want)
	}
	if b.game.Over() {
		return nil
	}
	if got, want := p.String(), b.slow.String(); got != want {
		return fmt.Errorf("the position is\n%s, want\n%s", got, want)
	}
	again, err := p.Rules().ParsePosition(p.String())
	if err != nil {
		return fmt.Errorf("%v is not read: %w", p, err)
	}
	if again.Key() != p.Key() {
		return fmt.Errorf("%v has another key when it is read", p)
	}
	repeated := b.slow.Repeated()
	if key, ok := b.keys[repeated]; ok && key != p.Key() {
		return fmt.Errorf("%v has another key than before", p)
	}
	if b.keys[repeated] = p.Key(); p.Rolling() != b.slow.Rolling() {
		return fmt.Errorf("dice are due: %v", p.Rolling())
	}
	return nil
}

// turn plays a turn by both rules.
func (b *both) turn(r *rand.Rand) error {
	if done, err := b.other(r); done || err != nil {
		return err
	}
	text, slow := "", b.slow.Position
	if p := b.game.Position(); p.Rolling() {
		dice := chess.Roll(r)
		if err := b.apply(dice.String() + ":"); err != nil {
			return err
		}
		var err error
		if slow, err = slow.Roll(dice.String()); err != nil {
			return err
		}
		text = dice.String() + ":"
	}
	for first := true; ; first = false {
		if done, err := b.other(r); done || err != nil {
			return err // the moves made in this turn are taken back
		}
		move, err := b.choose(r, slow)
		if err != nil {
			return err
		}
		if !first {
			text += ","
		}
		text += move
		if err := b.apply(move); err != nil {
			return err
		}
		if slow, err = slow.Play(move); err != nil {
			return err
		}
		if p := b.game.Position(); p.Dice() == (chess.Dice{}) || b.game.Over() {
			return b.slow.Turn(text)
		}
	}
}

// other occasionally tries one of the turns that aren't moves, and reports whether it was made.
func (b *both) other(r *rand.Rand) (bool, error) {
	if r.IntN(2000) > 0 {
		return false, nil
	}
	text := []string{"resign", "time", "draw", "r/adjudged", "by/adjudged", "bg/adjudged", "ryg/adjudged"}[r.IntN(7)]
	event, err := chess.ParseEvent(text)
	if err != nil {
		return false, err
	}
	next, err := b.game.Apply(event)
	if wrong := b.slow.Turn(text); (wrong == nil) != (err == nil) {
		return false, fmt.Errorf("%s: %v, want %v", text, err, wrong)
	}
	if err != nil {
		return false, nil
	}
	b.game = next
	return true, nil
}

func (b *both) apply(text string) error {
	event, err := chess.ParseEvent(text)
	if err != nil {
		return err
	}
	if event.String() != text {
		return fmt.Errorf("%s is printed as %v", text, event)
	}
	next, err := b.game.Apply(event)
	if err == nil {
		b.game = next
	}
	return err
}

// choose compares the legal moves and picks one.
func (b *both) choose(r *rand.Rand, slow chesstest.Position) (string, error) {
	p := b.game.Position()
	moves, err := sameMoves(p, slow)
	if err != nil {
		return "", err
	}
	if err := undoes(p); err != nil {
		return "", err
	}
	if r.IntN(10) < b.keen {
		var keen []string
		for _, m := range p.Moves() {
			if m.Takes || m.TakesVia || m.Becomes != chess.NoKind || p.At(m.From).Kind() == chess.King {
				keen = append(keen, m.String())
			}
		}
		if len(keen) > 0 {
			return keen[r.IntN(len(keen))], nil
		}
	}
	return moves[r.IntN(len(moves))], nil
}
