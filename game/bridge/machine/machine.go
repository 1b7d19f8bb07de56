// Package machine reads the files that tell dealing machines what to deal. Each program for such machines has its own
// format:
//
//   - DLM, lines of text: [Document], then From board, To board and Board 01= with 26 letters, a to p, of which each says where two cards
//     are, and a number that all of it and the board come to by exclusive or. What is not from one board to the other is filling.
//   - BRI, 78 digits a board: the numbers of North's, East's and South's cards, 01 for the ace of spades to 52 for the two of clubs. Some
//     fill the board up to 128 bytes.
//   - DGE, 68 bytes a board: of each hand the signs of the suits, the bytes 6, 3, 4 and 5, with their ranks. Filled up to 128, too.
//   - DUP, 156 bytes a board: what BRI and DGE have, and ten bytes of which the third to the fifth are the first board's number.
//   - BER, 52 digits a board: where each card is, 1 for North to 4 for West.
//   - BHG, a line of 52 letters a board: the cards from the dealer's hand on, A for the ace of spades to z for the two of clubs.
//   - RZD and CDS, 13 bytes a board, of each rank one with two bits for where each of the four cards is.
//   - a line of values in quotes with commas between them: the suits of the hands, and the board's number.
//
// They say nothing about a board except its number: dealer and vulnerability follow from it.
package machine

import (
	"bytes"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Largest is the maximum size of a file, in bytes.
const Largest = 1 << 20

// Peek is the maximum number of bytes of a file that [Is] needs.
const Peek = 512

// Deal is a board of a file.
type Deal struct {
	Line   int // of the text, or which board of the file it is; counted from 1
	Number int
	Deal   card.Deal
	Err    error // why it can't be read
	Doubt  error // what contradicts it, though it can

	at int // where its record begins, in bytes
}

// File is the contents of a file.
type File struct {
	Form  string // DLM, BRI, …
	Title string
	Deals []Deal
}

// Is reports whether a file may be one for a dealing machine, by its first bytes.
func Is(head []byte) bool {
	text := bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")), " \t\r\n")
	switch {
	case hasFold(text, "[Document]"), span(text, isDigit) >= 52, span(text, isLetter) == 52:
		return true
	case bytes.HasPrefix(text, []byte{'"'}) && bytes.Count(text[:min(len(text), 120)], []byte(`","`)) >= 15:
		return true
	case len(head) > 0 && head[0] == signs[0], len(head) > 13 && string(head[2:13]) == "           ":
		return true
	}
	return len(head) >= 14 && head[0] > 0 && head[0] < 100 && span(head[:14], isText) < 14 && len(handsOf(head[1:14], 3)) == 4
}

// ErrLarge means that a file has more than [Largest] bytes.
var ErrLarge = fault.Errorf("it has more than %d bytes", Largest)

// Read reads a file. It fails if no board is in it.
func Read(data []byte) (File, error) {
	text := bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	var f File
	switch start := bytes.TrimLeft(text, " \t\r\n"); {
	case len(data) > Largest:
		return f, ErrLarge
	case hasFold(start, "[Document]"):
		f = readDLM(string(text))
	case span(start, isDigit) >= 52:
		f = records(start, "BRI", bri, 78, 79, 80, 128)
		named := records(start, "DUP", dup, 156, 157, 158)
		named.numberFrom(start)
		f = best(best(f, named), records(start, "BER", ber, 52, 53, 54))
	case span(start, isLetter) == 52:
		f = readBHG(string(text))
	case bytes.HasPrefix(start, []byte{'"'}):
		f = readCSV(string(text))
	case len(data) > 0 && data[0] == signs[0]:
		f = records(data, "DGE", dge, 68, 69, 70, 128)
	case len(data) > 13 && string(data[2:13]) == "           ":
		f = records(data[13:], "RZD", func(b []byte) (card.Deal, error) { return deal(handsOf(b, 0)) }, 13)
	default:
		f = readCDS(data)
	}
	if f.good() == 0 { // the number of a first board may look like the sign of another form
		f = readCDS(data)
	}
	if f.good() == 0 {
		return File{}, fault.New("this is a file for a dealing machine, but no board of it can be read")
	}
	return f, nil
}

// good returns the number of readable deals.
func (f File) good() (n int) {
	for _, d := range f.Deals {
		if d.Err == nil {
			n++
		}
	}
	return n
}

// best returns the file of which more can be read, or where that is the same less can't be.
func best(f, g File) File {
	if g.good() > f.good() || g.good() == f.good() && len(g.Deals) < len(f.Deals) || f.Deals == nil {
		return g
	}
	return f
}

// records reads boards that have the same number of bytes each: of those given the one by which most can be read.
func records(data []byte, form string, read func([]byte) (card.Deal, error), sizes ...int) (all File) {
	for _, size := range sizes {
		f := File{Form: form}
		for at := 0; at < len(data); at += size {
			record := data[at:min(at+size, len(data))]
			if len(bytes.Trim(record, "\x00\x1a \t\r\n")) == 0 { // what ends the file
				continue
			}
			d := Deal{Line: len(f.Deals) + 1, Number: len(f.Deals) + 1, at: at}
			d.Deal, d.Err = read(record)
			f.Deals = append(f.Deals, d)
		}
		all = best(all, f)
	}
	return all
}

// deal returns the deal of four hands, if each has 13 cards and no card is twice.
func deal(hands [][]int) (card.Deal, error) {
	var d card.Deal
	if len(hands) != 4 {
		return d, fault.New("not all cards are there")
	}
	for seat, hand := range hands {
		for _, n := range hand {
			d[seat] = d[seat].With(cardOf(n))
		}
	}
	if err := d.Check(card.Deck52); err != nil {
		return card.Deal{}, fault.New("not all hands have 13 cards, or one is there twice")
	}
	return d, nil
}

// cardOf returns a card by its number: 0 is the ace of spades, 51 the two of clubs.
func cardOf(n int) card.Card {
	c, _ := card.Parse(string("SHDC"[n/13]) + string(ranks[n%13]))
	return c
}

// ranks are the ranks from the highest on.
const ranks = "AKQJT98765432"

// where returns the hands, where at says for each card in its order which seat has it, or -1.
func where(at [52]int) [][]int {
	hands := make([][]int, 4)
	for n, seat := range at {
		if seat < 0 || seat > 3 {
			return nil
		}
		hands[seat] = append(hands[seat], n)
	}
	return hands
}

// hasFold reports whether data begins with a text in capital or small letters.
func hasFold(data []byte, text string) bool {
	return len(data) >= len(text) && bytes.EqualFold(data[:len(text)], []byte(text))
}

// span returns the number of bytes of a kind at the start.
func span(data []byte, is func(byte) bool) int {
	for i, c := range data {
		if !is(c) {
			return i
		}
	}
	return len(data)
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' }
func isText(c byte) bool   { return ' ' <= c && c < 127 || c == '\n' || c == '\r' || c == '\t' }
