package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// pokerMatch is a match of two kinds of players, A and B. Games of some hands are played in two rooms with the same packs:
// in the first A sits in the odd places of the table, in the second in the even ones.
type pokerMatch struct {
	kinds   [2]pokerKind // A and B
	rules   poker.Rules
	hands   int
	places  int // at the table
	chance  chance
	threads int
}

// gameHands is the number of hands in a game of a match: fantasies and returns are part of it.
const gameHands = 10

// pokerCompared holds the results of one game.
type pokerCompared struct {
	hands  int
	gain   int            // points won by A's players from B's, in both rooms
	pairs  int            // pairs of a player of A and one of B, over all hands
	counts [2]pokerCounts // of A and B
}

// pokerCounts counts the results of one kind of players.
type pokerCounts struct {
	hands, dead         int // hands are those of each player
	ordinary, fantasies int // hands street by street, and those that earned a fantasy
	fantasy, returns    int // fantasies, and those that earned another one
	royalties           int
	acts                []time.Duration // duration of each
}

func (c pokerCounts) plus(d pokerCounts) pokerCounts {
	return pokerCounts{c.hands + d.hands, c.dead + d.dead, c.ordinary + d.ordinary, c.fantasies + d.fantasies,
		c.fantasy + d.fantasy, c.returns + d.returns, c.royalties + d.royalties, append(c.acts, d.acts...)}
}

// timedActor is a player with a stopwatch.
type timedActor struct {
	pokerActor
	counts *pokerCounts
}

func (t timedActor) Act(ctx context.Context, v poker.View) (poker.Act, error) {
	begun := time.Now()
	a, err := t.pokerActor.Act(ctx, v)
	t.counts.acts = append(t.counts.acts, time.Since(begun))
	return a, err
}

// run plays the match and prints the results. If it is stopped it prints those so far.
func (m pokerMatch) run(ctx context.Context, stdout, stderr io.Writer) error {
	games := (m.hands + gameHands - 1) / gameHands
	all, stopped := each(ctx, games, m.threads, stderr, m.play)
	hands := 0
	for _, came := range all {
		hands += came.hands
	}
	if len(all) > 0 {
		if err := m.print(stdout, hands, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.hands", m.hands, hands)
	}
	return stopped
}

// play plays a game in both rooms.
func (m pokerMatch) play(ctx context.Context, game int) (pokerCompared, error) {
	came := pokerCompared{hands: min(gameHands, m.hands-game*gameHands)}
	for room := range 2 {
		if err := m.room(ctx, &came, game, room); err != nil {
			return came, failed("command.poker.game-of-room", "Game", game+1, "Room", room+1, "Why", err)
		}
	}
	return came, nil
}

// room plays a game in one room.
func (m pokerMatch) room(ctx context.Context, came *pokerCompared, game, room int) error {
	kindAt := func(seat poker.Seat) int { return (int(seat) - 1 + room) % 2 } // 0 for A and 1 for B
	var seats []poker.Seat
	var stacks []int
	players := map[poker.Seat]pokerActor{}
	for i := range m.places {
		seat := poker.Seat(i + 1)
		seats, stacks = append(seats, seat), append(stacks, poker.MaxChips)
		kind := kindAt(seat)
		players[seat] = timedActor{m.kinds[kind].player(m.chance(int64(game), -i-1), 1), &came.counts[kind]}
	}
	g, err := poker.NewGame(m.rules, "", seats, stacks, poker.DrawButton(seats, m.chance(int64(game), 0)))
	if err != nil {
		return err
	}
	for range came.hands {
		t := g.Table()
		h, err := poker.NewHand(t, t.Shuffle(m.chance(int64(game), t.Hand)))
		if err != nil {
			return err
		}
		if h, err = pokerTable(players).Play(ctx, h); err != nil {
			return err
		}
		came.count(h, kindAt)
		if g, err = g.Played(h); err != nil {
			return err
		}
	}
	return nil
}

// count takes a hand into account.
func (c *pokerCompared) count(h poker.Hand, kindAt func(poker.Seat) int) {
	t, s := h.Table(), h.Settle()
	for i, p := range t.Players {
		counts := &c.counts[kindAt(p.Seat)]
		counts.hands++
		if s.Rated[i].Dead {
			counts.dead++
		}
		for _, points := range s.Rated[i].Royalties {
			counts.royalties += points
		}
		all, led := &counts.ordinary, &counts.fantasies
		if p.Fantasy > 0 {
			all, led = &counts.fantasy, &counts.returns
		}
		*all++
		if s.Next[i] > 0 {
			*led++
		}
	}
	for _, p := range s.Pairs {
		if first := kindAt(p.Pair.First); first != kindAt(p.Pair.Second) {
			c.pairs++
			c.gain += p.Points * (1 - 2*first)
		}
	}
}

// print prints the results of the games.
func (m pokerMatch) print(w io.Writer, hands int, all []pokerCompared) error {
	var points []float64
	var a, b pokerCounts
	for _, came := range all {
		if came.pairs > 0 {
			points = append(points, float64(came.gain)/float64(came.pairs))
		}
		a, b = a.plus(came.counts[0]), b.plus(came.counts[1])
	}
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.poker.compared", "Hands", text.TN("command.count.hands", hands), "Players", m.places, "A", m.kinds[0].name, "B", m.kinds[1].name))
	fmt.Fprintln(t, text.T("command.poker.gains", "Points", estimateOf(points).say("%+.2f", "%.2f"))+"\n")
	for _, row := range [][3]string{
		{"", "A", "B"},
		{"hands", strconv.Itoa(a.hands), strconv.Itoa(b.hands)},
		{"dead", share(a.dead, a.hands), share(b.dead, b.hands)},
		{"royalties", average(a.royalties, a.hands), average(b.royalties, b.hands)},
		{"fantasy", share(a.fantasies, a.ordinary), share(b.fantasies, b.ordinary)},
		{"fantasies", strconv.Itoa(a.fantasy), strconv.Itoa(b.fantasy)},
		{"returns", share(a.returns, a.fantasy), share(b.returns, b.fantasy)},
		{"act-mean", meanOf(a.acts), meanOf(b.acts)},
		{"act-99", quantile(a.acts, 99), quantile(b.acts, 99)},
	} {
		fmt.Fprintf(t, "%s\t%s\t%s\n", rowHead(row[0]), row[1], row[2])
	}
	return t.Flush()
}

// meanOf formats the mean of times.
func meanOf(times []time.Duration) string {
	if len(times) == 0 {
		return "–"
	}
	sum := time.Duration(0)
	for _, t := range times {
		sum += t
	}
	return quantile([]time.Duration{sum / time.Duration(len(times))}, 100)
}
