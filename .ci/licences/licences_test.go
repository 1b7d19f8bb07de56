package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const mit = "Permission is hereby granted, free of charge, to any person\r\nobtaining a copy of this software and associated documentation files (the \"Software\")\r\n"

func TestLicenceOf(t *testing.T) {
	redistribution := known[slices.IndexFunc(known, func(k struct{ name, words string }) bool { return k.name == "BSD-3-Clause" })].words
	for text, want := range map[string]string{
		mit: "MIT",
		"Copyright\n" + redistribution + "\nto endorse or promote products": "BSD-3-Clause",
		"Copyright\n" + redistribution:                                      "BSD-2-Clause",
		"All rights reserved.":                                              "",
		mit + "\nGNU General Public\nLicense":                               "",
		"":                                                                  "",
	} {
		if got, err := licenceOf(text); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestFontsAreKnown(t *testing.T) {
	if got, err := fontLicence("InterSymbols-Regular.ttf"); got != "LICENSE_Inter.txt" || err != nil {
		t.Error(got, err)
	}
	if _, err := fontLicence("Comic.ttf"); err == nil {
		t.Error("a font of nobody's is let in")
	}
}

func TestReport(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"free": mit, "other": "\n" + mit, "not": "Ask me first."} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := report([]work{{"a v1", []string{filepath.Join(dir, "free")}}, {"b v2", []string{filepath.Join(dir, "other")}}})
	if err != nil || !strings.Contains(string(got), "a v1: MIT\nb v2: MIT\n") || strings.Count(string(got), "Permission") != 1 || strings.Contains(string(got), "\r") {
		t.Errorf("%v\n%s", err, got)
	}
	if _, err := report([]work{{"c v3", []string{filepath.Join(dir, "not")}}}); err == nil || !strings.Contains(err.Error(), "c v3") {
		t.Errorf("a licence that nobody knows: %v", err)
	}
}

// The modules of the program, and C sources that lie in a folder below a package.
func TestContained(t *testing.T) {
	t.Chdir("../..")
	works, err := contained("migrated_fynedo,no_emoji")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"fyne.io/fyne/v2 ", "golang.org/x/sys ", "github.com/ebitengine/purego ", "the font NotoSans-Regular.ttf"} {
		if !slices.ContainsFunc(works, func(w work) bool { return strings.HasPrefix(w.name, name) }) {
			t.Errorf("%sis missing", name)
		}
	}
	i := slices.IndexFunc(works, func(w work) bool { return strings.HasPrefix(w.name, "github.com/go-gl/glfw/") })
	if i < 0 || len(works[i].notices) != 2 {
		t.Errorf("the licence of glfw's C sources is missing: %v", works)
	}
}
