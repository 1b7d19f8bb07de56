// Package theme is the look of the window: felt, wood, ivory and ink, light and dark,
// in few sizes of text.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Palette is the colours of one appearance.
type Palette struct {
	Room        color.NRGBA // behind everything
	Panel       color.NRGBA // a sheet of paper or a drawer lying on the table
	PanelEdge   color.NRGBA
	Ink         color.NRGBA // text on Room and Panel
	Faint       color.NRGBA // less important text on Room and Panel
	Felt        color.NRGBA
	FeltDeep    color.NRGBA // towards the rim
	FeltInk     color.NRGBA // text on felt
	FarFelt     color.NRGBA // of another table than the user's own
	FarFeltDeep color.NRGBA
	Wood        color.NRGBA
	WoodDark    color.NRGBA
	WoodLight   color.NRGBA
	Gold        color.NRGBA // the selection, and the player to act
	Vulnerable  color.NRGBA
	Safe        color.NRGBA // not vulnerable
	Good        color.NRGBA // a result that is good for the user: see ForYou
	Bad         color.NRGBA // a bad result, and errors
	SquareLight color.NRGBA // the squares of a board of chess
	SquareDark  color.NRGBA
	StoneLight  color.NRGBA // those of its Castle
	StoneDark   color.NRGBA
	Hint        color.NRGBA // an arrow that suggests a move: none of the armies' colours
}

// Hovered returns the ground of a panel under the mouse, or with the focus.
func (p Palette) Hovered() color.NRGBA { return Mix(p.Panel, p.Gold, 0.14) }

// Marked returns the ground of a panel with a chosen option.
func (p Palette) Marked() color.NRGBA { return Mix(p.Panel, p.Gold, 0.4) }

// NoteBed returns the ground of a line of text on felt.
func (p Palette) NoteBed() color.NRGBA { return Mix(p.FeltDeep, color.NRGBA{A: 0xff}, 0.15) }

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// Light and Dark are the two appearances.
var (
	Light = Palette{
		Room: rgb(0xefe8da), Panel: rgb(0xfbf7ee), PanelEdge: rgb(0xd3c6ac), Ink: rgb(0x2a2520), Faint: rgb(0x6f6557),
		Felt: rgb(0x2d7a54), FeltDeep: rgb(0x1f5e40), FeltInk: rgb(0xf4f0e2), FarFelt: rgb(0x3a668f), FarFeltDeep: rgb(0x284a6e),
		Wood: rgb(0x8a5a34), WoodDark: rgb(0x5e3a1f), WoodLight: rgb(0xb98654),
		Gold: rgb(0xd9a521), Vulnerable: rgb(0xb3282d), Safe: rgb(0x3f8f5f), Good: rgb(0x2a7248), Bad: rgb(0xa3262b),
		SquareLight: rgb(0xefe5d0), SquareDark: rgb(0xa89c8a), StoneLight: rgb(0xd5dbe2), StoneDark: rgb(0x95a3b3), Hint: rgb(0x127a80),
	}
	Dark = Palette{
		Room: rgb(0x1b1917), Panel: rgb(0x292521), PanelEdge: rgb(0x463e35), Ink: rgb(0xede6d8), Faint: rgb(0xbaae9d),
		Felt: rgb(0x1f5a40), FeltDeep: rgb(0x123a29), FeltInk: rgb(0xe9e4d4), FarFelt: rgb(0x294a6c), FarFeltDeep: rgb(0x182f49),
		Wood: rgb(0x5b3a22), WoodDark: rgb(0x3a2413), WoodLight: rgb(0x80573a),
		Gold: rgb(0xe0b23c), Vulnerable: rgb(0xcd4549), Safe: rgb(0x58a878), Good: rgb(0x6bbb8c), Bad: rgb(0xf29194),
		SquareLight: rgb(0xd3c8b3), SquareDark: rgb(0x857a6b), StoneLight: rgb(0xb4bec9), StoneDark: rgb(0x6f7f91), Hint: rgb(0x1c9298),
	}
)

// ForYou returns the ink of a result, by the points of the user's side minus those of the other: green is good for the
// user, red is bad, everywhere. If the user has no seat, or for a draw, it is 0: neither. A sign or a word says the
// same, for those who can't tell the colours apart.
func (p Palette) ForYou(points int) color.NRGBA {
	switch {
	case points > 0:
		return p.Good
	case points < 0:
		return p.Bad
	}
	return p.Faint
}

// Elsewhere returns the colours of a table that is not the user's own: its felt is another.
func (p Palette) Elsewhere() Palette {
	p.Felt, p.FeltDeep = p.FarFelt, p.FarFeltDeep
	return p
}

// Appearance is the choice of light, dark, or the system's.
type Appearance string

// The appearances, as saved in the settings.
const (
	AsSystem    Appearance = "system"
	AlwaysLight Appearance = "light"
	AlwaysDark  Appearance = "dark"
)

// Theme is the program's Fyne theme.
type Theme struct {
	Appearance Appearance
	Felt       Felt    // "" is green
	Unit       float32 // the scale of everything relative to 1280×800; 0 means 1
	Keyless    bool    // buttons don't show their keys
}

var _ fyne.Theme = Theme{}

