package pbn

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
)

// Tag is a tag as a file has it. One without a name is a comment among the tags, which is its value.
type Tag struct {
	Name, Value string
	Rows        []string // the lines of its section, as they are written there
}

// MarshalJSON returns an array: the name, the value, and the rows.
func (t Tag) MarshalJSON() ([]byte, error) {
	return json.Marshal(append([]string{t.Name, t.Value}, t.Rows...))
}

// UnmarshalJSON reads what MarshalJSON returns.
func (t *Tag) UnmarshalJSON(data []byte) error {
	var texts []string
	if err := json.Unmarshal(data, &texts); err != nil {
		return err
	}
	if len(texts) < 2 {
		return fault.New("a tag has a name and a value")
	}
	*t = Tag{Name: texts[0], Value: texts[1], Rows: slices.Clip(texts[2:])}
	if len(t.Rows) == 0 {
		t.Rows = nil
	}
	return nil
}

// Tags are the tags of a game in their order. Deal, Dealer, Vulnerable, Auction, Play, Note, and a Contract, Declarer and Result that say what a board or a
// [Result] says are not among them: they follow from it. But an auction and a play that are no whole board are, as they are written.
type Tags []Tag

// Get returns the value of the first tag of that name, without blanks at its ends, or "" if there is none or it isn't known: a
// question mark.
func (t Tags) Get(name string) string {
	for _, tag := range t {
		if tag.Name == name {
			return known(tag.Value)
		}
	}
	return ""
}

// Has reports whether there is a tag of that name.
func (t Tags) Has(name string) bool {
	return slices.ContainsFunc(t, func(tag Tag) bool { return tag.Name == name })
}

// Rows returns the lines of the section of that name.
func (t Tags) Rows(name string) []string {
	for _, tag := range t {
		if tag.Name == name {
			return tag.Rows
		}
	}
	return nil
}

// Number returns the value of a tag that is a number, 1 or more, or 0.
func (t Tags) Number(name string) int {
	n, err := strconv.Atoi(t.Get(name))
	if err != nil || n < 1 {
		return 0
	}
	return n
}

// Players returns the players by seat, "" where unknown.
func (t Tags) Players() [4]string {
	return [4]string{t.Get("North"), t.Get("East"), t.Get("South"), t.Get("West")}
}

// known returns a value without blanks at its ends, or "" if it isn't known.
func known(value string) string {
	if value = strings.TrimSpace(value); strings.Trim(value, "?") == "" {
		return ""
	}
	return value
}

// Remark is a remark on an event of a board.
type Remark struct {
	At      int    `json:"at"`                // which event of the board it is, counted from 0; -1 before the first
	Mark    string `json:"mark,omitempty"`    // behind the call or card: !, ?, !!, ??, !?, ?!, $ and a number, or * for an alert
	Note    string `json:"note,omitempty"`    // what explains it
	Comment string `json:"comment,omitempty"` // what follows it; of more than one, each on a line
}

// Source is a file's information about a game besides the deal, the calls and the cards. The zero Source is empty.
type Source struct {
	Tags    Tags     `json:"tags,omitempty"`
	Remarks []Remark `json:"remarks,omitempty"` // in the order of events, one for each at most
}

// IsZero reports whether nothing is said.
func (s Source) IsZero() bool { return len(s.Tags) == 0 && len(s.Remarks) == 0 }

// Remark returns the remark on an event of the board, counted from 0, or for -1 on the board before the first.
func (s Source) Remark(event int) Remark {
	if i := slices.IndexFunc(s.Remarks, func(r Remark) bool { return r.At == event }); i >= 0 {
		return s.Remarks[i]
	}
	return Remark{}
}

// Words returns all that a search looks at: names, event, site, and what is said of the board and its events, each on a line.
func (s Source) Words() string {
	var all []string
	for _, t := range s.Tags {
		if value := known(t.Value); value != "" && (t.Name == "" || slices.Contains(searched, t.Name)) {
			all = append(all, value)
		}
	}
	for _, r := range s.Remarks {
		for _, text := range []string{r.Note, r.Comment} {
			if text != "" {
				all = append(all, text)
			}
		}
	}
	return strings.Join(all, "\n")
}

// searched are the tags whose values a search looks at.
var searched = []string{"Event", "EventSponsor", "Site", "Section", "Stage", "Room", "Round", "Table",
	"West", "North", "East", "South", "HomeTeam", "VisitTeam", "Annotator", "Competition", "Description"}

// Result is a table's result on a deal.
type Result struct {
	Contract bridge.Contract
	Tricks   int           // of declarer's side; -1 if that isn't known, 0 if all have passed
	Board    *bridge.Board // finished, where the auction and the play or a claim are known; else nil
	Source
}

// Points returns the points of each side on a board of that vulnerability; ok is false if the tricks aren't known.
func (r Result) Points(rules bridge.Rules, vul bridge.Vulnerability) (points [2]int, ok bool) {
	switch {
	case r.Contract.PassedOut():
		return points, true
	case r.Tricks < 0:
		return points, false
	}
	return rules.Score(r.Contract, vul.Has(r.Contract.Declarer.Side()), r.Tricks).Points(), true
}
