package offer

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Read reads a written position or game, on one or several lines. A position is played by the rulings of rules, and a
// game by those that it names.
func Read(written string, rules chess.Rules) (chess.Game, error) {
	words := strings.Fields(written)
	written = strings.Join(words, " ")
	if strings.Contains(written, ";") {
		game, _, err := chess.Parse(written)
		return game, err
	}
	const variant = 2 // the word of a position that names it
	if len(words) <= variant {
		return chess.Game{}, errors.New(text.T("chess.offer.from.short"))
	}
	v, err := chess.ParseVariant(words[variant])
	if err != nil {
		return chess.Game{}, err
	}
	p, err := seating.Fitting(rules, v).ParsePosition(written)
	if err != nil {
		return chess.Game{}, err
	}
	return chess.From(p), nil
}

// fromSheet is the sheet that takes a position or a game, and plays on from there.
type fromSheet struct {
	of    *Game
	field *widget.Field
	game  chess.Game
	said  *widget.Prose  // the interpretation, or an error
	play  *widget.Button // disabled while there is nothing to play
}

var (
	_ sheet.Sheet  = (*fromSheet)(nil)
	_ sheet.Writer = (*fromSheet)(nil)
)

func (g *Game) openFrom() {
	f := &fromSheet{of: g, field: widget.NewField()}
	f.field.MultiLine, f.field.Wrapping = true, fyne.TextWrapBreak
	f.field.SetMinRowsVisible(6)
	f.field.OnKey = f.keyInField
	f.field.OnDone = f.Enter
	f.field.OnChanged = func(string) { f.show() }
	g.home.Push(f)
}

// keyInField takes the keys that don't write.
func (f *fromSheet) keyInField(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyEscape:
		f.of.home.Remove(f)
	case fyne.KeyReturn, fyne.KeyEnter:
		f.Enter()
	case setUpKey:
		f.setUp()
	default:
		return false
	}
	return true
}

// setUp leads to the board, with the position that is written, if it is one.
func (f *fromSheet) setUp() {
	f.of.home.Remove(f)
	if f.play.Disabled {
		f.of.options.OnSetUp(nil)
		return
	}
	now := f.game.Position()
	f.of.options.OnSetUp(&now)
}

const fromWidth = 640

// setUpKey leads from the sheet to the board: letters write.
const setUpKey = fyne.KeyF3

// Build implements [sheet.Sheet].
func (f *fromSheet) Build() fyne.CanvasObject {
	p := theme.Current()
	prose := func(words string) *widget.Prose {
		said := widget.NewProse(f.of.art, words, theme.U(theme.BodyText), p.Faint)
		said.Wrap = true
		return said
	}
	f.said = prose("")
	f.play = widget.NewButton(f.of.art, text.T("chess.offer.from.play"), text.T("key.enter"), f.Enter)
	f.play.Primary = true
	setUp := widget.NewButton(f.of.art, text.T("chess.offer.from.set-up"), string(setUpKey), f.setUp)
	leave := widget.NewButton(f.of.art, text.T("chess.offer.from.leave"), text.T("key.escape"), func() { f.of.home.Remove(f) })
	f.field.Refresh() // it caches its height
	f.show()
	return widget.NewSheet(theme.U(fromWidth), theme.U(20), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(f.of.art, text.T("chess.offer.from"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		prose(text.T("chess.offer.from.words")), f.field, f.said,
		widget.NewEven(theme.U(10), f.play, setUp, leave)))
}

// show shows the interpretation.
func (f *fromSheet) show() {
	p := theme.Current()
	words, ink := text.T("chess.offer.from.empty"), p.Faint
	f.play.Disabled = true
	if strings.TrimSpace(f.field.Text) != "" {
		var err error
		f.game, err = Read(f.field.Text, f.of.options.Setup.Rules)
		switch {
		case err != nil:
			words, ink = wrong(err), p.Bad
		case f.game.Over():
			words, ink = text.T("chess.offer.from.over"), p.Bad
		default:
			now := f.game.Position()
			words, ink = text.T("chess.offer.from.understood", "Variant", chesstext.Variant(now.Variant()), "Army", chesstext.Army(now.Turn()), "Turn", now.Number()), p.Ink
			f.play.Disabled = false
		}
	}
	f.said.Set(words, ink)
	f.play.Refresh()
}

// wrong describes an error in the text.
func wrong(err error) string {
	var fault *chess.PositionError
	if errors.As(err, &fault) {
		return chesstext.Fault(fault)
	}
	var line *chess.LineError
	if errors.As(err, &line) && line.Turn > 0 {
		return text.T("chess.offer.from.wrong-turn", "Turn", line.Turn, "Error", line.Err)
	}
	return text.T("chess.offer.from.wrong", "Error", err)
}

// Field implements [sheet.Writer].
func (f *fromSheet) Field() fyne.Focusable { return f.field }

// Enter implements [sheet.Sheet].
func (f *fromSheet) Enter() {
	if f.play.Disabled {
		return
	}
	f.of.home.Remove(f)
	f.of.options.OnFrom(f.of.options.Setup, f.game)
}

// Key implements [sheet.Sheet]. Keys come here after a click beside the field.
func (f *fromSheet) Key(key fyne.KeyName) {
	if key == setUpKey {
		f.setUp()
		return
	}
	f.focus()
}

// Rune implements [sheet.Sheet].
func (f *fromSheet) Rune(rune) { f.focus() }

func (f *fromSheet) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(f.field); c != nil {
		c.Focus(f.field)
	}
}
