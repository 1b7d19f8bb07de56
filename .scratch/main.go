package main

import (
	"context"
	"flag"
	"fmt"
	"sort"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/mix"
)

func main() {
	rules := flag.String("rules", "Duplicate", "")
	seed := flag.Uint64("seed", 551, "")
	n := flag.Int("deals", 40, "")
	show := flag.Bool("show", false, "")
	flag.Parse()
	r, _ := bridge.RulesNamed(*rules)
	var same, contracts []int
	untrue, calls := 0, 0
	for i := range *n {
		deal := r.Seeded(*seed, 1, i)
		b, err := bridge.NewBoard(r, deal, r.Dealer(i), r.Vulnerability(i))
		if err != nil {
			panic(err)
		}
		// a new field every four boards
		tables := mix.Club(r, 8, *seed*1000+uint64(i/4))
		auctions, cs := map[string]int{}, map[bridge.Contract]int{}
		us := bot.Even(bot.Player{Level: bot.Club, ByTheBook: true})
		if bidding.Standard.Fits(r) {
			us = us.Each(func(p *bot.Player) { p.Cards[0].System, p.Cards[1].System = bidding.Standard, bidding.Standard })
		}
		for t, s := range append([]bot.Sides{us}, tables...) {
			s = s.Each(func(p *bot.Player) { p.Source, p.Threads = field.Seed(b.Number(), t+1), 1 })
			at := b
			for at.Phase() == bridge.AuctionPhase {
				e, err := s.Act(context.Background(), at.View(at.Turn()))
				if err != nil {
					panic(err)
				}
				calls++
				if m := s.Cards().Read(&at.Table, at.Auction()).Explain(e.Call); !m.Fits(at.Rules, at.Hand(at.Turn())) {
					untrue++
					fmt.Println("untrue", s, at.Turn(), at.Auction().Calls, e.Call, at.Hand(at.Turn()), m.Purpose, m.Boxes())
				}
				if at, err = at.Apply(e); err != nil {
					panic(err)
				}
			}
			if *show {
				fmt.Println(i, s, at.Auction().Calls)
			}
			auctions[fmt.Sprint(at.Auction().Calls)]++
			cs[at.Contract()]++
		}
		m := 0
		for _, k := range auctions {
			m = max(m, k)
		}
		same, contracts = append(same, m), append(contracts, len(cs))
	}
	sum, c := 0, 0
	for i := range same {
		sum += same[i]
		c += contracts[i]
	}
	sort.Ints(same)
	fmt.Println(same, "median", same[len(same)/2], "mean", float64(sum)/float64(len(same)), "contracts", float64(c)/float64(len(same)), "untrue", untrue, "of", calls)
}
