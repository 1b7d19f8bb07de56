package lin

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Game is a board, as LIN has it.
type Game struct {
	Title   string // of the match; "" if there is none
	Room    Room
	Number  int       // of the board; 0 if none is given
	Players [4]string // by seat; "" where nobody is named
	Board   bridge.Board
	Remarks []pbn.Remark // what is said of its events
	// Made is the result of a table whose auction and play aren't known, or nil. A match lists it among its results.
	Made *pbn.Result
}

// Found is a board that has been read. If Unplayed says why, the board is good for nothing but to be played: it has its
// deal and no events. If Left says why, there is no board.
type Found struct {
	Line int // where it begins, counted from 1
	Game
	Unplayed, Left error
	Begun          bool         // something was called or played
	Broken         bool         // what was called and played can't be: it isn't only unfinished
	Score          string       // what the results of the match say that it has scored, or ""
	byIMPs         bool         // it is IMPs
	Written        pbn.Tags     // of a board that has no events: what was called and played, as it is written
	Result         *pbn.Result  // of a board without an auction, from the results of the match; or nil
	Comments       []string     // before its first call
	Remarks        []pbn.Remark // of its events
	Faults         []pbn.Fault
}

// Boards reads boards line by line; the zero Boards is at the beginning of a text. A board begins with qx, with the hands
// of another deal, or with the heading of another number once something has been called or the hands are behind the heading.
type Boards struct {
	scanner scanner
	title   string
	results results
	names   []string // that were given last
	last    hands    // of the board before, with its number
	number  int
	board   board       // being read
	said    []string    // comments of the board that comes
	faults  []pbn.Fault // before it
	left    left        // fields that aren't read
	seen    map[string]bool
}

// board is a board being read.
type board struct {
	line   int  // where it begins; 0 if it hasn't
	headed bool // its number is from its heading
	room   Room
	number int
	names  []string // that were given with it
	hands  hands
	vul    *bridge.Vulnerability
	calls  []act
	cards  []act
	claim  *act
	said   []string // comments before its first call
	faults []pbn.Fault
	wrong  error      // why its hands can't be read
	broken *pbn.Fault // the call that can't be read: what follows it means nothing
	odd    *pbn.Fault // the card that can't be read
}

// act is a call, a card, or declarer's tricks.
type act struct {
	line   int
	call   bridge.Call
	again  bool // the call is a pass that is made until the auction is over
	card   card.Card
	tricks int
	pbn.Remark
}

// No auction has more calls, and no play more cards; so that a board takes no more memory than that.
const mostCalls, mostCards = 400, 60

// Take takes the next line, without what ends it, and returns the boards that are complete with it.
func (b *Boards) Take(line int, text string) (found []Found) {
	fields, faults := b.scanner.scan(line, text)
	b.faults = append(b.faults, faults...)
	return b.fields(fields)
}

// End says that the last line has been taken, and returns the boards that were not complete. What is no part of a board comes
// last, as one that is left out.
func (b *Boards) End() (found []Found) {
	found = append(b.fields(b.scanner.rest()), b.end()...)
	found = append(found, b.rest()...)
	if len(b.left.names) > 0 {
		b.faults = append(b.faults, pbn.Fault{Line: b.left.line, Lost: pbn.Text, Err: fault.Errorf("fields that mean nothing here are left out: %s", strings.Join(b.left.names, ", "))})
	}
	if len(b.faults) > 0 {
		found = append(found, Found{Line: b.faults[0].Line, Left: b.faults[0].Err, Faults: b.faults})
	}
	return found
}

// fields takes fields.
func (b *Boards) fields(all []field) (found []Found) {
	for _, f := range all {
		if b.begins(f) {
			found = append(found, b.end()...)
		}
		if f.name == "vg" || f.name == "rs" && b.results.all != nil {
			found = append(found, b.rest()...)
		}
		b.take(f)
	}
	return found
}

// heading finds the number of a board in its heading.
var heading = regexp.MustCompile(`^\D*(\d{1,6})`)

