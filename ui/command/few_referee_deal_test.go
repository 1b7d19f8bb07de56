package command

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// fewDeal judges the line of a deal.
type fewDeal struct {
	*fewReferee
	fewLine
	counted func(what string)

	hands map[string][]string // that are played with, by their places
	owner map[string]string   // the owner of a place
	ring  []string            // the places in playing order, with four hands

	// The result of the auction: no declarer if all have passed.
	declarer string
	level    int
	strain   string
	doubled  int // 0, 1 or 2
}

const fewRanks = "23456789TJQKA"

// handOf reads a hand: spades, hearts, diamonds, clubs, each from the ace down.
func handOf(text string) ([]string, error) {
	suits := strings.Split(text, ".")
	if len(suits) != 4 {
		return nil, fmt.Errorf("hand %q", text)
	}
	var cards []string
	for i, suit := range suits {
		for j, rank := range suit {
			if !strings.ContainsRune(fewRanks, rank) || j > 0 && strings.IndexRune(fewRanks, rank) >= strings.IndexByte(fewRanks, suit[j-1]) {
				return nil, fmt.Errorf("hand %q", text)
			}
			cards = append(cards, "SHDC"[i:i+1]+string(rank))
		}
	}
	return cards, nil
}

// handText writes a hand.
func handText(cards []string) string {
	var suits []string
	for _, suit := range "SHDC" {
		ranks := ""
		for i := len(fewRanks) - 1; i >= 0; i-- {
			if slices.Contains(cards, string(suit)+fewRanks[i:i+1]) {
				ranks += fewRanks[i : i+1]
			}
		}
		suits = append(suits, ranks)
	}
	return strings.Join(suits, ".")
}

// without returns cards without others, which must be among them.
func without(cards, gone []string) ([]string, error) {
	left := slices.Clone(cards)
	for _, c := range gone {
		i := slices.Index(left, c)
		if i < 0 {
			return nil, fmt.Errorf("%s isn't there", c)
		}
		left = slices.Delete(left, i, i+1)
	}
	return left, nil
}

// pack checks that piles are a whole pack.
func pack(ranks string, piles ...[]string) error {
	all := slices.Concat(piles...)
	for _, suit := range "SHDC" {
		for _, rank := range ranks {
			if !slices.Contains(all, string(suit)+string(rank)) {
				return fmt.Errorf("nobody has %c%c", suit, rank)
			}
		}
	}
	return unlike("cards", len(all), 4*len(ranks))
}

// seated reads four hands, N E S W, of 13 cards each.
func seated(text string) (map[string][]string, error) {
	rest, ok := strings.CutPrefix(text, "N:")
	words := strings.Split(rest, " ")
	if !ok || len(words) != 4 {
		return nil, fmt.Errorf("deal %q", text)
	}
	hands := map[string][]string{}
	for i, word := range words {
		hand, err := handOf(word)
		if err != nil {
			return nil, err
		}
		if len(hand) != 13 {
			return nil, fmt.Errorf("a hand of %d cards", len(hand))
		}
		hands["NESW"[i:i+1]] = hand
	}
	return hands, pack(fewRanks, hands["N"], hands["E"], hands["S"], hands["W"])
}

// fewKeys are the keys of the lines behind the games: those in brackets not if all have passed.
var fewKeys = map[string]string{
	"TwoDummies":     "deal auction contract",
	"OpenOrClosed":   "deal auction (seats) contract",
	"BridgeForThree": "deal auction contract",
	"Booby":          "deal given auction (seats) contract",
	"NulloForTwo":    "deal thrown taken hands auction contract",
	"Slam":           "deal auction (trumps) (reserve) contract",
	"ChineseBridge":  "deal auction contract",
}

