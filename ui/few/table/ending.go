package table

import "github.com/superbridge/superbridge/ui/kit/text"

// scoring follows the play of a deal: its result, the score, the end, and where the user goes from there.
type scoring struct {
	table
	finale  *finale
	laid    laid
	command func(rune) // does what a letter stands for
}

// ending is something that can be done when a deal is over.
type ending struct {
	label, key string
	letter     rune // that does it, or 0
	do         func()
}

// endings lists the actions when the deal is over. Enter does the first.
func (c *scoring) endings() []ending {
	enter := text.T("key.enter")
	if c.play.options.Branch {
		return c.branchEndings(enter)
	}
	all := []ending{{text.T("few.table.next-deal"), enter, 0, c.play.next}}
	if c.play.state.Session.Over() {
		all = []ending{{text.T("few.table.to-end"), enter, 0, c.openEnd}}
	}
	all = append(all, ending{text.T("few.table.score"), text.T("few.table.key.score"), 'w', c.turnScore})
	if c.play.options.OnReview != nil {
		all = append(all, ending{text.T("few.table.review"), text.T("few.table.key.review"), 'v', c.review})
	}
	if c.play.settles() {
		all = append(all, ending{text.T("few.table.settle"), text.T("few.table.key.settle"), 'q', c.openSettle})
	}
	return all
}

// branchEndings are those of a deal that was played on from a place in another one: no deal follows.
func (c *scoring) branchEndings(enter string) []ending {
	all := []ending{{text.T("few.table.branch-leave"), enter, 0, c.home}}
	if c.play.options.OnReview != nil {
		all = append(all, ending{text.T("few.table.review"), text.T("few.table.key.review"), 'v', c.review})
	}
	return all
}

// review reviews the finished deal.
func (c *scoring) review() {
	if c.play.options.OnReview != nil && c.play.state.Over() {
		c.play.options.OnReview(c.play.state.Session.Boards() - 1)
	}
}

// home leaves the table. The session stays saved.
func (c *scoring) home() {
	c.finale.finish()
	c.play.options.OnHome()
}
