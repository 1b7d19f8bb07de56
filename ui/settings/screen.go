package settings

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/widget"
)

// Options says what the screen shows and whom it tells. All must be there.
type Options struct {
	Settings Settings
	Store    Store  // where each change is kept at once
	Dir      string // the data folder

	// OnChanged is told of each change, after it has been kept; it should make the window
	// look so. The screen draws itself anew after that.
	OnChanged func(Settings)
	OnBack    func()
}

// row is a setting on the screen.
type row struct {
	label   string
	options []string
	chosen  func(Settings) int
	choose  func(*Settings, int)
}

// looks and playing are the rows of the two panels.
func looks() []row {
	var names []string
	for _, a := range Appearances {
		names = append(names, text.T("settings.appearance."+string(a)))
	}
	return []row{
		{
			text.T("settings.appearance"), names,
			func(s Settings) int { return slices.Index(Appearances, s.Appearance) },
			func(s *Settings, i int) { s.Appearance = Appearances[i] },
		},
		yesNo("settings.suits", "settings.suits.two", "settings.suits.four", func(s *Settings) *bool { return &s.FourColour }),
		yesNo("settings.index", "settings.index.normal", "settings.index.large", func(s *Settings) *bool { return &s.LargeIndex }),
	}
}

func playing() []row {
	return []row{
		yesNo("settings.both", "settings.both.watch", "settings.both.play", func(s *Settings) *bool { return &s.PlayBoth }),
		pace("settings.think", Thinks, func(s *Settings) *time.Duration { return &s.Think }),
		pace("settings.trick", FullTricks, func(s *Settings) *time.Duration { return &s.FullTrick }),
		yesNo("settings.animations", "settings.off", "settings.on", func(s *Settings) *bool { return &s.Animations }),
	}
}

// yesNo is a row with two options, the first of which stands for false.
func yesNo(label, no, yes string, of func(*Settings) *bool) row {
	return row{
		text.T(label), []string{text.T(no), text.T(yes)},
		func(s Settings) int {
			if *of(&s) {
				return 1
			}
			return 0
		},
		func(s *Settings, i int) { *of(s) = i == 1 },
	}
}

// pace is a row of durations.
func pace(label string, values []time.Duration, of func(*Settings) *time.Duration) row {
	var names []string
	for _, d := range values {
		switch {
		case d < 0:
			names = append(names, text.T("settings.trick.wait"))
		case d == 0:
			names = append(names, text.T("settings.think.none"))
		default:
			seconds := strconv.FormatFloat(d.Seconds(), 'f', -1, 64)
			names = append(names, text.T("settings.seconds", "Seconds", seconds))
		}
	}
	return row{
		text.T(label), names,
		func(s Settings) int { return slices.Index(values, *of(&s)) },
		func(s *Settings, i int) { *of(s) = values[i] },
	}
}

// Screen is where the settings are chosen.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
	failed  error // of the last saving
	choices []*widget.Choice
	row     int // where the keyboard is
}

// New returns the screen. The art is for its own pictures only, as it changes the style.
func New(options Options) *Screen {
	s := &Screen{art: widget.NewArt(options.Settings.CardStyle()), options: options, content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: every change has been kept.
func (s *Screen) Close() {}

// Redraw draws the screen anew, in the colours of the present theme.
func (s *Screen) Redraw() {
	if style := s.options.Settings.CardStyle(); style != s.art.Style {
		s.art = widget.NewArt(style)
	}
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
	s.to(s.row)
}

// to puts the keyboard on a row. Beyond the first and the last it stays on these.
func (s *Screen) to(i int) {
	s.choices[s.row].Select(false)
	s.row = max(0, min(i, len(s.choices)-1))
	s.choices[s.row].Select(true)
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyUp:
		s.to(s.row - 1)
	case fyne.KeyDown:
		s.to(s.row + 1)
	case fyne.KeyHome:
		s.to(0)
	case fyne.KeyEnd:
		s.to(len(s.choices) - 1)
	case fyne.KeyLeft:
		s.choices[s.row].Step(-1)
	case fyne.KeyRight:
		s.choices[s.row].Step(1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c := s.choices[s.row]
		c.Choose((c.Chosen + 1) % len(c.Options))
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune does nothing: there are no letters to type.
func (s *Screen) Rune(rune) {}

// changed keeps a change and makes the window look so.
func (s *Screen) changed(r row, i int) {
	r.choose(&s.options.Settings, i)
	s.failed = Save(s.options.Store, s.options.Settings)
	s.options.OnChanged(s.options.Settings)
	s.Redraw()
}

// note returns what is to be said below the settings, and whether it is bad news.
func (s *Screen) note() (string, bool) {
	if s.failed != nil {
		return text.T("settings.not-saved", "Error", s.failed), true
	}
	return text.T("settings.data"), false
}