func (d *fewDeal) judge(keys string) error {
	d.counted("deals")
	who := "dealer"
	if d.game == "BridgeForThree" {
		who = "rubber soloist"
	}
	passed := string(d.fewLine["contract"]) == `"Passed"`
	want := strings.Join([]string{"rules board", who, "below games", fewKeys[d.game], "play tricks (claim) lines score total"}, " ")
	var words []string
	for word := range strings.FieldsSeq(want) {
		name, optional := strings.CutPrefix(word, "(")
		name = strings.TrimSuffix(name, ")")
		if !optional || name == "claim" && d.fewLine["claim"] != nil || name != "claim" && !passed {
			words = append(words, name)
		}
	}
	if want = strings.Join(words, " "); keys != want {
		return fmt.Errorf("keys %s, want %s", keys, want)
	}
	checks := [][2]string{{"board", strconv.Itoa(d.board)}, {"below", figures(d.sides(), d.below)}, {"games", figures(d.sides(), d.games)}}
	if d.game == "BridgeForThree" {
		checks = append(checks, [2]string{"rubber", strconv.Itoa(d.rubber)}, [2]string{"soloist", strconv.Quote(d.players()[d.rubber-1])})
	} else {
		checks = append(checks, [2]string{"dealer", strconv.Quote(d.players()[d.fewReferee.dealer])})
	}
	for _, each := range checks {
		if err := d.wants(each[0], each[1]); err != nil {
			return err
		}
	}
	if err := map[string]func() error{
		"TwoDummies": d.twoDummies, "OpenOrClosed": d.openOrClosed, "BridgeForThree": d.three, "Booby": d.booby,
		"NulloForTwo": d.nullo, "Slam": d.slam, "ChineseBridge": d.chinese,
	}[d.game](); err != nil {
		return err
	}
	contract := "Passed"
	if d.declarer != "" {
		contract = fmt.Sprintf("%d%s%s-%s", d.level, d.strain, strings.Repeat("X", d.doubled), d.declarer)
	}
	if err := d.wants("contract", strconv.Quote(contract)); err != nil {
		return err
	}
	return d.result()
}

func (d *fewDeal) twoDummies() (err error) {
	text, err := readFew[string](d.fewLine, "deal")
	if err != nil {
		return err
	}
	if d.hands, err = seated(text); err != nil {
		return err
	}
	d.owner, d.ring = map[string]string{"S": "S", "N": "S", "W": "W", "E": "W"}, []string{"N", "E", "S", "W"}
	return d.auctionOfTwo("CDHSN", d.players()[d.fewReferee.dealer])
}

func (d *fewDeal) openOrClosed() error {
	var deal struct{ A, B, Open, Closed string }
	if err := d.read("deal", &deal); err != nil {
		return err
	}
	piles := map[string][]string{}
	for name, text := range map[string]string{"A": deal.A, "B": deal.B, "open": deal.Open, "closed": deal.Closed} {
		hand, err := handOf(text)
		if err != nil || len(hand) != 13 {
			return fmt.Errorf("%s: %d cards: %w", name, len(hand), err)
		}
		piles[name] = hand
	}
	if err := pack(fewRanks, piles["A"], piles["B"], piles["open"], piles["closed"]); err != nil {
		return err
	}
	dealer := d.players()[d.fewReferee.dealer]
	calls, err := readFew[[]string](d.fewLine, "auction")
	if err != nil || len(calls) == 0 {
		return fmt.Errorf("auction %v: %w", calls, err)
	}
	first, packet := calls[0], ""
	for _, name := range []string{"open", "closed"} {
		if rest, ok := strings.CutSuffix(first, " "+name); ok {
			packet, calls[0] = name, rest
		}
	}
	if packet == "" || strings.HasSuffix(calls[0], "Pass") {
		return fmt.Errorf("first call %q", first)
	}
	d.counted(packet)
	if err := d.alternate("CDHSN", dealer, calls); err != nil {
		return err
	}
	packets := map[string]string{dealer: packet, d.after(dealer, 1): map[string]string{"open": "closed", "closed": "open"}[packet]}
	other := d.after(d.declarer, 1)
	d.owner, d.ring = map[string]string{"S": d.declarer, "N": d.declarer, "W": other, "E": other}, []string{"N", "E", "S", "W"}
	d.hands = map[string][]string{"S": piles[d.declarer], "N": piles[packets[d.declarer]], "W": piles[other], "E": piles[packets[other]]}
	return d.wantsSeats()
}

// wantsSeats checks the hands as they are seated.
func (d *fewDeal) wantsSeats() error {
	text := fmt.Sprintf("N:%s %s %s %s", handText(d.hands["N"]), handText(d.hands["E"]), handText(d.hands["S"]), handText(d.hands["W"]))
	return d.wants("seats", strconv.Quote(text))
}

