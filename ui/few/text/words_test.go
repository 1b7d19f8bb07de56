package text

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// names returns those of a game's players, with the user first.
func names(r few.Rules) Names { return Names{"", "Clara", "Victor"}[:r.Players()] }

// wrong reports whether words are missing, or lack a value or a message.
func wrong(words string) bool {
	return words == "" || strings.Contains(words, "no value") || strings.Contains(words, "few.") || strings.Contains(words, "  ")
}

// Every game, rule, item, strain and place has words.
func TestEverythingHasWords(t *testing.T) {
	for rule := few.BoardIsOver; rule <= few.ClaimWithinLeft; rule++ {
		id := "few.rule." + rules[rule]
		if rule == few.NotNow {
			for stage := few.StageGiving; stage < few.StageFinished; stage++ {
				if !text.Has(id + "-" + stages[stage]) {
					t.Errorf("there is nothing to say out of turn in stage %d", stage)
				}
			}
			continue
		}
		if rule == few.FollowSuit {
			for _, suit := range hand {
				if !text.Has(id + "-" + suit.String()) {
					t.Errorf("there is nothing to say of a suit that isn't followed: %v", suit)
				}
			}
			continue
		}
		if rules[rule] == "" || !text.Has(id) {
			t.Errorf("rule %d has no words", rule)
		}
	}
	for _, r := range few.Games() {
		for _, subject := range []string{"name", "sentence", "subtitle", "rules", "new", "continue"} {
			if !text.Has("game." + r.Name + "." + subject) {
				t.Errorf("%s has no %s", r.Name, subject)
			}
		}
		for i := few.BelowItem; i <= few.PartItem; i++ {
			for d := bridge.Undoubled; d <= bridge.Redoubled; d++ {
				if said := Item(r, few.Contract{Level: r.Level, Doubling: d}, i); wrong(said) {
					t.Errorf("%v is %q", i, said)
				}
			}
		}
		for _, s := range r.Strains {
			if wrong(Strain(s)) || wrong(StrainSign(s)) || wrong(Call(few.Bid(3, s))) {
				t.Errorf("%v is %q, %q, %q", s, Strain(s), StrainSign(s), Call(few.Bid(3, s)))
			}
		}
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rand.New(rand.NewPCG(1, 1))))
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]few.Place{}
		for _, p := range b.Places() {
			said := Place(names(r), p)
			if other, twice := seen[said]; twice || wrong(said) {
				t.Errorf("%s: %v is %q, as %v is", r.Name, p, said, other)
			}
			seen[said] = p
		}
	}
}

// Every act is described to every player in its own sentence; the user is addressed as you.
func TestTold(t *testing.T) {
	for _, r := range few.Games() {
		source := rand.New(rand.NewPCG(3, 4))
		for range 12 {
			b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, source))
			if err != nil {
				t.Fatal(err)
			}
			for b.Stage() != few.StageFinished {
				legal := b.View(b.Turn()).Legal()
				e := legal[source.IntN(len(legal))]
				after, err := b.Apply(e)
				if err != nil {
					t.Fatal(err)
				}
				for p := range few.Player(r.Players()) {
					n := Names{"Anton", "Clara", "Victor"}[:r.Players()]
					n[p] = ""
					events := after.View(p).Events()
					said := Told(n, b.Table, events[len(events)-1])
					if you := strings.HasPrefix(said, "You "); wrong(said) || !strings.HasSuffix(said, ".") || you != (p == b.Turn()) {
						t.Fatalf("%s: %v by %s is told to %s as %q", r.Name, e, r.Letter(b.Turn()), r.Letter(p), said)
					}
				}
				b = after
			}
		}
	}
}

