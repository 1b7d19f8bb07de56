package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// inField reports whether the deal is played at many tables. Then other is one of these.
func (m *model) inField() bool { return len(m.tables) > 0 }

// visitTable shows the play at a table of the field, from 2 on, if its result is in.
func (m *model) visitTable(table int) {
	if i := table - 2; i >= 0 && i < len(m.tables) && m.mine.finished() {
		m.setOther(m.tables[i])
		if m.hasOther() {
			m.visited, m.away = table, true
		}
	}
}

// crossTable switches between the table on display and the board's own; without a field, the other table.
func (s *Screen) crossTable() {
	p := s.page()
	if p == nil || !p.inField() {
		s.crossOver()
		return
	}
	p.cross()
	s.Update(false)
}

// fieldWords describes how the board compares with all tables.
func (p *page) fieldWords(by field.Method) string {
	boards := []bridge.Board{p.mine.whole()}
	for _, o := range p.tables {
		boards = append(boards, o.Board)
	}
	v := results.View{Side: p.mine.user.Seat.Side(), By: by}
	words, _ := v.Summary(field.Of(boards))
	return text.TN("board.field", len(boards), "Result", words)
}
