package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// boards sits down at a deal in progress.
func boards(r few.Rules, deal few.Deal, events ...string) func(*play.Config, *Options, *play.Start) {
	return func(_ *play.Config, _ *Options, s *play.Start) {
		s.Session = few.NewSession(r)
		b, err := few.NewBoard(s.Session.Next(), deal)
		if err != nil {
			panic(err)
		}
		for _, e := range events {
			event, err := few.ParseEvent(e)
			if err == nil {
				b, err = b.Apply(event)
			}
			if err != nil {
				panic(err)
			}
		}
		s.Board = &b
	}
}

// chosen returns the call chosen in the box.
func (e *evening) chosen() string {
	event, ok := e.parts.chosenCall()
	if !ok {
		return ""
	}
	return event.String()
}

// A typed call is chosen in the box, and Enter makes it; an illegal one is explained by its rule.
func TestTypedCalls(t *testing.T) {
	for _, tt := range []struct {
		kind         few.Kind
		typed, calls string
		rule         few.Rule
	}{
		{few.TwoDummies, "1n", "1N", 0},
		{few.TwoDummies, "7NT", "7N", 0},
		{few.TwoDummies, "1c2d", "2D", 0},
		{few.TwoDummies, "p", "Pass", 0},
		{few.TwoDummies, "x", "", few.DoubleABid},
		{few.TwoDummies, "xx", "", few.DoubleABid},
		{few.TwoDummies, "8c", "", few.BidWithinLevels},
		{few.TwoDummies, "3o", "", few.StrainKnown},
		{few.ChineseBridge, "4h", "4H", 0},
		{few.OpenOrClosed, "1no", "1N open", 0},
		{few.OpenOrClosed, "c2c", "2C closed", 0},
		{few.OpenOrClosed, "oc3d", "3D closed", 0},
		{few.OpenOrClosed, "p", "", few.FirstCallNoPass},
	} {
		e := sit(t, tt.kind, nil)
		e.letters(tt.typed)
		if got := e.chosen(); got != tt.calls {
			t.Errorf("%v: %q chooses %q, want %q", tt.kind, tt.typed, got, tt.calls)
		}
		want := fewtext.Rule(&few.RuleError{Rule: tt.rule, Level: 7})
		if tt.rule != 0 && e.says() != want {
			t.Errorf("%v: %q says %q, want %q", tt.kind, tt.typed, e.says(), want)
		}
		if tt.rule != 0 {
			continue
		}
		events := len(e.play.model.Table.Events())
		e.goOn(t, func() { e.Key(fyne.KeyReturn) })
		if got := e.play.model.Table.Events()[events].String(); got != tt.calls {
			t.Errorf("%v: %q and Enter calls %v", tt.kind, tt.typed, got)
		}
	}
}

// At Slam numbers are typed, and slams by their name. The box has the legal numbers only.
func TestSlamCalls(t *testing.T) {
	e := sit(t, few.Slam, nil) // the other has bid 6
	if got := e.parts.box.Len(); got != 5+12+1 {
		t.Errorf("the box has %d keys, want the numbers 7 to 11, twelve slams and a pass", got)
	}
	for _, tt := range []struct{ typed, calls string }{{"7", "7"}, {"11", "11"}, {"4h", "4H"}, {"5o", "5O"}, {"p", "Pass"}} {
		e.Key(fyne.KeyEscape)
		if e.letters(tt.typed); e.chosen() != tt.calls {
			t.Errorf("%q chooses %q, and says %q", tt.typed, e.chosen(), e.says())
		}
	}
	for typed, rule := range map[string]few.Rule{"12": few.RaiseByFive, "6": few.BidHigher, "3c": few.SlamsByName, "x": few.NoDoubles} {
		e.Key(fyne.KeyEscape)
		if e.letters(typed); rule != few.NoDoubles && rule != few.SlamsByName { // these are explained at once
			e.Key(fyne.KeyReturn)
		}
		if want := fewtext.Rule(&few.RuleError{Rule: rule, Bid: few.Number(6)}); e.says() != want || len(e.play.model.Table.Calls()) != 1 {
			t.Errorf("%q says %q, want %q", typed, e.says(), want)
		}
	}
	e.goOn(t, func() { e.Key(fyne.KeyEscape); e.enters("10") })
	if got := e.play.model.Table.Calls()[1].Call; got != few.Number(10) {
		t.Errorf("10 and Enter calls %v", got)
	}
}

