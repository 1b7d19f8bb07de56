package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// byKeys does the user's next act with the keyboard alone: hints for choices, and the usual keys for the rest.
func (e *evening) byKeys(t *testing.T) {
	t.Helper()
	v := e.play.view()
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

// byMouse does the user's next act with the mouse alone.
func (e *evening) byMouse(t *testing.T) {
	t.Helper()
	want := thinly(e.play.view())
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

// Whole sessions of every game are played with the keys alone by the first player, and with the mouse alone by the last.
func TestWholeSessions(t *testing.T) {
	for _, r := range few.Games() {
		for name, act := range map[string]func(*evening, *testing.T){"keys": (*evening).byKeys, "mouse": (*evening).byMouse} {
			t.Run(r.Name+" by "+name, func(t *testing.T) {
				e := sit(t, r.Kind, func(c *play.Config, _ *Options, _ *play.Start) {
					if name == "mouse" {
						c.Person = few.Player(r.Players() - 1)
					}
				})
				for !e.play.state.Over() || !e.play.state.Session.Over() && !testing.Short() {
					if e.play.state.Over() || e.play.state.Waits {
						e.goOn(t, func() { e.onward(name) })
						continue
					}
					e.goOn(t, func() { act(e, t) })
				}
				if _, ok := e.parts.sheets.Top().(*resultSheet); !ok {
					t.Fatalf("after the deal %T lies on the table", e.parts.sheets.Top())
				}
				if !e.play.state.Session.Over() {
					return
				}
				if e.onward(name); e.games != 0 {
					t.Error("another game starts before the end is seen")
				}
				if _, ok := e.parts.sheets.Top().(*endSheet); !ok {
					t.Fatalf("at the end %T lies on the table", e.parts.sheets.Top())
				}
				if e.onward(name); e.games != 1 {
					t.Error("no other game starts")
				}
			})
		}
	}
}

// onward continues where something waits, by keys or by the mouse.
func (e *evening) onward(by string) {
	if e.finale.finish(); by == "keys" {
		e.Key(fyne.KeyReturn)
		return
	}
	if e.play.state.Waits {
		e.parts.surface.OnElse()
		return
	}
	for _, b := range buttonsOn(e.parts.sheets.Shown()) {
		if b.Primary {
			b.Tapped(nil)
			return
		}
	}
}

// buttonsOn returns the buttons of a sheet.
func buttonsOn(o fyne.CanvasObject) (all []*widget.Button) {
	for _, each := range test.LaidOutObjects(o) {
		if b, ok := each.(*widget.Button); ok {
			all = append(all, b)
		}
	}
	return all
}

// wordsOn returns the texts on a sheet.
func wordsOn(o fyne.CanvasObject) string {
	var words []string
	for _, each := range test.LaidOutObjects(o) {
		switch each := each.(type) {
		case *widget.Prose:
			words = append(words, each.Text)
		case *widget.Button:
			words = append(words, each.Label)
		}
	}
	return strings.Join(words, "\n")
}
