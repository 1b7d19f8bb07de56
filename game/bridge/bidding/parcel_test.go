package bidding

import (
	"strings"
	"testing"
)

// readAlone reads a book that is one file.
func readAlone(text string) (*Book, error) {
	return ReadBook(func(file string) (string, bool) { return text, file == "mine.book" }, "mine")
}

// A main file carries files of its own: they are read instead of the program's, and their faults have the lines of the main file.
func TestCarriedFiles(t *testing.T) {
	const text = "system standard\ninclude stayman\ninclude natural\n\nfile stayman\n# mine\nconvention stayman\n" +
		"context stayman: after 1N\n  2C | 9+hcp | major question | forcing, shows nothing\n"
	b, err := readAlone(text)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := b.Text("stayman"); err != nil || !strings.HasPrefix(got, "# mine\n") {
		t.Errorf("stayman.book is %q, %v", got, err)
	}
	if got, err := b.Text("mine"); err != nil || strings.Contains(got, "9+hcp") {
		t.Errorf("mine.book is %q, %v", got, err)
	}
	_, err = readAlone(strings.Replace(text, "9+hcp", "9+hpc", 1))
	if err == nil || !strings.HasPrefix(err.Error(), "mine.book:9: ") {
		t.Errorf("the fault is %v, want it in mine.book:9", err)
	}
	if all := LineErrors(err); len(all) == 0 || all[0].File != "mine.book" || all[0].Line != 9 {
		t.Errorf("the faults are %v", all)
	}
}

// A book says which of its conventions are on: the main file before those it includes, and the later line.
func TestUsualLines(t *testing.T) {
	b, err := readAlone("system standard\non ogust\noff stayman\ninclude standard\n")
	if err != nil {
		t.Fatal(err)
	}
	if !b.Usual(Ogust) || b.Usual(Stayman) || !b.Usual(Transfers) {
		t.Errorf("Ogust %t, Stayman %t, transfers %t", b.Usual(Ogust), b.Usual(Stayman), b.Usual(Transfers))
	}
	for text, want := range map[string]string{
		"on magic":   `mine.book:1: there is no convention "magic"`,
		"off gerber": `mine.book:1: the book hasn't got the convention "gerber": include it`,
	} {
		if _, err := readAlone(text + "\n"); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// Users' systems with a convention off are chosen with it off, and it can be switched on.
func TestUsualOfUsersSystem(t *testing.T) {
	if err := register(t, map[string]string{"mine.book": "system standard\noff stayman\ninclude standard\n"}); err != nil {
		t.Fatal(err)
	}
	c, err := ParseCard("mine")
	if err != nil || c.Has(Stayman) || !c.Has(Transfers) {
		t.Errorf("Stayman is %t, %v", c.Has(Stayman), err)
	}
	if c = c.With(Stayman, true); c.String() != "mine+stayman" {
		t.Errorf("the card is %v", c)
	}
}

// A system begun from one that carries its own openings, or a file with a title, bids as that does.
func TestBegunFromCarriedFiles(t *testing.T) {
	mine := "system standard\ntitle Mine\ninclude openings\ninclude natural\nfile openings\n" +
		"title Not mine\ncontext openings: opening; whole\n  1N | 10-12hcp balanced | opening no-trump\n  P | 0+ | no opening\n"
	if err := register(t, map[string]string{"mine.book": mine}); err != nil {
		t.Fatal(err)
	}
	text, err := Begin("yours", "mine")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasSuffix(text, mine[strings.Index(mine, "file openings"):]) || strings.Contains(text, "title Mine") {
		t.Errorf("it is begun as %q", text)
	}
	b, err := ReadBook(func(file string) (string, bool) { return text, file == "yours.book" }, "yours")
	if err != nil {
		t.Fatal(err)
	}
	if one := b.book.opensNT(); one == nil || *one != (Range{10, 12}) {
		t.Errorf("one no-trump has %v", one)
	}
}
