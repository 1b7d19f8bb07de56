package chess

import (
	"bufio"
	"context"
	"database/sql"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// The tags of a game line that [Store.Export] writes, besides r b y g for the seats: a level or person, a colon, and a
// name. Empty and zero values are left out.
const (
	startedTag  = "started" // times as in 2026-11-20T15:30:00.000Z
	changedTag  = "changed"
	finishedTag = "finished"
	clockTag    = "clock"  // seconds plus seconds per turn, as in 300+2.5
	leftTag     = "left"   // left on the clocks: milliseconds for r b y g, separated by commas
	timesTag    = "times"  // the same after each event, separated by strokes
	eventsTag   = "events" // all events, separated by commas, if the turns don't include them all: a turn is in progress, or was cut short
	undosTag    = "undos"
	hintsTag    = "hints"
	kindTag     = "kind"   // branch
	standsTag   = "stands" // number of events that existed before it started
	nameTag     = "name"   // added by the user
	noteTag     = "note"
	starTag     = "star" // yes
	partTag     = "part-"
)

// timeForm is the layout of times.
const timeForm = "2006-01-02T15:04:05.000Z"

// Written counts what an export has written.
type Written struct {
	family.Written
	Turns int
}

// Export writes games in their text form, one per line, the oldest first: those with these numbers, or for nil all that
// haven't been deleted. Tags hold the rest of their data. It calls tell with the number of games started.
func (s *Store) Export(ctx context.Context, w io.Writer, wanted []int64, tell func(begun int)) (done Written, err error) {
	return s.export(ctx, w, wanted, tell, nil)
}

// ExportSound is like Export, but leaves out what can't be read: the turns of a game from the first damaged event on,
// or all of it. It reports the faults to left.
func (s *Store) ExportSound(ctx context.Context, w io.Writer, wanted []int64, tell func(begun int), left func(error)) (done Written, err error) {
	return s.export(ctx, w, wanted, tell, left)
}

func (s *Store) export(ctx context.Context, w io.Writer, wanted []int64, tell func(begun int), left func(error)) (done Written, err error) {
	turns := 0
	done.Written, err = s.ExportWith(ctx, w, wanted, tell, left, func(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, done *family.Written, left func(error)) error {
		whole, fault, err := soundWholeIn(ctx, tx, id)
		if whole, err = family.Readable(whole, fault, err, left); err != nil {
			return self.Explain(id, err)
		}
		if fault != nil {
			whole.Finished, whole.Turns, whole.Stands = time.Time{}, len(whole.Game.Turns()), min(whole.Stands, whole.Game.Len())
		}
		done.Games++
		done.Parts++
		turns += whole.Turns
		_, err = out.WriteString(lineOf(whole) + "\n")
		return err
	})
	if err != nil {
		return Written{}, err
	}
	done.Turns = turns
	return done, nil
}

// lineOf returns the line of a game with all its data.
func lineOf(w Whole) string {
	var tags chess.Tags
	add := func(key, value string) {
		if value != "" {
			tags = append(tags, chess.Tag{Key: key, Value: value})
		}
	}
	count := func(key string, n int) {
		if n > 0 {
			add(key, strconv.Itoa(n))
		}
	}
	for _, s := range w.Seats {
		who := s.Level
		if s.Person {
			who = personWord
		}
		add(s.Army.String(), who+":"+s.Name)
	}
	add(startedTag, w.Started.Format(timeForm))
	add(changedTag, w.Changed.Format(timeForm))
	if !w.Finished.IsZero() {
		add(finishedTag, w.Finished.Format(timeForm))
	}
	if w.Clock.On() {
		add(clockTag, w.Clock.String())
		add(leftTag, commas(w.Clocks))
		var times []string
		for _, t := range w.Moments {
			times = append(times, commas(t))
		}
		add(timesTag, strings.Join(times, "/"))
	}
	if !saysAll(w.Game) {
		add(eventsTag, strings.Join(eventTexts(w.Game), ","))
	}
	count(undosTag, w.Undos)
	count(hintsTag, w.Hints)
	add(kindTag, string(w.Kind))
	count(standsTag, w.Stands)
	for _, of := range []struct {
		prefix string
		storage.Marks
	}{{"", w.Marks}, {partTag, w.PartMarks}} {
		add(of.prefix+nameTag, of.Name)
		add(of.prefix+noteTag, of.Note)
		if of.Starred {
			add(of.prefix+starTag, yes)
		}
	}
	return w.Game.Line(tags)
}

const (
	personWord = "person"
	yes        = "yes"
)

// String returns seconds plus seconds per turn, as in 300+2.5.
func (c Clock) String() string {
	seconds := func(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', -1, 64) }
	return seconds(c.Base) + "+" + seconds(c.Increment)
}

// commas returns times in the form used in tags.
func commas(t Times) string { return strings.ReplaceAll(t.text(), " ", ",") }

// saysAll reports whether the turns of a game include all of its events: no dice turn is in progress, and none was cut
// short by a resignation.
func saysAll(g chess.Game) bool {
	said := 0
	for _, t := range g.Turns() {
		if t.To-t.From > 1 && len(t.Moves) == 0 {
			return false
		}
		said = t.To
	}
	return said == g.Len()
}
