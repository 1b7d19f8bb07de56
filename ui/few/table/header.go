package table

import (
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// headerLines returns the texts of the line above the table: which deal it is and who deals, the contract with the tricks taken and needed,
// and what each side has on the sheet; each from the longest wording to the shortest.
func (p *playing) headerLines() (deals, contracts, scores []string) {
	if len(p.model.Piles) == 0 {
		return []string{""}, []string{""}, []string{""}
	}
	t, n := p.model.Table, p.options.Names
	deals = fewtext.DealLines(t, n)
	if p.options.Branch {
		deals = []string{text.T("few.table.branch"), deals[len(deals)-1]}
	}
	return deals, fewtext.ContractLines(t, n), fewtext.StandingLines(t, n)
}

// you returns the end of the id of a message about a player: the one for the user if it is the user.
func you(n fewtext.Names, p few.Player) string {
	if n.Is(p) {
		return "-you"
	}
	return ""
}
