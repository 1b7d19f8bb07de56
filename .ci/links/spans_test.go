package main

import (
	"slices"
	"testing"
	"testing/fstest"
)

// Each page has one line, whose code spans lead somewhere or not.
func TestSpans(t *testing.T) {
	for name, tt := range map[string]struct {
		text string
		want string // what is wrong; "" if nothing is
	}{
		"a file":                       {"`game/bridge/board.go`", ""},
		"no file":                      {"`game/bridge/bord.go`", "`game/bridge/bord.go` doesn't exist"},
		"a folder":                     {"`game/bridge` and `game/bridge/`", ""},
		"no folder":                    {"`game/bride`", "`game/bride` doesn't exist"},
		"a file in the folder":         {"`game/bridge` and `board.go`", ""},
		"beside the file":              {"`game/bridge/call.go` and `board.go`", ""},
		"in a folder without Go":       {"`game/notes` and `x.md`", ""},
		"in a folder with a dot":       {"`game/v1.5` and `new.go`", ""},
		"not in the folder":            {"`game/bridge` `storage/bridge` `board.go`", "`board.go` doesn't exist"},
		"a file in the root":           {"`game/bridge` and `A.md`", ""},
		"a file in no folder":          {"`game/bridge` and `bord.go`", "`bord.go` doesn't exist"},
		"files":                        {"`*.go`, `game/*/board.go`", ""},
		"no files":                     {"`game/*/*.book`", "`game/*/*.book` doesn't exist"},
		"out of the repository":        {"`../x.go`", "`../x.go` doesn't exist"},
		"a type":                       {"`bridge.Board`", ""},
		"no type":                      {"`bridge.Bord`", "`bridge.Bord` is declared nowhere"},
		"a function":                   {"`bridge.New()`", ""},
		"no function":                  {"`bridge.Nu()`", "`bridge.Nu()` is declared nowhere"},
		"a constant":                   {"`bridge.Most`", ""},
		"a method":                     {"`bridge.Board.Apply`", ""},
		"a method of a kind of type":   {"`bridge.List.Len`", ""},
		"no method":                    {"`bridge.Board.Aply`", "`bridge.Board.Aply` is declared nowhere"},
		"a field":                      {"`bridge.Board.deal`", ""},
		"what is embedded":             {"`bridge.Board.Table`", ""},
		"a method of an interface":     {"`bridge.Player.Act`", ""},
		"a method without its package": {"`Board.Apply`", ""},
		"no such method anywhere":      {"`Board.Aply`", "`Board.Aply` is declared nowhere"},
		"the package by its folder":    {"`game/bridge.Board`", ""},
		"another package's":            {"`storage/bridge.Board`", "`storage/bridge.Board` isn't declared in that package"},
		"its own":                      {"`storage/bridge.Journal`, `bridge.Journal`", ""},
		"a package from outside":       {"`fyne.Do`", ""},
		"what isn't used of it":        {"`fyne.Dont`", "`fyne.Dont` is declared nowhere"},
		"a name alone":                 {"`newBoard`", ""},
		"no name alone":                {"`newBord`", "`newBord` is declared nowhere"},
		"a word":                       {"`convention` and `H`", ""},
		"a command":                    {"`make check`, `go run ./game/bridge`, `go vet ./game/...`", ""},
		"no target":                    {"`make chequers`", "`make chequers` is no target of make"},
		"a command on no path":         {"`go run ./game/bride`", "`go run ./game/bride` names a path that doesn't exist"},
		"in that file":                 {"`game/bridge`: `Board.Apply` (`board.go`)", ""},
		"in the file of that path":     {"`Board.Apply` (`game/bridge/board.go`)", ""},
		"its package in that file":     {"`game/bridge`: `bridge.Board.Apply` (`board.go`)", ""},
		"a folder before its file":     {"`game/bridge` (`board.go`)", ""},
		"in another file":              {"`game/bridge/call.go`: `Board.Apply` (`call.go`)", "`Board.Apply` isn't declared in call.go"},
		"a citation":                   {"`(Rules: x, Y)`", ""},
	} {
		root := fstest.MapFS{
			"A.md":                     {Data: []byte("# A\n\n```\n`bridge.Bord`\n```\n" + tt.text + "\n")},
			"Makefile":                 {Data: []byte("check: x ## y\n\tgo vet\n")},
			"game/bridge/board.go":     {Data: []byte("package bridge\n\nconst Most = 9\n\ntype Board struct {\n\tcard.Table\n\tdeal int\n}\n\nfunc (b *Board) Apply() {}\nfunc New() Board { return newBoard() }\nfunc newBoard() Board { fyne.Do(nil); return Board{} }\n\ntype Player interface{ Act() }\n\ntype List[T any] []T\n\nfunc (List[T]) Len() int { return 0 }\n")},
			"game/bridge/call.go":      {Data: []byte("package bridge\n")},
			"storage/bridge/keep.go":   {Data: []byte("package bridge\n\ntype Journal struct{}\n")},
			"game/v1.5/new.go":         {Data: []byte("package new\n")},
			"game/notes/x.md":          {},
			"game/testdata/x/wrong.go": {Data: []byte("no Go")},
		}
		got, err := checkSpans(root, "A.md")
		var want []string
		if tt.want != "" {
			want = []string{"A.md:6: " + tt.want}
		}
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}
