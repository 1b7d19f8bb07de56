package pbn

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// signs maps the characters that programs write to the letters of suits.
var signs = strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C", "♤", "S", "♡", "H", "♢", "D", "♧", "C", "\ufe0f", "", "\ufe0e", "")

// plain returns a value in capital letters, with letters for the signs of suits and without blanks at its ends.
func plain(text string) string {
	return strings.ToUpper(signs.Replace(strings.TrimFunc(text, unicode.IsSpace)))
}

// packed returns a value as plain does, without any blank.
func packed(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, plain(text))
}

// parseSeat reads a seat: its letter or its name.
func parseSeat(text string) (card.Seat, error) {
	switch plain(text) {
	case "NORTH", "NORD", "NORTE", "NOORD":
		return card.North, nil
	case "EAST", "EST", "OST", "ÖST", "ESTE", "OOST":
		return card.East, nil
	case "SOUTH", "SUD", "SÜD", "SYD", "SUR", "ZUID":
		return card.South, nil
	case "WEST", "OUEST", "OVEST", "OESTE", "VÄST", "VEST":
		return card.West, nil
	}
	return card.ParseSeat(plain(text))
}

// parseVulnerability parses the vulnerability, in the words of PBN and of other programs.
func parseVulnerability(text string) (bridge.Vulnerability, error) {
	switch strings.NewReplacer("-", "", "/", "", " ", "", "NORTH", "N", "SOUTH", "S", "EAST", "E", "WEST", "W").Replace(packed(text)) {
	case "NONE", "LOVE", "NIL", "NOBODY", "NEITHER", "O", "0", "Z", "":
		return bridge.VulNone, nil
	case "ALL", "BOTH", "B", "NSEW":
		return bridge.VulBoth, nil
	case "NS", "N", "SN":
		return bridge.VulNS, nil
	case "EW", "E", "WE", "EO", "OW":
		return bridge.VulEW, nil
	}
	return 0, fault.Errorf("%.20q doesn't say who is vulnerable: want None, NS, EW or All", text)
}

// callWords are calls as programs write them, besides their text form.
var callWords = map[string]bridge.Call{
	"P": bridge.Pass, "PASS": bridge.Pass, "PAS": bridge.Pass,
	"X": bridge.Double, "D": bridge.Double, "DBL": bridge.Double, "DOUBLE": bridge.Double,
	"XX": bridge.Redouble, "R": bridge.Redouble, "RD": bridge.Redouble, "RDBL": bridge.Redouble, "REDBL": bridge.Redouble, "REDOUBLE": bridge.Redouble,
}

// parseCall reads a call; again means that it is made until the auction is over.
func parseCall(text string) (c bridge.Call, again bool, err error) {
	bare := strings.Trim(packed(text), "()")
	switch bare {
	case "AP", "ALLPASS", "ALL-PASS", "ALL_PASS":
		return bridge.Pass, true, nil
	}
	if c, ok := callWords[bare]; ok {
		return c, false, nil
	}
	if len(bare) > 2 {
		bare = strings.Replace(bare, "NT", "N", 1)
	}
	c, err = bridge.ParseCall(bare)
	return c, false, err
}

// doublings are the endings of a contract that say it is doubled, the longer ones first.
var doublings = []struct {
	text string
	its  bridge.Doubling
}{
	{"REDOUBLED", bridge.Redoubled}, {"RDBL", bridge.Redoubled}, {"XX", bridge.Redoubled}, {"**", bridge.Redoubled},
	{"DOUBLED", bridge.Doubled}, {"DBL", bridge.Doubled}, {"X", bridge.Doubled}, {"*", bridge.Doubled},
}

// parseContract reads a contract without its declarer: 4HX, 4H X, 3NT or Pass.
func parseContract(text string) (c bridge.Contract, err error) {
	bare := strings.TrimSuffix(packed(text), made(text))
	switch bare {
	case "PASS", "P", "PASSED", "PASSEDOUT", "PASSOUT", "ALLPASS", "AP", "PASS-OUT", "PASSED-OUT":
		return c, nil
	}
	for _, d := range doublings {
		if rest, ok := strings.CutSuffix(bare, d.text); ok {
			bare, c.Doubling = rest, d.its
			break
		}
	}
	bid, _, err := parseCall(bare)
	if err != nil || !bid.IsBid() || bid.Level() > bridge.Duplicate().Level {
		return bridge.Contract{}, fault.Errorf("%.20q is not a contract: want one as 4H, 3NTX or Pass", text)
	}
	c.Level, c.Strain = bid.Level(), bid.Strain()
	return c, nil
}

