package family_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// noting is a window that notes what is done with it, in order.
type noting struct {
	family.Window
	runner *background.Runner
	did    []string
}

func (n *noting) note(what string)           { n.did = append(n.did, what) }
func (n *noting) Runner() *background.Runner { return n.runner }
func (n *noting) Freeze()                    { n.note("freeze") }
func (n *noting) Depart()                    { n.note("depart") }
func (n *noting) Tell(string)                { n.note("tell") }

func (n *noting) Read(read func(context.Context) (func(), error)) {
	show, err := read(context.Background())
	if err != nil {
		n.note(err.Error())
		return
	}
	n.note("show")
	show()
}

// A table that is left is frozen first, and no other screen with it. Then its session is deleted if it goes, before the next
// screen is shown, and the user is told so unless that has failed.
func TestForsake(t *testing.T) {
	for _, tt := range []struct {
		forsaken int64
		failed   error
		want     []string
	}{
		{0, nil, []string{"freeze", "ask", "show", "leave"}},
		{7, nil, []string{"freeze", "ask", "delete [7]", "show", "leave", "tell"}},
		{7, errors.New("full"), []string{"freeze", "ask", "delete [7]", "show", "leave", "lost: full"}},
	} {
		w := &noting{runner: background.AtOnce()}
		w.runner.OnLost(func(err error) { w.note("lost: " + err.Error()) })
		family.Forsake(w, func() int64 {
			w.note("ask")
			return tt.forsaken
		}, func(sessions ...int64) error {
			w.note(fmt.Sprint("delete ", sessions))
			return tt.failed
		}, func() { w.note("leave") })
		if !slices.Equal(w.did, tt.want) {
			t.Errorf("of %d, %v: it did %q, want %q", tt.forsaken, tt.failed, w.did, tt.want)
		}
	}
}
