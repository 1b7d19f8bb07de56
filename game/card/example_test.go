package card_test

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

func ExampleParseHand() {
	hand, err := card.ParseHand("AKM97.QT2..ZL8")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(hand.Len(), "cards, best spade", hand[card.Spades].Top())
	fmt.Println(card.ParseHand("AKM97.QT2.ZL8"))
	// Output:
	// 11 cards, best spade A
	// ... "AKM97.QT2.ZL8" is not a hand: want four suits with dots between them, as AK.Q..ZL
}

func ExampleDeck_Deal() {
	number, err := card.ParseNumber("00000000000000000000000000")
	if err != nil {
		fmt.Println(err)
		return
	}
	deal, err := card.Deck68.Deal(number)
	fmt.Println(deal, err)
	// Output:
	// N:AKQJMZLT987654321... .AKQJMZLT987654321.. ..AKQJMZLT987654321. ...AKQJMZLT987654321 <nil>
}
