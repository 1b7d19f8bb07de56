package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Rule tells the user what is wrong with what he tried, if err is a [*poker.RuleError]. Any other error is told in its own
// words.
func Rule(err error) string {
	var broken *poker.RuleError
	if !errors.As(err, &broken) || !text.Has("poker.rule."+broken.Rule.String()) {
		return err.Error()
	}
	return text.T("poker.rule."+broken.Rule.String(), "Card", Card(broken.Card), "Row", Sentence(InRow(broken.Row)), "N", broken.Number)
}
