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
		"russian":                 {Letters: cardart.Russian},
		"esperanto,patent":        {Letters: cardart.Esperanto, Values: cardart.WithValues, Pips: cardart.ClockPips, Honours: cardart.SolidHonours},
		"values":                  {Values: cardart.WithValues},
		"patent":                  cardart.Patent(),
		"english,patent,star":     {Values: cardart.WithValues, Pips: cardart.ClockPips, Honours: cardart.SolidHonours, Back: cardart.StarBack},
		"solids,orange,star,star": {Honours: cardart.SolidHonours, Colours: cardart.OrangeColours, Back: cardart.StarBack},
	} {
		if got, err := cardart.ParseStyle(text); err != nil || got != want {
			t.Errorf("%q: %v, %v, want %v", text, got, err, want)
		}
	}
	// What version 0.1 has kept.
	if s, err := cardart.ParseStyle("four,romanian,large,clock,solids,wave"); err != nil || s.String() != "four,romanian,large,clock,solids,wave,plain" {
		t.Errorf("a style without values is %v, %v", s, err)
	}
	if s := cardart.Patent().String(); s != "two,romanian,normal,clock,solids,lattice,values" {
		t.Errorf("the patent's style is %s", s)
	}
	for text, word := range map[string]string{"four,blue": `"blue"`, "clock,classical": `"clock" and "classical"`, "four;clock": `"four;clock"`, "russian,romanian": `"russian" and "romanian"`, "patent,plain,values": `"plain" and "values"`} {
		if _, err := cardart.ParseStyle(text); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v, want %s", text, err, word)
		}
	}
}

func FuzzParseStyle(f *testing.F) {
	f.Add("four,clock")
	f.Add(cardart.Style{}.String())
	f.Add("Esperanto, large")
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