// declared finds the declarer in a contract: W 4H+1, 4HX by N, 4HNX=, 3NT-E.
var declared = regexp.MustCompile(`^(?:([NESW])([1-7].*)|([1-7](?:NT|[CDHSN])(?:XX|X|\*\*|\*)?)(?:BY|-|,|/)?\(?([NESW])\)?((?:XX|X|\*\*|\*)?(?:=|[+-][0-9]+)?))$`)

// withDeclarer returns a contract without its declarer, and him, or "" if he isn't in it.
func withDeclarer(text string) (contract, declarer string) {
	found := declared.FindStringSubmatch(packed(text))
	if found == nil {
		return text, ""
	}
	if found[1] != "" {
		return found[2], found[1]
	}
	return found[3] + found[5], found[4]
}

// made returns the ending of a contract with its result: =, +1 or -2 in 4H=, 4HX+1 or 3NT-2.
func made(text string) string {
	bare := packed(text)
	at := strings.LastIndexAny(bare, "=+-")
	if at < 2 || strings.Trim(bare[at+1:], "0123456789") != "" || bare[at] != '=' && at+1 == len(bare) {
		return ""
	}
	return bare[at:]
}

// parseCard reads a card as others write it: with 10 for T, and with the sign of its suit.
func parseCard(text string) (card.Card, error) {
	return card.Parse(strings.Replace(packed(text), "10", "T", 1))
}

// unknownCard reports whether a word stands for a card that isn't given.
func unknownCard(text string) bool {
	return strings.Trim(text, "-+?") == "" || strings.EqualFold(text, "xx") || strings.EqualFold(text, "x")
}

// parseTricks returns declarer's tricks: from 9, from =, +1 or -3 beside what the contract needs, from NS 9 or from NS 9 EW 4.
func parseTricks(text string, c bridge.Contract) (int, error) {
	bare := plain(cmp.Or(made(text), text))
	wrong := fault.Errorf("want declarer's tricks, 0 to 13, as in %s", `[Result "9"]`)
	needs := bridge.Duplicate().Needs(c.Level)
	switch {
	case bare == "=":
		return needs, nil
	case bare != "" && strings.Contains("+-", bare[:1]):
		n, err := strconv.Atoi(bare)
		if n += needs; err != nil || n < 0 || n > 13 {
			return 0, wrong
		}
		return n, nil
	}
	fields := strings.Fields(bare)
	if len(fields) == 1 {
		fields = []string{c.Declarer.Side().String(), fields[0]}
	}
	if len(fields) == 2 || len(fields) == 4 {
		for i := 0; i < len(fields); i += 2 {
			n, err := strconv.Atoi(fields[i+1])
			side, bad := card.ParseSide(fields[i])
			if err != nil || bad != nil || n < 0 || n > 13 {
				break
			}
			if side == c.Declarer.Side() {
				return n, nil
			}
			if len(fields) == 2 {
				return 13 - n, nil
			}
		}
	}
	return 0, wrong
}

// tricksOf returns declarer's tricks from a score, declarer's or a side's: 420, NS -50 or EW 50; ok is false if it is none of the contract.
func tricksOf(score string, c bridge.Contract, vul bridge.Vulnerability) (tricks int, ok bool) {
	fields := strings.Fields(plain(score))
	side := c.Declarer.Side()
	if len(fields) > 1 {
		who, err := card.ParseSide(fields[0])
		if err != nil {
			return 0, false
		}
		side, fields = who, fields[1:]
	}
	if len(fields) == 0 {
		return 0, false
	}
	want, err := strconv.Atoi(strings.TrimPrefix(fields[0], "+"))
	if err != nil || c.PassedOut() {
		return 0, false
	}
	rules := bridge.Duplicate()
	for n := range rules.Tricks() + 1 {
		if rules.Score(c, vul.Has(c.Declarer.Side()), n).Balance(side) == want {
			return n, true
		}
	}
	return 0, false
}