// A hint is said again where the language changes; another answer isn't.
func TestAHintInAnotherLanguage(t *testing.T) {
	defer text.Use(text.English)
	e := sit(t, few.OpenOrClosed, nil)
	e.Rune('h')
	english := e.says()
	text.Use(text.Russian)
	if e.Redraw(); e.note.said == "" || e.says() == english || !e.advice.Shown {
		t.Errorf("%q is %q in Russian", english, e.says())
	}
	text.Use(text.English)
	if e.Redraw(); e.says() != english {
		t.Errorf("%q has become %q", english, e.says())
	}
	e.note.say("so")
	text.Use(text.Russian)
	if e.Redraw(); e.says() == "so" {
		t.Error("an answer without a hint stays")
	}
}

// A packet chosen after a hint doesn't make the bid that was advised, by a click, a letter, or Enter after it.
func TestAPacketAfterAHint(t *testing.T) {
	for name, choose := range map[string]func(e *evening){
		"the box":  func(e *evening) { e.parts.box.Button(packetKey(few.Open)).Tapped(nil) },
		"a letter": func(e *evening) { e.letters("o") },
		"Enter":    func(e *evening) { e.letters("o"); e.Key(fyne.KeyReturn) },
		"a card": func(e *evening) {
			for _, p := range e.play.model.Piles {
				if p.Place.Pile == few.OpenPacket {
					e.clickAt(t, p.Spots[0])
				}
			}
		},
	} {
		e := sit(t, few.OpenOrClosed, nil)
		e.Rune('h')
		if bid, ok := e.parts.box.Selection(); !ok || !bid.Call.IsBid() || !e.advice.Shown {
			t.Fatalf("the hint is %v", bid)
		}
		choose(e)
		e.refresh()
		if len(e.play.model.Table.Calls()) != 0 || e.play.model.Packet != few.Open || e.advice.Shown {
			t.Errorf("%s: the calls are %v, the packet is %v, and the hint is shown: %v", name, e.play.model.Table.Calls(), e.play.model.Packet, e.advice.Shown)
		}
		e.goOn(t, func() { e.enters("1n") })
		if calls := e.play.model.Table.Calls(); len(calls) == 0 || calls[0].Call != few.Bid(1, few.NoTrump) || calls[0].Packet != few.Open {
			t.Errorf("%s: then 1n makes the calls %v", name, calls)
		}
	}
}

// In the first call of open or closed dummy nothing counts before both a bid and a packet are chosen, in either order,
// by keys or the mouse, and the choices can be taken back.
func TestBidAndPacket(t *testing.T) {
	e := sit(t, few.OpenOrClosed, nil)
	e.enters("1n")
	if len(e.play.model.Table.Calls()) != 0 || !strings.Contains(e.says(), "which packet") {
		t.Fatalf("a bid alone counts, and it says %q", e.says())
	}
	e.Rune('o')
	if e.chosen() != "1N open" || !e.parts.box.Button(packetKey(few.Open)).Primary {
		t.Fatalf("chosen is %q", e.chosen())
	}
	if e.Key(fyne.KeyBackspace); e.play.model.Packet != few.NoPacket {
		t.Error("Backspace leaves the packet chosen")
	}
	e.parts.box.Button(packetKey(few.Closed)).Tapped(nil)
	e.wait(t, "the call", func() bool { return len(e.play.model.Table.Calls()) > 0 })
	if got := e.play.model.Table.Calls()[0]; got.Packet != few.Closed || got.Call != few.Bid(1, few.NoTrump) {
		t.Errorf("a click on the packet after the bid calls %v", got)
	}

	e = sit(t, few.OpenOrClosed, nil)
	e.parts.box.Button(packetKey(few.Open)).Tapped(nil)
	if len(e.play.model.Table.Calls()) != 0 {
		t.Fatal("a packet alone counts")
	}
	e.goOn(t, func() { e.parts.box.Button(few.Called(few.Bid(2, few.Spades))).Tapped(nil) })
	if got := e.play.model.Table.Calls()[0]; got.Packet != few.Open || got.Call != few.Bid(2, few.Spades) {
		t.Errorf("a bid after the packet calls %v", got)
	}
}

