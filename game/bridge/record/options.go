package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
)

// rulesKeys are the rules of a board, a rubber or a session. What a table has ruled otherwise is house rules of Super
// Bridge in their text form, and options of the games with 52 cards: the fields of the rules that differ, in the order of
// [bridge.Rules.HouseRules].
type rulesKeys struct {
	Rules   string          `json:"rules"`
	House   string          `json:"house,omitempty"`
	Options json.RawMessage `json:"options,omitempty"`
}

func keysOf(r bridge.Rules) rulesKeys {
	k := rulesKeys{Rules: r.Name}
	switch {
	case r.House == bridge.House{}:
	case !r.Itemised:
		k.House = r.House.String()
	default:
		k.Options = options(r)
	}
	return k
}

// parse returns the rules.
func (k rulesKeys) parse() (bridge.Rules, error) {
	r, err := bridge.RulesNamed(k.Rules)
	switch {
	case err != nil:
		return bridge.Rules{}, err
	case r.Itemised && k.House != "":
		return bridge.Rules{}, fault.Errorf("the house rules of %s are in its options", k.Rules)
	case k.Options == nil:
		return bridge.ParseRules(k.Rules, k.House)
	case !r.Itemised || !r.HasHouse():
		return bridge.Rules{}, fault.Errorf("%s has no options", k.Rules)
	}
	return withOptions(r, k.Options)
}

// options returns the fields of the rules that differ, as an object.
func options(r bridge.Rules) json.RawMessage {
	var out bytes.Buffer
	for _, rule := range r.HouseRules() {
		if rule.Chosen == rule.Usual {
			continue
		}
		if out.Len() > 0 {
			out.WriteByte(',')
		}
		fmt.Fprintf(&out, "%q:%s", rule.Field, optionValue(r, rule.Field))
	}
	return json.RawMessage("{" + out.String() + "}")
}

// withOptions returns rules with the options of an object.
func withOptions(r bridge.Rules, object json.RawMessage) (bridge.Rules, error) {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(object, &given); err != nil || given == nil {
		return bridge.Rules{}, fault.New("its options are not an object")
	}
	var err error
	for _, rule := range r.HouseRules() {
		value, ok := given[rule.Field]
		if !ok {
			continue
		}
		delete(given, rule.Field)
		if r, err = withOption(r, rule, value); err != nil {
			return bridge.Rules{}, err
		}
	}
	for field := range given {
		return bridge.Rules{}, fault.Errorf("%s has no option %q", r.Name, field)
	}
	return r, nil
}

// withOption returns the rules with the option of a rule that has the value.
func withOption(r bridge.Rules, rule bridge.HouseRule, value json.RawMessage) (bridge.Rules, error) {
	var compact bytes.Buffer
	if err := json.Compact(&compact, value); err != nil {
		return bridge.Rules{}, err
	}
	var want fault.Phrase
	for i := range rule.Options {
		with, err := r.WithRule(rule.ID, i)
		if err != nil {
			return bridge.Rules{}, err
		}
		raw := optionValue(with, rule.Field)
		if bytes.Equal(raw, compact.Bytes()) {
			return with, nil
		}
		if i == 0 {
			want = fault.Say("%s", raw)
		} else {
			want = fault.Say("%v or %s", want, raw)
		}
	}
	return bridge.Rules{}, fault.Errorf("the option %q of %s is %v, not %s", rule.Field, r.Name, want, compact.Bytes())
}

// optionValue returns the value of a field of the rules: pairs are for a declarer not vulnerable, then vulnerable, or
// as documented at the field.
func optionValue(r bridge.Rules, field string) json.RawMessage {
	var value any
	switch field {
	case "MadeRedoubled":
		value = r.MadeRedoubled
	case "UndertrickDoubled":
		value = r.UndertrickDoubled
	case "RubberBonus":
		value = r.RubberBonus
	case "UnfinishedPart":
		value = r.UnfinishedPart
	case "Hundreds":
		value = r.Hundreds
	case "Honours":
		value = [3]int{r.Honours.Four, r.Honours.Five, r.Honours.Aces}
	case "RedealPassedOut":
		value = r.RedealPassedOut
	case "VulCycle":
		var words []string
		for _, vul := range r.VulCycle {
			words = append(words, vul.String())
		}
		value = words
	case "EndPartFor":
		value = [...]string{bridge.Holder: "Holder", bridge.LastBoard: "LastBoard"}[r.EndPartFor]
	case "PartScore":
		value = r.PartScore
	}
	out, err := json.Marshal(value)
	if err != nil || slices.Equal(out, []byte("null")) {
		panic("record: the house rules have an option that can't be written: " + field)
	}
	return out
}
