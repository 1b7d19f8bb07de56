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
	deals = dealLines(t, n)
	if p.options.Branch {
		deals = []string{text.T("few.table.branch"), deals[len(deals)-1]}
	}
	return deals, contractLines(t, n), standingLines(t, n)
}

// dealLines describes the deal, and who deals or sits alone.
func dealLines(t few.Table, n fewtext.Names) []string {
	setup := t.Setup()
	if t.Rules().Kind == few.BridgeForThree {
		short := text.T("few.table.rubber-deal", "Rubber", setup.Rubber, "N", setup.Number)
		return []string{
			text.T("few.table.rubber-alone"+you(n, setup.Soloist), "Deal", short, "Name", n.Name(setup.Soloist)),
			short, text.T("few.table.deal", "N", setup.Number),
		}
	}
	short := text.T("few.table.deal", "N", setup.Number)
	return []string{text.T("few.table.deal-by"+you(n, setup.Dealer), "N", setup.Number, "Name", n.Name(setup.Dealer)), short}
}

// contractLines describes the contract and its state.
func contractLines(t few.Table, n fewtext.Names) []string {
	c, r := t.Contract(), t.Rules()
	switch t.Stage() {
	case few.StageGiving:
		return []string{text.T("few.table.stage.giving")}
	case few.StageExchanging:
		return []string{text.T("few.table.stage.exchanging")}
	case few.StageBidding:
		return []string{text.T("few.table.stage.bidding")}
	case few.StageNaming:
		if c.Level == 0 { // trumps aren't named yet
			return []string{fewtext.Bid(n, c)}
		}
		return []string{fewtext.Contract(n, c)}
	}
	if c.PassedOut() {
		return []string{fewtext.Contract(n, c)}
	}
	contract := fewtext.Contract(n, c)
	tricks := text.T("few.table.progress", "Has", t.DeclarerTricks(), "Needs", r.Needs(c))
	if c.Strain == few.Nullo {
		tricks = text.T("few.table.progress-nullo", "Has", t.DeclarerTricks(), "Most", r.Needs(c))
	}
	return []string{
		text.T("few.table.contract", "Contract", contract, "Tricks", tricks),
		text.T("few.table.contract", "Contract", fewtext.ContractName(c), "Tricks", tricks),
	}
}

// standingLines describes each side's points below the line, games and vulnerability.
func standingLines(t few.Table, n fewtext.Names) []string {
	setup := t.Setup()
	var long, short []string
	for side := range few.Side(t.Rules().Sides()) {
		below, games := setup.Standing.Below[side], setup.Standing.Games[side]
		values := []any{"Side", n.Side(setup, side), "Below", text.Points(below), "N", games}
		id := ""
		if games > 0 {
			id = "-game"
		}
		long = append(long, text.TN("few.table.standing"+id, games, values...))
		short = append(short, text.TN("few.table.standing"+id+"-short", games, values...))
	}
	return []string{joined(long), joined(short)}
}

// joined joins the descriptions of several sides into one line.
func joined(each []string) string {
	line := each[0]
	for _, more := range each[1:] {
		line = text.T("few.table.both", "One", line, "Other", more)
	}
	return line
}

// you returns the end of the id of a message about a player: the one for the user if it is the user.
func you(n fewtext.Names, p few.Player) string {
	if n.Is(p) {
		return "-you"
	}
	return ""
}
