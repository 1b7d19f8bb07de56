package text

import (
	"sync"
	"testing"
	"testing/fstest"

	"golang.org/x/text/language"
)

// A fifth language comes by its files alone; what it lacks is in English.
func TestAFifthLanguage(t *testing.T) {
	before := rooms
	defer func() { rooms = before; Use(English) }()
	Add("test", fstest.MapFS{
		"language.de.json": {Data: []byte(`{"language.name": "Deutsch"}`)},
		"game.de.json":     {Data: []byte(`{"game.players": {"one": "{{.N}} Spieler{{if eq .N 1}}in{{end}}", "other": "{{.N}} Spieler"}, "seat.N": "Nord", "form.dative.Nord": "dem Norden"}`)},
		"date.de.json":     {Data: []byte(`{"date.month.5": "Mai"}`)},
	})
	all := Languages()
	if all[0] != English || all[1] != "de" {
		t.Errorf("there are %v", all)
	}
	want(t, Language("de").Name(), "Deutsch")
	Use(LanguageOf("xx", "de_DE.UTF-8", "en"))
	want(t, string(Current()), "de")
	want(t, T("seat.N"), "Nord")
	want(t, T("date.month.5"), "Mai")
	want(t, T("date.month.6"), "Jun")
	want(t, TN("game.players", 2), "2 Spieler")
	want(t, Points(-1234567), "–1.234.567")
	want(t, Decimal(150), "1,50")
	if !Has("seat.N") || !Has("seat.S") || Has("seat.X") {
		t.Error("Has is wrong")
	}
	Use(English)
	want(t, T("seat.N"), "North")
	want(t, Decimal(-150), "–1.50")
}

func TestLanguageOf(t *testing.T) {
	for _, tt := range []struct {
		locales []string
		want    Language
	}{
		{nil, English}, {[]string{""}, English}, {[]string{"C"}, English}, {[]string{"tr_TR.UTF-8"}, English},
		{[]string{"en_GB", "eo"}, English}, {[]string{"../..", "EN"}, English},
	} {
		if got := LanguageOf(tt.locales...); got != tt.want {
			t.Errorf("%q: %s, want %s", tt.locales, got, tt.want)
		}
	}
}

func TestPlural(t *testing.T) {
	russian, romanian := []string{"взятка", "взятки", "взяток"}, []string{"levată", "levate", "de levate"}
	for _, tt := range []struct {
		tag   string
		n     any
		words []string
		want  string
	}{
		{"en", 1, []string{"trick", "tricks"}, "trick"},
		{"en", 0, []string{"trick", "tricks"}, "tricks"},
		{"en", "1,001", []string{"point", "points"}, "points"},
		{"en", "1.5", []string{"trick", "tricks"}, "tricks"},
		{"eo", 1, []string{"preno", "prenoj"}, "preno"},
		{"eo", 21, []string{"preno", "prenoj"}, "prenoj"},
		{"ru", 1, russian, "взятка"},
		{"ru", 2, russian, "взятки"},
		{"ru", 5, russian, "взяток"},
		{"ru", 11, russian, "взяток"},
		{"ru", 21, russian, "взятка"},
		{"ru", "–30", russian, "взяток"},
		{"ru", "1\u00a0002", russian, "взятки"},
		{"ru", "1,5", append(russian, "взятки"), "взятки"},
		{"ro", 1, romanian, "levată"},
		{"ro", 0, romanian, "levate"},
		{"ro", 19, romanian, "levate"},
		{"ro", 20, romanian, "de levate"},
		{"ro", 101, romanian, "levate"},
		{"ro", "1.000", romanian, "de levate"},
	} {
		if got, err := pluralWord(language.Make(tt.tag), tt.n, tt.words); got != tt.want || err != nil {
			t.Errorf("%s %v: %q, %v; want %q", tt.tag, tt.n, got, err, tt.want)
		}
	}
	for _, n := range []any{"", "–", nil} {
		if got, err := pluralWord(language.English, n, []string{"a", "b"}); got != "b" || err != nil {
			t.Errorf("plural of %v is %q, %v", n, got, err)
		}
	}
	if got, err := pluralWord(language.English, 1, nil); err == nil {
		t.Errorf("a plural without words is %q", got)
	}
}

// A message that can't take its values is in English or, as the last resort, its id: never nothing.
func TestAMessageThatCannotTakeItsValues(t *testing.T) {
	before := rooms
	defer func() { rooms = before; Use(English) }()
	Add("test", fstest.MapFS{
		"language.de.json": {Data: []byte(`{"language.name": "Deutsch", "form.dative.Nord": "{{plural .N \"a\" \"b\"}}"}`)},
		"seat.de.json":     {Data: []byte(`{"seat.N": "{{if .N}}Norde{{else}}{{plural .N}}{{end}}", "seat.of-none": "{{plural .N}}", "seat.S": {"one": "ein Süd"}, "seat.W": {"one": "ein West", "other": "{{.N}} Weste"}}`)},
	})
	Use("de")
	want(t, T("seat.N", "N", 2), "Norde")
	want(t, T("seat.N"), "North")
	want(t, T("seat.of-none", "N", "many"), "seat.of-none")
	want(t, TN("seat.S", 1), "ein Süd")
	want(t, TN("seat.S", 2), "South")
	want(t, T("seat.W", "N", 3), "3 Weste")
}

// The window chooses the language that the command line has chosen already, and reading it takes a while.
func TestALanguageIsReadOnce(t *testing.T) {
	defer Use(English)
	Use(Romanian)
	read := chosen.Load()
	if Use(Romanian); chosen.Load() != read {
		t.Error("the messages have been read again")
	}
	if Use(English); Current() != English {
		t.Errorf("%s is in use", Current())
	}
	if Use(Romanian); Current() != Romanian {
		t.Errorf("%s is in use", Current())
	}
}

// Messages are asked for by other goroutines while the window chooses a language: for the race detector.
func TestALanguageIsChosenMeanwhile(t *testing.T) {
	defer Use(English)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for i := range 200 {
				if said := T("seat.N"); said == "" || said == "seat.N" {
					t.Errorf("North is %q", said)
				}
				TN("game.players", i)
				Fraction(float64(i)/10, 1)
			}
		})
	}
	for _, l := range []Language{Russian, English, Esperanto} {
		Use(l)
	}
	all.Wait()
}
