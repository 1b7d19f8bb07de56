package ui

import (
	"flag"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// fitsIn are the languages whose words must fit. Russian words are the longest.
var fitsIn = flag.String("fits", string(text.Russian), "the `languages` whose words must fit, with commas between them")

// fitted are the sizes of windows in which every text must fit.
var fitted = []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}}

// Every text of every screen fits: none is cut, overlaps another, or leaves its place. The language changes at once, in the settings
// and at the table below them: then every text is a message in the new one.
func TestWordsFit(t *testing.T) {
	defer func() { spoken = text.English; text.Use(text.English) }()
	for _, l := range strings.Split(*fitsIn, ",") {
		t.Run(l, func(t *testing.T) {
			spoken = text.Language(l)
			faults := layouttest.Faults{Cardless: true, MayBeCut: movesOrNames.MatchString}
			strange := map[string]string{}
			eachScreen(t, func(p *painter, name string) {
				p.fits(&faults, name)
				p.speaksAtOnce(strange, name)
			})
			faults.Report(t)
			for words, name := range strange {
				t.Errorf("%s shows %q, which is no message", name, words)
			}
		})
	}
}

// movesOrNames matches what may lose its end: a line of chess moves, a person's name, and a line of a bidding book that is whole in a field below.
var movesOrNames = regexp.MustCompile(`^(?:(?:(?:[KQRBNDTCĈФСЛК]|Кр)?[a-n]\d+[-x]\S+ ?)+.{0,4}…?|\pL+…|# .*)$`)

// fits finds texts of the current screen that are cut, overlap, or leave their boxes. With a sheet on it only the smallest size is tried,
// and all with -every-size.
func (p *painter) fits(faults *layouttest.Faults, name string) {
	was := p.window.Canvas().Size()
	for i, size := range fitted {
		if len(sheetsOn(p.screen.Content())) > 0 && !layouttest.Tried(i, len(fitted)) {
			continue
		}
		p.resize(size)
		faults.Walk(fmt.Sprintf("%s at %v×%v", name, size.Width, size.Height), p.screen.Content(), nil, size)
	}
	p.resize(was)
}

// speaksAtOnce has the settings and tables speak another language for a moment, and notes texts that don't change, with the name of
// their screen.
func (p *painter) speaksAtOnce(strange map[string]string, name string) {
	_, over := p.screen.(standing)
	if _, is := p.screen.(*settings.Screen); !is && !over || said.MatchString(name) || len(sheetsOn(p.screen.Content())) > 0 {
		return
	}
	var names []string // of computer players who have sat down
	for _, player := range people.All {
		names = append(names, player.Name(), "")
	}
	for _, l := range []text.Language{text.Pseudo, spoken} {
		if over {
			p.step(p.laySettings)
		}
		p.options.Language = ""
		s := p.settings
		s.Language = l
		p.step(func() { p.applySettings(s) })
		if over {
			p.press("Escape")
		}
		p.still(100 * time.Millisecond)
		if l != text.Pseudo {
			continue
		}
		for _, words := range wordsOn(p.screen.Content()) {
			if untranslated(strings.NewReplacer(names...).Replace(words)) && strange[words] == "" {
				strange[words] = name
			}
		}
	}
}

// said matches the pictures of tables with a hint, the answer to it, or a result: what has been said stays as it was until
// the next act.
var said = regexp.MustCompile(`-(hint|on|over)$`)

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

// word matches words of four letters or more: shorter ones are the same in the pseudo-language.
var word = regexp.MustCompile(`[\pL]{4,}`)

// named matches what is the same in every language: keys, names of languages, and where a bidding book says something.
var named = regexp.MustCompile(`Enter|Ctrl|Shift|Alt|Space|Backspace|Page|[Ee]nglish|[Ee]speranto|[Rr]omână|[Рр]усский|\pL+\.book:\d+|superbridge|\pL+…`)

// untranslated reports whether a word of a text isn't one of the pseudo-language.
func untranslated(words string) bool {
	for _, w := range word.FindAllString(named.ReplaceAllString(words, ""), -1) {
		if !strings.ContainsAny(w, "éžäöüß") {
			return true
		}
	}
	return false
}