// numberOf returns the number in a text, or 0.
func numberOf(text string) int {
	if found := heading.FindStringSubmatch(text); found != nil {
		n, _ := strconv.Atoi(found[1])
		return n
	}
	return 0
}

// begins reports whether a field belongs to the next board.
func (b *Boards) begins(f field) bool {
	current := b.board
	acted := len(current.calls)+len(current.cards) > 0 || current.claim != nil
	switch f.name {
	case "qx", "vg", "rs":
		return current.line > 0
	case "pn":
		return acted || current.hands.any()
	case "md":
		h, err := readHands(f.line, f.value)
		return acted || err == nil && h.any() && current.hands.any() && h.deal != current.hands.deal
	case "ah":
		n := numberOf(f.value)
		return n > 0 && n != current.number && (acted || current.headed && current.hands.any())
	}
	return false
}

// take processes a field of the current board, or of what comes before it.
func (b *Boards) take(f field) {
	current := &b.board
	switch f.name {
	case "vg":
		b.title, b.results = readMatch(f.value)
		return
	case "rs":
		b.results.line, b.results.all, b.results.used, b.results.boards = f.line, strings.Split(f.value, ","), nil, nil
		return
	case "bn":
		b.results.numbers = nil
		for text := range strings.SplitSeq(f.value, ",") {
			b.results.numbers = append(b.results.numbers, numberOf(text))
		}
		return
	case "mp":
		b.results.scores = strings.Split(f.value, ",")
		return
	case "pw":
		b.results.names = strings.Split(f.value, ",")
		return
	case "an", "nt", "at":
		b.remark(f)
		return
	case "pn", "qx", "md", "ah", "sv", "mb", "pc", "mc":
		if current.line == 0 {
			*current = board{line: f.line}
		}
	default:
		b.unread(f)
		return
	}
	if len(b.said) > 0 && f.name != "pn" {
		current.said, b.said = append(current.said, b.said...), nil
	}
	switch f.name {
	case "pn":
		current.names = strings.Split(f.value, ",")
		b.names = current.names
		b.see(current.names)
	case "qx":
		switch strings.ToLower(f.value + " ")[0] {
		case 'o':
			current.room = OpenRoom
		case 'c':
			current.room = ClosedRoom
		}
		current.number = numberOf(f.value)
	case "ah":
		if current.number == 0 {
			current.number, current.headed = numberOf(f.value), true
		}
	case "md":
		h, err := readHands(f.line, f.value)
		if err != nil {
			current.wrong, current.line = err, f.line
			return
		}
		if h.dealer == nil {
			h.dealer = current.hands.dealer
		}
		if h.any() || !current.hands.any() {
			current.hands = h
		}
	case "sv":
		if f.value == "" {
			return
		}
		vul, err := readVulnerability(f.value)
		if err != nil {
			current.fault(f.line, pbn.Nothing, err)
			return
		}
		current.vul = &vul
	case "mb":
		if current.broken != nil {
			return
		}
		calls, all, err := readCalls(f.value)
		for _, c := range calls {
			current.calls = append(current.calls, act{line: f.line, call: c})
		}
		if all {
			current.calls = append(current.calls, act{line: f.line, again: true})
		}
		if err == nil && len(current.calls) > mostCalls {
			err = fault.Errorf("there are more than %d calls", mostCalls)
		}
		if err != nil {
			current.broken = &pbn.Fault{Line: f.line, Lost: pbn.Play, Err: err}
		} else if n := len(current.calls); n > 0 && strings.HasSuffix(f.value, "!") {
			current.calls[n-1].Mark = alert
		}
	case "pc":
		cards, hidden, err := readCards(packed(f.value))
		if err == nil && hidden {
			err = fault.Errorf("%.20q names no card", f.value)
		}
		if current.odd != nil {
			return
		}
		for _, c := range cards {
			current.cards = append(current.cards, act{line: f.line, card: c})
		}
		if err == nil && len(current.cards) > mostCards {
			err = fault.Errorf("there are more than %d cards", mostCards)
		}
		if err != nil {
			current.odd = &pbn.Fault{Line: f.line, Lost: pbn.Card, Err: err}
		}
	case "mc":
		text := packed(f.value)
		if text == "" {
			return
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 13 {
			current.fault(f.line, pbn.Nothing, fault.Errorf("declarer's tricks are given as %.20q: want 0 to 13", f.value))
			return
		}
		current.claim = &act{line: f.line, tricks: n}
	}
}

// fault keeps what is wrong with the board.
func (d *board) fault(line int, lost pbn.Lost, err error) {
	d.faults = append(d.faults, pbn.Fault{Line: line, Lost: lost, Err: err})
}

// remark keeps an explanation with the call before it, and a comment with the call or card before it, or with the board.
func (b *Boards) remark(f field) {
	current := &b.board
	calls, cards := len(current.calls), len(current.cards)
	switch {
	case f.value == "":
	case f.name == "an" && calls > 0:
		current.calls[calls-1].Note = lined(current.calls[calls-1].Note, f.value)
	case cards > 0:
		current.cards[cards-1].Comment = lined(current.cards[cards-1].Comment, f.value)
	case calls > 0:
		current.calls[calls-1].Comment = lined(current.calls[calls-1].Comment, f.value)
	case current.line > 0:
		current.said = append(current.said, f.value)
	default:
		b.said = append(b.said, f.value)
	}
}

// lined returns two texts, each on a line of its own.
func lined(a, b string) string { return strings.Trim(a+"\n"+b, "\n") }

// end ends the current board, if there is one.
func (b *Boards) end() []Found {
	current := b.board
	b.board = board{}
	nothing := !current.hands.any() && current.wrong == nil && len(current.calls)+len(current.cards) == 0
	if current.line == 0 || nothing && current.number == 0 {
		return nil
	}
	if !current.hands.any() && current.wrong == nil && current.number > 0 && current.number == b.number && b.last.any() {
		dealer := current.hands.dealer
		if current.hands = b.last; dealer != nil { // the other room's
			current.hands.dealer = dealer
		}
	} else if nothing {
		return nil
	}
	b.last, b.number = current.hands, current.number
	f := Found{Line: current.line, Game: Game{Title: b.title, Room: current.room, Number: current.number}, Begun: len(current.calls)+len(current.cards) > 0,
		Comments: current.said, Faults: append(b.faults, current.faults...)}
	b.faults = nil
	f.Players = players(current.names, b.names, current.room)
	known, score := b.results.of(current.room, current.number)
	f.Score, f.byIMPs = score, b.results.kind == "I"
	current.play(&f, known)
	b.results.keep(current)
	return []Found{f}
}

// players returns the players by seat, from the names given with the board or else those of the match.
func players(own, all []string, room Room) (names [4]string) {
	if len(own) == 0 {
		own = all
	}
	if room == ClosedRoom && len(own) > 4 {
		own = own[4:]
	}
	for i, seat := range turns {
		if i < len(own) {
			names[seat] = value(own[i])
		}
	}
	return names
}

// Source returns the information about the board in PBN's words.
func (f Found) Source() pbn.Source {
	var tags pbn.Tags
	add := func(name, value string) {
		if value != "" {
			tags = append(tags, pbn.Tag{Name: name, Value: value})
		}
	}
	add("Event", f.Title)
	if f.Number > 0 {
		add("Board", strconv.Itoa(f.Number))
	}
	for _, seat := range []card.Seat{card.West, card.North, card.East, card.South} {
		add([4]string{"North", "East", "South", "West"}[seat], f.Players[seat])
	}
	add("Room", roomNames[f.Room])
	score := "ScoreMP"
	if f.byIMPs {
		score = "ScoreIMP"
	}
	add(score, f.Score)
	for _, text := range f.Comments {
		tags = append(tags, pbn.Tag{Value: text})
	}
	return pbn.Source{Tags: append(tags, f.Written...), Remarks: f.Remarks}
}
