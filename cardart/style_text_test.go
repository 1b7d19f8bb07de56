package cardart_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
)

func TestParseStyle(t *testing.T) {
	for text, want := range map[string]cardart.Style{
		"":                        {},
		"two,court":               {},
		"four":                    {Colours: cardart.FourColours},
		" Large , clock,romanian": {Index: cardart.LargeIndex, Pips: cardart.ClockPips, Letters: cardart.Romanian},
		"solids,orange,star,star": {Honours: cardart.SolidHonours, Colours: cardart.OrangeColours, Back: cardart.StarBack},
	} {
		if got, err := cardart.ParseStyle(text); err != nil || got != want {
			t.Errorf("%q: %v, %v, want %v", text, got, err, want)
		}
	}
	for text, word := range map[string]string{"four,blue": `"blue"`, "clock,classical": `"clock" and "classical"`, "four;clock": `"four;clock"`} {
		if _, err := cardart.ParseStyle(text); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v, want %s", text, err, word)
		}
	}
}

func FuzzParseStyle(f *testing.F) {
	f.Add("four,clock")
	f.Add(cardart.Style{}.String())
	f.Fuzz(func(t *testing.T, text string) {
		s, err := cardart.ParseStyle(text)
		if err != nil {
			return
		}
		if back, err := cardart.ParseStyle(s.String()); err != nil || back != s {
			t.Errorf("%q: %v, printed and read again %v, %v", text, s, back, err)
		}
	})
}
