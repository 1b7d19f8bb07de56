package text

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// translatedFiles returns the message files of the window in a language, by their paths without language and ending.
func translatedFiles(t *testing.T, l Language) map[string][]Message {
	t.Helper()
	all := map[string][]Message{}
	err := filepath.WalkDir(window, func(name string, e fs.DirEntry, err error) error {
		base, ok := strings.CutSuffix(name, "."+string(l)+".json")
		if err != nil || !ok {
			return err
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if all[base], err = messagesIn(content); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// actionValues returns the names of the values that a message's words put in.
func actionValues(words string) (names []string) {
	for _, action := range actions.FindAllString(words, -1) {
		for _, found := range regexp.MustCompile(`\.([A-Z]\w*)`).FindAllStringSubmatch(action, -1) {
			if !slices.Contains(names, found[1]) {
				names = append(names, found[1])
			}
		}
	}
	return names
}

// forbidden matches what a language's typography refuses.
var forbidden = map[Language]*regexp.Regexp{
	English:   regexp.MustCompile(`[.,;:!?]  |"|\.\.\.| - `),
	Romanian:  regexp.MustCompile(`[.,;:!?]  |"|\.\.\.| - |[şţŞŢ“]`),
	Russian:   regexp.MustCompile(`[.,;:!?]  |"|\.\.\.| - |[“”„]`),
	Esperanto: regexp.MustCompile(`[.,;:!?]  |"|\.\.\.| - |[„«»]`),
}

// optional matches the ids of messages that each language may have or not: other words for a term.
var optional = regexp.MustCompile(`\.also\.`)

// typed matches the signs that messages of the command line have where they show what people type in a terminal.
var typed = regexp.MustCompile(`"|\.\.\.| - |;  ;`)

// Each language has each message, in a file beside the English one, with its own forms of number and the same values,
// and keeps to its typography.
func TestTranslations(t *testing.T) {
	english := translatedFiles(t, English)
	for _, l := range Languages() {
		theirs := translatedFiles(t, l)
		for file, messages := range english {
			has := map[string]Message{}
			for _, m := range theirs[file] {
				if _, ok := has[m.ID]; ok {
					t.Errorf("%s.%s.json has %q twice", file, l, m.ID)
				}
				has[m.ID] = m
			}
			for _, m := range messages {
				got, ok := has[m.ID]
				if delete(has, m.ID); !ok && optional.MatchString(m.ID) {
					continue
				} else if !ok {
					t.Errorf("%s.%s.json has no %q", file, l, m.ID)
					continue
				}
				for _, fault := range faultsOf(m, got, l) {
					t.Errorf("%s.%s.json: %s: %s", file, l, m.ID, fault)
				}
			}
			for id := range has {
				term := optional.ReplaceAllString(id, ".")
				if !strings.HasPrefix(id, "form.") && (term == id || !slices.ContainsFunc(messages, func(m Message) bool { return m.ID == term })) {
					t.Errorf("%s.%s.json: English has no %q", file, l, id)
				}
			}
		}
		for file := range theirs {
			if _, ok := english[file]; !ok && filepath.Base(file) != "form" {
				t.Errorf("%s.%s.json has no English file beside it", file, l)
			}
		}
	}
}

// faultsOf returns what is wrong with the translation of a message.
func faultsOf(english, theirs Message, l Language) (faults []string) {
	plain := len(theirs.Forms) == 1 && theirs.Forms[Other] != ""
	if plain && len(english.Forms) > 1 || !plain {
		var forms []string
		for form := range theirs.Forms {
			forms = append(forms, form)
		}
		slices.Sort(forms)
		if !slices.Equal(forms, l.Forms()) {
			faults = append(faults, "it has the forms "+strings.Join(forms, " ")+"; the language has "+strings.Join(l.Forms(), " "))
		}
	}
	var known []string
	for _, words := range english.Forms {
		known = append(known, actionValues(words)...)
	}
	var used []string
	for _, words := range theirs.Forms {
		values := actionValues(words)
		for _, v := range values {
			if !slices.Contains(known, v) {
				faults = append(faults, "nobody puts in {{."+v+"}}")
			}
		}
		used = append(used, values...)
		if _, err := (templates{(&locale{}).grammar()}).Parse(words, "{{", "}}"); err != nil {
			faults = append(faults, err.Error())
		}
		if wrong := forbidden[l]; wrong != nil {
			words := actions.ReplaceAllString(words, "x")
			if strings.HasPrefix(english.ID, "command.") {
				words = typed.ReplaceAllString(words, "x")
			}
			if found := wrong.FindString(words); found != "" {
				faults = append(faults, "it has "+string(must(json.Marshal(found)))+" in "+words)
			}
		}
	}
	for _, v := range known {
		if !slices.Contains(used, v) {
			faults = append(faults, "it lacks {{."+v+"}}")
		}
	}
	return faults
}

func must(content []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return content
}
