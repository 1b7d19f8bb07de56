package field

import "github.com/superbridge/superbridge/game/bridge"

// Has reports whether the boards of a game can be compared with those of other tables: each is scored by itself, and
// they are numbered as those of duplicate bridge, with dealer and vulnerability in a cycle of sixteen.
func Has(r bridge.Rules) bool {
	return len(r.VulCycle) == 16 && r.Length == 0 && !r.CarryBelow && !r.RedealPassedOut && !r.Itemised
}
