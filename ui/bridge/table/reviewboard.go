package table

// openBoard leads to the review of a board of the rubber, after a number of its events. It lies on
// the table, which is as it was when it is taken away.
func (s *Screen) openBoard(board, events int) {
	if s.reviewable() {
		s.options.OnReview(board, events)
	}
}

// reviewable reports whether there are reviews of what is played here.
func (s *Screen) reviewable() bool {
	return s.play.model.Over && s.options.OnReview != nil && !s.droppable()
}

// reviewBoard looks back on a board: the one chosen on the score sheet, at what is chosen among
// what could have been better, or else the board that is over from its start.
func (s *Screen) reviewBoard() {
	board, events := s.play.model.Board, 0
	switch top := s.sheets.Top().(type) {
	case *scoreSheet:
		if top.chosen >= 0 {
			board = top.chosen
		}
	case *lookBackSheet:
		events = s.lookBack.chosen + 1
	}
	s.openBoard(board, events)
}
