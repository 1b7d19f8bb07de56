package analysis

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// version is the version of the text form.
const version = 1

// text is an analysis as a JSON object, in the text forms of packages card and bridge: tricks by declarer, from
// clubs to no-trump, as in "9 6 5-8 6 6"; estimates likewise, as in "- - 7 9? 11??", the closest without a question
// mark; the seats of all acts in one word; and the acts that cost something or are unknown.
type text struct {
	Version int                `json:"version"`
	Nodes   int                `json:"nodes"`
	Done    int                `json:"done"`
	Total   int                `json:"total"`
	Before  int                `json:"before,omitempty"`
	Ahead   []int              `json:"ahead,omitempty"` // steps
	Tricks  map[string]string  `json:"tricks"`
	About   map[string]string  `json:"about,omitempty"`
	Par     *parText           `json:"par,omitempty"`
	First   int                `json:"first"` // event of the first act
	Seats   string             `json:"seats"`
	Acts    map[string]actText `json:"acts,omitempty"` // by event
}

type parText struct {
	Points    int      `json:"points"`
	Contracts []string `json:"contracts"`
}

type actText struct {
	Cost    int      `json:"cost"`
	Better  []string `json:"better,omitempty"` // hands
	Unknown bool     `json:"unknown,omitempty"`
}

// Marshal returns the analysis as one line of JSON, for storage.
func (a Analysis) Marshal() ([]byte, error) {
	t := text{
		Version: version, Nodes: a.Nodes, Done: a.Done, Total: a.Total, Before: a.Before, Ahead: a.Ahead,
		Tricks: make(map[string]string), Acts: make(map[string]actText),
	}
	for _, declarer := range card.Seats {
		var row []string
		for _, bounds := range a.Tricks[declarer] {
			row = append(row, boundsText(bounds))
		}
		t.Tricks[declarer.String()] = strings.Join(row, " ")
	}
	t.About = aboutText(a.Estimates)
	if a.Par != nil {
		t.Par = &parText{Points: a.Par.Points}
		for _, c := range a.Par.Contracts {
			t.Par.Contracts = append(t.Par.Contracts, c.String())
		}
	}
	for i, act := range a.Acts {
		if i == 0 {
			t.First = act.Event
		}
		if act.Event != t.First+i {
			return nil, fault.Errorf("analysis: event %d doesn't follow the one before it", act.Event)
		}
		t.Seats += act.Seat.String()
		if act.Cost == 0 && !act.Unknown {
			continue
		}
		entry := actText{Cost: act.Cost, Unknown: act.Unknown}
		for _, cards := range act.Better {
			entry.Better = append(entry.Better, cards.String())
		}
		t.Acts[strconv.Itoa(act.Event)] = entry
	}
	return json.Marshal(t)
}

// aboutText returns estimates by declarer, or nil if there are none.
func aboutText(all Estimates) map[string]string {
	if all == (Estimates{}) {
		return nil
	}
	about := make(map[string]string)
	for _, declarer := range card.Seats {
		var row []string
		for _, e := range all[declarer] {
			row = append(row, e.text())
		}
		about[declarer.String()] = strings.Join(row, " ")
	}
	return about
}

func (e Estimate) text() string {
	if e.Closeness == 0 {
		return "-"
	}
	return strconv.Itoa(e.Tricks) + strings.Repeat("?", closest-e.Closeness)
}

func boundsText(b dd.Bounds) string {
	if b.Exact() {
		return strconv.Itoa(b.Min)
	}
	return fmt.Sprintf("%d-%d", b.Min, b.Max)
}

// Unmarshal reads the output of [Analysis.Marshal]. It fails if anything in it is impossible; [New] checks whether
// it belongs to a certain board.
func Unmarshal(data []byte) (Analysis, error) {
	var t text
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		return Analysis{}, fault.Errorf("analysis: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Analysis{}, fault.New("analysis: more text follows it")
	}
	a, err := t.analysis()
	if err != nil {
		return Analysis{}, fault.Errorf("analysis: %w", err)
	}
	return a, nil
}

