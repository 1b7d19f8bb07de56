package help

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// wordsPage is the vocabulary: the words on the left, and beside them the meaning of the selected one.
type wordsPage struct {
	selected int
	list     *widget.List
	entry    *fyne.Container
}

const (
	wordHeight = 28   // of a line in the list
	wordsShare = 0.27 // of the width, for the list
	barWidth   = 12   // room for a scroll bar
)

// buildWords shows the vocabulary.
func (s *Screen) buildWords() fyne.CanvasObject {
	w := &s.words
	w.entry = container.NewStack()
	w.list = widget.NewList(theme.U(wordHeight), func() fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(10), theme.U(4)),
			widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Ink))
	}, func(i int, row fyne.CanvasObject) {
		row.(*fyne.Container).Objects[0].(*widget.Prose).Set(s.guide.Words[i].Word, theme.Current().Ink)
	})
	w.list.Active = true
	w.list.SetLength(len(s.guide.Words))
	w.list.Select(w.selected)
	w.list.OnSelected = s.showWord
	s.showWord(w.selected)
	heading := heading(s.art, text.TN("help.words.title", len(s.guide.Words)))
	return container.New(sides{theme.U(margin), wordsShare},
		widget.NewPanel(container.New(widget.Under(theme.U(8)), heading, w.list), theme.U(margin)),
		widget.NewPanel(w.entry, theme.U(margin)))
}

// showWord shows the meaning of a word.
func (s *Screen) showWord(i int) {
	w := &s.words
	w.selected = i
	beside := layout.NewCustomPaddedLayout(0, 0, 0, theme.U(barWidth))
	s.scroll = container.NewVScroll(container.New(beside, entryOf(s.art, s.guide.Words[i])))
	w.entry.Objects = []fyne.CanvasObject{container.New(reading{}, s.scroll)}
	w.entry.Refresh()
}

// entryOf returns a word, its meaning, and its picture.
func entryOf(art *widget.Art, word family.Word) fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), heading(art, word.Word))
	if len(word.Also) > 0 {
		also := line(art, text.T("help.words.also", "Words", strings.Join(word.Also, ", ")))
		also.Ink = theme.Current().Faint
		lines.Add(also)
	}
	lines.Add(line(art, word.Says))
	if p := word.Picture; p != nil {
		lines.Add(rule())
		lines.Add(drawn(art, *p))
		lines.Add(line(art, p.Caption))
	}
	return lines
}

// wordKey handles a key on the page of words, and reports whether it had a use.
func (s *Screen) wordKey(key fyne.KeyName) bool {
	list := s.words.list
	switch key {
	case fyne.KeyUp:
		list.Select(list.Selected() - 1)
	case fyne.KeyDown:
		list.Select(list.Selected() + 1)
	case fyne.KeyPageUp:
		list.Select(list.Selected() - list.Page())
	case fyne.KeyPageDown:
		list.Select(list.Selected() + list.Page())
	case fyne.KeyHome:
		list.Select(0)
	case fyne.KeyEnd:
		list.Select(list.Len() - 1)
	default:
		return false
	}
	return true
}
