package history

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// date is a date as people write it: a day with its month and perhaps its year, or a month with its year. What isn't
// given is 0.
type date struct{ year, month, day int }

// iso returns the date as the stores read it, 2026-11-22 or 2026-11. A day without its year is the last one up to now.
func (d date) iso(now time.Time) string {
	if d.day == 0 {
		return fmt.Sprintf("%04d-%02d", d.year, d.month)
	}
	year := d.year
	if year == 0 {
		year = now.Year()
		for !real(year, d.month, d.day) || time.Date(year, time.Month(d.month), d.day, 0, 0, 0, 0, now.Location()).After(now) {
			year-- // 29 February comes in most fours of years
		}
	}
	return fmt.Sprintf("%04d-%02d-%02d", year, d.month, d.day)
}

// real reports whether a month of a year has a day.
func real(year, month, day int) bool {
	return day > 0 && time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Day() == day
}

// months returns the numbers of the months by the words that are typed for them in the language in use.
func months() map[string]int {
	all := map[string]int{}
	for m := time.January; m <= time.December; m++ {
		for _, word := range Phrases(text.T("search.month." + strconv.Itoa(int(m)))) {
			all[text.Folded(word)] = int(m)
		}
	}
	return all
}

// dateIn returns the date that words begin with, and how many of them it has: 22 Nov 2026, 22 Nov or Nov 2026, in the
// words of the language.
func dateIn(words []string, months map[string]int) (d date, n int) {
	word := func(i int) string {
		if i >= len(words) {
			return ""
		}
		return strings.TrimRight(text.Folded(words[i]), ".,")
	}
	number := func(i, digits int) int {
		if w := word(i); len(w) <= digits && strings.Trim(w, "0123456789") == "" {
			n, _ := strconv.Atoi(w)
			return n
		}
		return 0
	}
	year := func(i int) int {
		if n := number(i, 4); n >= 1000 {
			return n
		}
		return 0
	}
	if d = (date{month: months[word(0)], year: year(1)}); d.month > 0 && d.year > 0 {
		return d, 2
	}
	if d = (date{month: months[word(1)], day: number(0, 2), year: year(2)}); d.month == 0 {
		return date{}, 0
	}
	switch {
	case d.year > 0 && real(d.year, d.month, d.day):
		return d, 3
	case d.year == 0 && real(2000, d.month, d.day): // a leap year
		return d, 2
	}
	return date{}, 0
}
