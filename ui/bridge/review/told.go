package review

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// source returns a file's data on the record on display.
func (m *model) source() pbn.Source {
	if m.away {
		return m.there
	}
	return m.board.Source
}

// names returns the players' names from a file; none for a board that the user has played.
func (m *model) names() [4]string {
	if !m.away && !m.board.Watched {
		return [4]string{}
	}
	return m.source().Tags.Players()
}

// remarked returns a file's mark and explanation of a call or a card.
func remarked(s pbn.Source, event int) (lines []string) {
	r := s.Remark(event)
	switch {
	case r.Note != "":
		lines = append(lines, text.T("board.remark", "Note", short(r.Note, mostRemark)))
	case r.Mark == "*":
		lines = append(lines, text.T("board.remark-alert"))
	}
	if r.Mark != "" && r.Mark != "*" {
		lines = append(lines, text.T("board.remark-mark", "Mark", short(r.Mark, mostRemark)))
	}
	return lines
}

// mostRemark is the largest number of letters of an explanation.
const mostRemark = 200

// commented returns a file's comment after an event; for -1 before the first, with the comments among its tags.
func commented(s pbn.Source, event int) string {
	var lines []string
	if event == -1 {
		for _, t := range s.Tags {
			if t.Name == "" {
				lines = append(lines, t.Value)
			}
		}
	}
	return joined(append(lines, s.Remark(event).Comment)...)
}

// told describes the board's event, place, date and table.
func told(s pbn.Source) string {
	var parts []string
	add := func(value string) {
		if strings.Trim(value, "?. ") != "" {
			parts = append(parts, value)
		}
	}
	for _, name := range []string{"Event", "Site", "Date"} {
		add(s.Tags.Get(name))
	}
	for _, row := range [][3]string{
		{"Section", "board.told-section", "Section"}, {"Round", "board.told-round", "Round"}, {"Table", "board.told-table", "Table"},
		{"Scoring", "board.told-scoring", "Scoring"},
	} {
		if value := s.Tags.Get(row[0]); value != "" {
			add(text.T(row[1], row[2], value))
		}
	}
	if home, visitors := s.Tags.Get("HomeTeam"), s.Tags.Get("VisitTeam"); home != "" && visitors != "" {
		add(text.T("board.told-match", "Home", home, "Visitors", visitors))
	}
	return strings.Join(parts, "  ·  ")
}

// joined returns those lines that say something.
func joined(lines ...string) string {
	return strings.Join(slices.DeleteFunc(lines, func(line string) bool { return line == "" }), "\n")
}

// hasTold reports whether a file contains other tables' results on the deal.
func (p *page) hasTold() bool {
	return p != nil && club.HasTables(p.board.Source, p.board.Results)
}

// showTold shows the results at other tables.
func (s *Screen) showTold() {
	if p := s.page(); p.hasTold() && s.options.OnTold != nil {
		s.options.OnTold(p.board.ID)
	}
}
