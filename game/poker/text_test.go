package poker_test

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

func FuzzSeat(f *testing.F)  { fuzzText(f, poker.ParseSeat, "1", "6") }
func FuzzPair(f *testing.F)  { fuzzText(f, poker.ParsePair, "5-2", "1-6") }
func FuzzCards(f *testing.F) { fuzzText(f, poker.ParseCards, "JKSQC4", "", "sahtd2") }
func FuzzBoard(f *testing.F) {
	fuzzText(f, poker.ParseBoard, "SQ/-/HAHK", "-/-/-", "JKDQC5/SQHQS4D3S2/C8D7S6H5H4", "C5SQJK/-/-")
}
func FuzzAct(f *testing.F) {
	fuzzText(f, poker.ParseAct, "4 -/H9/SA:D4", "2 SAHADA/HKHJH8H3H2/S9H9D9C9D4:C4", "5 -/SQHQ/C8D7S6", "1 -/-/-:C2SA")
}
func FuzzSeenAct(f *testing.F) { fuzzText(f, poker.ParseSeenAct, "2 ?", "4 -/H9/SA:?", "4 -/H9/SA:D4") }
func FuzzEvent(f *testing.F) {
	fuzzText(f, poker.ParseEvent, "leave 1", "rebuy 3 500", "join 4 500", "close")
}
func FuzzRules(f *testing.F) {
	fuzzText(f, poker.ParseRules, "", "point=5,hands=20,fantasy-last", "buyin=1000,ace-high,joker-once,dead-six,return-quads")
}

// fuzzText checks the round trip: text that can be read prints a form that reads as the same value.
func fuzzText[T fmt.Stringer](f *testing.F, parse func(string) (T, error), seeds ...string) {
	for _, s := range seeds {
		if _, err := parse(s); err != nil {
			f.Fatal(err)
		}
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, err := parse(text)
		if err != nil {
			return
		}
		back, err := parse(v.String())
		if err != nil || back.String() != v.String() || !reflect.DeepEqual(back, v) {
			t.Errorf("%q is %v, which comes back as %v, %v", text, v, back, err)
		}
	})
}

// Invalid texts are refused with the reason.
func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{second(poker.ParseSeat("7")), `"7" is not a seat: want 1 to 6`},
		{second(poker.ParsePair("2-2")), `"2-2" is not a pair: want two seats, as 5-2`},
		{second(poker.ParseCards("SAK")), `"SAK" are not cards: want two letters each, without spaces`},
		{second(poker.ParseCards("SM")), "SM is not in the pack"},
		{second(poker.ParseCards("C1")), "C1 is not in the pack"},
		{second(poker.ParseCards("XA")), `"XA" is not a card: no such suit`},
		{second(poker.ParseBoard("SA/-")), `"SA/-" is not a board: want three rows, as SQ/-/HAHK`},
		{second(poker.ParseBoard("SA//-")), `"SA//-" is not a board: the middle row is missing; an empty one is -`},
		{second(poker.ParseBoard("SAHADACA/-/-")), `"SAHADACA/-/-" is not a board: no box in the top row for SAHADACA: 3 are free`},
		{second(poker.ParseAct("-/H9/SA")), `"-/H9/SA" is not an act: want a seat and what its board gains, as 4 -/H9/SA:D4`},
		{second(poker.ParseAct("4 -/H9/SA:")), `"4 -/H9/SA:" is not an act: no discards after the colon`},
		{second(poker.ParseAct("4 -/H9/SA:?")), `"4 -/H9/SA:?" is not an act: "?" are not cards: want two letters each, without spaces`},
		{second(poker.ParseEvent("rebuy 3")), `"rebuy 3" is not an event: want leave 1, rebuy 3 500, join 4 500 or close`},
		{second(poker.ParseEvent("leave 3 5")), `"leave 3 5" is not an event: want leave 1, rebuy 3 500, join 4 500 or close`},
		{second(poker.ParseEvent("join 3 0")), `"join 3 0" is not an event: want leave 1, rebuy 3 500, join 4 500 or close`},
		{second(poker.ParseEventKind("sit")), `"sit" is not an event: want leave, rebuy, join or close`},
	} {
		if tt.err == nil || tt.err.Error() != tt.want {
			t.Errorf("%v, want %s", tt.err, tt.want)
		}
	}
}

