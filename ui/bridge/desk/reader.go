package desk

import (
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/seating"
)

// reader reads the data of tables and screens, off Fyne's goroutine. It is a value: the user's later choices don't
// change it.
type reader struct {
	seating.Reader
	played choices.Played
}

func (s *shared) reader() reader {
	rd := seating.ReaderOf(s.store, s.choices, s.played(), s.deals)
	if s.window.Fast() {
		rd.Level, rd.Book = func(card.Side) (all [2]bot.Level) { return all }, false
	}
	return reader{rd, s.choices.Played}
}
