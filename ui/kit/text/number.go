package text

import (
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"golang.org/x/text/number"
)

// minus is an en dash: the window's font has no minus sign, and a hyphen is too short.
const minus = "–"

// Points returns a number with separators between its thousands.
func Points(n int) string {
	if n < 0 {
		return minus + grouped(-n)
	}
	return grouped(n)
}

// grouped returns a number as the language writes it, with separators between its thousands.
func grouped[N int | int64](n N) string { return current().printer.Sprint(n) }

// Fraction returns a number rounded to some decimals, with the language's mark before them: 2.5 or 2,5. Zero has no minus.
func Fraction(x float64, decimals int) string {
	unit := math.Pow10(decimals)
	x = math.Round(x*unit) / unit
	if x < 0 {
		return minus + Fraction(-x, decimals)
	}
	x = math.Abs(x) // 0, and not its negative
	return current().printer.Sprint(number.Decimal(x, number.Scale(decimals)))
}

// Number returns a number with as many decimals as it has, at most two.
func Number(x float64) string {
	return current().printer.Sprint(number.Decimal(x, number.MaxFractionDigits(2)))
}

// Decimals returns figures that are written with decimal points with the language's mark in place of each.
func Decimals(figures string) string {
	mark := strings.Trim(Fraction(0.5, 1), "05")
	return decimalPoint.ReplaceAllString(figures, "${1}"+mark+"${2}")
}

var decimalPoint = regexp.MustCompile(`(\d)\.(\d)`)

// Percent writes a share of 1.
func Percent(share float64) string { return T("statistics.percent", "N", Fraction(100*share, 0)) }

// Gain returns points with their sign: +30, –30 or 0.
func Gain(points int) string {
	if points > 0 {
		return "+" + Points(points)
	}
	return Points(points)
}

// Decimal returns a number of hundredths with both decimals: 83.33 or –0.50.
func Decimal(hundredths int) string {
	if hundredths < 0 {
		return minus + Decimal(-hundredths)
	}
	return Fraction(float64(hundredths)/100, 2)
}

// DecimalGain returns hundredths with their sign, as [Gain] does.
func DecimalGain(hundredths int) string {
	if hundredths > 0 {
		return "+" + Decimal(hundredths)
	}
	return Decimal(hundredths)
}

// Bytes formats the size of a file: 84 kB, 1.2 MB, 35 MB.
func Bytes(n int64) string {
	const kilo, mega = 1000, 1000 * 1000
	switch {
	case n < mega:
		return T("size.kilo", "N", grouped((n+kilo-1)/kilo))
	case n < 10*mega:
		return T("size.mega", "N", Fraction(float64(n)/mega, 1))
	}
	return T("size.mega", "N", grouped((n+mega/2)/mega))
}

// Group is the number of characters in a group of a deal's number on the screen.
const Group = 4

// Grouped returns the characters of a deal's number, all or some, with a space after each group.
func Grouped(digits string) string {
	var b strings.Builder
	for i, d := range []rune(digits) {
		if i > 0 && i%Group == 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(d)
	}
	return b.String()
}

// Deals describes the number of deals of a deck of 68 or 52 cards.
func Deals(d card.Deck) string {
	times := new(big.Int).Quo(card.Deck68.Deals(), card.Deck52.Deals())
	return T("deals."+strconv.Itoa(d.Len()), "Deals", scientific(d.Deals()), "Times", scientific(times))
}

// scientific returns a large number with four digits, as in 1.549 × 10³⁸.
func scientific(n *big.Int) string {
	mantissa, exponent, _ := strings.Cut(new(big.Float).SetInt(n).Text('e', 3), "e+")
	if m, err := strconv.ParseFloat(mantissa, 64); err == nil {
		mantissa = Fraction(m, 3)
	}
	return mantissa + " × 10" + strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹").
		Replace(strings.TrimLeft(exponent, "0"))
}
