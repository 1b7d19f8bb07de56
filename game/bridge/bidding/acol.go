package bidding

// figuresAcol holds the figures of Standard, except for those of openings: one no-trump is weak, and a suit of four
// cards is opened.
var figuresAcol = acols(figuresStandard)

func acols(f figures) figures {
	f.major, f.minor = 4, 4
	f.openNT, f.twoNT, f.strong = Range{12, 14}, Range{20, 22}, 23
	f.newTwo = 10
	return f
}
