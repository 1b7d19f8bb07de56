package text

import (
	"testing"
	"time"
)

func TestDates(t *testing.T) {
	at := func(year int, month time.Month, day int) time.Time {
		return time.Date(year, month, day, 9, 5, 0, 0, time.UTC)
	}
	for month := time.January; month <= time.December; month++ { // as Go knows them
		d := at(2026, month, 3)
		if got, want := Moment(d), d.Format("2 Jan 2006, 15:04"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for day := 1; day <= 7; day++ {
		d := at(2026, 11, day)
		if got, want := Weekday(d.Weekday()), d.Format("Mon"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for _, c := range []struct{ got, want string }{
		{Day(at(2026, 11, 21)), "21 Nov 2026"},
		{ShortDay(at(2026, 2, 1)), "1 Feb"},
		{Days(at(2026, 11, 21), at(2026, 11, 21)), "21 Nov 2026"},
		{Days(at(2026, 11, 16), at(2026, 11, 22)), "16–22 Nov 2026"},
		{Days(at(2026, 11, 30), at(2026, 12, 6)), "30 Nov – 6 Dec 2026"},
		{Days(at(2026, 12, 28), at(2027, 1, 3)), "28 Dec 2026 – 3 Jan 2027"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}

// Each language declines and shortens its months as its dates need them.
func TestDatesInEachLanguage(t *testing.T) {
	defer Use(English)
	march, may := time.Date(2026, 3, 22, 9, 5, 0, 0, time.UTC), time.Date(2026, 5, 3, 9, 5, 0, 0, time.UTC)
	for language, want := range map[Language][5]string{
		English:   {"22 Mar 2026", "22 Mar", "22 Mar 2026", "3 May", "May"},
		Romanian:  {"22 mar. 2026", "22 mar.", "22 martie 2026", "3 mai", "mai"},
		Russian:   {"22 мар. 2026", "22 мар.", "22 марта 2026", "3 мая", "май"},
		Esperanto: {"22 mar 2026", "22 mar", "22 marto 2026", "3 maj", "maj"},
	} {
		Use(language)
		if got := [5]string{Day(march), ShortDay(march), LongDay(march), ShortDay(may), Month(may)}; got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}
