package bidding

import "github.com/superbridge/superbridge/game/bridge"

// gerber is four clubs over an opening at no-trump: it asks for aces.
var gerber = []Table{{
	After: []string{"1N"},
	Rows:  []Row{{Call: "4C", Purpose: AceQuestion, Hand: "18+hcp 0-4S 0-4H", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"2N"},
	Rows:  []Row{{Call: "4C", Purpose: AceQuestion, Hand: "13+hcp 0-4S 0-4H", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"1N 4C", "2N 4C"},
	Whole: true,
	Rows: []Row{
		{Call: "4D", Purpose: AceAnswer, Hand: "aces:04", Shows: "-"},
		{Call: "4H", Purpose: AceAnswer, Hand: "aces:1", Shows: "-"},
		{Call: "4S", Purpose: AceAnswer, Hand: "aces:2", Shows: "-"},
		{Call: "4N", Purpose: AceAnswer, Hand: "aces:3", Shows: "-"},
	},
}, {
	After: []string{"1N 4C *x", "2N 4C *x", "1N 4C 4N", "2N 4C 4N"},
	Whole: true,
	Propose: func(a *Auction) {
		for level := a.rules.Level; level >= SlamLevel(a.rules); level-- {
			m := a.any(Slam)
			missing := 1
			if level == a.rules.Level {
				least, _, _ := a.expected()
				m.Points.Min = max(m.Points.Min, a.need(bridge.NoTrump, level)-least)
				missing = 0
			}
			for n := range 5 {
				if n+a.fewest(n, 4) >= 4-missing {
					m.Aces |= 1 << n
				}
			}
			if m.Aces != 0 && m.Points.Min <= m.Points.Max {
				a.put(bridge.Bid(level, bridge.NoTrump), m)
			}
			a.next()
		}
		a.put(a.cheapest(bridge.NoTrump), a.any(SignOff))
	},
}}
