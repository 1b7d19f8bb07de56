package machine

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// bri reads 78 digits: the cards of North, East and South.
func bri(b []byte) (card.Deal, error) {
	if len(b) < 78 {
		return card.Deal{}, fault.New("the board is cut off")
	}
	var at [52]int
	for i := range at {
		at[i] = 3 // the hand with the rest
	}
	for i := range 39 {
		n, err := strconv.Atoi(string(b[2*i : 2*i+2]))
		if err != nil || n < 1 || n > 52 {
			return card.Deal{}, fault.Errorf("%q is no card: want 01 to 52", b[2*i:2*i+2])
		}
		at[n-1] = i / 13
	}
	return deal(where(at))
}

// dup reads what BRI has, in a record that says at its end, by Y or N, whether the hands are random and counted backwards.
func dup(b []byte) (card.Deal, error) {
	if len(b) < 156 || !strings.ContainsRune("YN", rune(b[146])) || !strings.ContainsRune("YN", rune(b[147])) {
		return card.Deal{}, fault.New("the board is cut off")
	}
	return bri(b)
}

// numberFrom gives the boards of a DUP file their numbers: the lowest is said behind each.
func (f *File) numberFrom(data []byte) {
	if len(data) < 156 {
		return
	}
	first, err := strconv.Atoi(strings.TrimSpace(string(data[148:151])))
	if err != nil || first < 1 {
		return
	}
	for i := range f.Deals {
		f.Deals[i].Number = first + i
	}
}

// signs are those of spades, hearts, diamonds and clubs.
const signs = "\x06\x03\x04\x05"

// dge reads the four hands, each with the signs of its suits.
func dge(b []byte) (card.Deal, error) {
	if len(b) < 68 {
		return card.Deal{}, fault.New("the board is cut off")
	}
	hands := make([][]int, 4)
	for seat := range hands {
		suit := -1
		for _, c := range b[17*seat : 17*seat+17] {
			rank := strings.IndexByte(ranks, c)
			switch sign := strings.IndexByte(signs, c); {
			case sign >= 0:
				suit = sign
			case rank < 0 || suit < 0:
				return card.Deal{}, fault.Errorf("%q is neither a suit nor a rank", c)
			default:
				hands[seat] = append(hands[seat], 13*suit+rank)
			}
		}
	}
	return deal(hands)
}

// ber parses 52 digits: the holder of each card.
func ber(b []byte) (card.Deal, error) {
	if len(b) < 52 {
		return card.Deal{}, fault.New("the board is cut off")
	}
	var at [52]int
	for i := range at {
		at[i] = int(b[i]) - '1'
	}
	return deal(where(at))
}

// handsOf parses 13 bytes: one for each rank, with two bits for the holder of the spade, the heart, the diamond and the
// club. turned is the number of seats from North to the first.
func handsOf(b []byte, turned int) [][]int {
	if len(b) < 13 {
		return nil
	}
	var at [52]int
	var count [4]int
	for rank := range 13 {
		for suit := range 4 {
			seat := (int(b[rank]>>(2*(3-suit))&3) + turned) % 4
			at[13*suit+rank] = seat
			count[seat]++
		}
	}
	if count != [4]int{13, 13, 13, 13} {
		return nil
	}
	return where(at)
}

// readCDS reads boards of 14 bytes, of which the first is the number. West is counted first.
func readCDS(data []byte) File {
	f := records(data, "CDS", func(b []byte) (card.Deal, error) { return deal(handsOf(b[1:], 3)) }, 14)
	for i := range f.Deals {
		f.Deals[i].Number = int(data[f.Deals[i].at])
	}
	return f
}

