package pbn

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
)

// Boards of MiniBridge go out without an auction, with the contract that was chosen, and come back as they were.
func TestMiniBridge(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 2))
	for range 40 {
		b := bridgetest.Board(r, bridge.MiniBridge(), bridge.VulNone)
		text := string(must(Game{Number: 3, Board: b}.Marshal()))
		if strings.Contains(text, "[Auction") || !strings.Contains(text, `[Scoring "MiniBridge"]`) {
			t.Fatalf("it goes out as\n%s", text)
		}
		found, err := readGames(text)
		if err != nil || len(found) != 1 || found[0].Unplayed != nil || found[0].Left != nil || !reflect.DeepEqual(found[0].Board, b) {
			t.Fatalf("%s\nis read as %+v, %v", text, found, err)
		}
	}
	b := bridgetest.Board(r, bridge.MiniBridge(), bridge.VulNone)
	text := string(must(Game{Number: 3, Board: b}.Marshal()))
	contract := `[Contract "` + contractText(b.Contract()) + `"]`
	for with, says := range map[string]string{
		`[Contract "2H"]`: "a part-score, at level 1, or game",
		`[Contract "Up"]`: "is not a call",
	} {
		if _, err := readGames(strings.Replace(text, contract, with, 1)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("with %s: %v", with, err)
		}
	}
	declarer := `[Declarer "` + b.Contract().Declarer.String() + `"]`
	if _, err := readGames(strings.Replace(text, declarer, `[Declarer "`+b.Contract().Dummy().String()+`"]`, 1)); err == nil || !strings.Contains(err.Error(), "but by the points it is") {
		t.Errorf("with the other declarer: %v", err)
	}
	found, err := readGames(strings.Replace(text, contract, `[Contract "?"]`, 1))
	if err == nil || len(found) != 1 || found[0].Unplayed == nil || found[0].Board.Phase() != bridge.ChoicePhase {
		t.Errorf("without a contract it is read as %+v, %v", found, err)
	}
	even := card.Deck52.Shuffle(r)
	for bridge.MiniBridge().CheckDeal(even) == nil {
		even = card.Deck52.Shuffle(r)
	}
	found, err = readGames(strings.Replace(text, dealText(b.Deal, b.Dealer), dealText(even, b.Dealer), 1))
	if err == nil || len(found) != 1 || found[0].Left == nil || !strings.Contains(found[0].Left.Error(), "nobody declares") {
		t.Errorf("a deal that nobody declares is read as %+v, %v", found, err)
	}
}
