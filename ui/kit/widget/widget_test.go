package widget

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

func newArt(t *testing.T) *Art {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return NewArt(cardart.Style{})
}

func TestProseDrawsSuitSigns(t *testing.T) {
	p := NewProse(newArt(t), "4♠ and 5♥", theme.BodyText, color.Black)
	texts, signs := 0, 0
	for _, o := range test.WidgetRenderer(p).Objects() {
		switch o := o.(type) {
		case *canvas.Text:
			texts++
			for _, r := range o.Text {
				if r >= '♠' && r <= '♦' {
					t.Errorf("a suit sign is plain text in %q", o.Text)
				}
			}
		case *canvas.Raster:
			signs++
		}
	}
	if texts != 3 || signs != 2 {
		t.Errorf("%d texts and %d signs, want 3 and 2", texts, signs)
	}
}

// Wrapped prose stays within its width, and is higher the narrower it is.
func TestProseWraps(t *testing.T) {
	p := NewProse(newArt(t), "The auction comes first: choose a call, 1♣ or higher, or pass.", theme.BodyText, color.Black)
	p.Wrap = true
	last := float32(0)
	for _, width := range []float32{600, 200, 90} {
		p.Resize(fyne.NewSize(width, 400))
		height := p.MinSize().Height
		if height <= last {
			t.Errorf("%v wide it is %v high, and %v when wider", width, height, last)
		}
		last = height
		for _, o := range test.WidgetRenderer(p).Objects() {
			if right := o.Position().X + o.Size().Width; right > width+0.5 {
				t.Errorf("%v wide, but something ends at %v", width, right)
			}
		}
	}
}

// The sign of "5+ ♠" once stood alone on the next line.
func TestProseKeepsSignsWithTheirNumbers(t *testing.T) {
	p := NewProse(newArt(t), "points, 4+ ♥, 5+ ♠", theme.BodyText, color.Black)
	p.Wrap = true
	for width := float32(60); width < 200; width++ {
		p.Resize(fyne.NewSize(width, 400))
		last := float32(0) // the end of the piece before
		for _, o := range test.WidgetRenderer(p).Objects() {
			_, sign := o.(*canvas.Raster)
			if x := o.Position().X; sign && x < last {
				t.Fatalf("%v wide, a sign stands at %v, left of what is before it", width, x)
			}
			last = o.Position().X
		}
	}
}

// The last rank of a suit once stood alone on the next line.
func TestProseKeepsASuitTogether(t *testing.T) {
	const gap = "\u00a0"
	for text, pieces := range map[string]int{"Better: ♣7" + gap + "6" + gap + "1": 4, "♠A" + gap + "9, ♣7" + gap + "6" + gap + "1": 4} {
		p := NewProse(newArt(t), text, theme.BodyText, color.Black)
		p.Wrap = true
		suit := NewProse(p.art, "♣7 6 1", theme.BodyText, color.Black).MinSize().Width
		for width := float32(20); width < 200; width++ {
			p.Resize(fyne.NewSize(width, 400))
			all := test.WidgetRenderer(p).Objects()
			first, last := all[len(all)-pieces].Position(), all[len(all)-1]
			switch together := last.Position().Y-first.Y < theme.BodyText/2; {
			case together != (width >= suit):
				t.Errorf("%q in %v, of which the suit needs %v, is together: %t", text, width, suit, together)
			case together && last.Position().X+last.Size().Width > max(width, suit)+0.5:
				t.Errorf("%q in %v runs over its edge", text, width)
			}
		}
	}
}

// A suit that is longer than a line fills each line.
func TestProseBreaksALongSuit(t *testing.T) {
	long := "♣K Q J 12 11 10 9 8 7 6 5 4 3 2 1"
	broken, held := NewProse(newArt(t), long, theme.BodyText, color.Black), NewProse(newArt(t), strings.ReplaceAll(long, " ", "\u00a0"), theme.BodyText, color.Black)
	broken.Wrap, held.Wrap = true, true
	for width := float32(30); width < 400; width++ {
		broken.Resize(fyne.NewSize(width, 400))
		held.Resize(fyne.NewSize(width, 400))
		if b, h := broken.MinSize(), held.MinSize(); b != h {
			t.Fatalf("%v wide it needs %v, want %v", width, h, b)
		}
	}
}

func TestProseBreaksAtNewlines(t *testing.T) {
	art := newArt(t)
	one, two := NewProse(art, "one", theme.BodyText, color.Black), NewProse(art, "one\ntwo", theme.BodyText, color.Black)
	if one.MinSize().Height*2 != two.MinSize().Height {
		t.Errorf("one line is %v high, two are %v", one.MinSize().Height, two.MinSize().Height)
	}
}

