package history

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	kept "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// say returns a text that wraps.
func (s *Screen) say(words string, size float32, ink color.Color) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(size), ink)
	p.Wrap = true
	return p
}

// titled returns a title with a star, and lines below it.
func (s *Screen) titled(title string, size float32, starred bool, lines ...fyne.CanvasObject) *fyne.Container {
	title = marks.Clip(title, marks.MostName)
	heading := widget.NewHeading(s.art, title, theme.U(size), fyne.TextAlignLeading)
	head := container.New(starBehind{title: title, probe: widget.NewHeading(s.art, "", theme.U(size), fyne.TextAlignLeading)}, heading, newStar())
	showStar(head.Objects[1], starred)
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(3)), append([]fyne.CanvasObject{head}, lines...)...)
}

// starBehind puts a star behind a title, which is shortened if there is no room for it. How wide it
// is says nothing about how wide the window must be.
type starBehind struct {
	title string
	probe *widget.Prose // to measure
}

func (l starBehind) Layout(o []fyne.CanvasObject, size fyne.Size) {
	heading, room := o[0].(*widget.Prose), max(1, size.Width-size.Height)
	shorten(l.probe, l.title, heading.Ink, room)
	heading.Set(l.probe.Text, heading.Ink)
	star, width := size.Height*0.62, min(heading.MinSize().Width, room)
	widget.Put(heading, 0, 0, width, size.Height)
	widget.Put(o[1], width+star*0.5, (size.Height-star)/2, star, star)
}

func (starBehind) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// notes returns what the user has written, each on at most a number of lines: a name if it isn't
// the title, and a note.
func (s *Screen) notes(name, note string, lines int) []fyne.CanvasObject {
	p := theme.Current()
	var all []fyne.CanvasObject
	if name != "" {
		all = append(all, s.excerpt(marks.Clip(name, marks.MostName), lines, theme.BodyText, p.Ink, true))
	}
	if note != "" {
		all = append(all, s.excerpt(marks.Clip(note, marks.MostNote), lines, theme.BodyText, theme.Mix(p.Ink, p.Gold, 0.3), false))
	}
	return all
}

// showPane brings the right side up to date.
func (s *Screen) showPane() {
	s.ui.pane.Objects = nil
	defer s.ui.pane.Refresh()
	defer s.showActions()
	if s.byBoards() {
		if s.boards.len() > 0 {
			s.ui.pane.Objects = []fyne.CanvasObject{s.ui.board}
		}
		return
	}
	id := s.selectedRubber()
	if id == 0 {
		return
	}
	p := theme.Current()
	var top fyne.CanvasObject = s.say(text.T("history.loading"), theme.BodyText, p.Faint)
	sum, ok := s.rubbers.at(s.ui.list.Selected())
	if ok {
		top = s.rubberHead(sum)
	}
	s.ui.pane.Objects = []fyne.CanvasObject{container.New(under(theme.U(12)), top, s.rubberBody(id, sum))}
}

// rubberHead returns what is said of a rubber above its boards.
func (s *Screen) rubberHead(sum kept.Summary) fyne.CanvasObject {
	p := theme.Current()
	_, title := verdict(sum)
	if sum.Length == 1 && !unbegun(sum) {
		title = text.T("history.single") + dot + title
	}
	if sum.Name != "" {
		title = sum.Name + dot + title
	}
	lines := []fyne.CanvasObject{s.say(rubberLine(sum, s.system.now()), theme.BodyText, p.Faint)}
	if said := houseRules(sum); len(said) > 0 {
		lines = append(lines, s.say(text.T("history.house-rules", "Rules", strings.Join(said, " ")), theme.BodyText, p.Faint))
	}
	if !sum.Deleted.IsZero() {
		lines = append(lines, s.say(text.T("history.deleted-at", "When", when(sum.Deleted, s.system.now())), theme.BodyText, p.Ink))
	}
	return s.titled(title, theme.HeadingText, sum.Starred, append(lines, s.notes("", sum.Note, mostLines)...)...)
}

// houseRules returns what a rubber was played by otherwise than its game is.
func houseRules(sum kept.Summary) []string {
	rules, _ := sum.Lead()
	return bridgetext.House(rules)
}

