package text

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// vulSchemes are the sentences for the schemes of vulnerability; the usual one has none.
var vulSchemes = [...]string{
	bridge.NotDealing: "",
	bridge.Dealing:    "house.vul.dealing",
	bridge.AlwaysNone: "house.vul.none",
	bridge.AlwaysNS:   "house.vul.ns",
	bridge.AlwaysEW:   "house.vul.ew",
	bridge.AlwaysBoth: "house.vul.both",
}

// House returns a sentence for each house rule that a table has changed.
func House(h bridge.House) []string {
	var said []string
	if h.PlainDoubles {
		said = append(said, text.T("house.plain-doubles"))
	}
	if h.Redeal {
		said = append(said, text.T("house.redeal"))
	}
	if id := vulSchemes[h.Vul]; id != "" {
		said = append(said, text.T(id))
	}
	if seat, ok := h.Dealer.Seat(); ok {
		said = append(said, text.T("house.dealer", "Seat", text.Seat(seat)))
	}
	return said
}
