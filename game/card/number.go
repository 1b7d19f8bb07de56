package card

import (
	"encoding/binary"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/fault"
)

// Number names a deal of a deck, one to one: 0 up to [Deck.Deals] - 1, which for 68
// cards is 68!/(17!)^4 - 1 ≈ 1.549 × 10^38, 127 bits.
//
// Its text form is 26 characters of Crockford's base 32 (digits and capitals without
// I, L, O and U), as in 07ZZZZZZZZZZZZZZZZZZZZZZZZ.
type Number struct {
	hi, lo uint64
}

// numberLen is the length of the text form: 26 × 5 bits hold 127.
const numberLen = 26

const (
	crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	base32    = "0123456789abcdefghijklmnopqrstuv" // the digits of math/big
)

// String returns the text form.
func (n Number) String() string {
	digits := []byte(fmt.Sprintf("%0*s", numberLen, n.big().Text(32)))
	for i, d := range digits {
		digits[i] = crockford[strings.IndexByte(base32, d)]
	}
	return string(digits)
}

// ParseNumber reads the text form. As Crockford proposes, case doesn't matter, I and
// L are read as 1 and O as 0, and hyphens are passed over; and so are spaces, since people
// read the number in groups.
func ParseNumber(text string) (Number, error) {
	fail := func(why fault.Phrase) (Number, error) {
		return Number{}, &ParseError{What: fault.Say("deal number"), Text: text, Why: why}
	}
	plain := strings.ToUpper(strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) {
			return -1
		}
		return r
	}, text))
	if len(plain) != numberLen {
		return fail(fault.Say("it has %d characters, want %d", len(plain), numberLen))
	}
	digits := []byte(strings.NewReplacer("I", "1", "L", "1", "O", "0").Replace(plain))
	for i, d := range digits {
		v := strings.IndexByte(crockford, d)
		if v < 0 {
			return fail(fault.Say("%q is not a digit of it", d))
		}
		digits[i] = base32[v]
	}
	v, _ := new(big.Int).SetString(string(digits), 32)
	if v.BitLen() > 128 {
		return fail(fault.Say("there are fewer deals than that"))
	}
	return fromBig(v), nil
}

func (n Number) big() *big.Int {
	v := new(big.Int).SetUint64(n.hi)
	return v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(n.lo))
}

func fromBig(v *big.Int) Number {
	lo := new(big.Int).SetUint64(v.Uint64())
	hi := new(big.Int).Rsh(v, 64)
	return Number{hi: hi.Uint64(), lo: lo.Uint64()}
}

// Deals returns the number of deals of the deck: for n cards n!/((n/4)!)^4.
func (d Deck) Deals() *big.Int {
	n, k := int64(d.Len()), int64(d.HandLen())
	deals := big.NewInt(1)
	for ; n > 0; n -= k {
		deals.Mul(deals, new(big.Int).Binomial(n, k))
	}
	return deals
}

// Deal returns the deal with the given number, or an error if the deck has fewer deals.
//
// Deals are numbered in the order in which the deck's cards, taken as [Hand.All] yields them, go to North
// first, then East, South and West. With m deals still possible and n cards to come, of which a seat still
// needs k, m·k/n of them give it the next card.
func (d Deck) Deal(number Number) (Deal, error) {
	rest, possible := number.big(), d.Deals()
	if rest.Cmp(possible) >= 0 {
		return Deal{}, &ParseError{What: fault.Say("deal number"), Text: number.String(), Why: fault.Say("a deck of %d has fewer deals than that", d.Len())}
	}
	var deal Deal
	var share big.Int
	left := d.Len()
	for c := range d.Hand().All() {
		for _, s := range Seats {
			d.share(&share, possible, deal[s], left)
			if rest.Cmp(&share) < 0 {
				deal[s] = deal[s].With(c)
				break
			}
			rest.Sub(rest, &share)
		}
		possible.Set(&share)
		left--
	}
	return deal, nil
}

// Number returns the number of a deal of this deck. It fails as [Deal.Check] does.
func (d Deck) Number(deal Deal) (Number, error) {
	if err := deal.Check(d); err != nil {
		return Number{}, err
	}
	number, possible := new(big.Int), d.Deals()
	var dealt Deal
	var share big.Int
	left := d.Len()
	for c := range d.Hand().All() {
		for _, s := range Seats {
			d.share(&share, possible, dealt[s], left)
			if deal[s].Has(c) {
				dealt[s] = dealt[s].With(c)
				break
			}
			number.Add(number, &share)
		}
		possible.Set(&share)
		left--
	}
	return fromBig(number), nil
}

// share sets z to how many of the possible deals give the next of the left cards to
// a seat that has been dealt hand so far.
func (d Deck) share(z, possible *big.Int, hand Hand, left int) {
	z.Mul(possible, big.NewInt(int64(d.HandLen()-hand.Len())))
	z.Quo(z, big.NewInt(int64(left)))
}

// RandomNumber draws a number with r so that each deal of the deck can come up and all
// are equally likely, as far as r's bits are random.
func (d Deck) RandomNumber(r *rand.Rand) Number {
	deals := d.Deals()
	shift := 128 - deals.BitLen()
	for {
		bits := Number{hi: r.Uint64(), lo: r.Uint64()}
		v := bits.big()
		if v.Rsh(v, uint(shift)).Cmp(deals) < 0 {
			return fromBig(v)
		}
	}
}

// Shuffle deals the deck at random; see [Deck.RandomNumber].
func (d Deck) Shuffle(r *rand.Rand) Deal {
	deal, err := d.Deal(d.RandomNumber(r))
	if err != nil {
		panic(err) // a drawn number is always in range
	}
	return deal
}

// Bytes returns the number with the highest byte first.
func (n Number) Bytes() (b [16]byte) {
	binary.BigEndian.PutUint64(b[:8], n.hi)
	binary.BigEndian.PutUint64(b[8:], n.lo)
	return b
}

// NumberOf returns the number with the given [Number.Bytes].
func NumberOf(b [16]byte) Number {
	return Number{hi: binary.BigEndian.Uint64(b[:8]), lo: binary.BigEndian.Uint64(b[8:])}
}
