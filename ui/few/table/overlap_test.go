package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	randomly "github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// smallestWindow is the least size of the program's window with a table.
var smallestWindow = fyne.NewSize(860, 600)

// longName is a name as a file may have it.
var longName = strings.Repeat("Wilhelmina\n", 12)

// longHint is as long as hints get: it takes two lines.
const longHint = "1♠ open: 1♠ should take 7.72 tricks on average, and makes in 89 % of the layouts tried. H or Enter does it."

// everyMoment returns all boards of a random deal that isn't passed out, from the first to the last.
func everyMoment(t *testing.T, kind few.Kind, seed uint64) (all []few.Board) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	for {
		b, err := randomly.Board(few.Of(kind), rng)
		if err != nil {
			t.Fatal(err)
		}
		all = []few.Board{b}
		for b.Stage() != few.StageFinished {
			e := randomly.Event(b.View(b.Turn()), rng)
			if e.Kind == few.Claiming {
				continue
			}
			if b, err = b.Apply(e); err != nil {
				t.Fatal(err)
			}
			all = append(all, b)
		}
		if !b.Passed() {
			return all
		}
	}
}

// turningPoints returns boards of a random deal at which the table looks different: at the beginning of each stage,
// after some calls, and at some points of the play, including the end.
func turningPoints(t *testing.T, kind few.Kind, seed uint64) (some []few.Board) {
	t.Helper()
	all := everyMoment(t, kind, seed)
	for i, b := range all {
		if i == 0 || i == len(all)-1 || b.Stage() != all[i-1].Stage() || len(b.Events())%5 == 1 {
			some = append(some, b)
		}
	}
	return some
}

// layOut finds overlaps on the screen, in windows of all sizes from the least one on.
func (s *Screen) layOut(t *testing.T, f *layouttest.Faults, name string, turn int) {
	for i, size := range layouttest.Sizes(smallestWindow, 1) {
		if i > 0 && !layouttest.Tried(i+turn, 31) {
			continue
		}
		m := layouttest.Measured(t, i+turn/3)
		s.Content().Resize(size)
		s.parts.surface.Finish()
		var beds []layouttest.Thing
		if bed := s.note.bed; bed.Visible() {
			at := cardtable.NewRect(bed.Position().X, bed.Position().Y, bed.Size().Width, bed.Size().Height)
			beds = append(beds, layouttest.Thing{Kind: "note", Name: fmt.Sprintf("%.60q", s.note.prose.Text), At: at})
		}
		f.Lies = s.lies
		f.Unveiled = !s.parts.sheets.Veiled()
		f.Walk(fmt.Sprintf("%s at %v×%v, %v", name, size.Width, size.Height, m), s.Content(), []fyne.CanvasObject{s.note.prose}, size, beds...)
	}
}

// lies returns the group of a card. Cards given to dummy belong to it; a row of Chinese bridge overlaps its covers and,
// when all is open, the hand above it.
func (s *Screen) lies(sprite cardtable.Sprite) (kind, of string) {
	if slices.ContainsFunc(s.play.model.Trick, func(p few.Play) bool { return p.Card.String() == sprite.Key }) {
		return "trick", "the trick"
	}
	if strings.HasPrefix(sprite.Hand, few.GivenAway.String()) {
		return "hand", few.Dummy.String()
	}
	if s.play.rules().Kind != few.ChineseBridge {
		return "hand", sprite.Hand
	}
	if own := (few.Place{Pile: few.Hand, Of: s.play.config.Person}); sprite.Hand == fmt.Sprintf("%v %d", own.Pile, own.Of) {
		return "hand", sprite.Hand
	}
	mine := s.play.model.Piles.In(few.Place{Pile: few.Row, Of: s.play.config.Person}).Spots
	if sprite.Hand == fmt.Sprintf("%v %d", few.Cover, s.play.config.Person) ||
		slices.ContainsFunc(mine, func(at tabletop.Spot) bool { return at.Card.String() == sprite.Key }) {
		return "row", "my row"
	}
	return "row", "the other's"
}

// Nothing overlaps at the table, no text is wider or higher than its box, and nothing leaves the window: in every game,
// at every stage of a deal, with any seat of the user, and in windows of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			s := lay(t, r.Kind, func(c *play.Config, o *Options, _ *play.Start) {
				c.Person = person
				for p := range few.Player(r.Players()) {
					o.Names = append(o.Names, []string{"Anna", longName, "Clara"}[p])
				}
				o.Names[person] = ""
			})
			for i, b := range turningPoints(t, r.Kind, uint64(person)+11) {
				for _, waits := range []bool{false, true} {
					if waits && (b.Stage() != few.StagePlaying || len(b.Trick().Plays) > 0 || len(b.Tricks()) == 0) {
						continue
					}
					s.showAt(b, waits)
					s.layOut(t, &f, fmt.Sprintf("%s, person %d, moment %d, stage %v, waits %v", r.Name, person, i, b.Stage(), waits), turn)
					turn++
					if s.play.asked() {
						s.note.say(longHint)
						s.layOut(t, &f, fmt.Sprintf("%s, person %d, moment %d, stage %v, with a hint", r.Name, person, i, b.Stage()), turn)
					}
					if s.play.mayClaim() {
						c := &claimSheet{laid: s.entry.laid, entry: &s.entry, left: b.Left(), tricks: 1, said: text.TN("claim.gives-up", b.Left()-1)}
						s.parts.sheets.Push(c)
						s.note.show()
						s.layOut(t, &f, fmt.Sprintf("%s, person %d, moment %d, a claim", r.Name, person, i), turn)
						c.away()
					}
				}
			}
		}
	}
	f.Report(t)
}

// showAt shows a board as it would be if the session had come there.
func (e *evening) showAt(b few.Board, waits bool) {
	before := e.play.state
	e.parts.sheets.Close()
	e.note.said = ""
	e.play.state = play.State{
		Session: e.play.state.Session, Board: b, Gathered: len(b.Tricks()), Waits: waits, Asked: !waits && b.Stage() != few.StageFinished && b.Turn() == e.play.config.Person,
	}
	if waits {
		e.play.state.Gathered--
	}
	if b.Stage() == few.StageFinished {
		if s, err := few.NewSession(b.Rules()).Played(b); err == nil {
			e.play.state.Session = s
		}
	}
	e.play.model = e.play.modelOf(e.play.state)
	e.parts.surface.SetModel(e.play.model)
	e.finale.finish()
	e.laySheets(before)
	e.parts.show()
}