// Descriptions of acts with hidden cards, and with visible ones.
func TestToldOfCards(t *testing.T) {
	cards, err := card.ParseHand("94..65.")
	if err != nil {
		t.Fatal(err)
	}
	r, err := few.RulesNamed("Booby")
	if err != nil {
		t.Fatal(err)
	}
	b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rand.New(rand.NewPCG(1, 1))))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		names Names
		event few.Event
		want  string
	}{
		{Names{"Anton", "", "Victor"}, few.Given(cards), "You give ♠9\u00a04, ♦6\u00a05 to dummy."},
		{Names{"", "Clara", "Victor"}, few.Event{Kind: few.Giving, Count: 4}, "Clara gives 4 cards to dummy."},
		{Names{"", "Clara", "Victor"}, few.Event{Kind: few.Throwing, Count: 1}, "Clara throws 1 card and takes one from the stock."},
		{Names{"Anton", "", "Victor"}, few.Thrown(cards), "You throw ♠9\u00a04, ♦6\u00a05 and take 4 cards from the stock."},
		{Names{"Anton", "", "Victor"}, few.Thrown(card.Hand{}), "You throw no cards."},
		{Names{"", "Clara", "Victor"}, few.CalledWith(few.Bid(1, few.Hearts), few.Closed), "Clara bids 1♥ and takes the closed packet as dummy."},
		{Names{"Anton", "", "Victor"}, few.Called(few.Bid(4, few.Nullo)), "You bid 4 nullo."},
		{Names{"", "Clara", "Victor"}, few.Called(few.Number(12)), "Clara bids 12."},
		{Names{"", "Clara", "Victor"}, few.Named(few.NoTrump), "Clara names no-trump."},
	} {
		if b.Turn() != 1 {
			t.Fatalf("%s is to act", r.Letter(b.Turn()))
		}
		if got := Told(tt.names, b.Table, tt.event); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.event, got, tt.want)
		}
	}
}

// Contracts and their results; at nullo fewer tricks are better.
func TestContracts(t *testing.T) {
	for _, tt := range []struct {
		game, contract string
		tricks         int
		says, result   string
	}{
		{"TwoDummies", "2S-S", 8, "2♠ by you", "made"},
		{"TwoDummies", "3NX-W", 7, "3NT× by Clara", "2 down"},
		{"Booby", "4O-A", 3, "4 nullo by you", "made"},
		{"Booby", "6OXX-B", 0, "6 nullo×× by Clara", "made +1"},
		{"NulloForTwo", "7O-A", 2, "7 nullo by you", "2 down"},
		{"Slam", "2H-A", 8, "2♥ by you", "made +1"},
		{"ChineseBridge", "Passed", 0, "Passed out", ""},
	} {
		r, err := few.RulesNamed(tt.game)
		if err != nil {
			t.Fatal(err)
		}
		c, err := r.ParseContract(tt.contract)
		if err != nil {
			t.Fatal(err)
		}
		if says := Contract(names(r), c); says != tt.says || Result(r, c, tt.tricks) != tt.result {
			t.Errorf("%s is %q, %q; want %q, %q", tt.contract, says, Result(r, c, tt.tricks), tt.says, tt.result)
		}
	}
	if got := Bid(Names{"", "Clara"}, few.Contract{Declarer: 1, Points: 12, Level: 1}); got != "12 points by Clara" {
		t.Errorf("points are %q", got)
	}
}

// A broken rule is described with its subject; another error in its own words.
func TestRules(t *testing.T) {
	r, err := few.RulesNamed("Slam")
	if err != nil {
		t.Fatal(err)
	}
	b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rand.New(rand.NewPCG(1, 1))))
	if err != nil {
		t.Fatal(err)
	}
	after, err := b.Apply(few.Called(few.Number(8)))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		on    few.Board
		event few.Event
		want  string
	}{
		{b, few.Called(few.Number(14)), "The first bid has to be 6 to 10 points."},
		{b, few.Played(card.Card{Suit: card.Hearts, Rank: card.Ace}), "The auction isn’t over yet."},
		{after, few.Called(few.Number(7)), "A bid must be higher than 8."},
		{after, few.Called(few.Number(14)), "A bid can top 8 by 5 points at most."},
		{after, few.Called(few.Double), "There is no doubling in this auction: it comes when trumps are named."},
		{after, few.Called(few.Bid(1, few.Hearts)), "Only slams are bid with a strain. Any other bid is a number of points."},
	} {
		if _, err := tt.on.Apply(tt.event); Rule(err) != tt.want {
			t.Errorf("%v: %q, want %q", tt.event, Rule(err), tt.want)
		}
	}
	if Rule(errors.New("disk full")) != "disk full" || Rule(nil) != "" {
		t.Error("another error isn't told in its own words")
	}
}

