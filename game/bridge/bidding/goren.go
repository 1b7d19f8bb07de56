package bidding

// figuresGoren holds the figures for 52 cards, except for those that Goren gives.
var figuresGoren = gorens(figures52)

func gorens(f figures) figures {
	f.openNT, f.twoNT, f.strong = Range{16, 18}, Range{21, 23}, 22
	f.preEmpt = Range{5, 9}
	f.respond, f.newTwo, f.force = 6, 10, 26
	f.overcall, f.overcallTo, f.jumpOver, f.overNT = 10, 10, 18, Range{16, 18}
	f.raiseOver = 0 // the points for trumps are low enough already
	f.noTrump = []int{20, 20, 23, 26, 29, 31, 33, 37}
	f.trumps = []int{15, 18, 21, 24, 26, 29, 33, 37}
	return f
}
