package review

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// lines judges cards by what could be known, in the background: one at a time.
type lines struct {
	works
	of     *model
	effort line.Effort
	known  map[asked]*toldLine // nil while it is being worked out
	stop   context.CancelFunc
	at     asked  // worked out last, or being worked out
	asked  int    // how many have been
	update func() // of the screen
}

// toldLine holds the words on a line, and its diagrams.
type toldLine struct {
	words     []string // none if it couldn't be judged
	contrasts []contrast
}

// judgeable reports whether an event is a card with a choice, after the opening lead.
func (l *lines) judgeable(event int) bool {
	m := l.of
	if event < 0 || event >= m.record().last() || !m.mine.finished() || m.hidden(event) {
		return false
	}
	whole := m.record().whole()
	return event > whole.Opening() && whole.Events()[event].Kind == bridge.PlayKind && m.record().choice(event)
}

// ask judges the card of an event, unless that has been done. What was asked before is dropped.
func (l *lines) ask(event int) {
	key := asked{l.of.away, event}
	if _, ok := l.known[key]; ok || !l.judgeable(event) {
		return
	}
	if l.stop != nil {
		l.stop()
	}
	if told, ok := l.known[l.at]; ok && told == nil { // dropped, and can be asked again
		delete(l.known, l.at)
	}
	l.asked++
	turn := l.asked
	ctx, cancel := context.WithCancel(l.ctx)
	l.stop = cancel
	r := l.of.record()
	b, played, yours := r.places[event], r.whole().Events()[event].Card, r.yours(event) && !r.user.Watches
	by := bot.Player{Level: bot.Expert, Cards: l.of.cards()}
	l.known[key], l.at = nil, key
	l.runner.Run(l.ctx, func() func() {
		defer background.Spare()()
		defer cancel()
		v := b.View(b.Actor())
		j, err := line.Judge(ctx, v, by, l.effort, played)
		var unseen *line.Unseen
		if err == nil && !j.Tried {
			if u, err := line.Unseeing(ctx, v, by, j, played, l.effort); err == nil {
				unseen = &u
			}
		}
		return func() {
			if turn != l.asked { // another card was asked for
				return
			}
			if err != nil {
				l.known[key] = &toldLine{words: []string{text.T("odds.too-many")}}
			} else {
				l.known[key] = &toldLine{bridgetext.Line(j, played, yours, unseen), contrasts(j, played, hiddenFrom(v))}
			}
			l.update()
		}
	})
}

// hiddenFrom returns the two seats whose hands a viewer doesn't see, in the order of [card.Seats].
func hiddenFrom(v bridge.View) (hidden [2]card.Seat) {
	n := 0
	for _, seat := range card.Seats {
		if _, seen := v.Hand(seat); !seen && n < len(hidden) {
			hidden[n] = seat
			n++
		}
	}
	return hidden
}

// explain works out why the card of a moment was costly, and how good its player's line was.
func (p *page) explain(event int) {
	p.answers.explain(event)
	if _, ok := p.record().moment(event); ok {
		p.lines.ask(event)
	}
}

// askLine judges the card of the place that is looked at.
func (s *Screen) askLine() {
	if p := s.page(); p != nil {
		p.lines.ask(p.event())
		s.parts.showPlace()
	}
}

// turnSearch stops the search, or resumes it.
func (s *Screen) turnSearch() {
	if p := s.page(); p != nil {
		p.search.turn()
	}
}

// honestWords says how good the line was by what could be known or, without that, that the user saw less than
// what the card was judged by.
func (p *page) honestWords(event int) []string {
	told, ok := p.lines.known[asked{p.model.away, event}]
	at, costly := p.record().moment(event)
	switch {
	case ok && told == nil:
		return []string{text.T("odds.ponders")}
	case ok && len(told.words) > 0: // a paragraph
		return []string{strings.Join(told.words, " ")}
	case costly && at.yours && len(at.Better) > 0:
		return []string{text.T("board.honest")}
	}
	return nil
}

// contrasts returns the layouts that tell the line at this place from the best one, if its words are shown.
func (p *page) contrasts(said string) []contrast {
	event := p.event()
	if said != "" || p.pointed >= 0 || event < 0 || p.hidden(event) {
		return nil
	}
	if told := p.lines.known[asked{p.model.away, event}]; told != nil {
		return told.contrasts
	}
	return nil
}
