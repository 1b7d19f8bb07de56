package study

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// kept is a sample as a line of JSON, with its plan.
type kept struct {
	Rules  string      `json:"rules"`
	Seed   uint64      `json:"seed"`
	Nodes  int         `json:"nodes"`
	Number int         `json:"number"`
	Deal   string      `json:"deal"`
	Values []keptValue `json:"values"`
}

type keptValue struct {
	Declarer string `json:"declarer"`
	Strain   string `json:"strain"`
	Min      int    `json:"min"`
	Max      int    `json:"max"`
}

// Keep writes a sample as one line, in one piece.
func (p Plan) Keep(w io.Writer, s Sample) error {
	k := kept{Rules: p.Rules.Name, Seed: p.Seed, Nodes: p.Nodes, Number: s.Number, Deal: s.Deal.String()}
	for _, c := range s.Cells {
		k.Values = append(k.Values, keptValue{c.Declarer.String(), c.Strain.String(), c.Tricks.Min, c.Tricks.Max})
	}
	line, err := json.Marshal(k)
	if err != nil {
		return err
	}
	_, err = w.Write(append(line, '\n'))
	return err
}

// Kept reads the samples written by [Plan.Keep]. It fails if a line is damaged or of another plan, and names
// the line.
func (p Plan) Kept(r io.Reader) ([]Sample, error) {
	var samples []Sample
	lines := bufio.NewScanner(r)
	number := 0
	for lines.Scan() {
		number++
		var k kept
		if err := k.read(lines.Bytes()); err != nil {
			return nil, damaged(number, err)
		}
		if k.Rules != p.Rules.Name || k.Seed != p.Seed || k.Nodes != p.Nodes {
			return nil, fault.Errorf("line %d: it is of another study: rules %s, seed %d, nodes %d", number, k.Rules, k.Seed, k.Nodes)
		}
		s, err := k.sample()
		if err == nil {
			err = p.check(s)
		}
		if err != nil {
			return nil, damaged(number, err)
		}
		samples = append(samples, s)
	}
	if err := lines.Err(); err != nil {
		return nil, damaged(number+1, err)
	}
	return samples, nil
}

// damaged returns an error that names the line, and what it means.
func damaged(line int, err error) error {
	return fault.Errorf("line %d: it is damaged, and without it its deal is solved again: %w", line, err)
}

// read reads one line.
func (k *kept) read(line []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(k); err != nil {
		return err
	}
	if decoder.More() {
		return fault.New("it has more than one deal")
	}
	return nil
}

// sample returns the sample that a line says, whatever it is.
func (k kept) sample() (Sample, error) {
	deal, err := card.ParseDeal(k.Deal)
	if err != nil {
		return Sample{}, err
	}
	s := Sample{Number: k.Number, Deal: deal}
	for _, v := range k.Values {
		declarer, err := card.ParseSeat(v.Declarer)
		if err != nil {
			return Sample{}, err
		}
		strain, err := bridge.ParseStrain(v.Strain)
		if err != nil {
			return Sample{}, err
		}
		s.Cells = append(s.Cells, Cell{declarer, strain, dd.Bounds{Min: v.Min, Max: v.Max}})
	}
	return s, nil
}
