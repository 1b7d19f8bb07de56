package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// leaveSheet shows the price of leaving the game, and asks once.
type leaveSheet struct{ laid }

// openLeave asks whether the user wants to leave, or explains why that isn't possible now.
func (s *Screen) openLeave() {
	if !s.state.MayLeave() {
		words := text.T("poker.leave-later")
		if s.state.Hand.Over() {
			words = text.T("poker.leave-first")
		}
		s.say(words)
		return
	}
	s.sheets.Push(&leaveSheet{laid{screen: s}})
	s.show()
}

// Build implements [sheet.Sheet].
func (l *leaveSheet) Build() fyne.CanvasObject { return l.screen.fitted(l.build) }

func (l *leaveSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("poker.leave-title"), l.screen.price(),
		paper.Button(text.T("poker.leave-do"), text.T("key.enter"), true, l.Enter),
		paper.Button(text.T("poker.leave-not"), text.T("key.escape"), false, func() { l.screen.sheets.Remove(l) }))
}

// price describes the price of leaving.
func (s *Screen) price() string {
	var words []string
	for _, pay := range s.session.Price() {
		other, _ := s.model.Player(pay.Pair.Second)
		id, owed := "poker.price", -pay.Points*s.state.Game.State().Rules.Point
		if owed > -pay.Paid {
			id = "poker.price-limited"
		}
		words = append(words, text.T(id, "Name", other.Name, "Chips", pokertext.Chips(-pay.Paid), "Owed", pokertext.Chips(owed), "N", other.Next))
	}
	if len(words) == 0 {
		words = []string{text.T("poker.price-none")}
	}
	return strings.Join(append(words, text.T("poker.leave-ends")), "\n")
}

// Enter implements [sheet.Sheet]: the user leaves, and the game is over.
func (l *leaveSheet) Enter() {
	s := l.screen
	s.work.Write(s.work.Ctx, s.session.Leave, func(error) {})
}
