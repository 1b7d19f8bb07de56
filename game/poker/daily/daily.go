// Package daily has one hand of progressive poker for each day. It follows from the date alone, and so do the computer players: it is
// the same for everybody, and an expert can play it in the user's seat, to compare.
package daily

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// dateForm is the layout of dates: 2026-11-22.
const dateForm = time.DateOnly

// Prefix begins the name of a game that is the hand of a day.
const Prefix = "day "

// Person is the user's seat, and Level the level of the computer players.
const (
	Person = poker.Seat(1)
	Level  = bot.Club
)

// others are the seats of the computer players.
var others = []poker.Seat{3, 5}

// Name returns the name of the game with the hand of a day.
func Name(day time.Time) string { return Prefix + day.Format(dateForm) }

// Day returns the day whose hand a game is, by its name; ok is false if it is another game.
func Day(name string) (day time.Time, ok bool) {
	date, is := strings.CutPrefix(name, Prefix)
	day, err := time.Parse(dateForm, date)
	return day, is && err == nil
}

// Game returns the game with the hand of a day, before it is dealt.
func Game(day time.Time) poker.Game {
	rules := poker.Standard()
	rules.Hands = 1
	seats, stacks := append([]poker.Seat{Person}, others...), []int{}
	for range seats {
		stacks = append(stacks, rules.BuyIn)
	}
	random := chance(day, "button")
	g, err := poker.NewGame(rules, Name(day), seats, stacks, poker.DrawButton(seats, random))
	if err != nil {
		panic(err) // ours
	}
	return g
}

// Deal returns the cards of a day's hand: what the SHA-256 of "superbridge poker DATE cards" shuffles.
func Deal(day time.Time, t poker.Table) []poker.Cards { return t.Shuffle(chance(day, "cards")) }

// chance returns the source of chance of a day for a purpose.
func chance(day time.Time, what string) *rand.Rand {
	return rand.New(rand.NewChaCha8(sha256.Sum256(fmt.Appendf(nil, "superbridge poker %s %s", day.Format(dateForm), what))))
}

// Player returns the computer player in a seat.
func Player(seat poker.Seat) bot.Player { return bot.Player{Level: Level, Seed: uint64(seat)} }

// Expert returns the points that an expert makes of a day's hand in the user's seat, against the same players. It fails only with the
// error of ctx.
func Expert(ctx context.Context, day time.Time, threads int) (points int, err error) {
	t := Game(day).Table()
	h, err := poker.NewHand(t, Deal(day, t))
	if err != nil {
		panic(err) // ours
	}
	for !h.Over() {
		seat, _ := h.Turn()
		p := Player(seat)
		if seat == Person {
			p.Level = bot.Expert
		}
		p.Threads = threads
		act, err := p.Act(ctx, h.View(seat))
		if err == nil {
			h, err = h.Apply(act)
		}
		if err != nil {
			return 0, err
		}
	}
	return Points(h), nil
}

// Points returns the points that the user makes of a hand that is over.
func Points(h poker.Hand) (points int) {
	for _, pay := range h.Settle().Pairs {
		switch Person {
		case pay.Pair.First:
			points += pay.Points
		case pay.Pair.Second:
			points -= pay.Points
		}
	}
	return points
}
