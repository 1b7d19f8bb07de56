package edit

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// none has no files.
func none(string) (string, bool) { return "", false }

// begun returns a book that is begun from Standard.
func begun(t *testing.T) Book {
	t.Helper()
	text, err := bidding.Begin("mine", "standard")
	if err != nil {
		t.Fatal(err)
	}
	return New("mine", text, none)
}

// find returns the first line with a text in a file, or in any if that is "".
func find(t *testing.T, b Book, file, text string) Line {
	t.Helper()
	for _, l := range b.Lines() {
		if (file == "" || l.File == file) && strings.Contains(l.Text, text) {
			return l
		}
	}
	t.Fatalf("%s has no line with %q", file, text)
	return Line{}
}

// The lines are those of all files, and the places are those that faults tell.
func TestLines(t *testing.T) {
	b := begun(t)
	if l := b.Lines()[0]; l.Kind != File || l.Text != "mine.book" {
		t.Errorf("the first line is %+v", l)
	}
	b = b.Set(find(t, b, "", "1N | 15-17hcp balanced"), "  1N | 15-17hcp balancd | opening no-trump")
	l := find(t, b, "", "balancd")
	_, err := b.Read()
	faults := bidding.LineErrors(err)
	if len(faults) != 1 {
		t.Fatalf("%v, want one fault", err)
	}
	if got := err.Error(); !strings.HasPrefix(got, l.At+": ") {
		t.Errorf("the fault is %q, want it at %s", got, l.At)
	}
}

// A line of an included file is changed in a copy that the book carries, and the fault there has its place in the main file.
func TestLineOfIncludedFile(t *testing.T) {
	b := begun(t)
	l := find(t, b, "stayman", "major question")
	changed := b.Set(l, "  2C | 9+hcp | major question | forcing, shows nothing")
	read, err := changed.Read()
	if err != nil {
		t.Fatal(err)
	}
	if text, err := read.Text("stayman"); err != nil || !strings.Contains(text, "9+hcp | major question") {
		t.Errorf("stayman.book is %q, %v", text, err)
	}
	if !strings.Contains(changed.Text(), "\nfile stayman\n") || strings.Contains(b.Text(), "file stayman") {
		t.Error("the copy isn't in the new book alone")
	}
	again := find(t, changed, "stayman", "9+hcp")
	wrong := changed.Set(again, "  2C | nonsense | major question")
	_, err = wrong.Read()
	if all := bidding.LineErrors(err); len(all) == 0 || !strings.HasPrefix(err.Error(), again.At+": ") || !strings.HasPrefix(again.At, "mine.book:") {
		t.Errorf("the fault is %v, want it at %s", err, again.At)
	}
	if n := len(changed.Delete(again).Lines()); n != len(changed.Lines())-1 {
		t.Errorf("%d lines without one", n)
	}
	more := changed.Insert(again, "  or else")
	if l := find(t, more, "stayman", "or else"); l.n != again.n+1 {
		t.Errorf("the line behind line %d is line %d", again.n, l.n)
	}
}

// Switches change the text so that the system bids otherwise.
func TestSwitches(t *testing.T) {
	b := begun(t)
	if r, ok := b.NoTrump(); !ok || r != (bidding.Range{Min: 15, Max: 17}) {
		t.Errorf("one no-trump is %v, %t", r, ok)
	}
	weak := b.WithNoTrump(bidding.Range{Min: 12, Max: 14})
	if r, ok := weak.NoTrump(); !ok || r.Min != 12 || !strings.Contains(weak.Text(), "\nfigure oneNT 12-14\n") {
		t.Errorf("the weak no-trump is %v", r)
	}
	if n := strings.Count(weak.WithNoTrump(bidding.Range{Min: 13, Max: 15}).Text(), "figure oneNT"); n != 1 {
		t.Errorf("%d figures", n)
	}
	if n, ok := b.WithMajors(4).Majors(); n != 4 || !ok {
		t.Errorf("majors of %d", n)
	}
	if on, ok := b.TwoOverOne(); on || !ok {
		t.Errorf("two over one is %t, %t", on, ok)
	}
	if on, ok := b.WithTwoOverOne(true).TwoOverOne(); !on || !ok {
		t.Errorf("with two over one it is %t, %t", on, ok)
	}
	if !b.WithTwoOverOne(true).WithTwoOverOne(false).Equal(b) {
		t.Error("two over one isn't taken back")
	}
	for _, changed := range []Book{weak, b.WithMajors(4), b.WithTwoOverOne(true), b.WithUsual(bidding.WeakTwos, false)} {
		if _, err := changed.Read(); err != nil {
			t.Error(err)
		}
	}
	off := b.WithUsual(bidding.WeakTwos, false)
	read, err := off.Read()
	if err != nil || read.Usual(bidding.WeakTwos) || !read.Usual(bidding.Stayman) {
		t.Errorf("weak twos are on, or Stayman off, %v", err)
	}
	if n := strings.Count(off.WithUsual(bidding.WeakTwos, true).Text(), "weaktwos\n"); n != 2 { // with its include
		t.Errorf("%d lines of weak twos", n)
	}
}

// A book goes back and on.
func TestHistory(t *testing.T) {
	b := begun(t)
	h := Begin(b)
	if h.Undo() || h.Redo() || h.Unsaved() {
		t.Error("there is something to take back at first")
	}
	h.Change(b)
	if h.CanUndo() {
		t.Error("no change is one")
	}
	h.Change(b.WithMajors(4))
	if !h.Unsaved() || !h.Undo() || h.Unsaved() || !h.Redo() || !h.Now().Equal(b.WithMajors(4)) {
		t.Error("the change isn't taken back and made again")
	}
	h.Kept(h.Now())
	if h.Unsaved() {
		t.Error("it is unsaved after it was kept")
	}
}

// A packed book carries the files of its folder, so that it is the same without them.
func TestPacked(t *testing.T) {
	files := map[string]string{"part.book": "include other\ncontext mine: opening\n  1N | 12-14hcp | opening no-trump\n", "other.book": "# nothing\n"}
	b := New("mine", "system standard\ninclude part\ninclude standard\n", func(file string) (string, bool) {
		text, ok := files[file]
		return text, ok
	})
	packed := b.Packed()
	alone := New("mine", packed.Text(), none)
	if _, err := alone.Read(); err != nil {
		t.Error(err)
	}
	if got, want := len(alone.Lines()), len(b.Lines()); got < want {
		t.Errorf("%d lines, want %d", got, want)
	}
	if strings.Contains(packed.Text(), "file stayman") {
		t.Error("it carries a file of the program")
	}
	files["odd.book"] = "# nothing\n"
	odd := New("mine", "system standard\ninclude odd.book.book\n", func(file string) (string, bool) { // was packed without end
		text, ok := files[file]
		return text, ok
	}).Packed()
	if n := strings.Count(odd.Text(), "file odd"); n > 1 {
		t.Errorf("a file is carried %d times", n)
	}
}
