package pbn

import (
	"fmt"
	"slices"
	"strings"
)

// unsaid returns what is said of words that have become no event, as comments, and notes that nothing refers to.
func (p *player) unsaid() (tags Tags) {
	said := map[string]int{}
	for _, r := range p.remarks {
		said[r.Note+"\n"+r.Comment]++
	}
	for _, a := range slices.Concat(p.calls, p.cards) {
		note := ""
		for _, number := range a.notes {
			if its := p.note(number); its != "*" {
				note = joined(note, its)
			}
		}
		if key := note + "\n" + a.Comment; said[key] > 0 {
			said[key]--
		} else if key != "\n" {
			tags = append(tags, Tag{Value: joined(note, a.Comment)})
		}
	}
	for _, t := range p.tags {
		number, _, _ := strings.Cut(t.Value, ":")
		if t.Name == "Note" && !slices.ContainsFunc(slices.Concat(p.calls, p.cards), func(a act) bool { return slices.Contains(a.notes, strings.TrimSpace(number)) }) {
			tags = append(tags, t)
		}
	}
	return tags
}

// Word is a call or a card as it is written, with what is said of it.
type Word struct {
	Text string
	Remark
}

// Written returns calls or cards that are no play of a board as a section of that name, behind it what explains them, and comments.
func Written(name, value string, words []Word) (tags Tags) {
	var texts, notes []string
	for _, w := range words {
		text := w.Text + w.Mark
		if w.Note != "" {
			if !slices.Contains(notes, w.Note) {
				notes = append(notes, w.Note)
			}
			text += fmt.Sprintf(" =%d=", slices.Index(notes, w.Note)+1)
		}
		if texts = append(texts, text); w.Comment != "" {
			tags = append(tags, Tag{Value: w.Comment})
		}
	}
	tags = append(tags, Tag{Name: name, Value: value, Rows: inFours(texts)})
	for i, note := range notes {
		tags = append(tags, Tag{Name: "Note", Value: fmt.Sprintf("%d:%s", i+1, note)})
	}
	return tags
}

// inFours returns words in rows of four.
func inFours(words []string) (rows []string) {
	for four := range slices.Chunk(words, 4) {
		rows = append(rows, strings.Join(four, " "))
	}
	return rows
}

// sections are the tags of what was called and played.
var sections = []string{"Auction", "Play", "Note"}

// written returns the sections of calls and cards as they are written, with what explains them, and what is said behind them.
func (g game) written() (tags Tags) {
	for _, a := range slices.Concat(g.calls, g.cards) {
		if a.Comment != "" {
			tags = append(tags, Tag{Value: a.Comment})
		}
	}
	for _, t := range g.tags {
		switch {
		case t.Name == "Auction" && len(g.calls) > 0:
			t.Rows = rowsOf(g.calls)
		case t.Name == "Play" && len(g.cards) > 0:
			t.Rows = rowsOf(g.cards)
		case t.Name != "Note":
			continue
		}
		tags = append(tags, t)
	}
	return tags
}

// rowsOf returns words with their marks and the numbers of what explains them.
func rowsOf(all []act) []string {
	var words []string
	for _, a := range all {
		word := a.text + a.Mark
		for _, n := range a.notes {
			word += " =" + n + "="
		}
		words = append(words, word)
	}
	return inFours(words)
}