// Palette returns the colours to draw with.
func (t Theme) Palette(system fyne.ThemeVariant) Palette {
	dark := t.dark(system)
	if dark {
		return t.Felt.On(Dark, dark)
	}
	return t.Felt.On(Light, dark)
}

func (t Theme) dark(system fyne.ThemeVariant) bool {
	switch t.Appearance {
	case AlwaysLight:
		return false
	case AlwaysDark:
		return true
	}
	return system == theme.VariantDark
}

// Current returns the colours of the running program's theme.
func Current() Palette {
	settings := fyne.CurrentApp().Settings()
	if t, ok := settings.Theme().(Theme); ok {
		return t.Palette(settings.ThemeVariant())
	}
	return Light
}

// Color implements fyne.Theme.
func (t Theme) Color(name fyne.ThemeColorName, system fyne.ThemeVariant) color.Color {
	p := t.Palette(system)
	switch name {
	case theme.ColorNameBackground:
		return p.Room
	case theme.ColorNameForeground:
		return p.Ink
	case theme.ColorNamePlaceHolder, theme.ColorNameDisabled:
		return p.Faint
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		if t.dark(system) { // where felt is as dark as paper: the edge of a focused field would be invisible
			return Mix(p.Felt, p.FeltInk, 0.25)
		}
		return p.Felt
	case theme.ColorNameForegroundOnPrimary:
		return p.FeltInk
	case theme.ColorNameFocus:
		return WithAlpha(p.Gold, 0x90)
	case theme.ColorNameSelection:
		return WithAlpha(p.Gold, 0x60)
	case theme.ColorNameButton, theme.ColorNameInputBackground, theme.ColorNameHeaderBackground:
		return p.Panel
	case theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground:
		return p.Panel
	case theme.ColorNameInputBorder, theme.ColorNameSeparator:
		return p.PanelEdge
	case theme.ColorNameError:
		return p.Bad
	}
	variant := theme.VariantLight
	if t.dark(system) {
		variant = theme.VariantDark
	}
	return theme.DefaultTheme().Color(name, variant)
}

// Keys reports whether buttons show their keys.
func Keys() bool {
	t, ok := fyne.CurrentApp().Settings().Theme().(Theme)
	return !ok || !t.Keyless
}

// Lettering is the size of text at the tables. On other screens everything grows with it as far as the window has room, see [UnitFor].
type Lettering string

// The sizes of text, as saved in the settings.
const (
	NormalLetters  Lettering = "normal"
	LargeLetters   Lettering = "large"
	LargestLetters Lettering = "largest"
)

// Letterings lists the sizes of text that can be chosen.
var Letterings = []Lettering{NormalLetters, LargeLetters, LargestLetters}

// Times returns the factor by which text is larger than normal, 1 or more.
func (l Lettering) Times() float32 {
	switch l {
	case LargeLetters:
		return 1.15
	case LargestLetters:
		return 1.35
	}
	return 1
}

// Smallest is the least size of the window, in which everything fits with unit 1.
var Smallest = fyne.NewSize(1024, 700)

// UnitFor returns the unit for a window of the given size, with text as large as the user wants and as everything fits. It grows in
// steps, so that a window that is being resized isn't rebuilt all the time, and is never less than 1.
func UnitFor(size fyne.Size, letters Lettering) float32 {
	const step = 8 // to a unit
	u := min(size.Width/1280, size.Height/800) * letters.Times()
	u = min(u, size.Width/Smallest.Width, size.Height/Smallest.Height)
	return min(max(float32(int(u*step))/step, 1), 3*letters.Times())
}

// U returns a length in points of a window of 1280×800 in points of this one.
func U(points float32) float32 {
	if t, ok := fyne.CurrentApp().Settings().Theme().(Theme); ok && t.Unit > 0 {
		return points * t.Unit
	}
	return points
}

// Edge returns the thickness of the edge of a sheet or button.
func Edge() float32 { return U(1) }

// Ring returns the thickness of the frame around the selection.
func Ring() float32 { return U(2.5) }

// WithAlpha returns a colour with opacity a: 0 is transparent, 0xff opaque.
func WithAlpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}

// Sizes of text, for a window of 1280×800.
const (
	SmallText   = 13
	BodyText    = 15
	HeadingText = 20
	TitleText   = 34
)

// Size implements fyne.Theme.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	if t.Unit > 0 {
		return t.size(name) * t.Unit
	}
	return t.size(name)
}

func (t Theme) size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return BodyText
	case theme.SizeNameCaptionText:
		return SmallText
	case theme.SizeNameSubHeadingText:
		return HeadingText
	case theme.SizeNameHeadingText:
		return TitleText
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 8
	case theme.SizeNameScrollBarSmall: // one shall see that there is more
		return 6
	}
	return theme.DefaultTheme().Size(name)
}

// Font implements fyne.Theme.
func (Theme) Font(style fyne.TextStyle) fyne.Resource { return theme.DefaultTheme().Font(style) }

// Icon implements fyne.Theme.
func (Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

// Mix returns a with the share of b in it, 0 to 1.
func Mix(a, b color.NRGBA, share float64) color.NRGBA { return vector.Blend(a, b, share) }
