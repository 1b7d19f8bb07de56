package edit

// Difference is a line that one of two texts has and the other hasn't.
type Difference struct {
	Line  int // of its own main file, from 1
	Text  string
	Added bool // the second text has it
}

// Differences returns the lines in which the main files of two books differ, in order: those that are left out before those that stand there
// instead. They are the fewest, by a longest common subsequence of lines, but for texts of several thousand lines that have nothing in common.
func Differences(a, b Book) (all []Difference) {
	from, as, bs := 0, a.main, b.main
	for len(as) > 0 && len(bs) > 0 && as[0] == bs[0] {
		from, as, bs = from+1, as[1:], bs[1:]
	}
	for len(as) > 0 && len(bs) > 0 && as[len(as)-1] == bs[len(bs)-1] {
		as, bs = as[:len(as)-1], bs[:len(bs)-1]
	}
	var common [][]int32
	if len(as)*len(bs) <= mostPairs {
		common = commonLengths(as, bs)
	}
	for i, j := 0, 0; i < len(as) || j < len(bs); {
		switch {
		case common != nil && i < len(as) && j < len(bs) && as[i] == bs[j]:
			i, j = i+1, j+1
		case j == len(bs) || i < len(as) && (common == nil || common[i+1][j] >= common[i][j+1]):
			all = append(all, Difference{Line: from + i + 1, Text: as[i]})
			i++
		default:
			all = append(all, Difference{Line: from + j + 1, Text: bs[j], Added: true})
			j++
		}
	}
	return all
}

// mostPairs is the most pairs of lines that are compared, 4 bytes each.
const mostPairs = 16 << 20

// commonLengths returns the lengths of the longest common subsequences of the ends of two texts, from each pair of lines on.
func commonLengths(a, b []string) [][]int32 {
	lengths := make([][]int32, len(a)+1)
	for i := len(a); i >= 0; i-- {
		lengths[i] = make([]int32, len(b)+1)
		if i == len(a) {
			continue
		}
		for j := len(b) - 1; j >= 0; j-- {
			if lengths[i][j] = max(lengths[i+1][j], lengths[i][j+1]); a[i] == b[j] {
				lengths[i][j] = lengths[i+1][j+1] + 1
			}
		}
	}
	return lengths
}
