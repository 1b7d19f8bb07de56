package ui

import (
	"testing"

	"github.com/go-gl/glfw/v3.4/glfw"
)

func TestKeysForFullScreen(t *testing.T) {
	for _, tt := range []struct {
		key  glfw.Key
		mods glfw.ModifierKey
		want bool
	}{
		{glfw.KeyF11, 0, true},
		{glfw.KeyF11, glfw.ModNumLock, true},
		{glfw.KeyF11, glfw.ModShift, false},
		{glfw.KeyEnter, glfw.ModAlt, true},
		{glfw.KeyKPEnter, glfw.ModAlt | glfw.ModCapsLock, true},
		{glfw.KeyEnter, 0, false},
		{glfw.KeyEnter, glfw.ModAlt | glfw.ModControl, false},
		{glfw.KeyF10, 0, false},
	} {
		if got := fullScreens(tt.key, tt.mods); got != tt.want {
			t.Errorf("key %d with %d: %t, want %t", tt.key, tt.mods, got, tt.want)
		}
	}
}
