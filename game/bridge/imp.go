package bridge

// impsFrom holds the smallest difference in points that is worth 1 IMP, 2 IMPs and so on up to 24. (Source:
// Laws of Duplicate Bridge 2017, law 78B, the scale of the World Bridge Federation.)
var impsFrom = [24]int{
	20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
	750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
}

// IMPs converts a difference in points to international match points, -24 to 24: small differences count for
// more than their share, large ones for less.
//
// The scale is that of 52 cards. The rules of Super Bridge have no scale, so this one serves for both,
// although its scores, and so their differences, are about half as large again.
func IMPs(points int) int {
	if points < 0 {
		return -IMPs(-points)
	}
	imps := 0
	for imps < len(impsFrom) && points >= impsFrom[imps] {
		imps++
	}
	return imps
}