// The auction is written in a column for each player, at Slam with a line for each round.
func TestTheAuctionIsWritten(t *testing.T) {
	for _, tt := range []struct {
		kind   few.Kind
		events string
		want   string
	}{
		{few.TwoDummies, "1C Pass", "0,0 1♣; 0,1 Pass; "},
		{few.TwoDummies, "Pass 1H X XX 2H", "0,0 Pass; 0,1 1♥; 1,0 X; 1,1 XX; 2,0 2♥; ?2,1"},
		{few.OpenOrClosed, "1D open,Pass", "0,0 1♦ open; 0,1 Pass; "},
		{few.Slam, "6 Pass 8 Pass", "0,1 6; 1,0 Pass; 2,1 8; 3,1 Pass; ?4,1"},
		{few.Slam, "4H Pass Pass", "0,1 4♥; 1,0 Pass; 2,1 Pass; ?3,0"},
		{few.BridgeForThree, "1C Pass X Pass XX", "0,1 1♣; 0,2 Pass; 1,0 X; 1,1 Pass; 1,2 XX; "},
	} {
		r := few.Of(tt.kind)
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, random(1)))
		if err != nil {
			t.Fatal(err)
		}
		split := strings.Fields(tt.events)
		if strings.Contains(tt.events, ",") {
			split = strings.Split(tt.events, ",")
		}
		for _, text := range split {
			event, err := few.ParseEvent(text)
			if err == nil {
				b, err = b.Apply(event)
			}
			if err != nil {
				t.Fatalf("%v: %v", tt.kind, err)
			}
		}
		w := auctionOf(b.Table, fewtext.Names{"", "Bruno", "Clara"}[:r.Players()])
		got := ""
		for _, e := range w.Entries {
			got += sprint(e.Row, e.Column) + " " + e.Words + "; "
		}
		if w.Open {
			got += "?" + sprint(w.Row, w.Column)
		}
		if got != tt.want || w.Heads[0] != text.T("few.you") {
			t.Errorf("%v %s is written %q, want %q", tt.kind, tt.events, got, tt.want)
		}
	}
}

// The auction grows with its calls while there is room. At Slam, where the dealer calls second, the first pass used to
// be hidden when trumps were named.
func TestAuctionGrows(t *testing.T) {
	e := sit(t, few.Slam, func(_ *play.Config, _ *Options, start *play.Start) {
		r := few.Of(few.Slam)
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, random(1)))
		for _, each := range strings.Fields("Pass Pass Pass Pass 6 Pass") {
			var event few.Event
			if err == nil {
				event, err = few.ParseEvent(each)
			}
			if err == nil {
				b, err = b.Apply(event)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		start.Board = &b
	})
	if w := auctionOf(e.play.model.Table, e.play.options.Names); w.Row < 5 || e.parts.auction.Hidden {
		t.Fatalf("%d rows, hidden %v", w.Row+1, e.parts.auction.Hidden)
	}
	if first := e.parts.auction.First(); first != 0 {
		t.Errorf("%d rows are out of sight", first)
	}
}
