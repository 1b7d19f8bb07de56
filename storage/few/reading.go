package few

import (
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Transcript is a session read from a file.
type Transcript struct {
	by      few.Rules
	saved   *savedNow // nil if the file has only the printed form
	deals   []few.Board
	session few.Session // of the finished deals
	settled bool
}

// Read reads the sessions of a file of lines of JSON, and checks them by the rules: the printed form of deals and ends,
// with or without the lines that [Store.Export] puts before them. Errors are [*lines.Error].
func Read(r io.Reader) ([]*Transcript, error) {
	var all []*Transcript
	var reader record.Reader
	var coming *saved // of the session whose deals follow
	for l, err := range lines.Read(r) {
		wrong := func(err error) ([]*Transcript, error) { return nil, &lines.Error{Line: l.Number, Err: err} }
		if err = errors.Join(err, l.Wrong); err != nil {
			return wrong(err)
		}
		if strings.TrimSpace(l.Text) == "" {
			continue
		}
		head, is, err := family.ReadHead[saved](l.Text)
		if is && err == nil && !head.Saved.sensible() {
			err = fault.New("what is saved of the session makes no sense")
		}
		if err != nil {
			return wrong(err)
		}
		if is {
			coming = &head
			continue
		}
		reader.Inside = coming != nil && coming.Saved.Kind == storage.Branch
		e, err := reader.Take([]byte(l.Text))
		if err != nil {
			return wrong(err)
		}
		if e.First {
			t := &Transcript{by: e.Board.Rules()}
			if coming != nil {
				if t.saved = coming.Saved; coming.Rules != t.by.String() {
					return wrong(fault.Errorf("the session is saved with the rules %q, but its first deal has %q", coming.Rules, t.by))
				}
				if _, err := t.saved.beginning(t.by); err != nil {
					return wrong(fault.Errorf("what is saved of the session makes no sense: %w", err))
				}
			}
			all = append(all, t)
		}
		coming = nil
		t := all[len(all)-1]
		t.session = e.After
		if e.IsEnd {
			t.settled = e.End.Kind == few.EndSettled
		} else {
			t.deals = append(t.deals, e.Board)
		}
	}
	return all, nil
}

// sensible reports whether times and counts can be stored.
func (s *savedNow) sensible() bool {
	return s != nil && (s.Kind == storage.Ordinary || s.Kind == storage.Branch) && s.Stands >= 0 && s.Started >= 0 && s.Changed >= 0 && !slices.ContainsFunc(s.Deals, family.SavedPart.Wrong)
}
