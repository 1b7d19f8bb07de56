package pbn

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// nested reports whether a line shows that the current comment was never ended: another one starts, and there were tags
// in between.
func (g *Games) nested(text string) bool {
	brace := strings.IndexByte(text, '{')
	return g.deals && brace >= 0 && !strings.Contains(text[:brace], "}")
}

// reopen ends the current comment with the line where it started, and processes the lines since.
func (g *Games) reopen() (found []Found) {
	lines := g.lines
	at := g.scanner.comment
	said := g.scanner.said[0]
	g.scanner.comment, g.scanner.said, g.lines, g.deals = 0, nil, nil, false
	g.comment(token{line: at, kind: comment, text: said})
	g.fault(Fault{at, Nothing, fault.New("this comment in braces has no end: what follows its line is read")})
	for _, l := range lines {
		found = append(found, g.Take(l.line, l.text)...)
	}
	return found
}

// comment processes a comment.
func (g *Games) comment(t token) {
	if t.text == "" {
		return
	}
	current := &g.game
	if current.line == 0 { // it belongs to the first game
		if len(g.said) < mostSaid {
			g.said = append(g.said, t)
		}
		return
	}
	if !g.fits(t.text) {
		return
	}
	acts := current.calls
	if g.section == "Play" {
		acts = current.cards
	}
	if (g.section == "Auction" || g.section == "Play") && len(acts) > 0 {
		last := &acts[len(acts)-1]
		last.Comment = joined(last.Comment, t.text)
		return
	}
	goesOn := g.commented == t.line || t.indent && g.commented == t.line-1
	if last := len(current.tags) - 1; goesOn && current.tags[last].Name == "" {
		current.tags[last].Value = joined(current.tags[last].Value, t.text)
	} else {
		current.tags = append(current.tags, Tag{Value: t.text})
		current.lines = append(current.lines, t.line)
	}
	g.commented = t.last
}

// joined returns two texts, each on a line of its own.
func joined(a, b string) string { return strings.Trim(a+"\n"+b, "\n") }
