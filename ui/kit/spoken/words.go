package spoken

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// names returns the names of a word in a language, in small letters: the full one first. Only English and the language in use have any.
func (w Word) names(l text.Language) []string {
	words := text.T("spoken.word." + w.ID)
	if l == text.English {
		words = text.InEnglish("spoken.word." + w.ID)
	}
	return strings.Split(strings.ToLower(words), ", ")
}

// Fields returns the words of a line, in small letters.
func Fields(line string) []string { return strings.Fields(strings.ToLower(line)) }

// find returns the word that a line begins with, by its names in a language, and the rest of the line. The longest name counts.
func find(all []Word, typed []string, l text.Language) (found Word, rest string, ok bool) {
	most := 0
	for _, w := range all {
		for _, name := range w.names(l) {
			parts := strings.Fields(name)
			if n := len(parts); n > most && n <= len(typed) && slices.Equal(parts, typed[:n]) {
				found, rest, ok, most = w, strings.Join(typed[n:], " "), true, n
			}
		}
	}
	return found, rest, ok
}

// Completions returns the names of all words of a game in the language in use, for a line editor.
func (l *Loop) Completions() (all []string) {
	for _, w := range l.words() {
		all = append(all, w.names(text.Current())[0])
	}
	slices.Sort(all)
	return all
}

// words returns the words of the game, and those that every game has.
func (l *Loop) words() []Word {
	manner := func(change func(*Manner)) func(context.Context, string) (Said, error) {
		return func(context.Context, string) (Said, error) {
			change(&l.Manner)
			return func(m Manner) []string {
				return []string{text.T("spoken.manner."+m.Detail.String(), "Card", m.Card(example))}
			}, nil
		}
	}
	return append(slices.Clip(l.Game.Words()), []Word{
		{ID: "repeat", Do: func(context.Context, string) (Said, error) { return l.last, nil }},
		{ID: "more", Do: func(context.Context, string) (Said, error) {
			last := l.last
			return func(m Manner) []string { return last.In(m.At(Full)) }, nil
		}},
		{ID: "brief", Do: manner(func(m *Manner) { m.Detail = Brief })},
		{ID: "normal", Do: manner(func(m *Manner) { m.Detail = Normal })},
		{ID: "full", Do: manner(func(m *Manner) { m.Detail = Full })},
		{ID: "names", Do: manner(func(m *Manner) { m.Cards = Names })},
		{ID: "letters", Do: manner(func(m *Manner) { m.Cards = Letters })},
		{ID: "signs", Do: manner(func(m *Manner) { m.Cards = Signs })},
		{ID: "help", Do: func(context.Context, string) (Said, error) { return l.help, nil }},
		{ID: "quit", Do: func(context.Context, string) (Said, error) { return nil, errQuit }},
	}...)
}

// help says what can be typed: the choices, and each word with its short forms.
func (l *Loop) help(m Manner) []string {
	lines := slices.Clone(l.Game.Choices().In(m))
	for _, w := range l.words() {
		lines = append(lines, text.T("spoken.help", "Word", strings.Join(w.names(text.Current()), ", "), "Does", text.T("spoken.does."+w.ID)))
	}
	return lines
}

// WordIDs returns the ids of all words: those of the game, and those that every game has.
func (l *Loop) WordIDs() (all []string) {
	for _, w := range l.words() {
		all = append(all, w.ID)
	}
	return all
}
