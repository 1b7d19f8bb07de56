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

var errNoText = errors.New("this is not text")

// Deals yields the deals of a list, as they are read. A list has a deal in each line, in the text form, or it is in
// PBN, where each Deal tag is one. The first line with something in it tells: PBN begins with a tag or with a comment
// in braces, but not with a brace and a quote, as JSON does. In PBN too a line outside of comments that begins with
// a seat and a colon is a deal in the text form. Empty lines and lines that begin with #, % or a semicolon are
// nothing. No card is in a deal twice, and in a Deal tag none that isn't in [card.Deck52]; see [card.Deal.Check] for
// whether all cards are there.
//
// Where a deal is wrong, or a line is no text or too long, the next one follows. What r can't read ends the list, and
// so does a beginning that is no text: this is a file of another kind.
func Deals(r io.Reader) iter.Seq[Listed] {
	return func(yield func(Listed) bool) {
		lines := bufio.NewReaderSize(r, longestLine+1)
		var tags pbn
		known, isPBN := false, false
		for line := 1; ; line++ {
			text, wrong, err := readLine(lines)
			if err != nil {
				found := tags.end()
				if err != io.EOF {
					found = []Listed{{Line: line, Err: err}}
				}
				for _, d := range found {
					if !yield(d) {
						return
					}
				}
				return
			}
			if line == 1 {
				text = strings.TrimPrefix(text, "\ufeff") // some editors begin each file so
			}
			says := strings.TrimSpace(text)
			nothing := says == "" || strings.ContainsAny(says[:1], "#%;")
			if !known && !nothing {
				known, isPBN = true, strings.ContainsAny(says[:1], "[{") && !strings.HasPrefix(says, `{"`)
			}
			var found []Listed
			switch {
			case wrong == errNoText && !known:
				yield(Listed{Line: line, Err: wrong})
				return
			case wrong != nil:
				tags.take("") // so that it counts the line
				found = []Listed{{Line: line, Err: wrong}}
			case isPBN:
				found = tags.take(text)
			case nothing:
				tags.take("")
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
	}
}

// readLine reads a line, without what ends it, or says what is wrong with it. With an error there are no more lines.
func readLine(r *bufio.Reader) (text string, wrong, err error) {
	b, err := r.ReadSlice('\n')
	text = string(b)
	for err == bufio.ErrBufferFull {
		wrong = fmt.Errorf("it has more than %d bytes", longestLine)
		_, err = r.ReadSlice('\n')
	}
	if err == io.EOF && text != "" {
		if lines := strings.TrimRight(text, "\r"); wrong == nil && strings.Contains(lines, "\r") { // as in files of old Macs
			r.Reset(strings.NewReader(strings.ReplaceAll(lines, "\r", "\n")))
			return readLine(r)
		}
		err = nil // the last line needs no end
	}
	switch {
	case err != nil || wrong != nil:
		return "", wrong, err
	case strings.Contains(text, "\x00"):
		return "", errNoText, nil
	}
	return strings.TrimRight(text, "\r\n"), nil, nil
}

// parseDeal reads the text form of a deal. What is far too long for one is not repeated in the error.
func parseDeal(text string) (card.Deal, error) {
	if len(text) > 200 {
		return card.Deal{}, fmt.Errorf("it has %d characters, and no deal is so long", len(text))
	}
	return card.ParseDeal(text)
}