// readBHG reads a line for each board. Empty ones are nothing.
func readBHG(text string) File {
	f := File{Form: "BHG"}
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		d := Deal{Line: i + 1, Number: len(f.Deals) + 1}
		hands := make([][]int, 4)
		for at, c := range []byte(line) {
			n := int(c) - 'A'
			if c >= 'a' {
				n = int(c) - 'a' + 26
			}
			if at >= 52 || n < 0 || n >= 52 || !isLetter(c) {
				d.Err = fault.New("want 52 letters, a card each")
				break
			}
			seat := (d.Number - 1 + at/13) % 4 // from the dealer on
			hands[seat] = append(hands[seat], n)
		}
		if d.Err == nil {
			d.Deal, d.Err = deal(hands)
		}
		f.Deals = append(f.Deals, d)
	}
	return f
}

// readCSV reads a line for each board: 16 suits and the number, each in quotes.
func readCSV(text string) File {
	f := File{Form: "CSV"}
	for i, line := range strings.Split(text, "\n") {
		if line = strings.Trim(line, " \r\t"); line == "" {
			continue
		}
		d := Deal{Line: i + 1, Number: len(f.Deals) + 1}
		values := strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, `"`), `"`), `","`)
		hands := make([][]int, 4)
		for at := range 16 {
			if len(values) < 17 {
				d.Err = fault.New("want 16 suits and the number of the board, each in quotes")
				break
			}
			for _, c := range []byte(values[at]) {
				rank := bytes.IndexByte([]byte(ranks), c)
				if rank < 0 {
					d.Err = fault.Errorf("%q is no rank", c)
					break
				}
				hands[at/4] = append(hands[at/4], 13*(at%4)+rank)
			}
		}
		if d.Err == nil {
			d.Deal, d.Err = deal(hands)
			if n, err := strconv.Atoi(values[16]); err == nil && n > 0 {
				d.Number = n
			}
		}
		f.Deals = append(f.Deals, d)
	}
	return f
}

// filling are the bytes that fill the place of missing boards.
const filling = "aaaaaabffffffkkkkkklpppppp"

// readDLM reads lines of a name and a value.
func readDLM(text string) File {
	f := File{Form: "DLM"}
	from, to := 1, 999
	for i, line := range strings.Split(text, "\n") {
		name, value, ok := strings.Cut(strings.Trim(line, " \t\r"), "=")
		name, value = strings.ToLower(strings.TrimSpace(name)), strings.TrimSpace(value)
		n, err := strconv.Atoi(strings.TrimSpace(strings.TrimPrefix(name, "board ")))
		switch {
		case !ok:
		case name == "headline":
			f.Title = value
		case name == "from board":
			from = number(value, from)
		case name == "to board":
			to = number(value, to)
		case strings.HasPrefix(name, "board ") && err == nil && !strings.HasPrefix(value, filling):
			d := Deal{Line: i + 1, Number: n}
			d.read(value)
			f.Deals = append(f.Deals, d)
		}
	}
	all := f.Deals
	f.Deals = nil
	for _, d := range all {
		if from <= d.Number && d.Number <= to {
			f.Deals = append(f.Deals, d)
		}
	}
	return f
}

// number returns a number that is 1 or more, or else another.
func number(text string, other int) int {
	if n, err := strconv.Atoi(text); err == nil && n > 0 {
		return n
	}
	return other
}

// read parses 26 letters and their checksum.
func (d *Deal) read(value string) {
	if len(value) < 26 {
		d.Err = fault.New("want 26 letters, each for two cards")
		return
	}
	var at [52]int
	sum := d.Number
	for i, c := range []byte(strings.ToLower(value[:26])) {
		if c < 'a' || c > 'p' {
			d.Err = fault.Errorf("%q says of no two cards where they are: want a to p", c)
			return
		}
		at[2*i], at[2*i+1] = int(c-'a')/4, int(c-'a')%4
		sum ^= int(c)
	}
	if d.Deal, d.Err = deal(where(at)); d.Err != nil {
		return
	}
	if given, err := strconv.Atoi(value[26:]); err == nil && given != sum {
		d.Doubt = fault.Errorf("its letters add up to %d, not to %d: they may have been changed", sum, given)
	}
}
