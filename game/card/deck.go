package card

// Deck is a pack of cards: the ranks that each of its four suits has.
type Deck struct {
	Ranks Holding
}

// Deck68 is the pack of Super Bridge, 17 cards a suit; Deck52 is the usual pack; Deck36 is that from the ace down to the
// six, and Deck32 down to the seven. (Rules: super-bridge, Pack; bridge-few, Four players, Slam.)
var (
	Deck68 = Deck{Ranks: 1<<(Ace+1) - 2}
	Deck52 = Deck{Ranks: Deck68.Ranks.Without(One).Without(Eleven).Without(Twelve).Without(Maid)}
	Deck36 = Deck{Ranks: Deck52.Ranks.Above(5)}
	Deck32 = Deck{Ranks: Deck52.Ranks.Above(6)}
)

// Len returns the number of cards, 4 times the number of ranks.
func (d Deck) Len() int { return 4 * d.Ranks.Len() }

// HandLen returns the number of cards that each player is dealt.
func (d Deck) HandLen() int { return d.Ranks.Len() }

// Hand returns all cards of the deck as one set.
func (d Deck) Hand() Hand { return Hand{d.Ranks, d.Ranks, d.Ranks, d.Ranks} }

// Has reports whether c belongs to the deck.
func (d Deck) Has(c Card) bool { return d.Hand().Has(c) }
