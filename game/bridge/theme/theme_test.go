package theme

import "testing"

func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	for _, theme := range append(All(), None) {
		name := theme.String()
		if again, ok := Named(name); !ok || again != theme || seen[name] {
			t.Errorf("theme %d is named %q, which names %v", theme, name, again)
		}
		seen[name] = true
	}
	if len(All()) != int(numThemes)-1 {
		t.Errorf("there are %d themes, want %d", len(All()), numThemes-1)
	}
	if _, ok := Named("luck"); ok || Theme(200).String() != "unknown" {
		t.Error("there is a theme that doesn't exist")
	}
}
