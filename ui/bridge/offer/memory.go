package offer

import (
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Memory is what the screen says of what has been played. The zero value is that of a user who hasn't finished a
// rubber yet.
type Memory struct {
	Rubbers int    // that are over
	Won     int    // how the last one ended: 1 if the user's side won it, -1 if it lost, 0 if it was a draw
	By      string // and by how much

	Today, Longest int // rubbers won one after the other: those that ended today up to now, and at best ever

	Records company.Records
	ToFind  int // deals with a better card that the user has not found yet
}

// Remember returns what there is to say of the rubbers that are over, in the order in which they ended. The last one
// was won or lost by that much; now is the time where the user is.
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

// lines returns what the screen says in words, a line each.
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
