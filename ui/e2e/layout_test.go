//go:build window

package e2e

import (
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestOtherKeyboards bids and plays on keyboards without Latin letters. The keys are pressed by position: a letter is
// the key that has it on a Latin keyboard.
func TestOtherKeyboards(t *testing.T) {
	t.Parallel()
	for _, layout := range []string{"ru", "gr"} { // in Greek the key of q types no letter
		t.Run(layout, func(t *testing.T) {
			d, dir := newDisplay(t), t.TempDir()
			set := exec.Command("setxkbmap", "-display", d.name, layout)
			if out, err := set.CombinedOutput(); err != nil {
				t.Fatalf("setxkbmap %s: %v, %s", layout, err, out)
			}
			p := start(t, d, dir, "-fast", "-seed", "7")
			p.openTable(t)
			byPlace := func(act string, n int) []string {
				keys := typing(act, n)
				for i, key := range keys {
					keys[i] = place(key)
				}
				return append(keys, "Return")
			}
			typed := p.typeDeal(t, byPlace, 4)
			if typed[0] != "1N" || len(typed) < 4 {
				t.Errorf("typed %s", typed)
			}
			before := newest(t, dir)
			eventually(t, "the last card is taken back", func() bool {
				d.press(t, "ctrl+"+place("z"))
				return len(newest(t, dir).events) < len(before.events)
			})
		})
	}
}

// place returns the key of a letter or digit of a Latin keyboard, as X counts its keys.
func place(letter string) string {
	for from, row := range map[int]string{10: "1234567890", 24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"} {
		if i := strings.Index(row, letter); i >= 0 {
			return strconv.Itoa(from + i)
		}
	}
	return letter
}
