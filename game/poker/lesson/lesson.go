// Package lesson contains the lessons of progressive poker, as data.
package lesson

import (
	"embed"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/poker"
)

// The seats of a lesson's table: the learner, and a computer player, who has the button.
const (
	Learner poker.Seat = 1
	Other   poker.Seat = 2
)

// stack is the number of chips of each.
const stack = 500

//go:embed course/*.json
var files embed.FS

// Course returns the lessons, in their order.
func Course() []learning.Lesson { return course() }

var course = learning.Course(files, "course")

// Hand returns the hand of a position. Its start has the number of cards that each player gets at once (0, or 14 to 17), with a
// comma, and the cards of each as they come: "0,0 HAHKH7… SJCJC5…". Its events are those of [poker.ParseAct].
func Hand(p learning.Position) (poker.Hand, error) {
	fields := strings.Fields(p.Start)
	if len(fields) != 3 {
		return poker.Hand{}, fmt.Errorf("%q isn't two fantasies and two hands", p.Start)
	}
	t := poker.Table{Rules: poker.Standard(), Hand: 1, Button: Other}
	var deal []poker.Cards
	for i, text := range strings.Split(fields[0], ",") {
		fantasy, err := strconv.Atoi(text)
		if err != nil {
			return poker.Hand{}, err
		}
		t.Players = append(t.Players, poker.Player{Seat: poker.Seat(i + 1), Stack: stack, Fantasy: fantasy})
	}
	for _, text := range fields[1:] {
		cards, err := poker.ParseCards(text)
		if err != nil {
			return poker.Hand{}, err
		}
		deal = append(deal, cards)
	}
	h, err := poker.NewHand(t, deal)
	if err != nil {
		return poker.Hand{}, err
	}
	for _, text := range p.Events {
		act, err := poker.ParseAct(text)
		if err != nil {
			return poker.Hand{}, err
		}
		if h, err = h.Apply(act); err != nil {
			return poker.Hand{}, fmt.Errorf("%s: %w", text, err)
		}
	}
	return h, nil
}
