package mouse

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// The window learned the position of the mouse only once in a frame, and a click together with a movement went to the
// previous position.
func TestClicksGoToWhereTheMouseIs(t *testing.T) {
	for _, tt := range []struct{ events, want string }{
		// Letters are movements to a place, + and - press and let go, a bar is the end of a frame.
		{"a+-|", "a | + -"},
		{"a|+-|", "a | + - |"},
		{"a|+|-|", "a | + | - |"},
		{"ab+-|", "a b | + -"},
		{"a+-b+-|", "a | + - b | + -"},
		{"a+b-|", "a | + b | -"},
		{"+-|", "+ - |"},
		{"a+|b-|", "a | + b | -"},
	} {
		var told []string
		var later []func()
		m := &mouse{later: func(_ time.Duration, f func()) { later = append(later, f) }}
		frame := func() {
			told = append(told, "|")
			now := later
			later = nil
			for _, f := range now {
				f()
			}
		}
		for _, e := range tt.events {
			if e == '|' {
				frame()
				continue
			}
			m.come(mouseEvent{e >= 'a', func() { told = append(told, string(e)) }})
		}
		for len(later) > 0 {
			frame()
		}
		got := strings.Join(told, " ")
		// A click must come behind the end of the frame of the last movement.
		moved, events := false, slices.DeleteFunc(slices.Clone(told), func(s string) bool { return s == "|" })
		for _, e := range told {
			switch {
			case e == "|":
				moved = false
			case e >= "a" && e <= "z":
				moved = true
			case moved:
				t.Errorf("%s: a click in the frame of a movement: %s", tt.events, got)
			}
		}
		if strings.Join(events, "") != strings.ReplaceAll(tt.events, "|", "") {
			t.Errorf("%s: told %s", tt.events, got)
		}
		if got != tt.want {
			t.Errorf("%s: told %s, want %s", tt.events, got, tt.want)
		}
	}
}
