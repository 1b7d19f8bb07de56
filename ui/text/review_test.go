package text

import (
	"testing"

	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/review"
)

func TestMoment(t *testing.T) {
	hand := func(text string) card.Hand {
		h, err := card.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	event := func(text string) bridge.Event {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	hint := func(card string, reason bot.Reason) bot.Advice {
		e := event(card)
		return bot.Advice{Event: e, Reason: reason, Suit: e.Card.Suit}
	}
	anything := bot.Range{Min: 0, Max: 60}
	any := [4]bot.Range{{Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}}
	behind := hint("H3", bot.SecondHandLow)
	behind.NextBest, behind.Behind = event("HK").Card, 120
	for shown, m := range map[string]review.Moment{
		"Your call was Pass – Nothing more to say. Mine would have been 3♠ – Invitation to game: 13–15 points.": {
			Kind: review.OtherCall, Did: event("Pass"), Meaning: bot.Meaning{Purpose: bot.NothingToAdd, Points: anything, Length: any},
			Advice: bot.Advice{Event: event("3S"), Meaning: bot.Meaning{Purpose: bot.Invitation, Points: bot.Range{Min: 13, Max: 15}, Length: any}},
		},
		"You played ♥K, and it cost a trick. My hint: “Play ♥3: second hand plays low.”": {
			Kind: review.Missed, Did: event("HK"), Advice: hint("H3", bot.SecondHandLow), Saves: 1,
			Cost: assess.Judged{Cost: 1, Better: []card.Hand{hand(".32..")}},
		},
		"You played ♥K, and it cost 2 tricks at least. My hint: “Play ♥3: second hand plays low.” That keeps one of them.": {
			Kind: review.Missed, Did: event("HK"), Advice: hint("H3", bot.SecondHandLow), Saves: 1,
			Cost: assess.Judged{Cost: 2, Better: []card.Hand{hand(".32.."), hand(".2..")}, Unknown: true},
		},
		"You played ♦7, and it cost a trick. I would have played it too: nobody could know. With all hands open ♦4 takes one more.": {
			Kind: review.Hidden, Did: event("D7"), Advice: hint("D7", bot.PlayLow),
			Cost: assess.Judged{Cost: 1, Better: []card.Hand{hand("..K4.")}},
		},
		"You played ♦7, and it cost 2 tricks. It was hard to know: I would have played ♦9, which is no better. With all hands open ♠12 or ♣A takes 2 more.": {
			Kind: review.Hidden, Did: event("D7"), Advice: hint("D9", bot.PlayLow),
			Cost: assess.Judged{Cost: 2, Better: []card.Hand{hand("AZ..4.A"), hand("AZ...A")}},
		},
		"You played ♥K. As the cards lay it cost nothing, but it could. My hint: “Play ♥3: second hand plays low. Next best: ♥K, some 120 points worse.”": {
			Kind: review.Behind, Did: event("HK"), Advice: behind,
		},
		"You played ♥K. My hint: “Play ♥3: second hand plays low. Next best: ♥K, some 120 points worse.”": {
			Kind: review.Behind, Did: event("HK"), Advice: behind, Cost: assess.Judged{Unknown: true},
		},
		"You claimed 5, and there was one more to take.": {Kind: review.Claimed, Did: event("Claim 5"), Cost: assess.Judged{Cost: 1}},
		"You claimed 0, and there were 3 more to take.":  {Kind: review.Claimed, Did: event("Claim 0"), Cost: assess.Judged{Cost: 3}},
	} {
		want(t, Moment(m), shown)
	}
	for shown, m := range map[string]review.Moment{
		"Auction, round 2":    {Did: event("Pass"), Round: 2, Seat: card.South},
		"Trick 7":             {Did: event("HK"), Round: 7, Seat: card.South},
		"Trick 7, from North": {Did: event("HK"), Round: 7, Seat: card.North},
		"Trick 12":            {Did: event("Claim 3"), Round: 12, Seat: card.North},
	} {
		want(t, MomentTitle(m, card.South), shown)
	}
}
