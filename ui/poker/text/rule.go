package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Rule tells the user why an act is illegal, if err is a [*poker.RuleError]. Any other error gives its own message.
func Rule(err error) string {
	var broken *poker.RuleError
	if !errors.As(err, &broken) || broken.Rule != poker.FreeBoxes && !text.Has("poker.rule."+broken.Rule.String()) {
		return text.Error(err)
	}
	switch broken.Rule {
	case poker.FreeBoxes:
		return text.T("poker.rule.FreeBoxes." + broken.Row.String())
	case poker.PlaceCount, poker.DiscardCount:
		return text.TN("poker.rule."+broken.Rule.String(), broken.Number)
	}
	return text.T("poker.rule."+broken.Rule.String(), "Card", Card(broken.Card))
}
