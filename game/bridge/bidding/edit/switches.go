package edit

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// own returns the lines of the main file that aren't of a file that it carries.
func (b Book) own() []string { return b.parts()[b.name].lines }

// The rows that switches change: the opening of one no-trump, and that of a major.
var (
	oneNT    = regexp.MustCompile(`^(\s+1N\s*\|.*?)(\d+)-(\d+)(hcp balanced.*\|\s*opening no-trump.*)$`)
	oneMajor = regexp.MustCompile(`^(\s+1M\s*\|.*?)([45])(\+M.*\|\s*opening\b.*)$`)
	figureNT = regexp.MustCompile(`^figure oneNT\s`)
)

// find returns the first line of all files that matches, with its parts, nil if none does.
func (b Book) find(what *regexp.Regexp) (l Line, parts []string) {
	for _, l := range b.Lines() {
		if parts := what.FindStringSubmatch(l.Text); parts != nil && l.Kind != File {
			return l, parts
		}
	}
	return Line{}, nil
}

// put returns the book with another text in one of its own lines.
func (b Book) put(i int, text string) Book {
	b.main = slices.Clone(b.main)
	b.main[i] = text
	return b
}

// NoTrump returns the high-card points of a row that opens one no-trump; ok is false if the book has no such row for balanced hands.
func (b Book) NoTrump() (points bidding.Range, ok bool) {
	_, parts := b.find(oneNT)
	if parts == nil {
		return points, false
	}
	fmt.Sscan(parts[2], &points.Min)
	fmt.Sscan(parts[3], &points.Max)
	return points, true
}

// WithNoTrump returns the book with other points for one no-trump: in the row, and in the figure that natural rules use.
func (b Book) WithNoTrump(points bidding.Range) Book {
	l, parts := b.find(oneNT)
	if parts == nil {
		return b
	}
	b = b.Set(l, fmt.Sprintf("%s%d-%d%s", parts[1], points.Min, points.Max, parts[4]))
	line := fmt.Sprintf("figure oneNT %d-%d", points.Min, points.Max)
	if i := slices.IndexFunc(b.own(), figureNT.MatchString); i >= 0 {
		return b.put(i, line)
	}
	return b.heading(line)
}

// Title returns what the window calls the system, or its name.
func (b Book) Title() string {
	for _, line := range b.own() {
		line, _, _ = strings.Cut(line, "#")
		if title, ok := strings.CutPrefix(line, "title "); ok && strings.TrimSpace(title) != "" {
			return strings.TrimSpace(title)
		}
	}
	return b.name
}

// WithTitle returns the book with another title.
func (b Book) WithTitle(title string) Book {
	line := "title " + strings.Join(strings.Fields(strings.ReplaceAll(title, "#", "")), " ")
	for i, had := range b.own() {
		if strings.HasPrefix(had, "title ") {
			return b.put(i, line)
		}
	}
	return b.heading(line)
}

// Named returns the book with another name, which is that of its file.
func (b Book) Named(name string) Book {
	b.name = name
	return b
}

// longestName is the most bytes of a name: with what is added to it, it fits a file name of 255 bytes, also where a letter takes more.
const longestName = 80

