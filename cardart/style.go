package cardart

import (
	"strconv"

	"github.com/superbridge/superbridge/game/card"
)

// Style is the look of the cards. Styles compare with ==; the zero value has two colours, English letters
// without values, a normal index, classical pips, court figures and the first back.
type Style struct {
	Colours Colours
	Letters Letters // of the honours
	Values  Values  // of the honours too
	Index   Index
	Pips    Pips    // of the cards from 1 to 12
	Honours Honours // what is drawn on ace, king, queen, jack and maid
	Back    Pattern
}

// Colours says which suits share a colour.
type Colours uint8

const (
	TwoColours    Colours = iota // black and red
	FourColours                  // diamonds are blue and clubs green
	OrangeColours                // diamonds are orange and clubs green
)

// Values says whether the honours show their rank a second time, as a number: 17 on the ace
// down to 13 on the maid.
type Values uint8

const (
	Plain      Values = iota
	WithValues        // small, under the suit sign
)

// Index is the size of rank and suit sign in the corners.
type Index uint8

const (
	NormalIndex Index = iota
	LargeIndex        // they fill the strip of a fanned card, for small screens and weak eyes
)

// Pips is the way in which suit signs are drawn on the cards from 1 to 12.
type Pips uint8

const (
	ClassicalPips Pips = iota // in columns, the lower half upside down
	ClockPips                 // on the dial of a clock: 12 has one at each hour, each lower card drops one
)

// Honours is the picture on the honours.
type Honours uint8

const (
	CourtHonours Honours = iota // figures, and one ornate sign on the ace
	SolidHonours                // the five regular solids, as the patent names them
)

// Pattern is the pattern of the backs.
type Pattern uint8

const (
	LatticeBack Pattern = iota
	WaveBack
	StarBack
)

// Patent returns the deck as described in the patent: the letters of its language, honours that show their
// rank twice, the clock and the five regular solids. It says nothing about the rest. (Rules: super-bridge,
// Pack, Faces.)
func Patent() Style {
	return Style{Letters: Romanian, Values: WithValues, Pips: ClockPips, Honours: SolidHonours}
}

// Letters is a set of letters for the honours. Number cards, 12, 11 and 10 among
// them, bear their number in every set.
type Letters uint8

const (
	English   Letters = iota // A K Q J M
	Romanian                 // A R D V S: as, rege, damă, valet, subretă
	Russian                  // Т К Д В Ф: туз, король, дама, валет, фрейлина
	Esperanto                // A R D F S: aso, reĝo, damo, fanto, servistino
)

// AllLetters lists every set of letters.
var AllLetters = []Letters{English, Romanian, Russian, Esperanto}

// honourLetters are the letters of the honours from the maid up, indexed by set.
var honourLetters = [...][5]string{
	English:   {"M", "J", "Q", "K", "A"},
	Romanian:  {"S", "V", "D", "R", "A"},
	Russian:   {"Ф", "В", "Д", "К", "Т"},
	Esperanto: {"S", "F", "D", "R", "A"},
}

// value returns the number that a card shows beside the letter in its index, or "" if there is
// none.
func (s Style) value(r card.Rank) string {
	if s.Values == Plain || !r.Honour() {
		return ""
	}
	return strconv.Itoa(int(r))
}

// Rank returns the index text of a card of rank r.
func (l Letters) Rank(r card.Rank) string {
	if !r.Honour() {
		return strconv.Itoa(int(r))
	}
	return honourLetters[l][r-card.Maid]
}
