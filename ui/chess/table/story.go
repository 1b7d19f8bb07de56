package table

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// story tells what has happened, the newest last.
type story struct {
	prose  *widget.Prose
	told   []line
	events []chess.Event // events described
	known  bool          // a game has been described
	acted  int           // number of events at a user's last act: later ones are news
	laid   laid
}

// laid holds the place and the look of a story. While it stays the same there is nothing to lay out again.
type laid struct {
	room    Rect
	unit    float32
	palette theme.Palette
}

// mostTold is the largest number of events described.
const mostTold = 30

// line is a line of the story.
type line struct {
	event int // which, from 0
	words string
	news  bool // more than a move or a roll
}

// follow takes note of a game between players with names, and reports whether it has changed, forward or back.
func (s *story) follow(g chess.Game, names map[chess.Army]string) (other bool) {
	was, is := s.events, g.Events()
	same := 0
	for same < min(len(was), len(is)) && was[same] == is[same] {
		same++
	}
	if s.known && same == len(was) && same == len(is) {
		return false
	}
	for len(s.told) > 0 && s.told[len(s.told)-1].event >= same {
		s.told = s.told[:len(s.told)-1]
	}
	for i := max(same, len(is)-mostTold); i < len(is); i++ {
		s.told = append(s.told, tell(g, i, names)...)
	}
	if !s.known {
		s.acted = len(is)
	}
	s.acted = min(s.acted, len(is))
	s.events, s.known, s.laid = is, true, laid{}
	return true
}

// news returns the descriptions since a user's last act, without moves and rolls; or "".
func (s *story) news() string {
	var words []string
	for _, l := range s.told {
		if l.news && l.event >= s.acted {
			words = append(words, l.words)
		}
	}
	return strings.Join(words, "\n")
}

// tell describes an event of a game, counted from 0.
func tell(g chess.Game, i int, names map[chess.Army]string) (lines []line) {
	e, before := g.Events()[i], g.At(i)
	was := before.Position()
	m, isMove := e.Move()
	if !isMove {
		_, roll := e.Roll()
		return []line{{i, chesstext.Event(&was, e), !roll}}
	}
	after := g.At(i + 1)
	is := after.Position()
	if !m.IsPass() {
		lines = append(lines, line{i, text.T("chess.told", "Army", chesstext.Army(was.Turn()), "Move", m), false})
	}
	for _, words := range chesstext.Told(&was, &is, m) {
		lines = append(lines, line{i, words, true})
	}
	if words := concerns(&was, &is, names); words != "" {
		lines = append(lines, line{i, words, true})
	}
	return lines
}

// concerns describes the meaning of a captured king for the only user, who has no name: an army gained, a team to lead
// or follow, or no more turns.
func concerns(was, is *chess.Position, names map[chess.Army]string) string {
	yours := func(a chess.Army) bool {
		name, plays := names[a]
		return plays && name == "" && a != chess.NoArmy
	}
	for a := range was.Kings().All() {
		if is.King(a) != chess.NoSquare || !is.Playing(a) || is.Control(a) == was.Control(a) {
			continue
		}
		army, captor := chesstext.Army(a), is.Control(a)
		switch conquest := is.Variant().Mode == chess.A1; {
		case conquest && yours(captor):
			return text.T("chess.yours", "Army", army)
		case conquest && yours(a):
			return text.T("chess.yours-lost", "Captor", chesstext.Army(captor))
		case yours(captor):
			return text.T("chess.your-team", "Army", army)
		case yours(a):
			return text.T("chess.your-leader", "Captor", chesstext.Army(captor))
		}
	}
	return ""
}

// joined returns lines one below the other.
func joined(lines []line) string {
	var words []string
	for _, l := range lines {
		words = append(words, l.words)
	}
	return strings.Join(words, "\n")
}

func newStory(art *widget.Art) story {
	s := story{prose: widget.NewProse(art, "", theme.SmallText, storyInk())}
	s.prose.Wrap = true
	return s
}

// lay shows as many of the last events as fit.
func (s *story) lay(g Geometry) {
	room := g.Story
	now := laid{room, g.T, theme.Current()}
	if s.laid == now {
		return
	}
	s.laid = now
	s.prose.SetTextSize(theme.SmallText * g.T)
	high := func(from int) float32 {
		s.prose.Set(joined(s.told[from:]), storyInk())
		s.prose.Resize(fyne.NewSize(room.W, room.H))
		return s.prose.MinSize().Height
	}
	from := sort.Search(len(s.told), func(from int) bool { return high(from) <= room.H })
	if high := high(from); high <= room.H {
		room.Y, room.H = room.Y+room.H-high, high
	}
	cardtable.Put(s.prose, room)
}

// storyInk is a little fainter than that of the note.
func storyInk() color.NRGBA {
	p := theme.Current()
	return theme.Mix(p.FeltInk, p.Felt, 0.2)
}