// noHand is the error of a deal that leaves out the hand of a seat.
type noHand card.Seat

// Error implements error.
func (n noHand) Error() string { return n.Words().String() }

// Words implements [fault.Worded].
func (n noHand) Words() fault.Phrase { return fault.Say("the hand of %v is not given", card.Seat(n)) }

// parseTag reads the value of a Deal tag. The error is a noHand if a hand is left out.
func parseTag(text string) (card.Deal, error) {
	if known(text) == "" {
		return card.Deal{}, fault.New("the Deal tag gives no cards")
	}
	text = dealText52(text)
	first, hands, _ := strings.Cut(text, ":")
	if seat, err := card.ParseSeat(first); err == nil {
		for i, hand := range strings.Fields(hands) {
			if hand == "-" {
				return card.Deal{}, noHand(seat.Next(i))
			}
		}
	}
	deal, err := parseDeal(text)
	if err != nil {
		return card.Deal{}, err
	}
	for _, seat := range card.Seats {
		if other := deal[seat].Minus(card.Deck52.Hand()); other.Len() > 0 {
			return card.Deal{}, fault.Errorf("%v of %v is not in the deck of 52 that PBN is for", other.Cards()[0], seat)
		}
	}
	return deal, nil
}

// dealText52 returns the value of a Deal tag in the text form of deals, where it is another program's way of writing it: with a
// seat's name, signs or letters before suits, 10 for T, a dash for a void, commas between hands.
func dealText52(text string) string {
	first, hands, colon := strings.Cut(text, ":")
	if !colon {
		return text
	}
	if seat, err := parseSeat(first); err == nil {
		first = seat.String()
	}
	all := strings.FieldsFunc(plain(hands), func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' || r == '|' })
	for i, hand := range all {
		if hand != "-" {
			all[i] = handText52(strings.ReplaceAll(hand, "10", "T"))
		}
	}
	return first + ":" + strings.Join(all, " ")
}

// handText52 returns a hand in its text form. Where its suits have their letters they may come in any order.
func handText52(text string) string {
	suits := strings.Split(text, ".")
	if len(suits) != 4 {
		return text
	}
	labelled := true
	for i, suit := range suits {
		if suits[i] = strings.Trim(suit, "-–—"); suit == "" || !strings.ContainsAny(suit[:1], "SHDC") {
			labelled = false
		}
	}
	if !labelled {
		return strings.Join(suits, ".")
	}
	var sorted [4]string
	for _, suit := range suits {
		sorted[strings.IndexByte("SHDC", suit[0])] = suit[1:]
	}
	for i := range sorted {
		sorted[i] = strings.Trim(sorted[i], "-–—")
	}
	return strings.Join(sorted[:], ".")
}

// withHand returns the value of a Deal tag with one hand more, where some programs write each hand as a tag of its own.
func withHand(deal, hand string) (string, bool) {
	first, hands, _ := strings.Cut(deal, ":")
	its, cards, _ := strings.Cut(hand, ":")
	from, err := parseSeat(first)
	seat, bad := parseSeat(its)
	all, one := strings.Fields(hands), strings.Fields(cards)
	if len(all) == 1 {
		all = append(all, "-", "-", "-")
	}
	if err != nil || bad != nil || len(all) != 4 || len(one) != 1 {
		return "", false
	}
	at := (int(seat) - int(from) + 4) % 4
	if all[at] != "-" {
		return "", false
	}
	all[at] = one[0]
	return first + ":" + strings.Join(all, " "), true
}

// withoutGap returns the value of a Deal tag with the one hand that isn't given: the cards that the others haven't.
func withoutGap(text string) string {
	text = dealText52(text)
	first, hands, _ := strings.Cut(text, ":")
	all, gap, rest := strings.Fields(hands), -1, card.Deck52.Hand()
	for i, hand := range all {
		if (hand == "-" || hand == "...") && gap < 0 {
			gap = i
			continue
		}
		h, err := card.ParseHand(hand)
		if err != nil || h.Len() != card.Deck52.HandLen() {
			return text
		}
		rest = rest.Minus(h)
	}
	if gap < 0 || len(all) != 4 || rest.Len() != card.Deck52.HandLen() {
		return text
	}
	all[gap] = rest.String()
	return first + ":" + strings.Join(all, " ")
}
