package bridge

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// HouseRule is a point on which tables differ in a certain game.
type HouseRule struct {
	// ID names it, and Options its choices, for texts; the game's own choice comes first, except for the "dealer".
	ID      string
	Options []string
	Usual   int // the option that the game itself has
	Chosen  int
	// Field is the field of [Rules] that it changes.
	Field string
}

// HouseRules returns the points on which tables differ in the game, with this table's choices, in the order in which
// they are listed. It is empty for games that have laws.
func (r Rules) HouseRules() []HouseRule {
	var all []HouseRule
	for _, rule := range r.houseRules() {
		shown := HouseRule{ID: rule.id, Options: rule.options[:rule.known(r)], Chosen: rule.value(&r.House, nil), Field: rule.field}
		if rule.id == dealerRule {
			shown.Options = shown.Options[1:]
			shown.Chosen = int(r.FirstDealer)
			if named, err := RulesNamed(r.Name); err == nil {
				shown.Usual = int(named.FirstDealer)
			}
		}
		all = append(all, shown)
	}
	return all
}

// WithRule returns the rules with another option, counted from 0, of one of the [Rules.HouseRules].
func (r Rules) WithRule(id string, option int) (Rules, error) {
	for _, rule := range r.houseRules() {
		if rule.id != id {
			continue
		}
		if rule.id == dealerRule && option >= 0 {
			option++
		}
		if option < 0 || option >= rule.known(r) {
			break
		}
		h := r.House
		rule.value(&h, &option)
		return r.With(h)
	}
	return Rules{}, fault.Errorf("%s has no house rule %q with an option %d", r.Name, id, option)
}

// houseRule is a row of the table below.
type houseRule struct {
	id      string
	options []string // value 0 is the game's own
	words   []string // in the text form, one per option; the first is empty
	field   string
	// games maps the games that have it (those with 36 cards count as those with 52) to the number of options each has,
	// 0 for all.
	games map[string]int
	// value returns the value that house rules have for it, after setting it if to isn't nil.
	value func(h *House, to *int) int
	apply func(r *Rules) // changes r as its House says
}

// known returns the number of options that the rules have.
func (rule *houseRule) known(r Rules) int {
	n, ok := rule.games[r.kin()]
	if ok && n == 0 {
		n = len(rule.options)
	}
	return n
}

// houseRules returns the rows that apply to the game.
func (r Rules) houseRules() []*houseRule {
	var rows []*houseRule
	for _, rule := range houseRules {
		if rule.known(r) > 0 {
			rows = append(rows, rule)
		}
	}
	return rows
}

// flag returns the value function of a rule that is a bool field of House.
func flag(field func(h *House) *bool) func(h *House, to *int) int {
	return func(h *House, to *int) int {
		f := field(h)
		if to != nil {
			*f = *to == 1
		}
		if *f {
			return 1
		}
		return 0
	}
}

const (
	dealerRule = "dealer"
	vulWord    = "vul="
)

// The groups of games that share a rule.
var (
	superBridge = map[string]int{"SuperBridge": 0}
	rubberOnly  = map[string]int{"Rubber": 0}
	chicagoOnly = map[string]int{"Chicago": 0}
	carriedOnes = map[string]int{"Rubber": 0, "Chicago": 0}
	duplicates  = map[string]int{"ChicagoDuplicate": 0, "Target": 0}
	allOf52     = map[string]int{"Rubber": 0, "Chicago": 0, "ChicagoDuplicate": 0, "Target": 0}
)

