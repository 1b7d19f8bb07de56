package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// settleSheet asks whether to break off the session, and shows the consequences.
type settleSheet struct{ laid }

// settles reports whether the session can be broken off now: a deal is over, and no rubber of the last has been won.
func (s *Screen) settles() bool {
	return s.state.Over() && !s.state.Ended() && s.state.Session.Settles()
}

// openSettle asks whether to break off the session, or says when that is possible.
func (s *Screen) openSettle() {
	if s.settles() {
		s.sheets.Push(&settleSheet{laid{screen: s}})
	} else if !s.model.Over {
		s.say(text.T("few.table.settle-later"))
	}
}

// Build implements [sheet.Sheet].
func (o *settleSheet) Build() fyne.CanvasObject { return o.screen.fitted(o.build) }

func (o *settleSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := o.screen
	return paper.Notice(text.T("few.table.settle-title"), s.settleWords(),
		paper.Button(text.T("few.table.settle-do"), text.T("key.enter"), true, o.Enter),
		paper.Button(text.T("few.table.settle-not"), text.T("key.escape"), false, func() { s.sheets.Remove(o) }))
}

// settleWords describes the result of breaking off the session now.
func (s *Screen) settleWords() string {
	end, n := s.state.Session.Settle(), s.options.Names
	words := []string{text.T("few.table.settle-none")}
	if len(end.Lines) > 0 {
		words = nil
	}
	setup := s.state.Session.Next()
	for _, l := range end.Lines {
		words = append(words, text.TN("few.table.settle-line"+s.youAreIn(setup, l.Side), l.Points, "Side", n.Side(setup, l.Side),
			"Points", text.Points(l.Points), "What", fewtext.Item(s.Rules(), few.Contract{}, l.Item)))
	}
	return strings.Join(append(words, fewtext.Ending(n, end)), "\n")
}

// youAreIn returns the end of the id of a message about a side of a deal: the one for the user alone if it is that.
func (s *Screen) youAreIn(setup few.Setup, side few.Side) string {
	if setup.Side(s.config.Person) == side && !(setup.Rules.Kind == few.BridgeForThree && side == 1) {
		return "-you"
	}
	return ""
}

// Enter implements [sheet.Sheet]: it breaks the session off.
func (o *settleSheet) Enter() {
	s := o.screen
	s.sheets.Remove(o)
	s.work.Write(s.work.Ctx, s.session.Settle, func(error) {})
}
