package bridge_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// house returns the rules of Super Bridge with house rules in their text form.
func house(text string) bridge.Rules { return must(bridge.ParseRules("SuperBridge", text)) }

// Doubled tricks, multiplied as this program does, and read literally. (Rules: super-bridge, Score.)
func TestPlainDoubles(t *testing.T) {
	for _, tt := range []struct {
		contract        string
		vul             bool
		tricks          int
		usual, literate int
	}{
		{"3SX", false, 11, 740, 220},
		{"2HX", true, 12, 1060, 980},
		{"2DX", false, 12, 620, 560},
		{"1CXX", false, 9, 220, 130},
		{"3NXX", true, 11, 1360, 240},
		{"4NX", false, 12, 860, 680},
		{"9NXX", false, 17, 6020, 4880},
		{"4S", true, 12, 260, 260},      // doubling changes nothing if there is none,
		{"4NX", false, 2, -2450, -2450}, // or if the contract goes down
		{"4NXX", true, 11, -800, -800},
	} {
		if got := points(bridge.SuperBridge(), tt.contract, tt.vul, tt.tricks); got != tt.usual {
			t.Errorf("%s with %d tricks scores %d, want %d", tt.contract, tt.tricks, got, tt.usual)
		}
		if got := points(house("plain-doubles"), tt.contract, tt.vul, tt.tricks); got != tt.literate {
			t.Errorf("%s with %d tricks and plain doubles scores %d, want %d", tt.contract, tt.tricks, got, tt.literate)
		}
	}
}

// The dealers and vulnerability of two groups of four deals, for each scheme and each first dealer.
func TestVulnerabilitySchemes(t *testing.T) {
	dealers := map[string]string{"S": "S W N E", "W": "W N E S", "N": "N E S W", "E": "E S W N"}
	for _, tt := range []struct {
		scheme string
		ns, ew string // with a first dealer from North-South, and from East-West
	}{
		{"", "None NS EW Both", "None EW NS Both"},
		{"vul=dealing", "None EW NS Both", "None NS EW Both"},
		{"vul=None", "None None None None", "None None None None"},
		{"vul=NS", "NS NS NS NS", "NS NS NS NS"},
		{"vul=EW", "EW EW EW EW", "EW EW EW EW"},
		{"vul=Both", "Both Both Both Both", "Both Both Both Both"},
	} {
		for first, dealers := range dealers {
			r := house(strings.Trim(tt.scheme+",dealer="+first, ","))
			want := tt.ns
			if first == "E" || first == "W" {
				want = tt.ew
			}
			for board := range 2 * bridge.Group {
				got := fmt.Sprint(r.Dealer(board), " ", r.Vulnerability(board))
				if want := strings.Fields(dealers)[board%4] + " " + strings.Fields(want)[board%4]; got != want {
					t.Errorf("%v: board %d: %s, want %s", r, board+1, got, want)
				}
			}
		}
	}
}

// The schemes keep their promise, whoever deals first: nobody is vulnerable in the first deal of a group and
// everybody in the last; in between, the side that isn't dealing, or the one that is.
func TestVulnerabilityFollowsTheDealer(t *testing.T) {
	for _, first := range card.Seats {
		for scheme, dealing := range map[string]bool{"": false, "vul=dealing,": true} {
			r := house(scheme + "dealer=" + first.String())
			for board := range 3 * bridge.Group {
				side, vul := r.Dealer(board).Side(), r.Vulnerability(board)
				ok := vul.Has(side) == dealing && vul.Has(side.Other()) != dealing
				switch board % bridge.Group {
				case 0:
					ok = vul == bridge.VulNone
				case 3:
					ok = vul == bridge.VulBoth
				}
				if !ok {
					t.Errorf("%v: board %d: %v deals and %v is vulnerable", r, board+1, side, vul)
				}
			}
		}
	}
}

// A table's changes and the rules they make; setting a value to the default is no difference.
func TestWith(t *testing.T) {
	for _, tt := range []struct{ given, kept string }{
		{"", ""},
		{"dealer=S", ""},
		{"dealer=N", "dealer=N"},
		{"redeal,dealer=N,vul=dealing,plain-doubles", "plain-doubles,redeal,vul=dealing,dealer=N"},
		{"vul=Both,dealer=S", "vul=Both"},
	} {
		r := house(tt.given)
		if got := r.House.String(); got != tt.kept {
			t.Errorf("%q is kept as %q, want %q", tt.given, got, tt.kept)
		}
		again := must(r.With(r.House))
		if err := r.Known(); err != nil || !again.Same(r) || again.Known() != nil {
			t.Errorf("%q: %v", tt.given, err)
		}
		// Nothing remains when a table takes its changes back.
		if back := must(r.With(bridge.House{})); !back.Same(bridge.SuperBridge()) || back.Known() != nil {
			t.Errorf("%q leads back to %v", tt.given, back)
		}
	}
	r := bridge.SuperBridge()
	r.RedealPassedOut = true
	if r.Known() == nil {
		t.Error("rules that were changed by hand pass for known ones")
	}
	r = house("redeal")
	r.House = bridge.House{}
	if r.Known() == nil {
		t.Error("rules that hide their house rules pass for known ones")
	}
}

