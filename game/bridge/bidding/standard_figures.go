package bidding

// figuresStandard holds the figures for 52 cards, with games and slams in no-trump and small slams in a suit bid on a
// point less: based on how contracts of Standard fare double-dummy, on 1,000 deals.
var figuresStandard = standards(figures52)

func standards(f figures) figures {
	f.Holds = true
	f.noTrump = []int{21, 23, 24, 25, 29, 31, 33, 39}
	f.trumps = []int{15, 18, 21, 25, 27, 31, 34, 41}
	return f
}
