package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth = 860
	margin      = 14
	cardHeight  = 128
)

// build makes the screen's objects and lists its rows.
func (s *Screen) build() *container.Scroll {
	s.choices.All = nil
	back := widget.NewButton(s.art, text.T("settings.back"), text.T("key.escape"), s.options.OnBack)
	head := widget.NewHead(s.art, text.T("settings.title"), back)

	deck := widget.NewButton(s.art, text.T("settings.deck"), "D", s.options.OnDeck)
	cards := container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(margin), 0), container.NewCenter(
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)), s.preview(), container.NewCenter(deck))))
	rows := s.panelRows(text.T("settings.looks"), append(s.rows(looks()), s.fullScreen()), theme.U(300))
	rows.Add(s.below(text.T("settings.elsewhere")))
	looks := container.NewBorder(nil, nil, nil, cards, rows)
	panels := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)),
		head,
		widget.NewPanel(looks, theme.U(margin)),
		widget.NewPanel(s.panelRows(text.T("settings.play"), s.rows(playing()), theme.U(480)), theme.U(margin)))
	for _, f := range s.options.Families(s.kept) {
		for i, c := range f.Rows {
			f.Rows[i].Choose = func(i int) { s.changedIn(c, i) }
		}
		rows := s.panelRows(f.Heading, f.Rows, theme.U(480))
		if f.Note != "" {
			rows.Add(s.below(f.Note))
		}
		panels.Add(widget.NewPanel(rows, theme.U(margin)))
	}
	panels.Add(s.folder())
	return widget.NewColumn(theme.U(columnWidth), container.New(
		layout.NewCustomPaddedLayout(theme.U(margin), theme.U(margin), theme.U(margin), theme.U(margin)), panels))
}

// below returns a note below the rows of a panel.
func (s *Screen) below(words string) fyne.CanvasObject {
	note := widget.NewProse(s.art, words, theme.U(theme.SmallText), theme.Current().Faint)
	return container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, theme.U(margin), 0), note)
}

// rows returns settings as they are chosen from now.
func (s *Screen) rows(rows []Row) (all []family.Choice) {
	for _, r := range rows {
		all = append(all, family.Choice{
			Label: r.Label, Options: r.Options, Chosen: r.Chosen(s.now), Choose: func(i int) { s.changed(r, i) },
		})
	}
	return all
}

// fullScreen returns the choice of full screen, which is no setting: it is saved with the window's placement.
func (s *Screen) fullScreen() family.Choice {
	chosen := 0
	if s.options.FullScreen() {
		chosen = 1
	}
	return family.Choice{
		Label: text.T("settings.full-screen", "Key", text.T("key.f11")), Options: []string{text.T("settings.off"), text.T("settings.on")},
		Chosen: chosen, Choose: func(i int) { s.options.OnFullScreen(i == 1) },
	}
}

// panelRows returns a heading with rows below it, whose values have the given width.
func (s *Screen) panelRows(heading string, rows []family.Choice, control float32) *fyne.Container {
	title := widget.NewHeading(s.art, heading, theme.U(theme.HeadingText), fyne.TextAlignLeading)
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
		container.New(layout.NewCustomPaddedLayout(0, theme.U(8), theme.U(14), 0), title))
	for _, r := range rows {
		c := widget.NewChoice(s.art, r.Label, control, r.Options, r.Chosen, r.Choose)
		s.choices.All = append(s.choices.All, c)
		lines.Add(c)
	}
	return lines
}

// preview returns a few cards in the chosen style: one of each suit, and both kinds of
// index.
func (s *Screen) preview() fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, name := range []string{"SA", "HK", "DM", "CZ"} {
		c, err := card.Parse(name)
		if err != nil {
			panic(err)
		}
		face := s.art.Face(c)
		face.SetMinSize(fyne.NewSize(theme.U(cardHeight)*cardart.Aspect, theme.U(cardHeight)))
		cards = append(cards, face)
	}
	return container.New(layout.NewCustomPaddedHBoxLayout(-theme.U(cardHeight)*cardart.Aspect*0.42), cards...)
}

// folder names the data folder, and leads to its copies.
func (s *Screen) folder() fyne.CanvasObject {
	words, bad := s.note()
	ink := theme.Current().Faint
	if bad {
		ink = theme.Current().Bad
	}
	note := widget.NewProse(s.art, words, theme.U(theme.SmallText), ink)
	note.Wrap = true
	path := widget.NewPath(s.options.Dir)
	copies := widget.NewButton(s.art, text.T("settings.copies"), "K", s.options.OnCopies)
	copies.Hidden = s.options.OnCopies == nil
	said := container.New(layout.NewCustomPaddedVBoxLayout(0), note, path)
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(32), theme.U(margin)),
		container.NewBorder(nil, nil, nil, container.NewCenter(copies), said))
}
