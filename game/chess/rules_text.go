package chess

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Ruling is one ruling that a table can choose.
type Ruling struct {
	ID      string   // name in the text form of rules
	Options []string // as in the text form; the first is the document's choice
	Chosen  int      // index of the chosen option
}

// ruling is a field of Rules with its name in the text form.
type ruling struct {
	id      string
	options []string
	matters func(Variant) bool // nil for every variant
	field   func(*Rules) *uint8
}

func inB(v Variant) bool      { return v.Mode == B }
func inA(v Variant) bool      { return v.Mode != B && v.Persons > 2 }
func inA1(v Variant) bool     { return v.Mode == A1 }
func withDice(v Variant) bool { return v.Dice }

// rulings lists the fields of Rules in the order of the text form.
var rulings = []ruling{
	{"layout", []string{"middle", "outer"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Layout) }},
	{"seats", []string{"clockwise", "anticlockwise"}, func(v Variant) bool { return v.Armies().Len() > 2 },
		func(r *Rules) *uint8 { return (*uint8)(&r.Seats) }},
	{"partners", []string{"opposite", "beside"}, inB, func(r *Rules) *uint8 { return (*uint8)(&r.Partners) }},
	{"pawn-capture", []string{"beside", "across"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.PawnCapture) }},
	{"double-leap", []string{"yes", "no"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.DoubleLeap) }},
	{"pass", []string{"forced", "free"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Pass) }},
	{"castle-passage", []string{"open", "stops"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.CastlePassage) }},
	{"exchange", []string{"move", "free"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Exchange) }},
	{"declined", []string{"bound", "free"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Declined) }},
	{"kingless", []string{"may", "may-not"}, inB, func(r *Rules) *uint8 { return (*uint8)(&r.KinglessB) }},
	{"repetition", []string{"3", "2", "4", "5"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Repetition) }},
	{"limit", []string{"50", "25", "100"}, nil, func(r *Rules) *uint8 { return (*uint8)(&r.Limit) }},
	{"length", []string{"full", "120"}, inA1, func(r *Rules) *uint8 { return (*uint8)(&r.Length) }},
	{"dice-turn", []string{"whole", "free"}, withDice, func(r *Rules) *uint8 { return (*uint8)(&r.DiceTurn) }},
	{"tour", []string{"clockwise", "either", "none"}, withDice, func(r *Rules) *uint8 { return (*uint8)(&r.Tour) }},
	{"queens-yield", []string{"yes", "no"}, withDice, func(r *Rules) *uint8 { return (*uint8)(&r.QueensYield) }},
	{"resign", []string{"leave", "stay"}, inA, func(r *Rules) *uint8 { return (*uint8)(&r.Resign) }},
	{"allies", []string{"half", "none", "full"}, func(v Variant) bool { return inA(v) && v.Mode == A2 },
		func(r *Rules) *uint8 { return (*uint8)(&r.Allies) }},
}

// Rulings returns the rulings that matter in the variant, in the order of the text form.
func (r Rules) Rulings() []Ruling {
	var all []Ruling
	for _, ruling := range rulings {
		if ruling.matters == nil || ruling.matters(r.Variant) {
			all = append(all, Ruling{ruling.id, slices.Clone(ruling.options), int(*ruling.field(&r))})
		}
	}
	return all
}

// With returns the rules with another option of the ruling, by its index in [Ruling].Options. It refuses a ruling that
// doesn't matter in the variant.
func (r Rules) With(id string, option int) (Rules, error) {
	i := slices.IndexFunc(rulings, func(ruling ruling) bool { return ruling.id == id })
	switch {
	case i < 0:
		return r, fault.Errorf("there is no ruling %q", id)
	case rulings[i].matters != nil && !rulings[i].matters(r.Variant):
		return r, fault.Errorf("ruling %q doesn't matter in %v", id, r.Variant)
	case option < 0 || option >= len(rulings[i].options):
		return r, fault.Errorf("ruling %q has no option %d", id, option)
	}
	*rulings[i].field(&r) = uint8(option)
	return r, nil
}

// Check returns nil if the rules are valid: the variant is one of [Variants], and each ruling has one of its options
// and, if it doesn't matter in the variant, the first.
func (r Rules) Check() error {
	if !r.Variant.Valid() {
		return fault.Errorf("there is no variant %v", r.Variant)
	}
	for _, ruling := range rulings {
		if option := int(*ruling.field(&r)); option != 0 {
			if _, err := r.With(ruling.id, option); err != nil {
				return err
			}
		}
	}
	return nil
}

// String returns the variant and the differences from the document, as in A1-4 double-leap=no limit=100.
func (r Rules) String() string {
	return strings.Join(append([]string{r.Variant.String()}, r.differences()...), " ")
}

func (r Rules) differences() []string {
	var words []string
	for _, ruling := range rulings {
		if option := *ruling.field(&r); option != 0 {
			words = append(words, ruling.id+"="+ruling.options[option])
		}
	}
	return words
}

// ParseRules reads the text form, whose rulings may be in any order, each once.
func ParseRules(text string) (Rules, error) {
	variant, rest, _ := strings.Cut(text, " ")
	v, err := ParseVariant(variant)
	if err != nil {
		return Rules{}, err
	}
	return parseDifferences(v, strings.Fields(rest))
}

func parseDifferences(v Variant, words []string) (Rules, error) {
	r, seen := Usual(v), map[string]bool{}
	for _, word := range words {
		id, option, _ := strings.Cut(word, "=")
		i := slices.IndexFunc(rulings, func(ruling ruling) bool { return ruling.id == id })
		if i < 0 || seen[id] {
			return Rules{}, fault.Errorf("rules: no ruling is %q, or it is there twice", id)
		}
		seen[id] = true
		var err error
		if r, err = r.With(id, slices.Index(rulings[i].options, option)); err != nil {
			return Rules{}, fault.Errorf("rules: %q: %w; the options are %s", word, err, strings.Join(rulings[i].options, ", "))
		}
	}
	return r, nil
}
