package help

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// sentences returns what is different from the bridge that people know, and what a table may
// rule otherwise. All figures come from the rules.
func sentences(r bridge.Rules) []string {
	values := []any{
		"Cards", r.Deck.Len(), "Hand", r.Deck.HandLen(),
		"Honours", text.Honours(), "Maid", text.Rank(card.Maid),
		"Book", r.Book, "First", r.Needs(1), "Level", r.Level,
		"Game", r.GameFrom, "Bids", strings.Join(gameBids(r), ", "),
		"Small", r.Slams[0].Level, "Grand", r.Slams[1].Level, "Super", r.Slams[2].Level,
		"Seat", text.Seat(r.FirstDealer),
	}
	vul := text.T("help.rules.vul")
	if r.House.Vul != bridge.NotDealing {
		vul = bridgetext.House(bridge.House{Vul: r.House.Vul})[0]
	}
	doubled, passed := text.T("help.rules.doubled"), text.T("help.rules.passed")
	if r.House.PlainDoubles {
		doubled = bridgetext.House(bridge.House{PlainDoubles: true})[0]
	}
	if r.House.Redeal {
		passed = bridgetext.House(bridge.House{Redeal: true})[0]
	}
	return []string{
		text.T("help.rules.pack", values...),
		text.T("help.rules.book", values...),
		text.T("help.rules.game", values...),
		text.T("help.rules.slams", values...),
		doubled,
		text.T("help.rules.rubber", values...),
		vul,
		passed,
		text.T("help.rules.dummy", "Setting", text.T("settings.both")),
		text.T("help.rules.house", "Setting", text.T("house.title")),
	}
}

// gameBids returns the lowest bid of each strain that makes game, the highest strain first.
func gameBids(r bridge.Rules) []string {
	var bids []string
	for i := range bridge.Strains {
		strain := bridge.NoTrump - bridge.Strain(i)
		bids = append(bids, bridgetext.Call(bridge.Bid(gameLevel(r, strain), strain)))
	}
	return bids
}

// gameLevel returns the lowest level at which a strain makes game.
func gameLevel(r bridge.Rules, strain bridge.Strain) int {
	level := 1
	for level < r.Level && r.TrickPoints(bridge.Contract{Level: level, Strain: strain}) < r.GameFrom {
		level++
	}
	return level
}

// zones returns the zones of the levels, with what they are for.
func zones(r bridge.Rules) [][2]string {
	game := r.Level
	for _, strain := range bridge.Strains {
		game = min(game, gameLevel(r, strain))
	}
	slam := r.Slams[0].Level
	return [][2]string{
		{text.T("help.zone.a", "First", 1, "Last", game-1), text.T("help.zone.a.for")},
		{text.T("help.zone.b", "First", game, "Last", slam-1), text.T("help.zone.b.for", "Bids", strings.Join(gameBids(r), ", "))},
		{text.T("help.zone.c", "First", slam, "Last", r.Level), text.T("help.zone.c.for")},
	}
}

func (s *Screen) buildRules() fyne.CanvasObject {
	r := s.options.Rules
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), s.heading("help.rules.title"))
	for _, words := range sentences(r) {
		lines.Add(s.line(words))
	}
	return lines
}
