package standings

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// export lays the sheet for writing a page as a picture on the screen, at first of the page that is shown.
func (s *Screen) export() {
	if s.err != nil || len(s.session.Boards) == 0 {
		return
	}
	words := s.result()
	e := picture.Export{Name: text.T("standings.export.name"), Chosen: int(s.page)}
	for i, name := range s.pageNames() {
		e.Papers = append(e.Papers, picture.Paper{Name: name, Draw: func(l chart.Look) vector.Drawing {
			return chart.Sheet{Title: s.options.Title, About: words}.Grid(l, s.grid(Page(i)).Grid)
		}})
	}
	e.Open(s.art, picture.Options{Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner, OnClose: func() {}})
}