// analysis returns the analysis of a text.
func (t text) analysis() (Analysis, error) {
	a := Analysis{Nodes: t.Nodes, Done: t.Done, Total: t.Total, Before: t.Before, Ahead: t.Ahead}
	switch {
	case t.Version != version:
		return a, fault.Errorf("it is of version %d, want %d", t.Version, version)
	case t.Nodes < 0 || t.Done < 0 || t.Done > t.Total:
		return a, fault.Errorf("%d of %d steps are done, with %d nodes", t.Done, t.Total, t.Nodes)
	case t.Before < 0 || t.Before > 0 && (t.Before >= t.Nodes || t.Done == t.Total):
		return a, fault.Errorf("a search with %d nodes is not done, and before it one with %d is", t.Nodes, t.Before)
	case len(t.Ahead) > 0 && (t.Ahead[0] <= t.Done || t.Ahead[len(t.Ahead)-1] >= t.Total || !ascending(t.Ahead)):
		return a, fault.Errorf("the steps %v are done beyond %d of %d", t.Ahead, t.Done, t.Total)
	case t.First < 0:
		return a, fault.Errorf("there is no event %d", t.First)
	}
	err := eachOf(t.Tricks, fault.Say("tricks"), func(declarer card.Seat, strain int, word string) (err error) {
		a.Tricks[declarer][strain], err = parseBounds(word)
		return err
	})
	if err == nil && t.About != nil {
		err = eachOf(t.About, fault.Say("estimates"), func(declarer card.Seat, strain int, cell string) (err error) {
			a.Estimates[declarer][strain], err = parseEstimate(cell)
			return err
		})
	}
	if err != nil {
		return a, err
	}
	if a.Par, err = t.Par.par(); err != nil {
		return a, err
	}
	a.Acts, err = t.acts()
	return a, err
}

// eachOf parses the words of each declarer for each strain.
func eachOf(rows map[string]string, what fault.Phrase, read func(declarer card.Seat, strain int, word string) error) error {
	if len(rows) != len(card.Seats) {
		return fault.Errorf("it has the %s of %d declarers, want %d", what, len(rows), len(card.Seats))
	}
	for _, declarer := range card.Seats {
		row := strings.Split(rows[declarer.String()], " ")
		if len(row) != len(bridge.Strains) {
			return fault.Errorf("%v has %s in %d strains, want %d", declarer, what, len(row), len(bridge.Strains))
		}
		for strain, cell := range row {
			if err := read(declarer, strain, cell); err != nil {
				return err
			}
		}
	}
	return nil
}

// ascending reports whether each number is greater than the previous one.
func ascending(numbers []int) bool {
	for i := range len(numbers) - 1 {
		if numbers[i] >= numbers[i+1] {
			return false
		}
	}
	return true
}

// mostTricks is the number of tricks with the larger pack.
var mostTricks = card.Deck68.HandLen()

func parseBounds(s string) (dd.Bounds, error) {
	least, most, apart := strings.Cut(s, "-")
	if !apart {
		most = least
	}
	low, err := strconv.ParseUint(least, 10, 8)
	high, highErr := strconv.ParseUint(most, 10, 8)
	b := dd.Bounds{Min: int(low), Max: int(high)}
	if err != nil || highErr != nil || b.Min > b.Max || b.Max > mostTricks || boundsText(b) != s {
		return b, fault.Errorf("%q is no number of tricks", s)
	}
	return b, nil
}

func parseEstimate(s string) (Estimate, error) {
	if s == "-" {
		return Estimate{}, nil
	}
	number := strings.TrimRight(s, "?")
	tricks, err := strconv.ParseUint(number, 10, 8)
	e := Estimate{int(tricks), closest - (len(s) - len(number))}
	if err != nil || e.Tricks > mostTricks || e.Closeness < 1 || e.text() != s {
		return e, fault.Errorf("%q is no estimate of tricks", s)
	}
	return e, nil
}

func (p *parText) par() (*dd.ParScore, error) {
	if p == nil {
		return nil, nil
	}
	par := &dd.ParScore{Points: p.Points}
	for _, contract := range p.Contracts {
		c, err := bridge.ParseContract(contract)
		if err != nil {
			return nil, err
		}
		par.Contracts = append(par.Contracts, c)
	}
	if len(par.Contracts) == 0 {
		return nil, fault.New("no contract is par")
	}
	return par, nil
}

func (t text) acts() ([]assess.Judged, error) {
	var acts []assess.Judged
	for i := range len(t.Seats) {
		seat, err := card.ParseSeat(t.Seats[i : i+1])
		if err != nil {
			return nil, err
		}
		acts = append(acts, assess.Judged{Event: t.First + i, Seat: seat})
	}
	for event, entry := range t.Acts {
		n, err := strconv.Atoi(event)
		if err != nil || n < t.First || n-t.First >= len(acts) || strconv.Itoa(n) != event {
			return nil, fault.Errorf("event %s is not among the acts", event)
		}
		if max(entry.Cost, -entry.Cost) > mostTricks || len(entry.Better) > 0 && len(entry.Better) != entry.Cost {
			return nil, fault.Errorf("event %d costs %d, and there are %d times better cards", n, entry.Cost, len(entry.Better))
		}
		act := &acts[n-t.First]
		act.Cost, act.Unknown = entry.Cost, entry.Unknown
		for _, cards := range entry.Better {
			hand, err := card.ParseHand(cards)
			if err != nil {
				return nil, err
			}
			if hand.Len() == 0 {
				return nil, fault.Errorf("event %d: no card is better", n)
			}
			act.Better = append(act.Better, hand)
		}
	}
	return acts, nil
}
