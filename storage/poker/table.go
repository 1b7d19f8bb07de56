package poker

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage/family"
)

// tableRow is a table before a hand, in its stored form.
type tableRow struct {
	number, button     int
	players, suspended string
}

// rowOf returns the stored form of a table.
func rowOf(t poker.Table) tableRow {
	var players, suspended []string
	for _, p := range t.Players {
		players = append(players, fmt.Sprintf("%v:%d:%d", p.Seat, p.Stack, p.Fantasy))
	}
	for _, pair := range t.Suspended {
		suspended = append(suspended, pair.String())
	}
	return tableRow{t.Hand, int(t.Button), strings.Join(players, " "), strings.Join(suspended, " ")}
}

// table returns the stored table. It fails if no hand can start at it.
func (r tableRow) table(rules poker.Rules, name string) (poker.Table, error) {
	t := poker.Table{Rules: rules, Game: name, Hand: r.number, Button: poker.Seat(r.button)}
	for text := range strings.FieldsSeq(r.players) {
		p, err := parsePlayer(text)
		if err != nil {
			return poker.Table{}, err
		}
		t.Players = append(t.Players, p)
	}
	for text := range strings.FieldsSeq(r.suspended) {
		pair, err := poker.ParsePair(text)
		if err != nil {
			return poker.Table{}, err
		}
		t.Suspended = append(t.Suspended, pair)
	}
	return t, t.Check()
}

// parsePlayer parses a seat, a stack and cards at once, as in 2:430:14.
func parsePlayer(text string) (poker.Player, error) {
	parts := strings.Split(text, ":")
	if len(parts) != 3 {
		return poker.Player{}, fault.Errorf("%q is no player: want seat, stack and cards at once, as 2:430:14", text)
	}
	seat, err := poker.ParseSeat(parts[0])
	if err != nil {
		return poker.Player{}, err
	}
	stack, err := family.ParseNumber(parts[1])
	if err != nil {
		return poker.Player{}, err
	}
	fantasy, err := family.ParseNumber(parts[2])
	return poker.Player{Seat: seat, Stack: stack, Fantasy: fantasy}, err
}

// dealText returns the stored form of a deal.
func dealText(deal []poker.Cards) string {
	var all []string
	for _, cards := range deal {
		all = append(all, cards.String())
	}
	return strings.Join(all, " ")
}

// parseDeal parses a deal.
func parseDeal(text string) (deal []poker.Cards, err error) {
	for word := range strings.FieldsSeq(text) {
		cards, err := poker.ParseCards(word)
		if err != nil {
			return nil, err
		}
		deal = append(deal, cards)
	}
	return deal, nil
}
