package history

import (
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Dates are understood as the language shows them, and so are the words for days.
func TestDatesAsTheyAreShown(t *testing.T) {
	defer text.Use(text.English)
	now := time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)
	for language, cases := range map[text.Language]map[string]string{
		text.English: {
			"22 Nov 2026": "2026-11-22", "1 september": "2026-09-01", "23 Nov": "2025-11-23", "nov 2025, Ana": "2025-11 Ana", "29 Feb": "2024-02-29",
			"31 Feb 2026": "31 2026-02", "May": "May", "2 down": "2 down", "3 may 4S": "2026-05-03 4S", `"22 Nov"`: "22 Nov", "12 2026": "12 2026",
			"today yesterday": "2026-11-22 2026-11-21",
		},
		text.Romanian:  {"22 nov. 2026": "2026-11-22", "1 martie": "2026-03-01", "3 mai 2025": "2025-05-03", "azi": "2026-11-22", "IERI": "2026-11-21"},
		text.Russian:   {"22 марта": "2026-03-22", "22 мар. 2025": "2025-03-22", "май 2026": "2026-05", "3 мая": "2026-05-03", "Вчера": "2026-11-21", "сегодня Аня": "2026-11-22 Аня"},
		text.Esperanto: {"22 aŭg 2026": "2026-08-22", "22 aug 2026": "2026-08-22", "1 marto": "2026-03-01", "hodiaŭ": "2026-11-22", "hieraux": "2026-11-21"},
	} {
		text.Use(language)
		words := NewWords(nil, nil, nil)
		for typed, want := range cases {
			var got []string
			for _, said := range words.Listen(typed) {
				if day := said.Day(now); day != "" {
					got = append(got, day)
				} else {
					got = append(got, said.Words)
				}
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%s: %q is %q, want %q", language, typed, got, want)
			}
		}
		for day := time.Date(2025, time.January, 1, 0, 0, 0, 0, time.UTC); day.Year() == 2025; day = day.AddDate(0, 0, 1) {
			for _, shown := range []string{text.Day(day), text.LongDay(day)} {
				if said := words.Listen(shown); len(said) != 1 || said[0].Day(now) != day.Format(time.DateOnly) {
					t.Errorf("%s: %q is %+v", language, shown, said)
				}
			}
		}
	}
}
