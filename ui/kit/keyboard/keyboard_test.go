package keyboard

import "testing"

// A Russian h is an h, and Latin letters stay the same, wherever the key is.
func TestLatin(t *testing.T) {
	scan := map[rune]int{}
	for code, sign := range signs {
		scan[sign] = code
	}
	if len(scan) != 36 {
		t.Fatalf("%d signs have keys", len(scan))
	}
	for _, tt := range []struct {
		sign  rune
		on    rune // of a Latin keyboard
		other bool // the layout is of another script
		want  rune
	}{
		{'р', 'h', true, 'h'}, {'Р', 'h', true, 'h'}, {'ь', 'm', true, 'm'}, {'и', 'b', true, 'b'}, {'ч', 'x', true, 'x'}, {'е', 't', true, 't'},
		{'η', 'h', true, 'h'}, {'ि', 'f', true, 'f'}, {'ی', 'd', true, 'd'},
		{'h', 'h', false, 'h'}, {'z', 'y', false, 'z'}, {'ș', 's', false, 'ș'}, {'1', 'q', false, '1'}, {'?', 'm', false, '?'},
		{';', 'q', true, 'q'}, {';', 'z', false, ';'}, {'/', 'q', true, 'q'}, {'\'', 'w', true, 'w'}, {'1', 'q', true, '1'}, {'h', 'h', true, 'h'},
		{'१', '1', true, '1'}, {'ๅ', '1', true, '1'}, {'!', '1', true, '!'}, {'&', '1', false, '&'}, {'é', '2', false, 'é'}, {'7', '7', true, '7'},
	} {
		asked := false
		got := Latin(tt.sign, scan[tt.on], func() bool { asked = true; return tt.other })
		if got != tt.want {
			t.Errorf("%c on the key of %c is %c, want %c", tt.sign, tt.on, got, tt.want)
		}
		if asked && other(tt.sign) {
			t.Errorf("%c on the key of %c: the layout is asked for", tt.sign, tt.on)
		}
	}
	// On keys that have no letter, or that nobody knows.
	for sign, want := range map[rune]rune{
		'р': 'h', 'Р': 'H', 'х': '[', 'ъ': ']', 'Ъ': '}', 'ж': ';', 'Э': '"', 'б': ',', 'ю': '.', 'ё': '`', '№': '#',
		'і': 'і', 'ω': 'ω', '?': '?',
	} {
		if got := Latin(sign, -1, func() bool { return true }); got != want {
			t.Errorf("%c on an unknown key is %c, want %c", sign, got, want)
		}
	}
	if got := Latin('№', scan['3'], func() bool { return true }); got != '#' {
		t.Errorf("№ on the key of 3 is %c", got)
	}
}
