package offer

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Memory is the home screen's summary of past play. The zero value is that of a user who hasn't finished a rubber yet.
type Memory struct {
	Rubbers int    // finished
	Won     int    // result of the last one: 1 if the user's side won, -1 if it lost, 0 for a draw
	By      string // its margin

	Today, Longest int // rubbers won one after the other: those that ended today up to now, and at best ever

	Records company.Records
	ToFind  int // deals with a better card that the user has not found yet
}

// Remember returns the summary of finished rubbers, in the order in which they ended. By is the margin of the last one;
// now is in the user's time zone.
func Remember(over []bridgestore.Ended, by string, now time.Time) Memory {
	m := Memory{Rubbers: len(over), By: by}
	year, month, day := now.Date()
	today := time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	run := 0
	for _, e := range over {
		m.Records.Count(company.At(e.Deal), e.Won)
		m.Won = e.Won
		run++
		if e.Won <= 0 {
			run = 0
		}
		m.Longest = max(m.Longest, run)
		switch {
		case e.Won <= 0:
			m.Today = 0
		case e.Day.Equal(today):
			m.Today++
		}
	}
	return m
}

// lines returns the summary in words, a line each.
func (m Memory) lines() []string {
	if m.Rubbers == 0 {
		return []string{text.T("home.first")}
	}
	last := text.T("home.last.drawn")
	switch {
	case m.Won > 0:
		last = text.T("home.last.won", "Points", m.By)
	case m.Won < 0:
		last = text.T("home.last.lost", "Points", m.By)
	}
	if m.Longest == 0 {
		return []string{last}
	}
	return []string{last, text.T("home.runs", "Today", text.Points(m.Today), "Longest", text.Points(m.Longest))}
}
