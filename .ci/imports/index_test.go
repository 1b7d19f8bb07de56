package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// The index names the files as they are.
func TestTheIndexIsUpToDate(t *testing.T) {
	root := os.DirFS(filepath.Join("..", ".."))
	want, err := indexedPage(root)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join("..", "..", indexPage))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
		t.Errorf("%s doesn't list the files as they are: go run ./.ci/imports -draw", indexPage)
	}
}

// Tests and their data are left out, an old index is replaced, and what is around it stays, in a checkout of Windows too.
func TestIndex(t *testing.T) {
	file := &fstest.MapFile{}
	root := fstest.MapFS{
		"cardart/a.go": file, "ui/text/b.en.json": file, "ui/text/b.eo.json": file, "ui/text/b.de.json": file, "ui/b.go": file, "storage/x/1.sql": file, "storage/.x/.hidden": file,
		"game/card/deck.go": file, "game/card/card.go": file, "game/card/card_test.go": file, "game/card/testdata/x.txt": file,
		indexPage: {Data: []byte(strings.ReplaceAll("before\n"+indexBegins+"old\n"+indexEnds+"after\n", "\n", "\r\n"))},
	}
	want := "before\n" + indexBegins + "\n- **cardart**: a\n- **game/card**: card, deck\n- **storage/x**: 1.sql\n- **ui**: b\n- **ui/text**: b.en.json\n\n" + indexEnds + "after\n"
	if got, err := indexedPage(root); err != nil || string(got) != want {
		t.Errorf("%q, %v\nwant %q", got, err, want)
	}
	if _, err := withIndex([]byte(indexBegins), nil); err == nil {
		t.Error("a page without the end of the index has a place for it")
	}
}
