package statistics

import (
	"math"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// None is the value of a line without cases.
const None = "–"

// Line is a line of the table, its words, and what it opens.
type Line[F any] struct {
	chart.Line
	Words  string
	Source Source[F]
}

// NewLine returns a line without a value, with the number of its cases in words. It is printed in full ink if they are
// enough.
func NewLine[F any](label, words, of string, enough bool, s Source[F]) Line[F] {
	return Line[F]{chart.Line{Label: label, Value: None, Behind: of, Few: !enough}, words, s}
}

// Counted returns the line with the number of cases; the user had help in some of them.
func Counted[F any](label, words string, helped int, s Source[F]) Line[F] {
	l := NewLine(label, words, "", true, s)
	if l.Value = text.Points(s.Count); helped > 0 {
		l.Behind = text.T("statistics.helped", "Count", text.Points(helped))
	}
	return l
}

// Share returns the line with the share of cases among n.
func (l Line[F]) Share(cases, n int) Line[F] {
	if n > 0 {
		l.Value, l.Chance = Share(cases, n, 0)
	}
	return l
}

// Mean returns the line with the mean of n numbers, given their sum and standard deviation, with digits after the
// point.
func (l Line[F]) Mean(sum, n, digits int, deviation float64) Line[F] {
	if n > 0 {
		l.Value = Number(float64(sum)/float64(n), digits)
		l.Chance = ChanceOf(n, deviation/math.Sqrt(float64(n)), digits)
	}
	return l
}

// Gain is [Line.Mean] with the sign of the mean.
func (l Line[F]) Gain(sum, n, digits int, deviation float64) Line[F] {
	if l = l.Mean(sum, n, digits, deviation); n > 0 {
		l.Value = Signed(float64(sum)/float64(n), digits)
	}
	return l
}

// Groups returns the lines of groups, one after the other, parted by rules.
func Groups[F any](groups ...[]Line[F]) (all []Line[F]) {
	for i, lines := range groups {
		lines[0].First = i > 0
		all = append(all, lines...)
	}
	return all
}

// Table returns the table of lines.
func Table[F any](lines []Line[F]) Figure[F] {
	var t chart.Table
	for _, l := range lines {
		t.Lines = append(t.Lines, l.Line)
	}
	words := func(m chart.Mark) string {
		if l := lines[m.Row]; l.Chance == "" {
			return l.Words
		}
		return lines[m.Row].Words + " " + text.T("statistics.chance.words")
	}
	return Figure[F]{t, words, func(m chart.Mark) Source[F] { return lines[m.Row].Source }}
}