func TestWithRefuses(t *testing.T) {
	if r, err := bridge.Duplicate().With(bridge.House{Redeal: true}); err == nil {
		t.Errorf("duplicate bridge is played as %v", r)
	}
	if r, err := bridge.Duplicate().With(bridge.House{}); err != nil || !r.Same(bridge.Duplicate()) {
		t.Errorf("%v, %v", r, err)
	}
	for _, h := range []bridge.House{{Vul: 6}, {Dealer: 5}} {
		if r, err := bridge.SuperBridge().With(h); err == nil {
			t.Errorf("%+v gives %v", h, r)
		}
	}
	if _, err := (bridge.Rules{Name: "Whist"}).With(bridge.House{}); err == nil {
		t.Error("rules that nobody knows get house rules")
	}
	for name, text := range map[string]string{"Whist": "", "SuperBridge": "redeal,", "Duplicate": "redeal"} {
		if r, err := bridge.ParseRules(name, text); err == nil {
			t.Errorf("%s %q is read as %v", name, text, r)
		}
	}
}

func TestParseHouseRefuses(t *testing.T) {
	for text, why := range map[string]string{
		"redeals":             "house rule",
		"redeal,redeal":       "comes twice",
		"vul=NS,vul=EW":       "comes twice",
		"vul":                 "house rule",
		"vul=":                "want dealing, None",
		"vul=others":          "want dealing, None",
		"dealer=Q":            "seat",
		"redeal, dealer=N":    "house rule",
		"redeal,":             "house rule",
		",redeal":             "house rule",
		"plain-doubles=yes":   "house rule",
		"dealer=N,vul=dealer": "want dealing, None",
	} {
		if h, err := bridge.ParseHouse(text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q is read as %+v, %v; want an error about %q", text, h, err, why)
		}
	}
}

// A board on its own keeps what its score depends on, and nothing else.
func TestAlone(t *testing.T) {
	for given, want := range map[string]string{
		"": "", "redeal": "", "vul=dealing,dealer=E": "", "plain-doubles": "plain-doubles",
		"plain-doubles,redeal,vul=NS,dealer=N": "plain-doubles",
	} {
		if got := house(given).Alone(); got.House.String() != want || got.Known() != nil {
			t.Errorf("%q alone is %v", given, got)
		}
	}
	if got := bridge.Duplicate().Alone(); !got.Same(bridge.Duplicate()) || got.Known() != nil {
		t.Errorf("duplicate bridge alone is %v", got)
	}
	chicago := bridge.Chicago().Alone()
	if !chicago.Same(bridge.Chicago()) || chicago.Known() != nil || chicago.Alone().Known() != nil {
		t.Errorf("Chicago alone is %v", chicago)
	}
	if chicago.Length != 1 || chicago.RedealPassedOut || chicago.EndPartScore != 0 || !chicago.CarryBelow || chicago.Honours == (bridge.HonourBonus{}) {
		t.Errorf("Chicago alone is %+v", chicago)
	}
}

// The rules of a session are those of a board on its own if it is one board of a game whose sessions have more.
func TestForLength(t *testing.T) {
	for _, tt := range []struct {
		rules  bridge.Rules
		length int
		want   bridge.Rules
	}{
		{bridge.Chicago(), 4, bridge.Chicago()},
		{bridge.Chicago(), 1, bridge.Chicago().Alone()},
		{bridge.Chicago().Alone(), 1, bridge.Chicago().Alone()},
		{bridge.Duplicate(), 1, bridge.Duplicate()},
		{house("redeal"), 1, house("redeal")},
	} {
		if got := tt.rules.ForLength(tt.length); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%v with %d boards: %+v", tt.rules, tt.length, got)
		}
	}
}

func FuzzHouse(f *testing.F) {
	fuzzText(f, bridge.ParseHouse, "", "redeal", "plain-doubles,redeal,vul=dealing,dealer=N", "dealer=S,vul=Both")
}