// The winner with the margin, and the differences among three.
func TestEnds(t *testing.T) {
	n := Names{"Anton", "", "Victor"}
	for _, tt := range []struct {
		end  few.End
		want string
	}{
		{few.End{Kind: few.EndOver, Totals: []int{1200, 40, -100}, Winner: 0}, "Anton wins by 1,160 points."},
		{few.End{Kind: few.EndSettled, Totals: []int{-2, -1, -2}, Winner: 1}, "You win by 1 point."},
		{few.End{Kind: few.EndOver, Totals: []int{7, 7, 0}, Winner: few.Nobody}, "It’s a draw: nobody is ahead."},
		{few.End{Kind: few.EndOpen, Totals: []int{7, 6, 0}, Winner: few.Nobody}, ""},
	} {
		if got := Ending(n, tt.end); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.end, got, tt.want)
		}
	}
	for _, tt := range []struct {
		pair few.Pair
		want string
	}{
		{few.Pair{Of: 0, Against: 1, Points: 130}, "Anton is 130 points ahead of you."},
		{few.Pair{Of: 0, Against: 1, Points: -130}, "You are 130 points ahead of Anton."},
		{few.Pair{Of: 1, Against: 2}, "You and Victor are level."},
	} {
		if got := Pair(n, tt.pair); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.pair, got, tt.want)
		}
	}
	s := few.Setup{Rules: few.Of(few.BridgeForThree), Soloist: 2}
	if a, b := n.Side(s, 0), n.Side(s, 1); a != "Victor" || b != "You and Anton" {
		t.Errorf("the sides are %q and %q", a, b)
	}
}

// Every reason has words, with figures if something has been counted.
func TestReasons(t *testing.T) {
	for k := bot.OnlyCard; k <= bot.KeepBack; k++ {
		for _, r := range []bot.Reason{{Kind: k}, {Kind: k, Strain: few.Nullo, Contract: few.Contract{Level: 2, Strain: few.Spades}, Tricks: 8.5, Chance: 0.62, Layouts: 40}} {
			if said := Reason(r); wrong(said) || !strings.HasSuffix(said, ".") {
				t.Errorf("%+v is told as %q", r, said)
			}
		}
	}
	for want, r := range map[string]bot.Reason{
		"2♠ should take 8.50 tricks on average, and makes in 62 % of the layouts tried.": {Kind: bot.BestContract,
			Contract: few.Contract{Level: 2, Strain: few.Spades, Doubling: bridge.Doubled}, Tricks: 8.5, Chance: 0.62, Layouts: 40},
		"The best strain for the cards you keep: nullo, with 3.25 tricks on average.": {Kind: bot.GiveAway, Strain: few.Nullo, Tricks: 3.25},
		"It takes the fewest tricks.":                             {Kind: bot.FewestTricks},
		"It wins the most of the remaining tricks: 5 on average.": {Kind: bot.MostTricks, Tricks: 5},
		"": {},
	} {
		if got := Reason(r); got != want {
			t.Errorf("%+v: %q, want %q", r, got, want)
		}
	}
	for _, tt := range []struct {
		best, its float64
		want      string
	}{{120, 89.6, "–30"}, {120, 119.8, "–"}, {-4, -4, "–"}} {
		if got := Worth(tt.best, tt.its); got != tt.want {
			t.Errorf("%v after %v: %q, want %q", tt.its, tt.best, got, tt.want)
		}
	}
}

// A packet is a player's dummy once it has been chosen.
func TestPackets(t *testing.T) {
	b, err := few.NewBoard(few.NewSession(few.Of(few.OpenOrClosed)).Next(), few.Shuffle(few.Of(few.OpenOrClosed), rand.New(rand.NewPCG(1, 1))))
	if err != nil {
		t.Fatal(err)
	}
	open, closed := few.Place{Pile: few.OpenPacket, Of: few.Nobody}, few.Place{Pile: few.ClosedPacket, Of: few.Nobody}
	n := Names{"", "Clara"}
	if got := PlaceOn(n, b.Table, open); got != "the open packet" {
		t.Errorf("before the first call it is %q", got)
	}
	if b, err = b.Apply(few.CalledWith(few.Bid(1, few.Hearts), few.Closed)); err != nil {
		t.Fatal(err)
	}
	if yours, hers := PlaceOn(n, b.Table, closed), PlaceOn(n, b.Table, open); yours != "your dummy" || hers != "Clara’s dummy" {
		t.Errorf("then they are %q and %q", yours, hers)
	}
}
