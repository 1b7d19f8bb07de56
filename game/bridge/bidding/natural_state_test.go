package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// TestStates tests each condition of natural rules after auctions in which it holds, and in which it doesn't: in the
// players' own system with 52 cards, or with the card and the 36 cards named before a colon.
func TestStates(t *testing.T) {
	tested := map[string]bool{}
	for _, c := range []struct{ condition, holds, fails string }{
		{"we are silent", "1S, 1S P P", "1S P, 1S 2C P"},
		{"partner is silent", "1S, 1S P P", "1S P"},
		{"partner has bid once", "1S P, 1S P 2S P", "1S P 2S P 3S P, 1S"},
		{"partner has bid twice", "1C P 1H P 1S P", "1S P, 1S"},
		{"I have bid", "1S P 2S P", "1S P"},
		{"I was first", "1S P 2S P", "1S P"},
		{"the bid is ours", "1S P", "1S, 1S P 2S"},
		{"the bid is theirs", "1S", "1S P"},
		{"the bid is mine", "1S P P X", "1S P, 1S"},
		{"the bid is the highest", "7N, 1S P 7N", "7S, 6N"},
		{"on lead", "1S, 1N P 3N P P", "1S P, 1N P 3N"},
		{"the bid is no-trump", "1N", "1S"},
		{"the bid is artificial", "1H 2C 3C, 1S P 3S P 4N", "1H, 1H P 2H"},
		{"the bid is agreed", "1S P 2S P", "1S P, 1S P 2S P 2N P"},
		{"the bid is 1N", "1N, 1N P", "2N, 1S"},
		{"doubled", "1S X", "1S"},
		{"below game", "3S P, 2N", "4S P, 3N"},
		{"above game", "4N P, 5H P", "4S P, 5C P"},
		{"below gameN", "2N P, 3D", "3N, 4C"},
		{"past gameN", "4C P", "3N P"},
		{"level ..slam-2", "4S P", "5S P"},
		{"level ..takeout", "4S", "5C"},
		{"outbid at game", "2S P 3S 4H 4S 5H", "1S P 2S 4H"},
		{"they may be weak", "1S 2C, 3D", "1S P 3S P 4N P 5D P 6S"},
		{"they are strong", "2S", "1S"},
		{"they have told all", "1S P 4S", "1S P 2S, 4S"},
		{"they raised S", "1S P 2S", "1S, 1S P 2H"},
		{"partner has a suit", "1S P", "1N P"},
		{"I have a suit", "1S P 2S P", "1N P 2N P"},
		{"I have two suits", "1S P 1N P 2C P 2N P", "1S P 2S P"},
		{"I have shown open..", "1S P 2S P", "1S P"},
		{"no suit is new", "1C 1D 1H 1S", "1C 1D 1H"},
		{"one suit is new", "1C 1D 1H", "1C 1D"},
		{"a major is new", "1D 1H", "1H 1S"},
		{"two suits are free", "1C P 1S", "1C"},
		{"a major can be named at one", "1D P 1H P", "1S P 1N P"},
		{"one no-trump is possible", "1S", "2C"},
		{"game is sure", "1S P 2H P", "1S P 2S P"},
		{"two over one", "1S P 2C P", "1C P 1S P"},
		{"slam is above game", "1S", "own 36: 1S"},
		{"slam takes more points", "1S P 2S P", "own 36: 1S P 2S P"},
		{"we ask for aces", "1S, standard: 1S, standard-blackwood+keycards: 1S", "standard-blackwood: 1S"},
		{"the system is own", "1S", "standard: 1S"},
		{"we play takeout", "1S, standard: 1S", "standard-takeout: 1S"},
		{"we have bid no-trump", "1N P 2S P, 1S P 1N P", "1S P 2S P, 1N"},
		{"aces are asked", "1S P 3S P 4N P", "1S P 3S P, 1S P 3S P 4N P 5C P"},
		{"key cards are asked", "standard+keycards: 1S P 3S P 4N P", "1S P 3S P 4N P"},
		{"aces are told", "1S P 3S P 4N P 5C P", "1S P 3S P 4N P"},
		{"key cards are told", "standard+keycards: 1S P 3S P 4N P 5C P", "1S P 3S P 4N P 5C P"},
		{"controls are told", "1S P 3S P 4C P", "1S P 3S P"},
		{"partner has told a control", "1S P 3S P 4C P", "1S P 3S P 4C P 4S P"},
		{"partner has left out a control", "1S P 3S P 4D P", "1S P 3S P 4C P"},
		{"I have left out a control", "1S P 3S P 4D P 4S P", "1S P 3S P 4C P 4S P"},
		{"trumps are S", "1S P, 1S P 3S P", "1H P, 1C P"},
		{"asked about S", "1S P 3S P 4N P, 1S P 3S P 4N P 5C P", "1S P 3S P"},
		{"asked about C", "1C P 3C P 4N P", "goren: 1N P 4C P, goren: 1N P 4C P 4H P"},
		{"slam in S", "1S P 3S P 4C P", "1S P 3S P"},
		{"I began: opening", "1S P 2S P", "1S P"},
		{"partner began: opening", "1S P", "1S P 2S P, 1N P"},
		{"either of them: opening", "1S, 1S P P", "1S P"},
	} {
		its, err := parseCondition(c.condition)
		if err != nil {
			t.Fatal(err)
		}
		tested[c.condition] = true
		for want, auctions := range map[bool]string{true: c.holds, false: c.fails} {
			if auctions == "" {
				t.Errorf("no auction says where %q holds: %v", c.condition, want)
				continue
			}
			for auction := range strings.SplitSeq(auctions, ",") {
				a := readAs(t, auction)
				if _, got := its.with(&a.view, binding{}); got != want {
					t.Errorf("after %s %q holds: %v", auction, c.condition, got)
				}
			}
		}
	}
	for name := range states {
		if !tested[name] {
			t.Errorf("no auction asks %q", name)
		}
	}
}

