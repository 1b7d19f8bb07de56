package text

import (
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// System returns the name of a bidding system. That of a user's own is the title in its book.
func System(s bidding.System) string {
	if s.Shipped() {
		return text.T("system.name." + s.String())
	}
	return s.Title()
}
