package pbn

import (
	"fmt"
	"slices"
	"strings"
)

// unsaid returns the remarks on words that have become no event, as comments, and notes that nothing refers to.
func (p *player) unsaid() (tags Tags) {
	said := map[string]int{}
	for _, r := range p.remarks {
		said[r.Note+"\n"+r.Comment]++
	}
	for _, a := range slices.Concat(p.calls, p.cards) {
		r := p.said(a)
		if key := r.Note + "\n" + r.Comment; said[key] > 0 {
			said[key]--
		} else if key != "\n" {
			tags = append(tags, Tag{Value: joined(r.Note, r.Comment)})
		}
	}
	return append(tags, p.unasked()...)
}

// unasked returns the notes that no call and no card refers to.
func (g game) unasked() (tags Tags) {
	asked := map[int]bool{}
	for _, a := range slices.Concat(g.calls, g.cards) {
		for _, number := range a.notes {
			at, _ := g.note(a.section, number)
			asked[at] = true
		}
	}
	for i, t := range g.tags {
		if t.Name == "Note" && !asked[i] {
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

// Written returns the tags for calls or cards that can't be replayed: comments, the section with that name, and its notes.
func Written(name, value string, words []Word) (tags Tags) {
	var texts []string
	var notes remarks
	for _, w := range words {
		text, comments := notes.said(w.Text, w.Remark)
		if texts = append(texts, text); comments != "" {
			tags = append(tags, Tag{Value: comments})
		}
	}
	tags = append(tags, Tag{Name: name, Value: value, Rows: inFours(texts)})
	for i, note := range notes.notes {
		tags = append(tags, Tag{Name: "Note", Value: noteText(i, note)})
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

// noteText returns the value of a Note tag; i counts the notes of a section from 0.
func noteText(i int, note string) string { return fmt.Sprintf("%d:%s", i+1, note) }

// CommentsFirst moves comments before all other tags, and keeps the order otherwise.
func CommentsFirst(tags Tags) {
	slices.SortStableFunc(tags, func(a, b Tag) int { return min(len(a.Name), 1) - min(len(b.Name), 1) })
}

// sections are the tags of what was called and played.
var sections = []string{"Auction", "Play", "Note"}

// written returns the sections of calls and cards as they are written, with what explains them, and what is said behind them.
func (g game) written() (tags Tags) {
	words := func(all []act) (words []Word) {
		for _, a := range all {
			words = append(words, Word{a.text, g.said(a)})
		}
		return words
	}
	for _, t := range g.tags {
		switch {
		case t.Name == "Auction":
			tags = append(tags, Written(t.Name, t.Value, words(g.calls))...)
		case t.Name == "Play":
			tags = append(tags, Written(t.Name, t.Value, words(g.cards))...)
		}
	}
	CommentsFirst(tags)
	return append(tags, g.unasked()...)
}
