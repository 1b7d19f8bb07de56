package main

import (
	"slices"
	"testing"
	"testing/fstest"
)

// Each page has one link, which leads somewhere or not.
func TestLinks(t *testing.T) {
	for name, tt := range map[string]struct {
		file, text string
		want       string // the link that leads nowhere; "" if all lead somewhere
	}{
		"a page beside it":                {"docs/a.md", "[b](b.md)", ""},
		"no page":                         {"docs/a.md", "[b](bee.md)", "bee.md"},
		"a page above":                    {"docs/a.md", "[r](../README.md)", ""},
		"a page below":                    {"README.md", "[b](docs/b.md)", ""},
		"no page below":                   {"README.md", "[b](docs/bee.md)", "docs/bee.md"},
		"a folder":                        {"README.md", "[docs](docs)", ""},
		"letters of another size":         {"README.md", "[b](docs/B.md)", "docs/B.md"},
		"a picture":                       {"README.md", "![p](docs/p.png)", ""},
		"no picture":                      {"README.md", "![p](docs/q.png)", "docs/q.png"},
		"a picture that is a link":        {"README.md", "[![p](docs/p.png)](docs/bee.md)", "docs/bee.md"},
		"with a title":                    {"README.md", `[b](bee.md "B")`, "bee.md"},
		"at the foot of the page":         {"README.md", "[b]: bee.md", "bee.md"},
		"a heading":                       {"README.md", "[b](docs/b.md#where-your-data-lives)", ""},
		"no heading":                      {"README.md", "[b](docs/b.md#where)", "docs/b.md#where"},
		"a heading of the page":           {"README.md", "# It's `all` *here*\n[b](#its-all-here)", ""},
		"a heading for the second time":   {"README.md", "[b](docs/b.md#twice-1)", ""},
		"not for the third":               {"README.md", "[b](docs/b.md#twice-2)", "docs/b.md#twice-2"},
		"a heading with figures":          {"README.md", "# Rules of 68 cards\n[b](#rules-of-68-cards)", ""},
		"a heading that is a link":        {"README.md", "# See [B](docs/b.md)\n[b](#see-b)", ""},
		"what is code is no heading":      {"README.md", "```\n# here\n```\n[b](#here)", "#here"},
		"nor a link":                      {"README.md", "    [b](bee.md)\n\n```\n[b](bee.md)\n```\n`[b](bee.md)`", ""},
		"an address":                      {"README.md", "[elsewhere](https://example.org/bee.md)", ""},
		"an address to write to":          {"README.md", "[us](mailto:b@example.org)", ""},
		"an address of a file":            {"README.md", "[l](https://github.com/superbridge/superbridge/blob/main/README.md)", ""},
		"an address of no file":           {"README.md", "[l](https://github.com/superbridge/superbridge/blob/main/LICENCE)", "/LICENCE"},
		"a comment":                       {"game/a.go", "// docs/b.md has the figures.", ""},
		"a comment that is behind":        {"game/a.go", "// (docs/bee.md).", "/docs/bee.md"},
		"a document of the rules":         {"game/a.go", "// as docs/b.md has it,\n// not docs/rules/bridge.md", "/docs/rules/bridge.md"},
		"a comment of the targets":        {"Makefile", "# docs/bee.md", "/docs/bee.md"},
		"a comment of a drawing":          {"game/a.go", "// (docs/q.svg).", "/docs/q.svg"},
		"what is built":                   {"build/b.md", "[b](bee.md)", ""},
		"a test of the checks":            {".ci/x/a_test.go", "// docs/bee.md", ""},
		"a target of make":                {"Makefile", "x: ## docs/bee.md", "/docs/bee.md"},
		"a path from a package":           {"game/a.go", `"../docs/bee.md"`, "/docs/bee.md"},
		"an address in what is installed": {"packaging/a.xml", "https://raw.githubusercontent.com/superbridge/superbridge/main/docs/q.png", "/docs/q.png"},
	} {
		root := fstest.MapFS{
			"README.md":  {},
			"docs/b.md":  {Data: []byte("# B\n\n## Where your data lives\n\n## Twice\n\n## Twice\n")},
			"docs/p.png": {},
		}
		root[tt.file] = &fstest.MapFile{Data: []byte(tt.text)}
		got, err := checkLinks(root)
		var want []string
		if tt.want != "" {
			want = []string{tt.file + ": " + tt.want}
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}
