package desk

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	systems "github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/system"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// bookFile ends the name of a system's file.
const bookFile = ".book"

// own returns the actions on the user's systems.
func (b *bids) own() *bidding.Own {
	return &bidding.Own{
		Window:   b.window.Fyne(),
		OnReload: b.reload,
		OnEdit: func(s systems.System, at bridge.Auction) {
			b.editor(func(files map[string]string) (edit.Book, bool, error) {
				text, ok := files[s.String()+bookFile]
				if !ok {
					return edit.Book{}, false, s.Err()
				}
				return edit.New(s.String(), text, among(files)), false, nil
			}, at)
		},
		OnBegin: func(from string, at bridge.Auction) {
			b.editor(func(files map[string]string) (edit.Book, bool, error) {
				name := free(files, "mine")
				text, err := systems.Begin(name, from)
				return edit.New(name, text, among(files)), true, err
			}, at)
		},
		OnImport: b.importSystem,
	}
}

// among returns what reads one of some files.
func among(files map[string]string) func(file string) (string, bool) {
	return func(file string) (string, bool) {
		text, ok := files[file]
		return text, ok
	}
}

// readSystems reads the folder of the user's systems, and makes them known. The error says what is wrong with files.
func readSystems(dir string) (map[string]string, error) {
	files, unread := storage.ReadSystems(dir)
	err := errors.Join(unread, systems.Register(files))
	for _, s := range systems.Systems() {
		if !s.Shipped() {
			s.Err() // reads its book, so that the window needn't
		}
	}
	return files, err
}

// reload reads the folder of the user's systems again.
func (b *bids) reload(then func(error)) {
	dir := b.window.Dir()
	b.window.Runner().After(b.window.Shown(), func() func() {
		_, err := readSystems(dir)
		return func() { then(err) }
	})
}

// editor opens the text of a system that open finds among the files of the folder.
func (b *bids) editor(open func(files map[string]string) (book edit.Book, isNew bool, err error), at bridge.Auction) {
	dir, on := b.window.Dir(), b.window.Screen()
	b.window.Runner().After(b.window.Shown(), func() func() {
		files, _ := readSystems(dir)
		book, isNew, err := open(files)
		draft := storage.ReadDraft(dir, draftName(book.Name(), isNew))
		var options system.Options
		if err == nil {
			options = b.editing(dir, files, book, isNew, at)
		}
		return func() {
			if b.window.Screen() != on {
				return // the user has gone on, or a second press came too late
			}
			if err != nil {
				if s, ok := on.(*bidding.Screen); ok {
					s.Reload() // it says why
				}
				return
			}
			options.Draft = draft
			b.window.Lay(system.New(b.window.Art(), options))
		}
	})
}

// draftName returns the name under which the draft of a system is kept. That of one without a name of its own is none that a system can have.
func draftName(name string, unnamed bool) string {
	if unnamed {
		return name + "-new"
	}
	return name
}

// editing returns the options of the screen on which a system is changed. It reads books, and so isn't for Fyne's goroutine.
func (b *bids) editing(dir string, files map[string]string, book edit.Book, isNew bool, at bridge.Auction) system.Options {
	r := bridge.Duplicate()
	if read, err := book.Read(); err == nil {
		r = read.Rules()
	}
	others := slices.DeleteFunc(systems.Systems(), func(s systems.System) bool {
		return !s.Fits(r) || s.String() == book.Name() || s.Err() != nil || s == systems.Own && r.Deck != bridge.Duplicate().Deck
	})
	return system.Options{
		Window: b.window.Fyne(), Runner: b.window.Runner(), Book: book, New: isNew, Auction: at, Others: others,
		Threads: sitting.Threads(),
		Random:  func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		Free:    func(want string) string { return free(files, want) },
		Was:     files[book.Name()+bookFile],
		OnSave: func(name, was, text string, then func(error)) {
			b.window.Keep(func() error {
				if err := storage.ReplaceSystem(dir, name, was, text); err != nil {
					return err
				}
				readSystems(dir) // so that it is bid as it is now
				return nil
			}, func(err error) {
				var changed *storage.SystemChangedError
				if errors.As(err, &changed) {
					files[name+bookFile] = changed.Text
				}
				then(err)
			})
		},
		OnDraft: func(name, text string) {
			kept := draftName(name, isNew && name == book.Name())
			b.window.Runner().Write(context.Background(), func() error { return storage.WriteDraft(dir, kept, text) }, nil)
		},
		OnExport: func(into string, book edit.Book, then func(string, error)) {
			var path string
			b.window.Keep(func() error {
				path = disk.FreePath(into, book.Name(), bookFile)
				return disk.WriteNew(path, func(w io.Writer) error {
					_, err := io.WriteString(w, book.Packed().Text())
					return err
				})
			}, func(err error) { then(path, err) })
		},
		OnTrial: func(name, line string) {
			b.window.Keep(func() error { return storage.AppendTrial(dir, name, line) }, nil)
		},
		Trials: func(name string, then func([]string)) {
			b.window.Runner().Run(b.window.Shown(), func() func() {
				lines, _ := storage.ReadTrials(dir, name) // without them there are none to show
				return func() { then(lines) }
			})
		},
		OnBack: b.window.Lift,
	}
}

// free returns a name that no system and no file has, like the one wanted.
func free(files map[string]string, want string) string {
	taken := func(name string) bool {
		if systems.CheckName(name) != nil || slices.ContainsFunc(systems.Systems(), func(s systems.System) bool { return strings.EqualFold(s.String(), name) }) {
			return true
		}
		for file := range files { // some disks take MINE.book for mine.book
			if strings.EqualFold(file, name+bookFile) {
				return true
			}
		}
		return false
	}
	if want = edit.NameOf(want); want == "" {
		want = "mine"
	}
	name := want
	for n := 2; taken(name); n++ {
		name = want + "_" + strconv.Itoa(n)
	}
	return name
}

// importSystem takes a file, with those of its folder that it includes, among the user's systems.
func (b *bids) importSystem(path string, then func(systems.System, error)) {
	dir := b.window.Dir()
	var name string
	b.window.Keep(func() error {
		book, err := readFile(path)
		if err != nil {
			return err
		}
		files, _ := storage.ReadSystems(dir)
		name = free(files, book.Name())
		if err := storage.WriteSystem(dir, name, book.Named(name).Text()); err != nil {
			return err
		}
		readSystems(dir)
		return nil
	}, func(err error) {
		var card systems.Card
		if err == nil {
			card, err = systems.ParseCard(name)
		}
		then(card.System, err)
	})
}

// readFile reads a system from a file, packed. The error says what is wrong with it.
func readFile(path string) (edit.Book, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return edit.Book{}, err
	}
	stem := filepath.Base(path)
	stem = edit.NameOf(strings.TrimSuffix(stem, filepath.Ext(stem)))
	book := edit.New(stem, string(data), func(file string) (string, bool) {
		data, err := os.ReadFile(filepath.Join(filepath.Dir(path), filepath.Base(file)))
		return string(data), err == nil
	}).Packed()
	if _, err := book.Read(); err != nil {
		return edit.Book{}, err
	}
	if !systems.IsSystem(book.Text()) {
		return edit.Book{}, systems.ErrNoSystem
	}
	return book, nil
}
