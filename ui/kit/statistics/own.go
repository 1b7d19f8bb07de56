package statistics

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// ownDays are the first and the last day of a period, while they are typed.
type ownDays struct {
	typed [2]string
	line  int  // the one with the keyboard's focus
	fresh bool // the next typed character replaces the line
}

const dateForm = "2006-01-02"

func newOwnDays(from, to time.Time) ownDays {
	return ownDays{typed: [2]string{from.Format(dateForm), to.Format(dateForm)}, fresh: true}
}

// to moves to a line.
func (o ownDays) to(line int) ownDays {
	o.line, o.fresh = max(0, min(line, 1)), true
	return o
}

// typeRune adds a digit or a hyphen. Characters that can't belong to a date are ignored.
func (o ownDays) typeRune(r rune) ownDays {
	if !strings.ContainsRune("0123456789-", r) {
		return o
	}
	if o.fresh {
		o.typed[o.line], o.fresh = "", false
	}
	if len(o.typed[o.line]) < len(dateForm) {
		o.typed[o.line] += string(r)
	}
	return o
}

// erase takes back the last sign.
func (o ownDays) erase() ownDays {
	if s := o.typed[o.line]; s != "" {
		o.typed[o.line] = s[:len(s)-1]
	}
	o.fresh = false
	return o
}

// shift moves by months and days, if the line is a date.
func (o ownDays) shift(months, days int) ownDays {
	d, err := time.Parse(dateForm, o.typed[o.line])
	if err != nil {
		return o
	}
	if months != 0 { // the last day of a month leads to the last of a shorter one
		first := time.Date(d.Year(), d.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
		d = first.AddDate(0, 0, min(d.Day(), first.AddDate(0, 1, -1).Day())-1)
	}
	o.typed[o.line], o.fresh = d.AddDate(0, 0, days).Format(dateForm), true
	return o
}

// days returns the first and the last day, or in words why they aren't valid.
func (o ownDays) days() (from, to time.Time, wrong string) {
	var read [2]time.Time
	for i, typed := range o.typed {
		d, err := time.Parse(dateForm, typed)
		if err != nil {
			return from, to, text.T("statistics.own.wrong", "Text", typed)
		}
		read[i] = d
	}
	if read[1].Before(read[0]) {
		return from, to, text.T("statistics.own.order")
	}
	return read[0], read[1], ""
}