// NameOf returns a name for a system with a title: its letters and digits, with _ for what is between words. Of a long one the end is left out. It is
// "" if there are none.
func NameOf(title string) string {
	words := strings.FieldsFunc(strings.ToLower(strings.ToValidUTF8(title, " ")), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	name := strings.Join(words, "_")
	if len(name) > longestName {
		end := longestName
		for !utf8.RuneStart(name[end]) {
			end--
		}
		name = strings.TrimRight(name[:end], "_")
	}
	if reserved[name] {
		name += "_"
	}
	return name
}

// reserved are the names of devices, which no file can have on Windows, whatever its ending is.
var reserved = func() map[string]bool {
	all := map[string]bool{"con": true, "prn": true, "aux": true, "nul": true}
	for n := range 10 {
		all[fmt.Sprintf("com%d", n)], all[fmt.Sprintf("lpt%d", n)] = true, true
	}
	return all
}()

// Majors returns the cards that open one of a major, four or five; ok is false if the book has no row for both.
func (b Book) Majors() (cards int, ok bool) {
	_, parts := b.find(oneMajor)
	if parts == nil {
		return 0, false
	}
	fmt.Sscan(parts[2], &cards)
	return cards, true
}

// WithMajors returns the book in which one of a major is opened with a suit of the given length.
func (b Book) WithMajors(cards int) Book {
	l, parts := b.find(oneMajor)
	if parts == nil {
		return b
	}
	return b.Set(l, fmt.Sprintf("%s%d%s", parts[1], cards, parts[3]))
}

// WithUsual returns the book in which a convention is on, or off, where nobody says anything.
func (b Book) WithUsual(v bidding.Convention, on bool) Book {
	said := map[bool]string{true: "on ", false: "off "}[on] + v.String()
	for i, line := range b.own() {
		line, _, _ = strings.Cut(line, "#")
		if words := strings.Fields(line); len(words) == 2 && (words[0] == "on" || words[0] == "off") && words[1] == v.String() && line[0] != ' ' {
			return b.put(i, said)
		}
	}
	return b.heading(said)
}

// heading returns the book with another line about the whole of it: behind the last of those, or else before everything.
func (b Book) heading(line string) Book {
	at := 0
	for i, line := range b.own() {
		word, _, _ := strings.Cut(line, " ")
		if slices.Contains([]string{"system", "title", "deck", "figure", "on", "off"}, word) {
			at = i + 1
		} else if word == "include" || word == "context" || word == "natural" || word == "convention" {
			break
		}
	}
	b.main = slices.Insert(slices.Clone(b.main), at, line)
	return b
}

// The rows of an answer at the level of two, and of one no-trump, over an opening of a major, as the program's Standard has them. With two over one
// as a force to game the answers take more, and one no-trump holds what is left.
var twoOverOne = [][2]string{
	{"  2m | 11+ 4+m | new suit | forcing", "  2m | 13+ 4+m | new suit | forcing to game"},
	{"  2H | 11+ 5+H          | new suit | forcing", "  2H | 13+ 5+H          | new suit | forcing to game"},
	{"  2m | 11+ 4+m or 19+ 3+m | new suit | forcing", "  2m | 13+ 4+m or 19+ 3+m | new suit | forcing to game"},
	{"  1N | 6-10 5-10hcp | no-trump", "  1N | 6-12 5-12hcp | no-trump"},
}

// Switched holds the positions of the switches of a book.
type Switched struct {
	NoTrump                   bidding.Range // see [Book.NoTrump]
	Majors                    int           // see [Book.Majors]
	TwoOverOne                bool          // see [Book.TwoOverOne]
	HasNoTrump, HasTwoOverOne bool          // whether there are such switches; that of majors is there unless Majors is 0
}

// Switched returns what the switches are at. It takes several times as long as Lines.
func (b Book) Switched() (s Switched) {
	s.NoTrump, s.HasNoTrump = b.NoTrump()
	s.Majors, _ = b.Majors()
	s.TwoOverOne, s.HasTwoOverOne = b.TwoOverOne()
	return s
}

// row returns the first line that is a row.
func (b Book) row(text string) (l Line, ok bool) {
	lines := b.Lines()
	i := slices.IndexFunc(lines, func(l Line) bool { return l.Kind == Row && l.Text == text })
	if i < 0 {
		return l, false
	}
	return lines[i], true
}

// TwoOverOne reports whether an answer at the level of two forces to game; ok is false if the rows of Standard aren't there.
func (b Book) TwoOverOne() (on, ok bool) {
	rows := map[string]bool{}
	for _, l := range b.Lines() {
		if l.Kind == Row {
			rows[l.Text] = true
		}
	}
	for i, want := range []bool{false, true} {
		all := true
		for _, row := range twoOverOne {
			all = all && rows[row[i]]
		}
		if all {
			return want, true
		}
	}
	return false, false
}

// WithTwoOverOne returns the book in which an answer at the level of two forces to game, or doesn't.
func (b Book) WithTwoOverOne(on bool) Book {
	from, to := 0, 1
	if !on {
		from, to = 1, 0
	}
	for _, row := range twoOverOne {
		if l, ok := b.row(row[from]); ok {
			b = b.Set(l, row[to])
		}
	}
	return b
}
