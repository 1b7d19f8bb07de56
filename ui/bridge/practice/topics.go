package practice

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// topics is the page with the parts of the bidding, in the present theme: those of the chosen system, with the user's level in each.
type topics struct {
	screen  *Screen
	content *fyne.Container
	scroll  *container.Scroll
	all     []practice.Topic
	rows    []*widget.Row
	words   []*widget.Prose // of the rows: how far the user has come
}

func newTopics(s *Screen) *topics {
	t := &topics{screen: s, all: practice.Topics(s.learners())}
	grid := container.New(topicLayout{})
	for i, topic := range t.all {
		t.rows = append(t.rows, t.newRow(i, topic))
		grid.Add(t.rows[i])
	}
	t.scroll = container.NewVScroll(grid)
	s.topic = min(s.topic, len(t.all)-1)
	t.mark()
	back := widget.NewButton(s.art, text.T("drill.back"), text.T("key.escape"), s.closeTopics)
	about := widget.NewProse(s.art, text.T("drill.topics.about", "System", bridgetext.System(s.learners().System)), theme.U(theme.BodyText), theme.Current().Faint)
	about.Wrap = true
	t.content = container.New(pageLayout{}, widget.NewHead(s.art, bridgetext.PracticeKind(practice.Calling), back),
		widget.NewPanel(t.scroll, theme.U(10)), widget.NewPanel(about, theme.U(14)))
	return t
}

// newRow returns the row of a topic: its name, and the user's level with the share of the last exercises.
func (t *topics) newRow(i int, topic practice.Topic) *widget.Row {
	s, p := t.screen, theme.Current()
	name := widget.NewProse(s.art, bridgetext.PracticeTopic(topic), theme.U(theme.BodyText), p.Ink)
	name.Wrap = true
	done := s.record.about(topic)
	words := ""
	if len(done) > 0 {
		words = text.T("drill.topics.level", "Level", done.rank(), "Done", done.words())
	}
	below := widget.NewProse(s.art, words, theme.U(theme.SmallText), p.Faint)
	below.Wrap = true
	visible(below, words != "")
	t.words = append(t.words, below)
	return widget.NewRow(container.New(stack(theme.U(2)), name, below), theme.U(12), theme.U(8), func() { s.openTopic(i) })
}

// mark shows the chosen topic, which scrolls into sight.
func (t *topics) mark() {
	for i, r := range t.rows {
		r.Select(i == t.screen.topic)
	}
	row := t.rows[t.screen.topic]
	top, bottom := row.Position().Y, row.Position().Y+row.Size().Height
	switch y := t.scroll.Offset.Y; {
	case top < y:
		t.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > y+t.scroll.Size().Height:
		t.scroll.ScrollToOffset(fyne.NewPos(0, bottom-t.scroll.Size().Height))
	}
}

// key handles a key.
func (t *topics) key(key fyne.KeyName) {
	s := t.screen
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.openTopic(s.topic)
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.closeTopics()
	default:
		s.topic = stepped(key, s.topic, len(t.rows), topicColumns)
		t.mark()
	}
}

// rune handles a letter or a digit, of which none is for this page.
func (t *topics) rune(rune) {}

// openTopic begins with exercises about a topic.
func (s *Screen) openTopic(i int) {
	s.topic = i
	topic := s.topics.all[i]
	o := s.order(practice.Calling)
	o.topic = topic
	s.drill = &drill{kind: practice.Calling, order: o}
	s.next()
}

// closeTopics leads back to the kinds of exercises.
func (s *Screen) closeTopics() {
	s.topics = nil
	s.Redraw()
}

// topicColumns is the number of topics side by side.
const topicColumns = 3

// topicLayout has the topics in columns; those of a row are of one height.
type topicLayout struct{}

// Layout implements fyne.Layout.
func (topicLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap, y := theme.U(6), float32(0)
	w := (size.Width - gap*(topicColumns-1)) / topicColumns
	for row := range slices.Chunk(o, topicColumns) {
		high := float32(0)
		for _, r := range row {
			r.Resize(fyne.NewSize(w, r.MinSize().Height))
			high = max(high, r.MinSize().Height) // of text that wraps, known only now
		}
		for i, r := range row {
			widget.Put(r, float32(i)*(w+gap), y, w, high)
		}
		y += high + gap
	}
}

// MinSize implements fyne.Layout.
func (topicLayout) MinSize(o []fyne.CanvasObject) (least fyne.Size) {
	for row := range slices.Chunk(o, topicColumns) {
		high := float32(0)
		for _, r := range row {
			high = max(high, r.MinSize().Height)
		}
		least.Height += high + theme.U(6)
	}
	return least
}
