package offer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// houseSheet is the sheet for choosing the house rules of new rubbers. Choices are saved at once.
type houseSheet struct {
	session *Session
	choices widget.Choices
	failed  error // of the last keeping
}

// houseLabel returns the label of the button that opens the sheet.
func (s *Session) houseLabel() string {
	if n := len(bridgetext.House(s.options.Game)); n > 0 {
		return text.TN("home.house.changed", n)
	}
	return text.T("house.title")
}

var _ sheet.Sheet = (*houseSheet)(nil)

func (s *Session) openHouse() {
	if s.options.Game.HasHouse() {
		s.home.Push(&houseSheet{session: s})
	}
}

// Enter implements [sheet.Sheet].
func (h *houseSheet) Enter() { h.session.home.Remove(h) }

// Key implements [sheet.Sheet].
func (h *houseSheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyBackspace:
		h.Enter()
	case fyne.KeySpace:
		c := h.choices.All[h.choices.Row]
		c.Choose((c.Chosen + 1) % len(c.Options))
	default:
		h.choices.Key(key)
	}
}

// Rune implements [sheet.Sheet].
func (h *houseSheet) Rune(r rune) {
	if r == 'u' || r == 'U' {
		h.reset()
	}
}

// reset takes all house rules back.
func (h *houseSheet) reset() { h.choose(h.session.options.Game.With(bridge.House{})) }

// choose saves other house rules, and shows them.
func (h *houseSheet) choose(rules bridge.Rules, err error) {
	if err != nil {
		h.kept(err)
		return
	}
	h.session.options.Game = rules
	h.session.home.Redraw()
	h.session.options.OnHouse(rules, h.kept)
}

// kept shows the result of saving the last choice, if there is something to say.
func (h *houseSheet) kept(err error) {
	if err != nil || h.failed != nil {
		h.failed = err
		h.session.home.Redraw()
	}
}

const (
	houseWidth   = 900
	houseControl = 610
	fewControl   = 440 // if no rule has many options
)

// Build implements [sheet.Sheet].
func (h *houseSheet) Build() fyne.CanvasObject {
	s := h.session
	rules := s.options.Game
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(s.art, text.T("house.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		h.say(text.T("home.house.words")))
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	h.choices.All = nil
	all := rules.HouseRules()
	control := float32(fewControl)
	if slices.ContainsFunc(all, func(r bridge.HouseRule) bool { return len(r.Options) > 2 }) {
		control = houseControl
	}
	for _, rule := range all {
		var options []string
		for i := range rule.Options {
			options = append(options, bridgetext.HouseOption(rules, rule, i))
		}
		c := widget.NewChoice(s.art, bridgetext.HouseRule(rules, rule), theme.U(control), options, rule.Chosen, func(i int) {
			h.choose(s.options.Game.WithRule(rule.ID, i))
		})
		h.choices.All = append(h.choices.All, c)
		rows.Add(c)
	}
	h.choices.To(h.choices.Row)
	lines.Add(rows)
	lines.Add(h.examples(rules))
	if h.failed != nil {
		note := h.say(text.T("settings.not-saved", "Error", h.failed))
		note.Ink = theme.Current().Bad
		lines.Add(note)
	}
	done := widget.NewButton(s.art, text.T("home.house.done"), text.T("key.enter"), h.Enter)
	done.Primary = true
	usual := widget.NewButton(s.art, text.T("home.house.usual"), "U", h.reset)
	usual.Disabled = rules.House == bridge.House{}
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(10), done, usual)))
	return widget.NewSheet(theme.U(houseWidth), theme.U(gap), lines)
}

// say returns a text that wraps, faintly.
func (h *houseSheet) say(words string) *widget.Prose {
	p := widget.NewProse(h.session.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	p.Wrap = true
	return p
}

// examples shows the consequences: dealer and vulnerability in a group of four deals where these depend on the deal,
// and the scores of some contracts.
func (h *houseSheet) examples(rules bridge.Rules) fyne.CanvasObject {
	art, p := h.session.art, theme.Current()
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	if rules.GamesToWin == 0 {
		var deals []fyne.CanvasObject
		for i := range bridge.Group {
			dealer := h.session.centred(text.T("home.house.deal", "Number", i+1, "Seat", text.Seat(rules.Dealer(i))), theme.BodyText, p.Ink)
			dealer.Bold = true
			vul := h.session.centred(text.T("table.vul."+rules.Vulnerability(i).String()), theme.BodyText, p.Ink)
			deals = append(deals, widget.NewPanel(container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)), dealer, vul), theme.U(8)))
		}
		column.Add(widget.NewEven(theme.U(10), deals...))
	}
	said := widget.NewProse(art, strings.Join(houseExamples(rules), "\n"), theme.U(theme.BodyText), p.Ink)
	said.Align = fyne.TextAlignCenter
	column.Add(said)
	return column
}

// houseExamples describes the scores of contracts that house rules affect.
func houseExamples(rules bridge.Rules) []string {
	var said []string
	for _, rule := range rules.HouseRules() {
		switch rule.ID {
		case "doubles":
			said = append(said, doubledExample(rules))
		case "redoubled":
			c := bridge.Contract{Level: 2, Strain: bridge.Clubs, Doubling: bridge.Redoubled, Declarer: card.South}
			made := rules.Score(c, false, rules.Needs(c.Level))
			at := slices.IndexFunc(made, func(l bridge.Line) bool { return l.Item == bridge.MadeRedoubled })
			said = append(said, text.T("home.house.example.redoubled", "Bid", bridgetext.Call(bridge.Bid(c.Level, c.Strain)),
				"Tricks", text.Points(rules.TrickPoints(c)), "Bonus", text.Points(made[at].Points)))
		case "undertricks":
			c := bridge.Contract{Level: 5, Strain: bridge.Diamonds, Doubling: bridge.Doubled, Declarer: card.South}
			const short = 6
			said = append(said, text.T("home.house.example.short", "Bid", bridgetext.Call(bridge.Bid(c.Level, c.Strain)), "Short", short,
				"Points", text.Points(rules.Score(c, false, rules.Needs(c.Level)-short).Balance(card.EW))))
		}
	}
	return said
}

// doubledExample describes the score of three spades doubled and made.
func doubledExample(rules bridge.Rules) string {
	c := bridge.Contract{Level: 3, Strain: bridge.Spades, Doubling: bridge.Doubled, Declarer: card.South}
	score := rules.Score(c, false, rules.Needs(c.Level))
	game := slices.ContainsFunc(score, func(l bridge.Line) bool { return l.Item == bridge.GameBonus })
	id := "home.house.example.part"
	if game {
		id = "home.house.example.game"
	}
	return text.T(id, "Bid", bridgetext.Call(bridge.Bid(c.Level, c.Strain)), "Points", text.Points(score.Balance(card.NS)))
}
