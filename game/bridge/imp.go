package bridge

// impsFrom lists the least difference of points that is worth 1 IMP, 2 IMPs and so on to 24.
// (Source: Laws of Duplicate Bridge 2017, law 78B, the scale of the World Bridge Federation.)
var impsFrom = [24]int{
	20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
	750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
}

// IMPs returns what a difference of points is worth in international match points, -24 to 24:
// small differences count for more than their share, large ones for less.
//
// The scale is that of 52 cards. The rules of Super Bridge have no scale, and this one is
// simply used for both: its scores are about half as large again, and their differences too.
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
