package main

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// spoken returns the languages of the program.
func spoken(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("../../../ui/kit/text/language.*.json")
	if err != nil || len(files) < 2 {
		t.Fatalf("the program speaks %q (%v)", files, err)
	}
	for _, f := range files {
		all = append(all, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(f), "language."), ".json"))
	}
	return all
}

// Each language has the words of its page, and no others.
func TestEachLanguageHasItsPage(t *testing.T) {
	in := wordsOf(t, english)
	if all := languages(); !slices.Equal(all, spoken(t)) {
		t.Errorf("there are pages in %q, and the program speaks %q", all, spoken(t))
	}
	for _, l := range languages() {
		w := wordsOf(t, l)
		if !slices.Equal(slices.Sorted(maps.Keys(w)), slices.Sorted(maps.Keys(in))) {
			t.Errorf("page.%s.json has %q, and page.en.json %q", l, slices.Sorted(maps.Keys(w)), slices.Sorted(maps.Keys(in)))
		}
		if !strings.Contains(w["database"], "{{.Folder}}") {
			t.Errorf("page.%s.json doesn't say in which folder", l)
		}
	}
}

func wordsOf(t *testing.T, language string) words {
	t.Helper()
	w, err := wordsIn(language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// In each language the pages have the commands and flags of the English one.
func TestHelpHasTheSameFlagsInEachLanguage(t *testing.T) {
	program := filepath.Join(t.TempDir(), "superbridge")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-tags", "migrated_fynedo,no_emoji", "-o", program, "../../..").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want := flagsOf(t, program, english)
	for _, l := range languages() {
		if got := flagsOf(t, program, l); !slices.Equal(got, want) {
			t.Errorf("in %s there are\n%q, in English\n%q", l, got, want)
		}
	}
}

// flagsOf returns the commands of a program, each with its flags.
func flagsOf(t *testing.T, program, language string) (all []string) {
	t.Helper()
	helps, err := ask(program, language)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range helps {
		all = append(all, h.name+": "+h.names())
	}
	return all
}

// In the menu, and where programs are chosen, each language has all that is said in English but the name.
func TestEachLanguageIsInMenuAndCatalogue(t *testing.T) {
	entry, catalogue := read(t, "../io.github.superbridge.SuperBridge.desktop"), read(t, "../io.github.superbridge.SuperBridge.metainfo.xml")
	for _, l := range spoken(t) {
		if !strings.Contains(catalogue, `<lang percentage="100">`+l+`</lang>`) {
			t.Errorf("the catalogue doesn't have %s among its languages", l)
		}
		if l == english {
			continue
		}
		for _, key := range []string{"GenericName", "Comment", "Keywords"} {
			if !strings.Contains(entry, "\n"+key+"["+l+"]=") {
				t.Errorf("the entry has no %s in %s", key, l)
			}
		}
		for _, element := range []string{"summary", "p", "caption"} {
			said := strings.Count(catalogue, "<"+element+">")
			if in := strings.Count(catalogue, "<"+element+` xml:lang="`+l+`">`); in != said || said == 0 {
				t.Errorf("the catalogue has %d of %d %s in %s", in, said, element, l)
			}
		}
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}