// Invalid input is refused before a hand starts, without a panic.
func TestNewHandErrors(t *testing.T) {
	good := documentHand(t)
	for name, tt := range map[string]struct {
		change func(table *poker.Table, deal []poker.Cards) []poker.Cards
		want   string
	}{
		"no rules":        {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Rules = poker.Rules{}; return d }, "a point is worth 1 to 1000000 chips, not 0"},
		"hand 0":          {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Hand = 0; return d }, "hands are counted from 1, not 0"},
		"no button":       {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Button = 0; return d }, "the button is at no seat: 0"},
		"nobody's button": {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Button = 3; return d }, "nobody sits at the button, seat 3"},
		"one player": {func(table *poker.Table, d []poker.Cards) []poker.Cards {
			table.Players = table.Players[:1]
			return d[:1]
		},
			"1 players, want 2 to 6"},
		"no players": {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Players = nil; return nil }, "0 players, want 2 to 6"},
		"seats out of order": {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Players[1].Seat = 2; return d },
			"seat 2: want seats from 1 to 6 in ascending order, each once"},
		"seat 9": {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Players[1].Seat = 9; return d },
			"seat 9: want seats from 1 to 6 in ascending order, each once"},
		"a debt":               {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Players[1].Stack = -1; return d }, "seat 5 has -1 chips"},
		"13 cards":             {func(table *poker.Table, d []poker.Cards) []poker.Cards { table.Players[0].Fantasy = 13; return d }, "seat 2 has a fantasy of 13 cards: want 0, 14, 15, 16 or 17"},
		"cards for one player": {func(table *poker.Table, d []poker.Cards) []poker.Cards { return d[:1] }, "cards for 1 players, want 2"},
		"16 cards":             {func(table *poker.Table, d []poker.Cards) []poker.Cards { d[1] = d[1][:16]; return d }, "seat 5 is dealt 16 cards, want 17"},
		"a card twice":         {func(table *poker.Table, d []poker.Cards) []poker.Cards { d[1][3] = d[0][0]; return d }, "seat 5 is dealt SA, which is not in the pack so often"},
		"no card":              {func(table *poker.Table, d []poker.Cards) []poker.Cards { d[1][3].Rank = 0; return d }, "seat 5 is dealt DRank(0), which is not in the pack"},
		"suspended alone": {func(table *poker.Table, d []poker.Cards) []poker.Cards {
			table.Suspended = []poker.Pair{{First: 2, Second: 3}}
			return d
		}, "suspended pair 2-3: only players at the table are suspended"},
		"suspended the wrong way": {func(table *poker.Table, d []poker.Cards) []poker.Cards {
			table.Suspended = []poker.Pair{{First: 5, Second: 2}}
			return d
		}, "suspended pair 5-2: the lower seat comes first"},
		"suspended twice": {func(table *poker.Table, d []poker.Cards) []poker.Cards {
			table.Suspended = []poker.Pair{{First: 2, Second: 5}, {First: 2, Second: 5}}
			return d
		}, "suspended pair 2-5: want ascending order, each once"},
		"suspended for nothing": {func(table *poker.Table, d []poker.Cards) []poker.Cards {
			table.Players[0].Fantasy, table.Suspended = 0, []poker.Pair{{First: 2, Second: 5}}
			return d
		}, "pair 2-5 is suspended, but neither has a fantasy"},
	} {
		table, deal := good.Table(), good.Deal()
		deal = tt.change(&table, deal)
		_, err := poker.NewHand(table, deal)
		if err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", name, err, tt.want)
		}
	}
	var zero poker.Hand
	if _, ok := zero.Turn(); ok || !zero.Over() || zero.Settle().After != nil || zero.View(1).Hold != nil || zero.Prefix(3).Len() != 0 {
		t.Error("the zero hand is something")
	}
	if s := poker.Standard().Strength(poker.Top, nil); s != 0 || s.String() != "" {
		t.Errorf("no row has strength %v", s)
	}
	if r := poker.Standard().Rate(poker.Board{}); r != (poker.Rated{}) {
		t.Errorf("an empty board is worth %+v", r)
	}
}

func second[T any](_ T, err error) error { return err }
