package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
)

// byKeys does the person's next act with the keyboard alone: hints for what to choose, and what any table has for the rest.
func (e *evening) byKeys(t *testing.T) {
	t.Helper()
	v := e.view()
	want := thinly(v)
	switch want.Kind {
	case few.Calling:
		call := want.Call.String()
		if want.Call == few.Pass {
			call = "p"
		}
		e.letters(call)
		if want.Packet != few.NoPacket {
			e.letters(want.Packet.String()[:1])
		}
		e.Key(fyne.KeyReturn)
	case few.Naming:
		e.enters(strings.ToLower(want.Strain.String()))
	case few.Playing:
		for e.parts.surface.Selected().Card != want.Card {
			before := e.parts.surface.Selected()
			e.Key(fyne.KeyRight)
			if e.parts.surface.Selected() == before {
				t.Fatalf("the arrows stay at %v, looking for %v", before.Card, want.Card)
			}
		}
		e.Key(fyne.KeyReturn)
	default:
		for c := range want.Cards.All() {
			for range 40 {
				if e.parts.surface.Selected().Card == c {
					break
				}
				e.Key(fyne.KeyRight)
			}
			e.Key(fyne.KeySpace)
		}
		e.Key(fyne.KeyReturn)
		if want.Count == 0 {
			e.Key(fyne.KeyReturn)
		}
	}
}

// byMouse does the person's next act with the mouse alone.
func (e *evening) byMouse(t *testing.T) {
	t.Helper()
	want := thinly(e.view())
	switch want.Kind {
	case few.Calling, few.Naming:
		key := want
		key.Packet = few.NoPacket
		e.parts.box.Button(key).Tapped(nil)
		if want.Packet != few.NoPacket {
			e.parts.box.Button(packetKey(want.Packet)).Tapped(nil)
		}
	case few.Playing:
		e.click(t, want.Card)
	default:
		for c := range want.Cards.All() {
			e.click(t, c)
		}
		e.parts.buttons.done.Tapped(nil)
		if want.Count == 0 {
			e.parts.buttons.done.Tapped(nil)
		}
	}
}

// Whole sessions of every game are played with the keys alone, and with the mouse alone.
func TestWholeSessions(t *testing.T) {
	for _, r := range few.Games() {
		for name, act := range map[string]func(*evening, *testing.T){"keys": (*evening).byKeys, "mouse": (*evening).byMouse} {
			t.Run(r.Name+" by "+name, func(t *testing.T) {
				e := sit(t, r.Kind, nil)
				most := 3
				if testing.Short() {
					most = 1
				}
				for !e.state.Over() || !e.state.Session.Over() && e.state.Session.Boards() < most {
					switch {
					case e.state.Over(), e.state.Waits:
						e.goOn(t, func() { e.Key(fyne.KeyReturn) })
					default:
						e.goOn(t, func() { act(e, t) })
					}
				}
				if _, ok := e.sheets.Top().(*resultSheet); !ok {
					t.Fatalf("after the deal %T lies on the table", e.sheets.Top())
				}
			})
		}
	}
}
