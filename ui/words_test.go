package ui

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// fitsIn is the language whose words must fit.
var fitsIn = flag.String("fits", string(text.Pseudo), "the `language` whose words must fit")

// fitted are the sizes of windows in which every text must fit.
var fitted = []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}}

// In the pseudo-language, whose words are longer by 40 %, every text of every screen fits, and every text is a message.
func TestLongerWordsFit(t *testing.T) {
	defer func() { spoken = text.English; text.Use(text.English) }()
	spoken = text.Language(*fitsIn)
	faults := layouttest.Faults{Cardless: true}
	strange := map[string]string{}
	eachScreen(t, func(p *painter, name string) {
		for _, words := range wordsOn(p.screen.Content()) {
			if english := untranslated(words); english != "" && strange[english] == "" {
				strange[english] = name
			}
		}
		p.fits(&faults, name)
	})
	faults.Report(t)
	for words, name := range strange {
		t.Errorf("%s shows %q, which is no message", name, words)
	}
}

// fits finds texts of the current screen that are cut, overlap, or leave their boxes.
func (p *painter) fits(faults *layouttest.Faults, name string) {
	was := p.window.Canvas().Size()
	for _, size := range fitted {
		p.resize(size)
		faults.Walk(fmt.Sprintf("%s at %v×%v", name, size.Width, size.Height), p.screen.Content(), nil, size)
	}
	p.resize(was)
}

// wordsOn returns the texts on a screen.
func wordsOn(o fyne.CanvasObject) (all []string) {
	for _, o := range test.LaidOutObjects(o) {
		switch o := o.(type) {
		case *widget.Prose:
			all = append(all, o.Text)
		case *widget.Button:
			all = append(all, o.Label)
		}
	}
	return all
}

// word matches words of letters that English has too.
var word = regexp.MustCompile(`[\pL]{4,}`)

// untranslated returns a word of a text in the pseudo-language that isn't one of it, or "".
func untranslated(words string) string {
	for _, w := range word.FindAllString(words, -1) {
		if !strings.ContainsAny(w, "éžäöüß") && !slices.Contains(named, w) {
			return words
		}
	}
	return ""
}

// named are words that are the same in every language: names of people and of files.
var named = []string{}
