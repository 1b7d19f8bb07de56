package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What zsh does with the script: what it adds is printed, and files are looked for as it does.
const asZsh = `compadd() { shift; print -rl -- ${(M)@:#$PREFIX*} }
_describe() { local it; for it in "${(@P)2}"; do it=${it%%:*}; [[ $it != $PREFIX* ]] || print -r -- $it; done }
_files() { setopt local_options extended_glob null_glob; local pattern='*'; [[ $1 == -g ]] && pattern=$2; [[ $1 == -/ ]] || print -rl -- $PREFIX*~^${~pattern}; print -rl -- $PREFIX*(-/) }
complete_line() { . $script }
script=$1; shift; words=("$@"); CURRENT=$#; PREFIX=${words[-1]}; complete_line`

func init() { completions["zsh, fish"] = zshAndFishComplete }

func zshAndFishComplete(t *testing.T, dir, program string, helps []help, usual string) {
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	scripts := map[string]string{"zsh": zsh(helps), "fish": fish(helps)}
	for shell, text := range scripts {
		if err := os.WriteFile(filepath.Join(dir, "of-"+shell), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for line, want := range map[string][]string{
		"match -players ":                        {"beginner", "club", "expert"},
		"match -rules Chi":                       {"Chicago", "ChicagoDuplicate"},
		"import cl":                              {"club.pbn"},
		"import ev":                              {"evening.jsonl"},
		"import ano":                             {"another one/"},
		"imp":                                    {"import"},
		"restore superbridge-":                   {usual},
		"restore -data-dir ano":                  {"another one/"},
		"restore -data-dir another\\ one superb": {other},
		"restore -data-dir='another one' -force superbridge-": {other},
		"restore -data-dir ~/another\\ one superbridge-":      {other},
		"restore -data-dir data/superbridge superbridge-":     {usual},
	} {
		// In the folder there is the program too, whose name begins as those of the copies do; it has no line behind it.
		for shell := range scripts {
			c := exec.Command("fish", "-c", "source of-fish; complete -C \"$argv[1]\"", program+" "+line)
			if shell == "zsh" {
				c = exec.Command("zsh", "-fc", asZsh+` | command cat`, "zsh", "of-zsh")
				words, err := exec.Command("zsh", "-fc", `print -rl -- ${(z)1}`, "zsh", program+" "+line).Output()
				if err != nil {
					t.Fatal(err)
				}
				c.Args = append(c.Args, strings.Split(strings.TrimSuffix(string(words), "\n"), "\n")...)
				if strings.HasSuffix(line, " ") {
					c.Args = append(c.Args, "")
				}
			}
			c.Dir = dir
			out, err := c.CombinedOutput()
			var got []string
			for it := range strings.Lines(string(out)) {
				word, _, _ := strings.Cut(strings.TrimSuffix(it, "\n"), "\t")
				if word = strings.ReplaceAll(word, "\\", ""); word == "another one" {
					word += "/"
				}
				if word != "" && word != "superbridge" && !slices.Contains(got, word) {
					got = append(got, word)
				}
			}
			slices.Sort(got)
			if err != nil || !slices.Equal(got, want) {
				t.Errorf("%s: %q is completed to %q (%v), want %q", shell, line, got, err, want)
			}
		}
	}
}
