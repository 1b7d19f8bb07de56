package command

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Tables for people have the decimal mark of the language.
func TestTablesHaveTheMarkOfTheLanguage(t *testing.T) {
	defer text.Use(text.English)
	for language, want := range map[text.Language][4]string{
		text.English: {"33.3 %", "2.50", "-1.5 ± 0.5", "1.25 s"}, text.Russian: {"33,3 %", "2,50", "-1,5 ± 0,5", "1,25 с"},
		text.Romanian: {"33,3 %", "2,50", "-1,5 ± 0,5", "1,25 s"}, text.Esperanto: {"33,3 %", "2,50", "-1,5 ± 0,5", "1,25 s"},
	} {
		text.Use(language)
		got := [4]string{share(1, 3), average(5, 2), estimateOf([]float64{-1, -2}).say("%.1f", "%.1f"), quantile([]time.Duration{1250 * time.Millisecond}, 50)}
		if got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}