func (d *fewDeal) three() (err error) {
	text, err := readFew[string](d.fewLine, "deal")
	if err != nil {
		return err
	}
	if d.hands, err = seated(text); err != nil {
		return err
	}
	soloist := d.players()[d.rubber-1]
	d.owner = map[string]string{"S": soloist, "N": soloist, "W": d.after(soloist, 1), "E": d.after(soloist, 2)}
	d.ring = []string{"N", "E", "S", "W"}
	return d.auctionOfThree(soloist)
}

func (d *fewDeal) booby() error {
	var deal struct{ A, B, C, Dummy string }
	var given map[string]string
	if err := errors.Join(d.read("deal", &deal), d.read("given", &given)); err != nil {
		return err
	}
	if err := unlike("who gives", len(given), 3); err != nil {
		return err
	}
	hands := map[string][]string{}
	dummy, err := handOf(deal.Dummy)
	if err != nil || len(dummy) != 1 {
		return fmt.Errorf("dummy has %v: %w", dummy, err)
	}
	dealt := [][]string{slices.Clone(dummy)}
	for name, text := range map[string]string{"A": deal.A, "B": deal.B, "C": deal.C} {
		hand, err := handOf(text)
		if err != nil || len(hand) != 17 {
			return fmt.Errorf("%s: %d cards: %w", name, len(hand), err)
		}
		dealt = append(dealt, hand)
		gone, err := handOf(given[name])
		if err != nil || len(gone) != 4 {
			return fmt.Errorf("%s gives %v: %w", name, gone, err)
		}
		if hands[name], err = without(hand, gone); err != nil {
			return err
		}
		dummy = append(dummy, gone...)
	}
	if err := d.inOrder("given", d.players()); err != nil {
		return err
	}
	if err := pack(fewRanks, dealt...); err != nil {
		return err
	}
	if err := d.auctionOfEach("CDHOSN", d.after(d.players()[d.fewReferee.dealer], 1)); err != nil || d.declarer == "" {
		return err
	}
	left, right := d.after(d.declarer, 1), d.after(d.declarer, 2)
	d.owner = map[string]string{"S": d.declarer, "N": d.declarer, "W": left, "E": right}
	d.ring = []string{"N", "E", "S", "W"}
	d.hands = map[string][]string{"S": hands[d.declarer], "N": dummy, "W": hands[left], "E": hands[right]}
	return d.wantsSeats()
}

// inOrder checks the order of an object's keys.
func (d *fewDeal) inOrder(key string, want []string) error {
	keys, err := topKeys(string(d.fewLine[key]))
	if err != nil {
		return err
	}
	return unlike(key, keys, strings.Join(want, " "))
}

func (d *fewDeal) nullo() error {
	var deal struct {
		A, B  string
		Stock []string
	}
	var thrown, hands map[string]string
	var taken map[string][]string
	if err := errors.Join(d.read("deal", &deal), d.read("thrown", &thrown), d.read("taken", &taken), d.read("hands", &hands)); err != nil {
		return err
	}
	d.hands = map[string][]string{}
	var dealt [][]string
	for name, text := range map[string]string{"A": deal.A, "B": deal.B} {
		hand, err := handOf(text)
		if err != nil || len(hand) != 13 {
			return fmt.Errorf("%s: %d cards: %w", name, len(hand), err)
		}
		dealt, d.hands[name] = append(dealt, hand), hand
	}
	if err := pack(fewRanks, append(dealt, deal.Stock)...); err != nil {
		return err
	}
	dealer := d.players()[d.fewReferee.dealer]
	order := []string{d.after(dealer, 1), dealer}
	stock := deal.Stock
	for _, p := range order {
		gone, err := handOf(thrown[p])
		if err != nil {
			return err
		}
		if err := unlike("taken", taken[p], stock[:len(gone)]); err != nil {
			return err
		}
		if d.hands[p], err = without(d.hands[p], gone); err != nil {
			return err
		}
		d.hands[p] = append(d.hands[p], stock[:len(gone)]...)
		stock = stock[len(gone):]
		if err := unlike("hands", hands[p], handText(d.hands[p])); err != nil {
			return err
		}
		d.counted(fmt.Sprintf("%d thrown", len(gone)))
	}
	if err := errors.Join(d.inOrder("thrown", order), d.inOrder("taken", order), d.inOrder("hands", d.players())); err != nil {
		return err
	}
	return d.auctionOfTwo("CDOHSN", dealer)
}
