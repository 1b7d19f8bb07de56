package main

import (
	"slices"
	"strings"
	"testing"
)

const window = `Usage: superbridge [flags]            open the window
       superbridge match [flags]      computer players play
       superbridge import FILE...     add what's in files

superbridge match -h and import -h explain more.

Flags:
  -fast
    	no animation
  -seed S
    	what is dealt follows from number S
`

const match = `Usage: superbridge match [flags]

A line with a \ and a - in it:

  .indented 'so'

The end.

Flags:
  -deals N
    	play N deals,
    	one after another (default 4)
  -x	short
`

const russian = `Вызов: superbridge match [флаги]

Игроки играют:

  -deals здесь не флаг

Вот и всё.

Флаги:
  -deals ЧИСЛО
    	сыграть ЧИСЛО сдач (обычно 4)
`

func all() []help {
	top, m := parse(window), parse(match)
	m.name, m.brief = "match", "computer players play"
	return []help{top, m}
}

func TestParse(t *testing.T) {
	got := all()
	if c := got[0].commands; len(c) != 2 || c[0] != (command{"match", "computer players play"}) || c[1] != (command{"import", "add what's in files"}) {
		t.Errorf("the commands are %q", c)
	}
	if f := got[0].flags; len(f) != 2 || f[0] != (flag{"fast", "", "no animation"}) || f[1] != (flag{"seed", "S", "what is dealt follows from number S"}) {
		t.Errorf("the window's flags are %q", f)
	}
	if f := got[1].flags; len(f) != 2 || f[0] != (flag{"deals", "N", "play N deals, one after another (default 4)"}) || f[1] != (flag{"x", "", "short"}) {
		t.Errorf("the flags of match are %q", f)
	}
	if text := strings.Join(got[1].text, "\n"); !strings.Contains(text, "  .indented") || strings.Contains(text, "deals") {
		t.Errorf("the text of match is %q", text)
	}
}

// The program says what its flags are in any language.
func TestParseAnyLanguage(t *testing.T) {
	h := parse(russian)
	if !slices.Equal(h.usage, []string{"superbridge match [флаги]"}) || !slices.Contains(h.text, "Вот и всё.") || slices.Contains(h.text, "Флаги:") {
		t.Errorf("the usage is %q, the text %q", h.usage, h.text)
	}
	if !slices.Equal(h.flags, []flag{{"deals", "ЧИСЛО", "сыграть ЧИСЛО сдач (обычно 4)"}}) {
		t.Errorf("the flags are %q", h.flags)
	}
}

func TestPages(t *testing.T) {
	w, err := wordsIn(english)
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		got  string
		want []string
	}{
		"manual": {manual(all(), w, "1.2.3", "2026-11-23"), []string{
			`.TH SUPERBRIDGE 6 2026-11-23 "Super Bridge 1.2.3" "Games"`, `.SS superbridge match [flags]`, `A line with a \e and a \- in it:`,
			".nf\n  .indented \\(aqso\\(aq\n.fi\n", ".B \\-deals N\nplay N deals, one after another (default 4)\n",
		}},
		"bash": {bash(all()), []string{"match) flags='-deals -x -h'", "*) flags='-fast -seed -h'", "compgen -W 'match'"}},
		"zsh":  {zsh(all()), []string{"'match:computer players play'", "match) flags=(\n\t'-deals:play N deals, one after another (default 4)'", "*) flags=(\n\t'-fast:"}},
		"fish": {fish(all()), []string{"-a match -d 'computer players play'", "-n '__fish_seen_subcommand_from match' -o deals -r -d", "-n __fish_use_subcommand -o fast -d"}},
	} {
		for _, want := range tt.want {
			if !strings.Contains(tt.got, want) {
				t.Errorf("the %s says\n%s\nwithout %q", name, tt.got, want)
			}
		}
	}
}