// houseRules lists all points on which tables differ, in the order of the text form: the rulings of Super Bridge, and
// those where the sources of bridge with 52 cards differ. The sources have the names that the document gives them.
// (Rules: super-bridge; bridge-52, Rubber.)
var houseRules = []*houseRule{
	{
		id: "doubles", options: []string{"multiplied", "plain"}, words: []string{"", "plain-doubles"}, field: "DoubledTricks", games: superBridge,
		value: flag(func(h *House) *bool { return &h.PlainDoubles }),
		apply: func(r *Rules) { r.DoubledTricks = false },
	},
	{ // the lecture notes: in rubber bridge the next deals; the other texts: dealt again
		id: "passed", options: []string{"counts", "again"}, words: []string{"", "redeal"}, field: "RedealPassedOut",
		games: map[string]int{"SuperBridge": 0, "Rubber": 0},
		value: flag(func(h *House) *bool { return &h.Redeal }),
		apply: func(r *Rules) { r.RedealPassedOut = true },
	},
	{ // Chicago, the lecture notes: the side that isn't dealing, originally the one that is; the laws: the one that is
		id:      "vul",
		options: []string{"not-dealing", "dealing", "nobody", "NS", "EW", "both"},
		words:   []string{"", vulWord + "dealing", vulWord + "None", vulWord + "NS", vulWord + "EW", vulWord + "Both"},
		field:   "VulCycle",
		games:   map[string]int{"SuperBridge": 0, "Chicago": 2, "ChicagoDuplicate": 2, "Target": 2},
		value: func(h *House, to *int) int {
			if to != nil {
				h.Vul = VulScheme(*to)
			}
			return int(h.Vul)
		},
		apply: func(r *Rules) { r.VulCycle = r.House.Vul.cycle(r.FirstDealer) },
	},
	{
		id: dealerRule, options: []string{"", "N", "E", "S", "W"}, words: []string{"", "dealer=N", "dealer=E", "dealer=S", "dealer=W"},
		field: "FirstDealer", games: superBridge,
		value: func(h *House, to *int) int {
			if to != nil {
				h.Dealer = FirstDealer(*to)
			}
			return int(h.Dealer)
		},
		apply: func(r *Rules) { r.FirstDealer, _ = r.House.Dealer.Seat() },
	},
	{ // the compendium: 100, by custom 50; the Esperanto article: 100, earlier 50
		id: "redoubled", options: []string{"100", "50"}, words: []string{"", "redoubled=50"}, field: "MadeRedoubled", games: allOf52,
		value: flag(func(h *House) *bool { return &h.LowRedoubled }),
		apply: func(r *Rules) { r.MadeRedoubled = 50 },
	},
	{ // the compendium: 300, by custom 200; the Esperanto article: 300, earlier 200
		id: "undertricks", options: []string{"300", "200"}, words: []string{"", "undertricks=200"}, field: "UndertrickDoubled", games: allOf52,
		value: flag(func(h *House) *bool { return &h.LowUndertricks }),
		apply: func(r *Rules) { r.UndertrickDoubled[0] = []int{100, 200} },
	},
	{ // the compendium: 700, by custom 750
		id: "clean", options: []string{"700", "750"}, words: []string{"", "clean=750"}, field: "RubberBonus", games: rubberOnly,
		value: flag(func(h *House) *bool { return &h.HighClean }),
		apply: func(r *Rules) { r.RubberBonus[0] = 750 },
	},
	{ // the lecture notes: 100, more rarely 50; the laws: 100, earlier 50
		id: "part", options: []string{"100", "50"}, words: []string{"", "part=50"}, field: "UnfinishedPart", games: rubberOnly,
		value: flag(func(h *House) *bool { return &h.LowPart }),
		apply: func(r *Rules) { r.UnfinishedPart = 50 },
	},
	{ // the lecture notes: points, by custom hundreds; the Esperanto article: hundreds
		id: "result", options: []string{"points", "hundreds"}, words: []string{"", "hundreds"}, field: "Hundreds", games: rubberOnly,
		value: flag(func(h *House) *bool { return &h.Hundreds }),
		apply: func(r *Rules) { r.Hundreds = true },
	},
	{ // the Esperanto article: may be left out
		id: "honours", options: []string{"yes", "no"}, words: []string{"", "no-honours"}, field: "Honours", games: carriedOnes,
		value: flag(func(h *House) *bool { return &h.NoHonours }),
		apply: func(r *Rules) { r.Honours = HonourBonus{} },
	},
	{ // the lecture notes: each side that has a part-score; the laws: one that was made on the last board
		id: "end", options: []string{"holder", "last"}, words: []string{"", "end=last"}, field: "EndPartFor", games: chicagoOnly,
		value: flag(func(h *House) *bool { return &h.LastPart }),
		apply: func(r *Rules) { r.EndPartFor = LastBoard },
	},
	{ // the lecture notes: 50, more rarely 100
		id: "part-score", options: []string{"50", "100"}, words: []string{"", "part-score=100"}, field: "PartScore", games: duplicates,
		value: flag(func(h *House) *bool { return &h.HighPartScore }),
		apply: func(r *Rules) { r.PartScore = 100 },
	},
}

// kin returns the name of the game without [suffix36], which is that of the game with 52 cards.
func (r Rules) kin() string { return strings.TrimSuffix(r.Name, suffix36) }

// String returns the text form.
func (h House) String() string {
	var words []string
	for _, rule := range houseRules {
		if value := rule.value(&h, nil); value > 0 && value < len(rule.words) {
			words = append(words, rule.words[value])
		}
	}
	return strings.Join(words, ",")
}

// ParseHouse reads the text form, in which the differences may come in any order.
func ParseHouse(text string) (House, error) {
	var h House
	if text == "" {
		return h, nil
	}
	for word := range strings.SplitSeq(text, ",") {
		rule, value, err := parseHouseWord(word)
		if err != nil {
			return House{}, err
		}
		if rule.value(&h, nil) != 0 {
			kind, _, _ := strings.Cut(word, "=")
			return House{}, &card.ParseError{What: fault.Say("list of house rules"), Text: text, Why: fault.Say("%q comes twice", kind)}
		}
		rule.value(&h, &value)
	}
	return h, nil
}

// parseHouseWord returns the rule and the value that a word of the text form stands for.
func parseHouseWord(word string) (rule *houseRule, value int, err error) {
	for _, rule := range houseRules {
		if value := slices.Index(rule.words[1:], word); value >= 0 {
			return rule, value + 1, nil
		}
	}
	kind, text, _ := strings.Cut(word, "=")
	switch {
	case kind+"=" == vulWord && word != kind:
		return nil, 0, &card.ParseError{What: fault.Say("vulnerability"), Text: text, Why: fault.Say("want dealing, None, NS, EW or Both")}
	case kind == dealerRule && word != kind:
		return nil, 0, &card.ParseError{What: fault.Say("seat"), Text: text, Why: fault.Say("want N, E, S or W")}
	}
	why := fault.Say("want plain-doubles, redeal, vul=dealing (or None, NS, EW, Both), dealer=N (or E, S, W), redoubled=50, undertricks=200, " +
		"clean=750, part=50, hundreds, no-honours, end=last or part-score=100")
	return nil, 0, &card.ParseError{What: fault.Say("house rule"), Text: word, Why: why}
}