// rubberBody returns the table of a rubber's boards, over the selected one.
func (s *Screen) rubberBody(id int64, sum kept.Summary) fyne.CanvasObject {
	p := theme.Current()
	_, err, ok := s.ids.here(id)
	n := s.lines.len()
	var message *widget.Prose
	switch {
	case !ok || s.linesOf != id:
		message = s.say(text.T("history.loading"), theme.BodyText, p.Faint)
	case err != nil:
		message = s.say(text.T("history.failed-one", "Error", err), theme.BodyText, p.Bad)
	case n == 0:
		message = s.say(text.T("history.no-boards"), theme.BodyText, p.Faint)
	}
	if message != nil {
		s.ui.table.Unselect()
		s.ui.table.SetLength(0)
		return container.New(under(0), message, layout.NewSpacer())
	}
	names := s.newTableRow()
	s.fillTableRow(names, columnNames(sum), p.Faint, p.Faint, false)
	if s.ui.table.Len() != n || s.ui.table.Selected() < 0 {
		s.ui.table.Unselect()
		s.ui.table.SetLength(n)
	}
	at := s.lines.index(s.at.Board)
	if at < 0 { // the first one that is looked for
		at = max(0, slices.IndexFunc(s.lines.ids, func(id int64) bool { return s.boards.index(id) >= 0 }))
	}
	if s.ui.table.Selected() == at {
		s.tableSelected(at)
	} else {
		s.ui.table.Select(at)
	}
	return container.New(tableOver{rows: n}, names, canvas.NewRectangle(p.PanelEdge), s.ui.table, s.ui.board)
}

// showBoard brings what is shown of the selected board up to date.
func (s *Screen) showBoard() {
	id := s.selectedBoard()
	b, err, ok := s.board.here(id)
	p := theme.Current()
	var content fyne.CanvasObject
	switch {
	case id == 0:
		content = layout.NewSpacer()
	case !ok:
		return // what is shown stays until this one is there
	case err != nil:
		content = s.say(text.T("history.failed-board", "Error", err), theme.BodyText, p.Bad)
	default:
		content = s.boardContent(b)
	}
	s.ui.board.Content = content
	s.ui.board.Offset = fyne.Position{}
	s.ui.board.Refresh()
	canvas.Refresh(s.ui.pane) // which the window knows; of what is new in it, it doesn't
}

// boardContent returns all that is shown of a board.
func (s *Screen) boardContent(b kept.Board) fyne.CanvasObject {
	p := theme.Current()
	line := boardLine(b, s.system.now())
	if s.byBoards() && b.RubberMarks.Name != "" {
		line += dot + marks.Clip(b.RubberMarks.Name, marks.MostName)
	}
	lines := []fyne.CanvasObject{s.excerpt(line, 0, theme.SmallText, p.Faint, false)}
	head := s.titled(boardTitle(b), theme.BodyText, b.Marks.Starred, append(lines, s.notes(b.Name, b.Note, 0)...)...)
	var body fyne.CanvasObject
	if b.ToPlay {
		body = s.say(text.T("history.to-play.hidden"), theme.BodyText, p.Faint)
	} else if b.Finished.IsZero() { // who plays it should not see the hands of the others
		body = container.New(under(theme.U(margin)), s.auction(b.Board.Table), s.say(text.T("history.hidden"), theme.BodyText, p.Faint))
	} else {
		hands := &boardLayout{columns: longest(b.Board.Deal) <= mostInColumn, room: func() float32 {
			return s.ui.board.Size().Height - head.MinSize().Height - theme.U(gap)
		}}
		body = container.New(hands, widget.NewDiagram(s.art, b.Board.Deal, theme.U(s.diagramText())), s.columns(b.Board.Deal),
			s.auction(b.Board.Table), s.score(scoreLines(b.Board), gain(b.Result, b.Watched)))
	}
	return container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.U(gap)), // for the bar that scrolls
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), head, body))
}

// diagramText is the size of a board's hands: larger where no table takes room.
func (s *Screen) diagramText() float32 {
	if s.byBoards() {
		return theme.BodyText
	}
	return theme.SmallText
}

// showActions brings the buttons up to date.
func (s *Screen) showActions() {
	s.ui.actions.Objects = nil
	for _, a := range s.actions() {
		b := widget.NewButton(s.art, a.label, a.keyWords(), a.do)
		b.Primary = a.primary
		s.ui.actions.Add(b)
	}
	s.ui.actions.Refresh()
}
