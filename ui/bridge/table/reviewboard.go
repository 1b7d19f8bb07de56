package table

// reviewable reports whether the board can be reviewed.
func (p *playing) reviewable() bool {
	return p.model.Over && p.options.OnReview != nil && !p.droppable()
}

// reviewBoard looks back on a board: the one chosen on the score sheet, at what is chosen among
// what could have been better, or else the board that is over from its start. The table is as it was when the review is left.
func (c *scoring) reviewBoard() {
	if !c.play.reviewable() {
		return
	}
	board, events := c.play.model.Board, 0
	switch top := c.parts.sheets.Top().(type) {
	case *scoreSheet:
		if top.chosen >= 0 {
			board = top.chosen
		}
	case *lookBackSheet:
		events = c.lookBack.chosen + 1
	}
	c.play.options.OnReview(board, events)
}
