package text

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mostWords is the most that a sentence of the window may have; Romanian needs more small words than English.
const mostWords = 25

// windowFiles returns the messages that the window shows: not those of the command line, and not the errors.
func windowFiles(t *testing.T, l Language) map[string][]Message {
	files := translatedFiles(t, l)
	for file := range files {
		if strings.Contains(file, "/command/") || filepath.Base(file) == "fault" {
			delete(files, file)
		}
	}
	return files
}

var (
	sentenceEnd = regexp.MustCompile(`[.!?:;…]["”»]?\s+|\n`)
	wordOfIt    = regexp.MustCompile(`\S*[\pL}]\S*`)
)

// longSentence returns the first sentence of a message that has more words than are allowed, or "".
func longSentence(words string, most int) string {
	for _, sentence := range sentenceEnd.Split(actions.ReplaceAllString(words, "x"), -1) {
		if len(wordOfIt.FindAllString(sentence, -1)) > most {
			return sentence
		}
	}
	return ""
}

func TestSentencesAreShort(t *testing.T) {
	for _, l := range Languages() {
		for file, messages := range windowFiles(t, l) {
			for _, m := range messages {
				if strings.Contains(m.ID, ".word.") {
					continue // a list of what can be typed
				}
				for _, words := range m.Forms {
					if long := longSentence(words, mostWords); long != "" {
						t.Errorf("%s.%s.json: %s: more than %d words: %s", file, l, m.ID, mostWords, long)
					}
				}
			}
		}
	}
}

// odd are words that our style sheet refuses, and for the other languages the traps of the glossary: words that only a
// dictionary takes for terms of bridge.
var odd = map[Language]*regexp.Regexp{
	English: regexp.MustCompile(`\bsome \{\{|\(s\)|[Bb]y the arrows|gives least|In the record|[Tt]hat deal again|taken back|[Tt]ake back|` +
		`at a fair price|from the next session on|\ba deal ·|in a row:|nothing more to say|[Ii]t isn.t sure|with Shift a letter`),
	Romanian:  regexp.MustCompile(`[Tt]ruc\b|[Mm]anechin|[Cc]ostum`),
	Russian:   regexp.MustCompile(`[Мм]анекен|[Тт]рюк|[Уу]ловк|[Кк]остюм|[Дд]омкрат|[Хх]лопк|[Дд]екларатор|[Оо]бъявител|[Лл]опат`),
	Esperanto: regexp.MustCompile(`brîĝ|robroy|ludkarton de`),
}

func TestNoOddWords(t *testing.T) {
	for _, l := range Languages() {
		wrong := odd[l]
		if wrong == nil {
			continue
		}
		for file, messages := range windowFiles(t, l) {
			for _, m := range messages {
				for _, words := range m.Forms {
					if found := wrong.FindString(words); found != "" {
						t.Errorf("%s.%s.json: %s says %q: %s", file, l, m.ID, found, words)
					}
				}
			}
		}
	}
}

func TestLongSentencesAndOddWordsAreFound(t *testing.T) {
	if long := longSentence("Short. "+strings.Repeat("word ", 26)+"end.", 25); long == "" {
		t.Error("a sentence of 27 words is short")
	}
	if long := longSentence(strings.Repeat("word ", 25)+"\n"+strings.Repeat("{{.X}} ", 25), 25); long != "" {
		t.Errorf("%q is long", long)
	}
	if !odd[English].MatchString("Choose by the arrows") || odd[Russian].MatchString("взятка") {
		t.Error("odd words aren't told")
	}
}
