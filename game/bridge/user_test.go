package bridge_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func seats(which [4]bool) (names string) {
	for _, s := range card.Seats {
		if which[s] {
			names += s.String()
		}
	}
	return names
}

func TestUser(t *testing.T) {
	const south = "1N Pass Pass Pass" // South declares, West leads
	for _, tt := range []struct {
		before  string
		user    bridge.User
		sees    string // seats whose hands the user sees
		decides string // seats for which the user decides
		acts    bool
	}{
		{"", bridge.User{Seat: card.South}, "S", "S", true},
		{"", bridge.User{Seat: card.North, BothHands: true}, "N", "N", false},
		{"", bridge.User{Seat: card.South, Watches: true}, "NESW", "", false},
		{south, bridge.User{Seat: card.West}, "W", "W", true},
		{south, bridge.User{Seat: card.North, BothHands: true}, "N", "NS", false}, // dummy isn't open yet
		{south + " SJ", bridge.User{Seat: card.South}, "NS", "S", true},
		{south + " SJ", bridge.User{Seat: card.South, BothHands: true}, "NS", "S", true},
		{south + " SJ", bridge.User{Seat: card.East}, "NE", "E", false},
		{south + " SJ", bridge.User{Seat: card.North}, "N", "N", false},
		{south + " SJ", bridge.User{Seat: card.North, BothHands: true}, "NS", "NS", true},
		{south + " SJ Claim 3", bridge.User{Seat: card.West}, "NW", "W", false},
		{south + " SJ Claim 3", bridge.User{Seat: card.North, BothHands: true}, "NS", "NS", false},
		{"Pass Pass Pass Pass", bridge.User{Seat: card.North, BothHands: true}, "N", "N", false},
	} {
		b := after(t, board(stripes), tt.before)
		var decides [4]bool
		for _, s := range card.Seats {
			decides[s] = tt.user.Decides(b.Table, s)
		}
		if got := seats(tt.user.Seen(b.Table)); got != tt.sees {
			t.Errorf("after %q %+v sees %s, want %s", tt.before, tt.user, got, tt.sees)
		}
		if got := seats(decides); got != tt.decides || tt.user.Acts(b.Table) != tt.acts {
			t.Errorf("after %q %+v decides for %q, acts: %v; want %q, %v", tt.before, tt.user, got, tt.user.Acts(b.Table), tt.decides, tt.acts)
		}
	}
}

// Declarer's last pass is his own, even if his partner plays the cards.
func TestActedForPartner(t *testing.T) {
	user := bridge.User{Seat: card.North, BothHands: true}
	for _, tt := range []struct {
		before string
		now    bool // the next act is in his partner's place
		acted  bool
	}{
		{"1S X Pass Pass", false, false},
		{"1S X Pass Pass Pass", false, false},
		{"1S X Pass Pass Pass SJ", true, false},
		{"1S X Pass Pass Pass SJ SA", false, true},
		{"1S X Pass Pass Pass SJ Claim 1", false, true},
		{"1S X Pass Pass Pass Claim 1", false, false}, // claimed by the leader
	} {
		b := after(t, board(stripes), tt.before)
		if now, acted := user.ActsForPartner(b.Table), user.ActedForPartner(b.Table); now != tt.now || acted != tt.acted {
			t.Errorf("after %q: acts %v, has acted %v; want %v, %v", tt.before, now, acted, tt.now, tt.acted)
		}
		for _, other := range []bridge.User{{Seat: card.North}, {Seat: card.South, BothHands: true}, {Seat: card.East, BothHands: true}} {
			if other.ActsForPartner(b.Table) || other.ActedForPartner(b.Table) {
				t.Errorf("after %q %+v acts for a partner", tt.before, other)
			}
		}
	}
}

// In the auction and the play a user sees exactly what a computer player in his place is given, and exactly one user
// decides for each seat that acts.
func TestUserSeesAView(t *testing.T) {
	for seed := range uint64(200) {
		r := source(seed)
		rules := []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()}[seed%2]
		end := randomBoard(t, r, must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.Seat(r.IntN(4)), bridge.VulNone)))
		for n := range len(end.Events()) {
			b := end.Prefix(n)
			for _, seat := range card.Seats {
				for _, both := range []bool{false, true} {
					user := bridge.User{Seat: seat, BothHands: both}
					v := b.View(user.Viewpoint(b.Table))
					var seen [4]bool
					for _, s := range card.Seats {
						_, seen[s] = v.Hand(s)
					}
					if got := user.Seen(b.Table); got != seen {
						t.Fatalf("seed %d after %d acts %+v sees %s, the view %s", seed, n, user, seats(got), seats(seen))
					}
					acts := seat == b.Actor() || both && b.Phase() == bridge.PlayPhase && b.Actor() == b.Contract().Declarer && seat == b.Contract().Dummy()
					if user.Acts(b.Table) != acts {
						t.Fatalf("seed %d after %d acts %+v acts: %v", seed, n, user, !acts)
					}
				}
			}
		}
	}
}
