package main

import (
	"os"
	"slices"
	"testing"
	"testing/fstest"
)

// All that is cited in the repository is there.
func TestRepository(t *testing.T) {
	wrong, err := checkCitations(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range wrong {
		t.Error(w)
	}
}

// Of a repository, Go files and pages are read, those of its checks too, but no test data and nothing that is built.
func TestReadsAll(t *testing.T) {
	const wrong = "(Rules: whist, Nowhere)"
	root := fstest.MapFS{}
	for name, text := range map[string]string{
		"docs/rules/whist.md": "# Whist\n\n## Score\n\n### Odd tricks\n",
		"right.md":            "Six (Rules: whist, Score, Odd tricks).\n",
		"docs/page.md":        "One.\n\nTwo\n" + wrong + ".\n",
		"game/play.go":        "package game\n\n// Play plays. " + wrong + "\nfunc Play() {}\n",
		".ci/x/main.go":       "// Command x looks. " + wrong + "\npackage main\n",
		"game/testdata/t.go":  "// " + wrong + "\npackage t\n",
		"build/b.md":          wrong + "\n",
		".git/g.md":           wrong + "\n",
		"notes.txt":           wrong + "\n",
	} {
		root[name] = &fstest.MapFile{Data: []byte(text)}
	}
	got, err := checkCitations(root)
	want := []string{".ci/x/main.go:1", "docs/page.md:4", "game/play.go:3"}
	for i := range want {
		want[i] += `: docs/rules/whist.md has no heading, name in bold or row "Nowhere"`
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v, want %q", got, err, want)
	}
}

// Each file has one comment or paragraph that is right, or faults in some lines.
func TestCitations(t *testing.T) {
	for name, tt := range map[string]struct {
		text string // a comment, or a page if it begins otherwise
		want []string
	}{
		"nothing cited":               {"// Play plays.", nil},
		"a heading":                   {"// Play plays. (Rules: whist, Score.)", nil},
		"without the full stop":       {"// so it is (Rules: whist, Score)", nil},
		"without its number":          {"// (Rules: whist, The play of cards.)", nil},
		"a name in bold":              {"// (Rules: whist, Misdeal, Honours)", nil},
		"a row":                       {"// (Rules: whist, row 22, R7)", nil},
		"a row in bold":               {"// (Rules: whist, row R7)", nil},
		"a document alone":            {"// (Rules: whist.)", nil},
		"two documents":               {"// (Rules: whist, Score; chess, Board.)", nil},
		"over two lines":              {"// (Rules:\n// whist, Score.)", nil},
		"no such document":            {"// Play plays.\n// (Rules: bridge, Score.)", []string{"2: there is no docs/rules/bridge.md"}},
		"no such heading":             {"// (Rules: whist, Table.)", []string{`1: docs/rules/whist.md has no heading, name in bold or row "Table"`}},
		"a heading of another":        {"// (Rules: whist, Board.)", []string{`1: docs/rules/whist.md has no heading, name in bold or row "Board"`}},
		"no such ruling":              {"//\n// x (Rules: whist, R7,\n// R8.)", []string{`2: docs/rules/whist.md has no heading, name in bold or row "R8"`}},
		"no such row":                 {"/*\nPlay\n(Rules: whist, row 23) */", []string{`3: docs/rules/whist.md has no heading, name in bold or row "row 23"`}},
		"the second of two documents": {"// (Rules: whist, Score; chess, Score.)", []string{`1: docs/rules/chess.md has no heading, name in bold or row "Score"`}},
		"without an end":              {"// (Rules: whist, Score.", []string{"1: a citation doesn't end, or has brackets in it"}},
		"on a page":                   {"# P\n\nIt is so\n(Rules: whist, Score, Table).", []string{`4: docs/rules/whist.md has no heading, name in bold or row "Table"`}},
		"as it was":                   {"// Play plays.\n// (Ruling Misdeal.)", []string{`2: "(Ruling M" isn't how rules are cited`}},
		"and as it was elsewhere":     {"// so it is: ruling R7 (Source: rules, section Score.)", []string{`1: "ruling R7" isn't how rules are cited`, `1: "(Source: rules" isn't how rules are cited`}},
	} {
		file, text := "p.go", tt.text+"\npackage p\n"
		if tt.text[0] != '/' {
			file, text = "p.md", tt.text
		}
		got, err := checkCitations(fstest.MapFS{
			"docs/rules/whist.md": {Data: []byte("# Whist\n\n## 3. The play of `cards`\n## Score\n\n- *Ruling* **Misdeal**: none. **Honours.** Four.\n\n| 22 | a case |\n| **R7** | who? |\n")},
			"docs/rules/chess.md": {Data: []byte("## Board\n")},
			file:                  {Data: []byte(text)},
		})
		var want []string
		for _, w := range tt.want {
			want = append(want, file+":"+w)
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}
