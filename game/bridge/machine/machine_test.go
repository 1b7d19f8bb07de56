package machine

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// boards deals boards: for each the holder of each card, from the ace of spades to the two of clubs.
func boards(n int) (all [][52]int) {
	r := rand.New(rand.NewPCG(3, 1))
	for range n {
		var at [52]int
		for i, card := range r.Perm(52) {
			at[card] = i / 13
		}
		all = append(all, at)
	}
	return all
}

// text returns a deal in its text form, by a way of its own.
func text(at [52]int) string {
	var hands [4][4]string
	for n, seat := range at {
		hands[seat][n/13] += string("AKQJT98765432"[n%13])
	}
	var all []string
	for _, h := range hands {
		all = append(all, strings.Join(h[:], "."))
	}
	return "N:" + strings.Join(all, " ")
}

// The forms as the programs write them, each by itself.
var forms = map[string]func(at [52]int, number int) string{
	"BRI": func(at [52]int, _ int) string {
		var out string
		for seat := range 3 {
			for n, its := range at {
				if its == seat {
					out += fmt.Sprintf("%02d", n+1)
				}
			}
		}
		return out
	},
	"BER": func(at [52]int, _ int) (out string) {
		for _, seat := range at {
			out += fmt.Sprint(seat + 1)
		}
		return out
	},
	"DGE": func(at [52]int, _ int) (out string) {
		for seat := range 4 {
			for n, its := range at {
				if n%13 == 0 {
					out += string("\x06\x03\x04\x05"[n/13])
				}
				if its == seat {
					out += string("AKQJT98765432"[n%13])
				}
			}
		}
		return out
	},
	"BHG": func(at [52]int, number int) (out string) {
		for i := range 4 {
			for n, its := range at {
				if its == (number-1+i)%4 {
					out += string("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[n])
				}
			}
		}
		return out + "\r\n"
	},
	"CDS": func(at [52]int, number int) string {
		out := []byte{byte(number)}
		for rank := range 13 {
			var b byte
			for suit := range 4 {
				b = b<<2 | byte((at[13*suit+rank]+1)%4)
			}
			out = append(out, b)
		}
		return string(out)
	},
	"RZD": func(at [52]int, _ int) string {
		var out []byte
		for rank := range 13 {
			var b byte
			for suit := range 4 {
				b = b<<2 | byte(at[13*suit+rank])
			}
			out = append(out, b)
		}
		return string(out)
	},
	"CSV": func(at [52]int, number int) string {
		var suits []string
		for hand := range strings.SplitSeq(strings.TrimPrefix(text(at), "N:"), " ") {
			suits = append(suits, strings.Split(hand, ".")...)
		}
		return `"` + strings.Join(suits, `","`) + fmt.Sprintf("\",\"%d\",\"N/-\"\n", number)
	},
	"DLM": func(at [52]int, number int) string {
		sum, letters := number, ""
		for i := range 26 {
			c := 'a' + 4*at[2*i] + at[2*i+1]
			sum, letters = sum^c, letters+string(rune(c))
		}
		return fmt.Sprintf("Duplicates %02d=0\nBoard %02d=%s%03d\n", number, number, letters, sum)
	},
}

// file returns a file of boards from a number on, each with what is before and behind it.
func file(form, head, before, behind string, first int, all [][52]int) string {
	out := head
	for i, at := range all {
		out += before + forms[form](at, first+i) + behind
	}
	return out
}

func TestRead(t *testing.T) {
	all := boards(36)
	dup := func(number string) string {
		out := ""
		for _, at := range all {
			out += forms["BRI"](at, 0) + forms["DGE"](at, 0) + "YN" + number + "0 36 "
		}
		return out
	}
	head := "[Document]\nHeadline=Club night\nStatus=Show\nFrom board=%d\nTo board=%d\nChecksum=7\n"
	fill := "Board 40=aaaaaabffffffkkkkkklpppppp038\n"
	for name, tt := range map[string]struct {
		data, form string
		first      int
	}{
		"digits":             {file("BRI", "", "", "", 1, all), "BRI", 1},
		"lines of digits":    {file("BRI", "", "", "\r\n", 1, all), "BRI", 1},
		"filled digits":      {file("BRI", "", "", strings.Repeat(" ", 32)+strings.Repeat("\x00", 18), 1, all), "BRI", 1},
		"one board":          {file("BRI", "", "", "", 1, all[:1]), "BRI", 1},
		"dup":                {dup("1  "), "DUP", 1},
		"dup from 17":        {dup("17 ") + "\x1a", "DUP", 17},
		"dup, no cards seen": {strings.Replace(dup("1  "), forms["DGE"](all[0], 0), strings.Repeat(" ", 68), 1), "DUP", 1},
		"dup, one board":     {dup("1  ")[:156], "DUP", 1},
		"signs":              {file("DGE", "", "", "", 1, all), "DGE", 1},
		"filled signs":       {file("DGE", "", "", strings.Repeat("\x00", 60), 1, all), "DGE", 1},
		"places":             {file("BER", "", "", "", 1, all), "BER", 1},
		"lines of places":    {file("BER", "", "", "\n", 1, all), "BER", 1},
		"letters":            {file("BHG", "\n", "", "", 1, all), "BHG", 1},
		"bits":               {file("RZD", "\x24\x00"+strings.Repeat(" ", 11), "", "", 1, all), "RZD", 1},
		"numbered bits":      {file("CDS", "", "", "", 9, all), "CDS", 9},
		"values":             {file("CSV", "", "", "", 5, all), "CSV", 5},
		"lines":              {file("DLM", fmt.Sprintf(head, 5, 40), "", "", 5, all) + fill, "DLM", 5},
		"lines for Windows":  {"\ufeff" + strings.ReplaceAll(file("DLM", fmt.Sprintf(head, 1, 36), "", "", 1, all)+fill, "\n", "\r\n"), "DLM", 1},
	} {
		if head := tt.data[:min(len(tt.data), Peek)]; !Is([]byte(head)) {
			t.Errorf("%s: nobody knows it by %q", name, head)
		}
		f, err := Read([]byte(tt.data))
		if err != nil || f.Form != tt.form || len(f.Deals) != 36 && len(f.Deals) != 1 {
			t.Errorf("%s is read as %s with %d boards, %v", name, f.Form, len(f.Deals), err)
			continue
		}
		for i, d := range f.Deals {
			if d.Err != nil || d.Doubt != nil || d.Number != tt.first+i || d.Deal.String() != text(all[i]) {
				t.Fatalf("%s: board %d is %d, %v (%v, %v), want %d, %s", name, i, d.Number, d.Deal, d.Err, d.Doubt, tt.first+i, text(all[i]))
			}
		}
	}
}

// One odd board doesn't keep the others from being read.
func TestOddBoards(t *testing.T) {
	all := boards(3)
	dlm := file("DLM", "[Document]\n", "", "", 1, all)
	for name, tt := range map[string]struct{ data, want string }{
		"a card twice":       {strings.Replace(file("BRI", "", "", "", 1, all), forms["BRI"](all[1], 0)[:4], strings.Repeat(forms["BRI"](all[1], 0)[:2], 2), 1), "1, -, 3"},
		"a card twice, BHG":  {strings.Replace(file("BHG", "", "", "", 1, all), forms["BHG"](all[1], 2)[:2], strings.Repeat(forms["BHG"](all[1], 2)[:1], 2), 1), "1, -, 3"},
		"no card":            {strings.Replace(file("BRI", "", "", "\n", 1, all), forms["BRI"](all[1], 0)[:2], "53", 1), "1, -, 3"},
		"cut off":            {file("BRI", "", "", "", 1, all)[:200], "1, 2, -"},
		"no letter":          {strings.Replace(dlm, "Board 02=", "Board 02=z", 1), "1, -, 3"},
		"too few letters":    {strings.Replace(dlm, "Board 02=", "Board 02=abc\nBoard 02x=", 1), "1, -, 3"},
		"another sum":        {strings.Replace(dlm, "\nDuplicates 03", "1\nDuplicates 03", 1), "1, 2?, 3"},
		"signs that are off": {strings.Replace(file("DGE", "", "", "", 1, all), forms["DGE"](all[2], 0), strings.Repeat("x", 68), 1), "1, 2, -"},
	} {
		f, err := Read([]byte(tt.data))
		var got []string
		for _, d := range f.Deals {
			switch {
			case d.Err != nil:
				got = append(got, "-")
			case d.Doubt != nil:
				got = append(got, fmt.Sprint(d.Number, "?"))
			default:
				got = append(got, fmt.Sprint(d.Number))
			}
			if d.Err != nil && d.Deal != (card.Deal{}) {
				t.Errorf("%s: a deal that can't be read is %v", name, d.Deal)
			}
		}
		if err != nil || strings.ReplaceAll(strings.Join(got, ", "), " ?", "?") != tt.want {
			t.Errorf("%s: %q, %v, want %s", name, got, err, tt.want)
		}
	}
}

// Nothing else is taken for one.
func TestIsNot(t *testing.T) {
	for _, text := range []string{"", "[", "[Event \"x\"]\n", "% PBN 2.1\n", "qx|o1|md|3", "{\"board\":1}", `"a","b"`, "N:AKQ... ", "\xff\xfe[\x00E\x00", "12345", strings.Repeat("x", 53)} {
		if Is([]byte(text)) {
			t.Errorf("%q is taken for one", text)
		}
	}
	for _, text := range []string{"", "[Document]\n", strings.Repeat("1", 78), strings.Repeat("A", 52), "\x06", "[Document]\nBoard 01=" + filling + "011\n", strings.Repeat("1", Largest+1)} {
		if f, err := Read([]byte(text)); err == nil {
			t.Errorf("%.80q is read as %+v", text, f)
		}
	}
}

// Whatever bytes there are, each deal that is read is one.
func FuzzRead(f *testing.F) {
	all := boards(2)
	for form := range forms {
		f.Add([]byte(file(form, map[string]string{"DLM": "[Document]\n", "RZD": "\x02\x00           "}[form], "", "", 1, all)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		Is(data[:min(len(data), Peek)])
		file, err := Read(data)
		for _, d := range file.Deals {
			if err == nil && d.Err == nil && d.Deal.Check(card.Deck52) != nil {
				t.Fatalf("%q is read as %v", data, d.Deal)
			}
		}
	})
}
