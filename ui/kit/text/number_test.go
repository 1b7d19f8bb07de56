package text

import (
	"math"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

func TestGrouped(t *testing.T) {
	for digits, want := range map[string]string{
		"":                           "",
		"0Q0P":                       "0Q0P",
		"0Q0P0":                      "0Q0P 0",
		"0Q0P086K9SFN8R2SCWVK7G150Q": "0Q0P 086K 9SFN 8R2S CWVK 7G15 0Q",
		"ABC··":                      "ABC· ·",
	} {
		if got := Grouped(digits); got != want {
			t.Errorf("%q: %q, want %q", digits, got, want)
		}
	}
}

// The figures are those of the rules.
func TestDeals(t *testing.T) {
	for deck, want := range map[card.Deck][]string{
		card.Deck68: {"68", "1.549 × 10³⁸", "2.888 × 10⁹", "52"},
		card.Deck52: {"52", "5.364 × 10²⁸", "2.888 × 10⁹", "68"},
	} {
		got := Deals(deck)
		for _, figure := range want {
			if !strings.Contains(got, figure) {
				t.Errorf("%q doesn't say %s", got, figure)
			}
		}
	}
}

func TestPoints(t *testing.T) {
	for n, shown := range map[int]string{0: "0", 680: "680", 1240: "1,240", -200: "–200", -12600: "–12,600"} {
		want(t, Points(n), shown)
	}
}

func TestDecimals(t *testing.T) {
	for n, shown := range map[int][2]string{
		0: {"0.00", "0.00"}, 5: {"0.05", "+0.05"}, 8333: {"83.33", "+83.33"}, -50: {"–0.50", "–0.50"}, -100: {"–1.00", "–1.00"}, 123456: {"1,234.56", "+1,234.56"},
	} {
		want(t, Decimal(n), shown[0])
		want(t, DecimalGain(n), shown[1])
	}
}

// Figures for people have the decimal mark of the language, and typed words its quotation marks.
func TestFiguresAndQuotesInEachLanguage(t *testing.T) {
	defer Use(English)
	for language, shown := range map[Language][2]string{
		English: {"+2.50 ± 0.1 of 3. 4", `"a\tb"`}, Romanian: {"+2,50 ± 0,1 of 3. 4", `„a\tb”`}, Russian: {"+2,50 ± 0,1 of 3. 4", `«a\tb»`}, Esperanto: {"+2,50 ± 0,1 of 3. 4", `“a\tb”`},
	} {
		Use(language)
		want(t, Decimals("+2.50 ± 0.1 of 3. 4"), shown[0])
		want(t, Quoted("a\tb"), shown[1])
	}
}

func TestFraction(t *testing.T) {
	defer Use(English)
	for _, tt := range []struct {
		x        float64
		decimals int
		shown    string
	}{
		{2.5, 1, "2.5"}, {-2.5, 1, "–2.5"}, {1234.56, 1, "1,234.6"}, {-0.04, 1, "0.0"}, {-0.05, 1, "–0.1"}, {0.45, 1, "0.5"},
		{math.Copysign(0, -1), 2, "0.00"}, {-0.4, 0, "0"}, {0.5, 0, "1"}, {-1.5, 0, "–2"},
	} {
		want(t, Fraction(tt.x, tt.decimals), tt.shown)
	}
	Use(Russian)
	want(t, Fraction(-1234.5, 1), "–1\u00a0234,5")
}

func TestBytes(t *testing.T) {
	for n, want := range map[int64]string{0: "0 kB", 1: "1 kB", 249_856: "250 kB", 1_000_000: "1.0 MB", 9_940_000: "9.9 MB", 35_400_000: "35 MB", 1_234_000_000: "1,234 MB"} {
		if got := Bytes(n); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}
