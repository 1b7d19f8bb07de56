package review

import (
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// update shows the place that is looked at; a step may be animated.
func (t *parts) update(step bool) {
	p := t.page.Model
	if p == nil || t.surface == nil {
		return
	}
	t.surface.Animated = step && t.animated
	t.surface.SetModel(p.table())
	t.title.Set(p.title(), theme.Current().Ink)
	t.subtitle.Set(p.subtitle(), theme.Current().Faint)
	t.showScored()
	t.showMoments()
	t.showWorth()
	t.showPlace()
}

// showScored shows the board's score, in the ink of a good or bad result for the user.
func (t *parts) showScored() {
	words, gain := "", 0
	if p := t.page.Model; p != nil {
		words, gain = p.record().scored()
	}
	t.scored.Set(words, theme.Current().ForYou(gain))
	t.scored.Hidden = words == ""
}

// showPlace updates the words on the place.
func (t *parts) showPlace() {
	p := t.page.Model
	ink := theme.Current()
	t.showCalls()
	t.slider.Place(p.n())
	t.curve.move(p.n())
	t.heading.Set(p.heading(), ink.Ink)
	t.taken.Set(taken(p.here()), ink.Faint)
	words := p.words()
	switch {
	case t.page.Said != "":
		words = t.page.Said
	case p.pointed >= 0:
		words = p.callWords(p.pointed)
	}
	t.words.Set(words, ink.Ink)
	t.more.Set(p.moreWords(t.page.Said), ink.Faint)
	t.more.Hidden = t.more.Text == ""
	t.diagrams.show(p.contrasts(t.page.Said))
	label := p.actLabel()
	t.act.Hidden = label == ""
	if t.act.Label != label {
		t.act.Label = label
		t.act.Refresh()
	}
	tries := p.tries()
	if p.typed != "" {
		tries = text.T("table.typed", "Letters", string(p.typed))
	}
	t.tries.Set(tries, ink.Faint)
	t.actRow.Hidden = label == "" && tries == ""
	t.buttons.set(p)
	t.rows.Refresh()
	t.column.Refresh()
}

// showCalls shows the auction, in as many rounds as there is room for, with the call marked that is pointed at or
// has just been made.
func (t *parts) showCalls() {
	p := t.page.Model
	marked := p.pointed
	if marked < 0 && p.n() > 0 && p.n() <= p.record().calls() {
		marked = p.n() - 1
	}
	room := int(t.calls.Object().Size().Height/theme.U(callHeight)+0.01) - 1
	t.calls.Show(p.record().whole().Table, p.model.cards(), marked, min(max(room, 1), t.rounds(p.model)), theme.U(callText)/theme.BodyText)
}

// actLabel returns the label of F's action: it reveals the answer, asks for it, or asks the adviser.
func (p *page) actLabel() string {
	switch event := p.event(); {
	case p.hidden(event) && p.finding:
		return text.T("board.show")
	case p.hidden(event):
		return text.T("board.find-it")
	case p.answers.advisable(event):
		return text.T("board.ask")
	}
	return ""
}

// act does it.
func (s *Screen) act() {
	p := s.page()
	if p == nil {
		return
	}
	switch event := p.event(); {
	case p.hidden(event) && p.finding:
		p.show(event)
		p.keepPuzzle(event, s.Say)
		p.explain(event)
	case p.hidden(event):
		s.visit(event)
		return
	case p.answers.advisable(event):
		p.answers.ask(event)
	default:
		return
	}
	s.Update(false)
}

// moreWords explains why something would have been better and what the hint would have been, and that no player sees
// all hands. At the beginning it is the user's note.
func (p *page) moreWords(said string) string {
	event := p.event()
	if p.n() == 0 && !p.finding && said == "" && p.pointed < 0 {
		note := p.board.Note
		if p.model.away {
			note = ""
		}
		return marks.Broken(marks.Clip(joined(note, told(p.source()), commented(p.source(), -1)), marks.MostNote))
	}
	if said != "" || p.pointed >= 0 {
		return ""
	}
	comment := ""
	if !p.finding {
		comment = marks.Broken(marks.Clip(commented(p.source(), p.n()-1), marks.MostNote))
	}
	if event < 0 || p.hidden(event) {
		return comment
	}
	var lines []string
	if comment != "" {
		lines = append(lines, comment)
	}
	if a := p.answers.to(event); a != nil && a.coming {
		lines = append(lines, text.T("table.hint-ponders"))
	} else if a != nil {
		for _, line := range []string{a.why, a.hint} {
			if line != "" {
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(append(lines, p.honestWords(event)...), "\n")
}

// showWorth updates the double-dummy results, and the other table's.
func (t *parts) showWorth() {
	p := t.page.Model
	if p == nil || t.worth == nil {
		return
	}
	ink := theme.Current()
	b := p.record().whole()
	t.worth.set(p.mine.found, b.Contract(), b.Rules.Tricks())
	t.worthWords.Set(p.worthWords(), ink.Ink)
	t.worthWords.Hidden = t.worthWords.Text == ""
	if words := p.searchWords(); words != t.searchWords.Text {
		t.searchWords.Set(words, ink.Faint)
		t.searchRow.Refresh() // the words may be wider
	}
	t.openHeading.Set(text.T("board.open-hands"), ink.Ink)
	t.searchRow.Hidden = t.searchWords.Text == ""
	t.openHeading.Hidden = !t.searchRow.Hidden
	t.failure.Set(p.failureWords(), ink.Bad)
	t.failure.Hidden = t.failure.Text == ""
	done, total := p.search.record().found.Progress()
	t.progress.Set(float32(done) / float32(max(total, 1)))
	t.progress.Hidden = p.search.stop == nil
	label := text.T("board.search-on")
	if p.search.stop != nil {
		label = text.T("board.search-stop")
	}
	if hidden := p.search.stop == nil && !p.search.promises(); hidden != t.search.Hidden || label != t.search.Label {
		t.search.Hidden, t.search.Label = hidden, label
		t.search.Refresh()
	}
	t.other.Set(p.otherWords(t.by), ink.Ink)
}

// worthRoom returns everything that determines the height that showWorth needs.
func (t *parts) worthRoom() [4]string {
	if t.worth == nil {
		return [4]string{}
	}
	return [4]string{t.worthWords.Text, t.failure.Text, t.other.Text, fmt.Sprint(t.searchRow.Hidden, t.progress.Hidden, t.search.Hidden, t.search.Label)}
}

// showMoments brings the list and the slider up to date.
func (t *parts) showMoments() {
	p := t.page.Model
	if p == nil {
		return
	}
	r := p.record()
	t.slider.Set(r.last(), r.tricks())
	t.curve.set(r.course(p.mine.user))
	if t.list != nil {
		t.listing.show()
	}
}

// showNews shows the new results of a search: all, or if they only tell more of other contracts, no more than these
// change. A search has news several times a second, mostly of a strain or two.
func (t *parts) showNews(all bool) {
	if all {
		t.showMoments()
		t.showWorth()
		t.showPlace()
		return
	}
	room := t.worthRoom()
	t.showWorth()
	if t.worthRoom() != room {
		t.showPlace()
	}
}

// judged reports whether the cost of all cards of the record on display is known.
func (p *page) judged() bool {
	acts, b := p.record().found.Acts, p.record().whole()
	return len(acts) == len(b.Events())-b.Opening() &&
		!slices.ContainsFunc(acts, func(a assess.Judged) bool { return a.Unknown })
}

// nothingWords explains why no card is listed.
func (p *page) nothingWords() string {
	switch {
	case p.record().whole().Contract().PassedOut():
		return text.T("board.nothing-played")
	case !p.judged() && p.search.stop != nil:
		return text.T("board.nothing-yet")
	case !p.judged():
		return text.T("board.nothing-known")
	case !p.all && !p.record().user.Watches:
		return text.T("board.nothing-yours")
	}
	return text.T("board.nothing")
}

// countWords says how many costly cards each side played, as far as known.
func (p *page) countWords() string {
	var cards [2]int
	all := p.record().moments(true)
	for _, at := range all {
		cards[at.Seat.Side()]++
	}
	if len(all) == 0 {
		return ""
	}
	return text.T("board.counts", "NS", cards[card.NS], "EW", cards[card.EW])
}
