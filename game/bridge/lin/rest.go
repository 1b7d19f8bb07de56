package lin

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// rest returns a match's results for rooms that have not come, and for boards without a deal.
func (b *Boards) rest() (found []Found) {
	rooms, left := b.results.unused()
	for _, room := range rooms {
		f := Found{Line: room.line, Game: Game{Title: b.title, Room: room.room, Number: room.number}}
		names := room.names
		if len(names) == 0 {
			names = b.names
		}
		if len(names) > 4 { // up to four are those of the other room
			f.Players = players(names, nil, room.room)
		}
		known, score := b.results.of(room.room, room.number)
		f.Score, f.byIMPs = score, b.results.kind == "I"
		room.play(&f, known)
		found = append(found, f)
	}
	if left > 0 {
		err := fault.New("a result of the match has no deal")
		if left > 1 {
			err = fault.Errorf("%d results of the match have no deal", left)
		}
		found = append(found, Found{Line: b.results.line, Left: err, Faults: []pbn.Fault{{Line: b.results.line, Lost: pbn.Made, Err: err}}})
	}
	for _, name := range b.results.names {
		if name = value(name); name != "" && !b.seen[name] {
			b.unread(field{line: b.results.line, name: "pw", value: name})
		}
	}
	b.results.all, b.results.names = nil, nil
	return found
}

// see keeps names that have been given.
func (b *Boards) see(names []string) {
	if b.seen == nil {
		b.seen = map[string]bool{}
	}
	for _, name := range names {
		if len(b.seen) < mostResults {
			b.seen[value(name)] = true
		}
	}
}

// layout are the fields that say how a page looks, and nothing of a board.
var layout = strings.Fields("st rh pg ia bg bt fg fp fh fb fi cp cg cr cs ct cc cq lc ls lb lg up kb ih ht hb sb sc sk ha tu va hf nb 3d td ob pf wt")

// left are the names of fields that aren't read.
type left struct {
	line  int
	names []string
}

// unread keeps the name of a field that isn't read, if it may say something.
func (b *Boards) unread(f field) {
	if f.value == "" || slices.Contains(layout, f.name) || slices.Contains(b.left.names, f.name) || len(b.left.names) == 20 {
		return
	}
	if len(b.left.names) == 0 {
		b.left.line = f.line
	}
	b.left.names = append(b.left.names, f.name)
}
