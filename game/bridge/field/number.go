package field

import "fmt"

// Hundredths is a number with two decimals: a mean, or per cent.
type Hundredths int

// Float returns the number.
func (h Hundredths) Float() float64 { return float64(h) / 100 }

// String returns the number with both decimals: 83.33, -0.50.
func (h Hundredths) String() string {
	sign := ""
	if h < 0 {
		sign, h = "-", -h
	}
	return fmt.Sprintf("%s%d.%02d", sign, h/100, h%100)
}

// nearest returns a/b to the nearest whole number, with a half away from zero; b is 1 or more.
func nearest(a, b int) int {
	if a < 0 {
		return -nearest(-a, b)
	}
	return (2*a + b) / (2 * b)
}

// ratio returns a/b, rounded as [nearest] does.
func ratio(a, b int) Hundredths { return Hundredths(nearest(100*a, b)) }

// percents returns the sides' percentages of the maximum points.
func percents(points [2]int, top int) [2]Hundredths {
	return [2]Hundredths{ratio(100*points[0], top), ratio(100*points[1], top)}
}

// both returns a number of North-South's for both sides.
func both(h Hundredths) [2]Hundredths { return [2]Hundredths{h, -h} }
