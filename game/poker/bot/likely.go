package bot

import (
	"github.com/superbridge/superbridge/game/poker"
)

// likely rates rows against the likely final boards of others: for each strength, in the resolution of coarse, the
// share of rows that it beats minus the share that beats it, from -1 to 1.
type likely struct {
	beats [3][strengths]float32
	dead  float32 // share of dead hands
	pays  float32 // mean royalties of living boards
}

const strengths = 11 << 8

// coarse reduces strengths to their kind and first two ranks.
func coarse(s poker.Strength) int { return int(s >> 12) }

// leading returns the first rank of a strength, 2 to 14 for the ace, or 0 if there is none.
func leading(s poker.Strength) int { return int(s >> 16 & 15) }

const queen = 12 // as ranks are counted in strengths

// final is a full board: its rows, or a dead hand.
type final struct {
	rows    [3]poker.Strength
	pays    int16 // royalties; 0 if dead
	lives   bool
	fantasy uint8 // number of cards in the next hand
}

// likelyOf returns the statistics of equally likely boards.
func likelyOf(boards []final) *likely {
	l := new(likely)
	var count [3][strengths]float32
	alive := float32(0)
	for i := range boards {
		if !boards[i].lives {
			l.dead++
			continue
		}
		alive++
		l.pays += float32(boards[i].pays)
		for row, s := range boards[i].rows {
			count[row][coarse(s)]++
		}
	}
	l.dead /= max(1, float32(len(boards)))
	alive = max(1, alive)
	l.pays /= alive
	for row := range count {
		below := float32(0)
		for s, n := range count[row] {
			l.beats[row][s] = (2*below+n)/alive - 1
			below += n
		}
	}
	return l
}

// meanOf returns the average for a player who may be any of several.
func meanOf(each []*likely) *likely {
	if len(each) == 1 {
		return each[0]
	}
	mean := new(likely)
	share := 1 / float32(len(each))
	for _, l := range each {
		mean.dead += l.dead * share
		mean.pays += l.pays * share
		for row := range l.beats {
			for s := range l.beats[row] {
				mean.beats[row][s] += l.beats[row][s] * share
			}
		}
	}
	return mean
}

// lines returns the expected points for the rows of a living board against one other, from -6 to 6: exact if rows win
// and lose independently.
func (l *likely) lines(rows *[3]poker.Strength) float32 {
	t, m, b := l.beats[poker.Top][coarse(rows[poker.Top])], l.beats[poker.Middle][coarse(rows[poker.Middle])], l.beats[poker.Bottom][coarse(rows[poker.Bottom])]
	return (1-l.dead)*(1.75*(t+m+b)+0.75*t*m*b) + 6*l.dead
}
