package record

import (
	"bufio"
	"io"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/machine"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// errNothingPlayed is the reason why a deal for a dealing machine is still to be played.
var errNothingPlayed = fault.New("nothing has been played")

// readMachine reads a file for a dealing machine.
func (h *history) readMachine(in *bufio.Reader) error {
	data, err := io.ReadAll(io.LimitReader(in, machine.Largest+1))
	if err != nil {
		return err
	}
	file, err := machine.Read(data)
	if err != nil {
		return &LineError{Line: 1, Err: err}
	}
	all := gathered{h: h}
	for _, d := range file.Deals {
		all.add(gameOf(d, file.Title))
	}
	return all.end()
}

// gameOf returns a board for a dealing machine as one that is to be played.
func gameOf(d machine.Deal, title string) game {
	g := game{line: d.Line, title: title, place: title, number: d.Number, unplayed: errNothingPlayed}
	rules := bridge.Duplicate()
	err := d.Err
	if err == nil {
		number := max(d.Number, 1) - 1
		g.board, err = bridge.NewBoard(rules, d.Deal, rules.Dealer(number), rules.Vulnerability(number))
	}
	switch {
	case err != nil:
		g.left, g.faults = err, []pbn.Fault{{Line: d.Line, Lost: pbn.Whole, Err: err}}
	case d.Doubt != nil:
		g.faults = []pbn.Fault{{Line: d.Line, Err: d.Doubt}}
	}
	if title != "" {
		g.source.Tags = pbn.Tags{{Name: "Event", Value: title}}
	}
	g.source.Tags = append(g.source.Tags, pbn.Tag{Name: "Board", Value: strconv.Itoa(d.Number)})
	return g
}
