package paper

import (
	"io"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge/club"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Evening writes all papers of an evening into one document: a page that says how to run it, the cards of the movement,
// travellers, score sheets, and for the boards curtain cards and lists to deal them by. Boards must be those of the evening.
func (p Paper) Evening(w io.Writer, about string, e Evening, boards []Board) error {
	b := p.begin(text.T("paper.evening"), about)
	b.instructions(e)
	for _, part := range []struct {
		title string
		write func()
	}{
		{"paper.movement", func() { b.tableCards(e); b.guides(e) }},
		{"paper.lists", func() { b.lists(boards) }},
		{"paper.curtains", func() { b.curtains(boards) }},
		{"paper.travellers", func() { b.travellers(e) }},
		{"paper.personal", func() { b.personal(e) }},
	} {
		b.title = text.T(part.title)
		part.write()
	}
	return b.Output(w)
}

// instructions has the page that says how to run the evening.
func (b *book) instructions(e Evening) {
	b.turn()
	m := e.Movement
	x, y, width := margin+10, b.top+8, b.Size.Width-2*margin-20
	about := text.T("paper.plan", "Kind", text.T("paper.kind."+m.Kind.String()), "Tables", text.TN("paper.tables", m.Tables),
		"Rounds", text.TN("paper.rounds", len(m.Rounds)), "Boards", text.TN("paper.boards-each", e.Each))
	y = prose(b, x, y, width, bold(12), about) + 4
	for i, words := range e.steps() {
		b.Write(x-8, y, page.Begin, bold(11), text.Points(i+1))
		y = prose(b, x, y, width, plain(11), words) + 3
	}
	b.scores(e, x, y+2, width)
}

// scores has what a board scores, for those who don't know the game's points.
func (b *book) scores(e Evening, x, y, width float64) {
	t := table{points: 9, columns: []column{
		{text.T("paper.scores"), 3, page.Begin}, {text.T("help.score.not"), 2, page.Middle}, {text.T("help.score.vul"), 2, page.Middle},
	}}
	for _, line := range bridgetext.Scores(e.Rules) {
		t.rows = append(t.rows, line[:])
	}
	t.high = min(6, (b.Size.Height-margin-y)/float64(len(t.rows)+1))
	t.draw(b, x, y, width)
}

// steps are the sentences for whoever runs the evening.
func (e Evening) steps() (steps []string) {
	m := e.Movement
	say := func(id string, pairs ...any) { steps = append(steps, text.T("paper.step."+id, pairs...)) }
	say("boards", "Boards", e.Boards(), "Cards", e.Rules.Deck.Len())
	say("deal")
	say("envelopes")
	if e.pairs() {
		say("pairs")
	} else {
		say("players")
	}
	if m.Kind == club.Mitchell {
		say("mitchell")
	}
	say("seats")
	say("play")
	say("traveller")
	steps = append(steps, e.boardsGo())
	if m.Missing > 0 {
		say("missing", "N", m.Missing)
	}
	say("score")
	return steps
}
