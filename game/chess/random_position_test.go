package chess_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
)

// randomPosition returns the text of a position that is usually valid.
func randomPosition(r *rand.Rand) string {
	variants := chess.Variants()
	v := variants[r.IntN(len(variants))]
	placed, fresh := map[chess.Square]string{}, []string{}
	var kings []chess.Army
	control := [4]string{"-", "-", "-", "-"}
	for a := range v.Armies().All() {
		if v.Mode != chess.B && r.IntN(8) == 0 {
			continue // it isn't in the game
		}
		control[a] = a.String()
		if r.IntN(4) > 0 {
			kings = append(kings, a)
			placed[kingSquare(r, placed)] = a.String() + "K"
		}
		placeArmy(r, a, placed, &fresh)
	}
	for a := range v.Armies().All() {
		if v.Mode != chess.B && control[a] != "-" && !slices.Contains(kings, a) && len(kings) > 0 {
			control[a] = kings[r.IntN(len(kings))].String()
		}
	}
	turn := chess.Army(r.IntN(4))
	if len(kings) > 0 && r.IntN(2) == 0 {
		turn = kings[r.IntN(len(kings))]
	}
	slices.SortFunc(fresh, func(a, b string) int {
		rank := func(s string) int { n, _ := strconv.Atoi(s[1:]); return int(s[0])*100 + n }
		return rank(a) - rank(b)
	})
	return fmt.Sprintf("%s %v %v %s %s %s %d %d", placement(placed), turn, v, strings.Join(control[:], ""), orDash(strings.Join(fresh, ",")),
		randomTours(r, v, placed), r.IntN(100), 1+r.IntN(300))
}

// placeArmy places an army except its king: anywhere, or sometimes on start squares, knights more often.
func placeArmy(r *rand.Rand, a chess.Army, placed map[chess.Square]string, fresh *[]string) {
	density, home := r.IntN(5), r.IntN(5) == 0
	for _, start := range a.Start() {
		if start.Kind == chess.King || r.IntN(4) >= density {
			continue
		}
		s := freeSquare(r, placed, true)
		if _, taken := placed[start.Square]; !taken && (home || start.Kind == chess.Knight && r.IntN(2) == 0) {
			if s = start.Square; start.Kind == chess.Knight && r.IntN(3) > 0 {
				*fresh = append(*fresh, s.String())
			}
		}
		placed[s] = a.String() + start.Kind.String()
	}
}

// kingSquare returns an empty square for a king, sometimes one from which it could enter the Castle.
func kingSquare(r *rand.Rand, placed map[chess.Square]string) chess.Square {
	for range 3 {
		if s := chess.SquareAt(6+r.IntN(4), 6+r.IntN(4)); placed[s] == "" && !s.Castle() && r.IntN(2) == 0 {
			return s
		}
	}
	return freeSquare(r, placed, false)
}

// freeSquare returns an empty square, more often one near the centre.
func freeSquare(r *rand.Rand, placed map[chess.Square]string, castle bool) chess.Square {
	for {
		s := chess.Square(r.IntN(chess.Squares))
		if r.IntN(3) == 0 {
			s = chess.SquareAt(5+r.IntN(6), 5+r.IntN(6))
		}
		if _, taken := placed[s]; !taken && (castle || !s.Castle()) {
			return s
		}
	}
}

// randomTours returns tours that are consistent with the territories of the kings.
func randomTours(r *rand.Rand, v chess.Variant, placed map[chess.Square]string) string {
	if !v.Dice {
		return "-"
	}
	tours := [4]int{}
	for s, text := range placed {
		if text[1] != 'K' {
			continue
		}
		territory := 1
		switch {
		case s.X() <= 7 && s.Y() >= 8:
			territory = 2
		case s.X() >= 8 && s.Y() >= 8:
			territory = 3
		case s.X() >= 8:
			territory = 4
		}
		army := strings.Index("rbyg", text[:1])
		if tours[army] = territory - army - 1 - 4*r.IntN(2); r.IntN(2) == 0 {
			tours[army] = 4
		}
	}
	return fmt.Sprintf("%d,%d,%d,%d", tours[0], tours[1], tours[2], tours[3])
}

// spoiled changes a text in one place.
func spoiled(r *rand.Rand, text string) string {
	i := r.IntN(len(text))
	if r.IntN(2) == 0 {
		i = strings.IndexByte(text, ' ') + r.IntN(len(text)-strings.IndexByte(text, ' '))
	}
	const signs = "rbygKQBNRP0123456789-,/ abn"
	sign := string(signs[r.IntN(len(signs))])
	switch r.IntN(3) {
	case 0:
		return text[:i] + text[i+1:]
	case 1:
		return text[:i] + sign + text[i:]
	}
	return text[:i] + sign + text[i+1:]
}

// placement writes the first field of a position's text.
func placement(placed map[chess.Square]string) string {
	var ranks []string
	for y := 14; y >= 1; y-- {
		rank, empty := "", 0
		flush := func() {
			if empty > 0 {
				rank += strconv.Itoa(empty)
			}
			empty = 0
		}
		for x := 1; x <= 14; x++ {
			s := chess.SquareAt(x, y)
			if s == chess.NoSquare {
				continue
			}
			if text, ok := placed[s]; ok {
				flush()
				rank += text
			} else {
				empty++
			}
		}
		flush()
		ranks = append(ranks, rank)
	}
	return strings.Join(ranks, "/")
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
