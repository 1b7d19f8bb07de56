package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
)

func TestMoment(t *testing.T) {
	hand := func(form string) card.Hand {
		h, err := card.ParseHand(form)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	event := func(form string) bridge.Event {
		e, err := bridge.ParseEvent(form)
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	hint := func(card string, reason bot.Reason) bot.Advice {
		e := event(card)
		return bot.Advice{Event: e, Reason: reason, Suit: e.Card.Suit}
	}
	anything := bidding.Range{Min: 0, Max: 60}
	any := [4]bidding.Range{{Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}}
	behind := hint("H3", bot.SecondHandLow)
	behind.NextBest, behind.Behind = event("HK").Card, 120
	for shown, m := range map[string]review.Moment{
		"You called Pass – No bid to make. I would have called 3♠ – Invitation to game: 13–15 points.": {
			Kind: review.OtherCall, Did: event("Pass"), Meaning: bidding.Meaning{Purpose: bidding.NothingToAdd, Points: anything, Length: any},
			Advice: bot.Advice{Event: event("3S"), Meaning: bidding.Meaning{Purpose: bidding.Invitation, Points: bidding.Range{Min: 13, Max: 15}, Length: any}},
		},
		"You played ♥K, and it cost a trick. My hint: “Play ♥3: second hand plays low.”": {
			Kind: review.Missed, Did: event("HK"), Advice: hint("H3", bot.SecondHandLow), Saves: 1,
			Cost: assess.Judged{Cost: 1, Better: []card.Hand{hand(".32..")}},
		},
		"You played ♥K, and it cost at least 2 tricks. My hint: “Play ♥3: second hand plays low.” That saves one of them.": {
			Kind: review.Missed, Did: event("HK"), Advice: hint("H3", bot.SecondHandLow), Saves: 1,
			Cost: assess.Judged{Cost: 2, Better: []card.Hand{hand(".32.."), hand(".2..")}, Unknown: true},
		},
		"You played ♦7, and it cost a trick. I would have played it too: nobody could have known. Double-dummy, ♦4 takes one more.": {
			Kind: review.Hidden, Did: event("D7"), Advice: hint("D7", bot.PlayLow),
			Cost: assess.Judged{Cost: 1, Better: []card.Hand{hand("..K4.")}},
		},
		"You played ♦7, and it cost 2 tricks. It was hard to know: I would have played ♦9, which is no better. Double-dummy, ♠12 or ♣A takes 2 more.": {
			Kind: review.Hidden, Did: event("D7"), Advice: hint("D9", bot.PlayLow),
			Cost: assess.Judged{Cost: 2, Better: []card.Hand{hand("AZ..4.A"), hand("AZ...A")}},
		},
		"You played ♥K. As the cards lay it cost nothing, but it could have. My hint: “Play ♥3: second hand plays low. Next best: ♥K, about 120 points worse.”": {
			Kind: review.Behind, Did: event("HK"), Advice: behind,
		},
		"You played ♥K. My hint: “Play ♥3: second hand plays low. Next best: ♥K, about 120 points worse.”": {
			Kind: review.Behind, Did: event("HK"), Advice: behind, Cost: assess.Judged{Unknown: true},
		},
		"You claimed 5, and there was one more to take.": {Kind: review.Claimed, Did: event("Claim 5"), Cost: assess.Judged{Cost: 1}},
		"You claimed 0, and there were 3 more to take.":  {Kind: review.Claimed, Did: event("Claim 0"), Cost: assess.Judged{Cost: 3}},
	} {
		want(t, Moment(m), shown)
	}
	fromThree := hint("H3", bot.SecondHandLow)
	fromThree.NextBest, fromThree.Behind = event("HQ").Card, 120
	want(t, Moment(review.Moment{Kind: review.Missed, Did: event("HK"), Advice: fromThree, Saves: 1,
		Cost: assess.Judged{Cost: 1, Better: []card.Hand{hand(".32..")}},
	}), "You played ♥K, and it cost a trick. My hint: “Play ♥3: second hand plays low.”")
}

func TestMomentTitle(t *testing.T) {
	rules := bridge.Duplicate()
	deal, err := card.ParseDeal("N:AKQJ..AKQJT.AKQJ T98.AKQJT987.9.T 765.2.8765.98765 432.6543.432.432")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(rules, deal, card.South, bridge.VulNone)
	for _, form := range strings.Fields("1N Pass 3N Pass Pass X Pass Pass Pass H3 CJ HA H2 HK S5") {
		var e bridge.Event
		if err == nil {
			e, err = bridge.ParseEvent(form)
		}
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(form, err)
		}
	}
	for event, shown := range map[int]string{
		0:  "Auction, round 1",
		1:  "Auction, round 1  ·  South 1NT",
		4:  "Auction, round 2  ·  West Pass, North 3NT, East Pass",
		6:  "Auction, round 2  ·  East Pass, South Pass, West Double",
		9:  "Trick 1, from West",
		10: "Trick 1, from North  ·  West ♥3",
		12: "Trick 1  ·  West ♥3, North ♣J, East ♥A",
		14: "Trick 2  ·  East ♥K",
	} {
		before := b.Prefix(event)
		m := review.Moment{Event: event, Seat: before.Turn(), Round: event/4 + 1, Did: b.Events()[event]}
		if m.Did.Kind == bridge.PlayKind {
			m.Round = len(before.Tricks()) + 1
		}
		want(t, MomentTitle(b, m, card.South), shown)
	}
	// A claim is its maker's own decision, whoever is to play.
	claim, err := b.Prefix(10).Apply(bridge.Claimed(5))
	if err != nil {
		t.Fatal(err)
	}
	m := review.Moment{Kind: review.Claimed, Event: 10, Seat: card.South, Round: 1, Did: claim.Events()[10]}
	want(t, MomentTitle(claim, m, card.South), "Trick 1  ·  West ♥3")
}
