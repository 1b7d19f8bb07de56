package few

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage/family"
)

// setupRow is a setup in its stored form.
type setupRow struct {
	dealer, soloist, standing string
	rubber                    int
}

// rowOf returns the stored form of a setup.
func rowOf(s few.Setup) setupRow {
	row := setupRow{standing: figuresText(s.Rules, s.Standing.Below) + " " + figuresText(s.Rules, s.Standing.Games), rubber: s.Rubber}
	if s.Rules.Kind == few.BridgeForThree {
		row.soloist = s.Rules.Letter(s.Soloist)
	} else {
		row.dealer = s.Rules.Letter(s.Dealer)
	}
	return row
}

// setup returns the stored setup of the deal with a number.
func (row setupRow) setup(r few.Rules, number int) (s few.Setup, err error) {
	s = few.Setup{Rules: r, Number: number, Rubber: row.rubber}
	if r.Kind == few.BridgeForThree {
		s.Soloist, err = r.ParsePlayer(row.soloist)
	} else {
		s.Dealer, err = r.ParsePlayer(row.dealer)
	}
	if err != nil {
		return s, err
	}
	below, games, _ := strings.Cut(row.standing, " ")
	if s.Standing.Below, err = parseFigures(below); err == nil {
		s.Standing.Games, err = parseFigures(games)
	}
	return s, err
}

// figuresText returns numbers by side, as in 60:0.
func figuresText(r few.Rules, figures [3]int) string {
	var words []string
	for side := range r.Sides() {
		words = append(words, fmt.Sprint(figures[side]))
	}
	return strings.Join(words, ":")
}

// parseFigures parses them.
func parseFigures(text string) (figures [3]int, err error) {
	words := strings.Split(text, ":")
	if len(words) > len(figures) {
		return figures, fault.Errorf("%q is too much for three", text)
	}
	for i, word := range words {
		if figures[i], err = family.ParseNumber(word); err != nil {
			return figures, err
		}
	}
	return figures, nil
}
