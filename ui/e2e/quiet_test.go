//go:build window

package e2e

import (
	"slices"
	"strings"
	"testing"
)

// TestQuietStart opens the window where many optional things are missing, and closes it. Nothing is printed; see
// [program.cleanUp].
func TestQuietStart(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name    string
		without []string // of the environment
		with    []string
	}{
		{"C", nil, []string{"LANG=C"}},
		{"an unknown language", nil, []string{"LANG=xx", "LC_ALL=xx_XX.UTF-9"}},
		{"hardly anything", []string{"LANG", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_STATE_HOME"}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := newDisplay(t)
			env := slices.DeleteFunc(environment(t, d.name), func(v string) bool {
				name, _, _ := strings.Cut(v, "=")
				return slices.Contains(tt.without, name)
			})
			p := launchWith(t, append(env, tt.with...), d, t.TempDir())
			p.awaitWindow(t)
			p.close(t)
		})
	}
}