func TestButton(t *testing.T) {
	taps := 0
	b := NewButton(newArt(t), "Hint", "H", func() { taps++ })
	test.Tap(b)
	b.Enable(false)
	test.Tap(b)
	if taps != 1 {
		t.Errorf("%d taps did something, want 1", taps)
	}
	if _, ok := fyne.CanvasObject(b).(fyne.Focusable); ok {
		t.Error("a button takes the keyboard from its screen")
	}
}

// Disabled, selected and hovered buttons look different.
func TestButtonLooks(t *testing.T) {
	art := newArt(t)
	type look struct{ ground, edge, ink color.NRGBA }
	seen := make(map[look]string)
	for name, change := range map[string]func(*Button){
		"plain":    func(*Button) {},
		"disabled": func(b *Button) { b.Disabled = true },
		"selected": func(b *Button) { b.Selected = true },
		"hovered":  func(b *Button) { b.hovered = true },
		"primary":  func(b *Button) { b.Primary = true },
	} {
		b := NewButton(art, "Pass", "", nil)
		change(b)
		ground, edge, ink, _, _ := b.colours()
		l := look{ground, edge, ink}
		if other, ok := seen[l]; ok {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[l] = name
	}
}

// A portrait is drawn in the pixels of its room, once for all that show it.
func TestPortraitOfItsRoom(t *testing.T) {
	art := newArt(t)
	queen := card.Card{Suit: card.Hearts, Rank: card.Queen}
	for _, size := range []int{0, 32, 75} {
		m := art.Portrait(queen).Generator(size, size)
		if got := m.Bounds().Dx(); got != max(size, 1) || m.Bounds().Dy() != got {
			t.Errorf("%d pixels: %v", size, m.Bounds())
		}
		if art.With(cardart.Style{Colours: cardart.FourColours}).Portrait(queen).Generator(size, size) != m {
			t.Errorf("%d pixels: drawn twice", size)
		}
	}
}

// The black suits of a disabled button once were black on a dark ground.
func TestFaintSignsKeepTheirSide(t *testing.T) {
	art := newArt(t)
	colourOf := func(ink color.NRGBA) color.NRGBA {
		return color.NRGBAModel.Convert(art.Sign(card.Spades, ink).Generator(40, 40).At(20, 20)).(color.NRGBA)
	}
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		faint := p.Ink
		faint.A = 0x60
		full, pale := colourOf(p.Ink), colourOf(faint)
		if isLight(full) != isLight(pale) || pale.A >= full.A {
			t.Errorf("on %v a spade is %v, and %v when faint", p.Panel, full, pale)
		}
	}
}

// Where buttons show no keys, choices and fields show none either, including new ones; a button that has nothing but
// its key still does.
func TestKeyless(t *testing.T) {
	art := newArt(t)
	app := fyne.CurrentApp()
	choice := NewChoice(art, "Show", 200, []string{"a", "b"}, 0, nil)
	choice.Key = "1 2"
	field := NewField()
	field.ShowKey(art, "F")
	button, bare := NewButton(art, "Star", "*", nil), NewButton(art, "", "7", nil)
	for _, keyless := range []bool{false, true, false} {
		app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Keyless: keyless})
		choice.Refresh()
		field.Redraw()
		button.Refresh()
		bare.Refresh()
		fresh := NewField()
		fresh.ShowKey(art, "F")
		for name, c := range map[string]struct{ got, want string }{
			"choice": {test.WidgetRenderer(choice).(*choiceRenderer).key.Text, "1 2"},
			"field":  {field.key.Text, "F"},
			"fresh":  {fresh.key.Text, "F"},
			"button": {test.WidgetRenderer(button).(*buttonRenderer).key.Text, "*"},
		} {
			if keyless {
				c.want = ""
			}
			if c.got != c.want {
				t.Errorf("keyless %v: %s shows %q, want %q", keyless, name, c.got, c.want)
			}
		}
		if got := test.WidgetRenderer(bare).(*buttonRenderer).key.Text; got != "7" {
			t.Errorf("keyless %v: a button without a label shows %q", keyless, got)
		}
	}
}

// A switch that is on is green; a button selected by the keyboard has a gold edge.
func TestSwitchedOnIsGreen(t *testing.T) {
	b := NewButton(newArt(t), "Star", "*", nil)
	fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark})
	p := theme.Current()
	if ground, edge, _, _, _ := b.colours(); ground == p.Felt || edge == p.Gold {
		t.Error("a plain button is marked")
	}
	b.Turn(true)
	if ground, edge, _, _, _ := b.colours(); ground != p.Felt || edge == p.Gold {
		t.Error("a switch that is on isn't green, or has a gold edge")
	}
	b.Turn(false)
	b.Select(true)
	if ground, edge, _, _, _ := b.colours(); ground == p.Felt || edge != p.Gold {
		t.Error("a selected button is green, or has no gold edge")
	}
}
