package table

// openBoard leads to the review of a board of the rubber, after a number of its events. It lies on
// the table, which is as it was when it is taken away.
func (c *scoring) openBoard(board, events int) {
	if c.play.reviewable() {
		c.play.options.OnReview(board, events)
	}
}

// reviewable reports whether there are reviews of what is played here.
func (p *playing) reviewable() bool {
	return p.model.Over && p.options.OnReview != nil && !p.droppable()
}

// reviewBoard looks back on a board: the one chosen on the score sheet, at what is chosen among
// what could have been better, or else the board that is over from its start.
func (c *scoring) reviewBoard() {
	board, events := c.play.model.Board, 0
	switch top := c.parts.sheets.Top().(type) {
	case *scoreSheet:
		if top.chosen >= 0 {
			board = top.chosen
		}
	case *lookBackSheet:
		events = c.lookBack.chosen + 1
	}
	c.openBoard(board, events)
}