// readAs reads an auction, which a card and a colon may precede, with "36" after the card: "standard 36: 1S P". Without
// a card the system is the players' own.
func readAs(t *testing.T, text string) *Auction {
	t.Helper()
	by, calls, ok := strings.Cut(text, ":")
	if !ok {
		by, calls = "own", text
	}
	rules := bridge.Duplicate()
	by, short := strings.CutSuffix(strings.TrimSpace(by), " 36")
	if short {
		rules = rules.With36()
	}
	its, err := ParseCard(by)
	if err != nil {
		t.Fatal(err)
	}
	return Cards{its, its}.Read(&bridge.Table{Rules: rules}, auctionOf(t, calls))
}

// Words about aces, kings and controls make rows of a convention, together with partner's answers.
func TestRowsAboutHonours(t *testing.T) {
	for _, c := range [][4]string{
		{"own", "1S P 3S P 4N P", "9863.K32.A3.KQ94", "5D"},
		{"own", "1S P 3S P 4N P 5D P", "AKQJT42.AK.KQ2.6", "6S"},
		{"own", "1S P 3S P 4N P 5C P", "KQJT942.A3.KQ.32", "5S"},
		{"own", "1S P 3S P 4N P 5C P", "AKJT942.A3.KQ.32", "5S"},
		{"standard", "1S P 3S P 4N P", "KJ63.A432.A3.942", "5H"},
		{"standard", "1S P 3S P 4N P 5H P", "AKQJT4.A3.KQ2.KQ", "5N"},
		{"standard", "1S P 3S P 4N P 5H P 5N P", "K963.A432.AK3.42", "6H"},
		{"standard", "1S P 3S P 4N P 5H P 5N P 6D P", "AKQJT4.A3.KQ2.KQ", "7S"},
		{"standard", "1S P 3S P 4N P 5H P 5N P 6C P", "AKQJT4.A3.KQ2.KQ", "6S"},
		{"standard+keycards", "1S P 3S P 4N P 5D P", "AQJT42.AQ.KQJ.K6", "5S"},
		{"standard+keycards", "1S P 3S P 4N P 5D P", "AKQT42.AQ.KQJ.K6", "6S"},
		{"standard", "1S P 5N P", "AQJ84.K73.Q52.84", "7S"},
		{"standard", "1S P 5N P", "AJT84.K73.KJ2.84", "6S"},
		{"standard+keycards", "1S P 3S P 4N P", "KQ63.A432.A3.942", "5C"},
		{"standard+keycards", "1S P 3S P 4N P", "Q963.AK32.A3.Q42", "5S"},
		{"standard+keycards", "1S P 3S P 4N P", "J963.AK32.A3.Q42", "5H"},
	} {
		chooses(t, c[0], c[1], c[2], c[3], "")
	}
}
