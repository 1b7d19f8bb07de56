package bot

import (
	"bufio"
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
)

// The data of the estimate, written by TestLearning. A line is about a shape: after its row and name, the points that a
// row of that shape brings on its own; or those that it brings with each shape of the row below, a character each.
//
//go:embed estimate.txt
var estimateText string

// In the text a character is a number of quarters of a point: the middle one is 0.
const (
	lowestMark  = '!'
	highestMark = '}'
	zeroMark    = (lowestMark + highestMark) / 2
	marks       = 4 // a point
)

// readEstimate fills in the guide's expectations of shapes.
func (g *guide) readEstimate(text string) error {
	numbers := [3]map[string]int{{}, {}, {}}
	for row := range numbers {
		for i, name := range g.shapes.names[min(row, 1)] {
			numbers[row][name] = i
		}
	}
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		if len(fields) != 3 {
			return fmt.Errorf("%q: want three fields", lines.Text())
		}
		row, pairs := 0, g.upper
		switch fields[0] {
		case "top", "upper":
		case "middle", "lower":
			row, pairs = 1, g.lower
		case "bottom":
			row = 2
		default:
			return fmt.Errorf("no row %q", fields[0])
		}
		n, known := numbers[row][strings.Trim(fields[1], `"`)]
		if !known {
			return fmt.Errorf("no shape %s", fields[1])
		}
		if fields[0] == "upper" || fields[0] == "lower" {
			for i, c := range []byte(fields[2]) {
				pairs[n*len(g.alone[poker.Bottom])+i] = float32(int(c)-zeroMark) / marks
			}
			continue
		}
		v, err := strconv.ParseFloat(fields[2], 32)
		if err != nil {
			return err
		}
		g.alone[row][n] = float32(v)
	}
	return nil
}

// writeEstimate returns the text of the guide's expectations of shapes.
func (g *guide) writeEstimate() string {
	var text strings.Builder
	fives := len(g.alone[poker.Bottom])
	for row, name := range []string{"top", "middle", "bottom"} {
		for i, v := range g.alone[row] {
			fmt.Fprintf(&text, "%s %q %.2f\n", name, g.shapes.names[min(row, 1)][i], v)
		}
	}
	for row, pairs := range [][]float32{g.upper, g.lower} {
		for i, shape := range g.shapes.names[row] {
			line := make([]byte, fives)
			for j := range line {
				mark := zeroMark + int(pairs[i*fives+j]*marks+1000.5) - 1000
				line[j] = byte(max(lowestMark, min(highestMark, mark)))
			}
			fmt.Fprintf(&text, "%s %q %s\n", []string{"upper", "lower"}[row], shape, line)
		}
	}
	return text.String()
}
