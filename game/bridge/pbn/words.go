package pbn

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// word takes a word behind a tag. What is joined to a call or a card without a blank is said of it.
func (g *Games) word(t token) {
	current := &g.game
	inSection := current.line > 0 && (g.section == "Auction" || g.section == "Play")
	switch {
	case inSection && (!g.gap || goesOn(t.text, g.section)):
		g.gap = false
	case g.section == "again":
		return
	case current.line == 0 || g.gap || g.section == "":
		g.astray(Fault{t.line, Text, fault.Errorf("%.40q is neither a tag nor a comment", t.text)})
		g.gap, g.section = current.line > 0, ""
		return
	case !inSection:
		g.row(t.text)
		return
	}
	acts, most := &current.calls, mostCalls
	if g.section == "Play" {
		acts, most = &current.cards, mostCards
	}
	if t.text[0] == '^' {
		current.irregular = true
		return
	}
	if upper := strings.ToUpper(t.text); upper == "PASS" && len(*acts) > 0 && g.section == "Auction" && (*acts)[len(*acts)-1].text == "All" {
		(*acts)[len(*acts)-1].text = "AP"
		return
	}
	text, a := annotated(t.text)
	if text == "" && len(*acts) > 0 {
		last := &(*acts)[len(*acts)-1]
		last.Mark += a.Mark
		last.notes = append(last.notes, a.notes...)
		return
	}
	if text == "" {
		return
	}
	if strings.EqualFold(text, "all") {
		text = "All"
	}
	if len(*acts) == most {
		if !current.long {
			g.fault(Fault{t.line, map[string]Lost{"Auction": Call, "Play": Card}[g.section], fault.Errorf("there are too many words behind [%s]: the rest is left out", g.section)})
		}
		current.long = true
		return
	}
	a.line, a.text, a.section = t.line, text, g.section
	*acts = append(*acts, a)
}

// goesOn reports whether a word after an empty line continues a section.
func goesOn(text, section string) bool {
	text, _ = annotated(text)
	if text == "" || strings.Trim(text, "-+*") == "" {
		return true
	}
	if section == "Play" {
		_, err := parseCard(text)
		return err == nil
	}
	_, _, err := parseCall(text)
	return err == nil || strings.EqualFold(text, "all")
}

// annotated returns a call or a card without what is said of it: its mark, and the numbers of what explains it.
func annotated(text string) (bare string, a act) {
	end := strings.IndexAny(text, "!?=$")
	if end < 0 {
		end = len(text)
	}
	bare, text = text[:end], text[end:]
	if call, star := strings.CutSuffix(bare, "*"); star && strings.Trim(call, "*") != "" {
		bare, a.Mark = call, "*" // an alert
	}
	for text != "" {
		if text[0] == '=' {
			number, after, _ := strings.Cut(text[1:], "=")
			a.notes, text = append(a.notes, number), after
			continue
		}
		end := strings.IndexByte(text, '=')
		if end < 0 {
			end = len(text)
		}
		a.Mark, text = a.Mark+text[:end], text[end:]
	}
	return bare, a
}
