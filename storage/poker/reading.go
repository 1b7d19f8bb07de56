package poker

import (
	"bytes"
	"io"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Transcript is a game read from a file.
type Transcript struct {
	first poker.Table
	saved *savedNow // nil if the file has only the printed form
	hands []Played
	end   poker.Game // after all that is over
}

// Read reads the games of a file of lines of JSON, and checks them by the rules: the printed form of hands and events,
// with or without the lines that [Store.Export] puts before them. Errors are [*lines.Error].
func Read(r io.Reader) ([]*Transcript, error) {
	var printed bytes.Buffer // with empty lines in place of those of saved
	heads := map[int]saved{} // by line
	for l, err := range lines.Read(r) {
		if err == nil {
			err = l.Wrong
		}
		if err != nil {
			return nil, &lines.Error{Line: l.Number, Err: err}
		}
		head, is, err := family.ReadHead[saved](l.Text)
		if is && err == nil {
			err = head.check()
		}
		switch {
		case err != nil:
			return nil, &lines.Error{Line: l.Number, Err: err}
		case is:
			heads[l.Number] = head
		default:
			printed.WriteString(l.Text)
		}
		printed.WriteByte('\n')
	}
	var all []*Transcript
	going := map[string]*Transcript{} // by name
	before := 0
	coming := map[string]*savedNow{}
	for l, err := range record.Read(&printed) {
		if err != nil {
			return nil, err
		}
		for ; before < l.Number; before++ {
			if head, is := heads[before]; is {
				coming[head.Game] = head.Saved
			}
		}
		wrong := func(why error) error { return &lines.Error{Line: l.Number, Err: why} }
		if l.First {
			if l.IsEvent() {
				return nil, wrong(fault.Errorf("game %q begins with what comes after a hand, and that hand is missing", l.Game()))
			}
			t := &Transcript{first: l.Hand.Table(), saved: coming[l.Game()]}
			if err := t.takeRules(); err != nil {
				return nil, wrong(err)
			}
			delete(coming, l.Game())
			all, going[l.Game()] = append(all, t), t
		}
		t := going[l.Game()]
		if l.IsEvent() {
			last := &t.hands[len(t.hands)-1]
			last.After = append(last.After, l.Event)
		} else {
			t.hands = append(t.hands, Played{Hand: l.Hand})
		}
		t.end = l.After
	}
	return all, nil
}

// check returns an error unless it is about a game of poker, and can be stored.
func (s saved) check() error {
	if s.Rules != poker.Name {
		return fault.Errorf("the rules are %q, want %q", s.Rules, poker.Name)
	}
	if s.Saved == nil || !s.Saved.sensible() {
		return fault.New("what is saved of the game makes no sense")
	}
	return nil
}

// sensible reports whether seats, times and counts can be stored.
func (s *savedNow) sensible() bool {
	if s.Person < 0 || s.Person > poker.Seats || s.Started < 0 || s.Changed < 0 || s.Stands < 0 || s.Kind != storage.Ordinary && s.Kind != storage.Branch {
		return false
	}
	for i, player := range s.Players {
		taken := slices.ContainsFunc(s.Players[:i], func(other savedSeat) bool { return other.Seat == player.Seat })
		if player.Seat < 1 || player.Seat > poker.Seats || taken {
			return false
		}
	}
	return !slices.ContainsFunc(s.Hands, family.SavedPart.Wrong)
}

// takeRules takes from the line before those of the game the rules that no printed line has: buy-in and number of
// hands.
func (t *Transcript) takeRules() error {
	if t.saved == nil {
		return nil
	}
	whole, err := poker.ParseRules(t.saved.Options)
	if err != nil {
		return err
	}
	bare := whole
	bare.BuyIn, bare.Hands = t.first.Rules.BuyIn, t.first.Rules.Hands
	if bare != t.first.Rules {
		return fault.Errorf("the game is saved with the rules %q, but its first hand has others", t.saved.Options)
	}
	t.first.Rules = whole
	return nil
}

// events returns the stored events of a hand: acts, followed by the events after them.
func (p Played) events() []string {
	all := actTexts(p.Hand)
	for _, e := range p.After {
		all = append(all, e.String())
	}
	return all
}
