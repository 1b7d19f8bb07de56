package keyboard

import "testing"

// A Russian h is an h, and what is Latin stays what it is, wherever its key is.
func TestLatin(t *testing.T) {
	scan := map[rune]int{}
	for code, letter := range letters {
		scan[letter] = code
	}
	if len(scan) != 26 {
		t.Fatalf("%d letters have keys", len(scan))
	}
	for _, tt := range []struct {
		sign rune
		on   rune // of a Latin keyboard
		want rune
	}{
		{'р', 'h', 'h'}, {'Р', 'h', 'h'}, {'ь', 'm', 'm'}, {'и', 'b', 'b'}, {'ч', 'x', 'x'}, {'е', 't', 't'}, {'η', 'h', 'h'},
		{'h', 'h', 'h'}, {'z', 'y', 'z'}, {'ș', 's', 'ș'}, {'1', 'q', '1'}, {'?', 'm', '?'},
	} {
		if got := Latin(tt.sign, scan[tt.on]); got != tt.want {
			t.Errorf("%c on the key of %c is %c, want %c", tt.sign, tt.on, got, tt.want)
		}
	}
	if got := Latin('р', -1); got != 'р' {
		t.Errorf("on an unknown key it is %c", got)
	}
}
