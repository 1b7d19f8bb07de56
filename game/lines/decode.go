package lines

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	utf "golang.org/x/text/encoding/unicode"
)

// decoded returns a reader of the same text in UTF-8, if it is in UTF-16: with a mark before it, or without one where every
// other byte at its beginning is zero, as it is in what the shell of Windows writes.
func decoded(r io.Reader) io.Reader {
	in := bufio.NewReaderSize(r, 1<<16)
	mark, err := in.Peek(2)
	if err != nil {
		return in
	}
	switch {
	case bytes.Equal(mark, []byte{0xff, 0xfe}):
		return utf.UTF16(utf.LittleEndian, utf.ExpectBOM).NewDecoder().Reader(in)
	case bytes.Equal(mark, []byte{0xfe, 0xff}):
		return utf.UTF16(utf.BigEndian, utf.ExpectBOM).NewDecoder().Reader(in)
	case mark[0] == 0 || mark[1] == 0:
		begin, _ := in.Peek(4)
		switch {
		case len(begin) == 4 && begin[0] == 0 && begin[2] == 0 && begin[1] != 0 && begin[3] != 0:
			return utf.UTF16(utf.BigEndian, utf.IgnoreBOM).NewDecoder().Reader(in)
		case len(begin) == 4 && begin[1] == 0 && begin[3] == 0 && begin[0] != 0 && begin[2] != 0:
			return utf.UTF16(utf.LittleEndian, utf.IgnoreBOM).NewDecoder().Reader(in)
		}
	}
	return in
}

// eastern are the letters of Polish and its neighbours in Windows' code page 1250, which in the western one are signs that
// stand between no letters.
const eastern = "³¹¿œŸ£¥¯"

// valid returns a line in UTF-8: as it is, or read in the code page of Windows for the west of Europe, of which Latin-1
// is a part, or for its middle where only that makes words of it.
func valid(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	western, err := charmap.Windows1252.NewDecoder().String(text)
	if err != nil {
		return strings.ToValidUTF8(text, "\ufffd")
	}
	letters := []rune(western)
	for i, r := range letters {
		if strings.ContainsRune(eastern, r) && (i > 0 && unicode.IsLetter(letters[i-1]) || i+1 < len(letters) && unicode.IsLetter(letters[i+1])) {
			if middle, err := charmap.Windows1250.NewDecoder().String(text); err == nil {
				return middle
			}
		}
	}
	return western
}
