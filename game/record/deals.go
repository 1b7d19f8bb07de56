package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// Listed is a deal of a list, or what is wrong in its place.
type Listed struct {
	Line int // where it begins, counted from 1
	Deal card.Deal
	Err  error
}

// longestLine is how many bytes a line may have. A deal needs fewer than 100, but in PBN there are comments.
const longestLine = 1 << 20

// Deals yields the deals of a list, as they are read. A list has a deal in each line, in the text form, or it is in
// PBN, where each Deal tag is one; the first line with something in it tells. Empty lines and lines that begin
// with #, % or a semicolon are nothing. No card is in a deal twice, and in PBN none that isn't in [card.Deck52];
// see [card.Deal.Check] for whether all cards are there.
//
// Where a deal is wrong, the next one follows. What isn't text at all, and what r can't read, ends the list.
func Deals(r io.Reader) iter.Seq[Listed] {
	return func(yield func(Listed) bool) {
		lines := bufio.NewScanner(r)
		lines.Buffer(nil, longestLine)
		var tags pbn
		known, isPBN := false, false
		line := 0
		for lines.Scan() {
			line++
			text := lines.Text()
			if line == 1 {
				text = strings.TrimPrefix(text, "\ufeff") // some editors begin each file so
			}
			if strings.Contains(text, "\x00") {
				yield(Listed{Line: line, Err: errors.New("this is not text")})
				return
			}
			says := strings.TrimSpace(text)
			nothing := says == "" || strings.ContainsAny(says[:1], "#%;")
			if !known && !nothing {
				known, isPBN = true, strings.ContainsAny(says[:1], "[{")
			}
			var found []Listed
			switch {
			case isPBN:
				found = tags.take(text)
			case nothing:
				tags.take("") // so that it counts the line
			default:
				deal, err := parseDeal(says)
				found = []Listed{{line, deal, err}}
			}
			for _, d := range found {
				if !yield(d) {
					return
				}
			}
		}
		err := lines.Err()
		if errors.Is(err, bufio.ErrTooLong) {
			err = fmt.Errorf("it has more than %d bytes", longestLine)
		}
		if err != nil {
			yield(Listed{Line: line + 1, Err: err})
			return
		}
		for _, d := range tags.end() {
			if !yield(d) {
				return
			}
		}
	}
}

// parseDeal reads the text form of a deal. What is far too long for one is not repeated in the error.
func parseDeal(text string) (card.Deal, error) {
	if len(text) > 200 {
		return card.Deal{}, fmt.Errorf("it has %d characters, and no deal is so long", len(text))
	}
	return card.ParseDeal(text)
}
