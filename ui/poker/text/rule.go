package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Rule tells the user why an act is illegal, if err is a [*poker.RuleError]. Any other error gives its own message.
func Rule(err error) string {
	var broken *poker.RuleError
	if !errors.As(err, &broken) || !text.Has("poker.rule."+broken.Rule.String()) {
		return text.Error(err)
	}
	return text.T("poker.rule."+broken.Rule.String(), "Card", Card(broken.Card), "Row", Sentence(InRow(broken.Row)), "N", broken.Number)
}
