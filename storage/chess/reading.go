package chess

import (
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
)

// Transcript is a game read from a line of a file.
type Transcript struct {
	session
	line int
	told bool // when it started
}

// Reads reports whether a line of a file is a game of chess, valid or not.
func Reads(line []byte) bool {
	start, _, ok := strings.Cut(string(line), ";")
	words := strings.Fields(start)
	if !ok || len(words) != 1 && len(words) != 8 {
		return false
	}
	_, err := chess.ParseVariant(words[min(2, len(words)-1)])
	return err == nil
}

// Read reads the games of a file, one per line, and checks them by the rules. It also accepts lines without tags, with
// a person in every seat. Empty lines are skipped. Errors are [*lines.Error].
func Read(r io.Reader) (all []*Transcript, err error) {
	for l, err := range lines.Read(r) {
		if err == nil {
			err = l.Wrong
		}
		if err == nil && strings.TrimSpace(l.Text) == "" {
			continue
		}
		var t *Transcript
		if err == nil {
			t, err = parseLine(l.Text)
		}
		if err != nil {
			return nil, &lines.Error{Line: l.Number, Err: err}
		}
		t.line = l.Number
		all = append(all, t)
	}
	return all, nil
}

// parseLine parses a game with its tags.
func parseLine(text string) (*Transcript, error) {
	g, tags, err := chess.Parse(text)
	if err != nil {
		return nil, err
	}
	t := &Transcript{}
	t.Game = g
	for _, read := range []func(chess.Tags) error{t.readEvents, t.readSeats, t.readTimes, t.readClocks, t.readCounts, t.readMarks} {
		if err := read(tags); err != nil {
			return nil, err
		}
	}
	return t, t.check()
}

// readEvents reads the events, if the turns don't include them all.
func (t *Transcript) readEvents(tags chess.Tags) error {
	text := tags.Get(eventsTag)
	if text == "" {
		return nil
	}
	g := t.Game.At(0)
	for word := range strings.SplitSeq(text, ",") {
		e, err := chess.ParseEvent(word)
		if err == nil {
			g, err = g.Apply(e)
		}
		if err != nil {
			return fault.Errorf("%s: %w", eventsTag, err)
		}
	}
	if g.String() != t.Game.String() {
		return fault.Errorf("%s and the turns say different games", eventsTag)
	}
	t.Game = g
	return nil
}

// readSeats reads the seats. If none are given, persons sit everywhere.
func (t *Transcript) readSeats(tags chess.Tags) error {
	for _, a := range t.Game.Rules().Owners() {
		who, name, ok := strings.Cut(tags.Get(a.String()), ":")
		if !ok && who == "" || ok && who == personWord {
			t.Seats = append(t.Seats, Seat{Army: a, Person: true, Name: name})
			continue
		}
		if _, known := bot.ParseLevel(who); !ok || !known {
			return fault.Errorf("%v=%s doesn't say who plays: it is written as %s:Ann or %v:Ben", a, tags.Get(a.String()), personWord, bot.Club)
		}
		t.Seats = append(t.Seats, Seat{Army: a, Name: name, Level: who})
	}
	return nil
}

// readTimes reads the times when it was played.
func (t *Transcript) readTimes(tags chess.Tags) error {
	for _, field := range []struct {
		tag string
		to  *int64
	}{{startedTag, &t.started}, {changedTag, &t.changed}, {finishedTag, &t.finished}} {
		text := tags.Get(field.tag)
		if text == "" {
			continue
		}
		at, err := time.Parse(timeForm, text)
		if err != nil || at.UnixMilli() < 0 {
			return fault.Errorf("%s=%s is no time: it is written as %s", field.tag, text, timeForm)
		}
		*field.to = at.UnixMilli()
	}
	t.told = t.started != 0
	return nil
}

// readClocks reads the clock and the times left.
func (t *Transcript) readClocks(tags chess.Tags) (err error) {
	text := tags.Get(clockTag)
	if text == "" {
		return nil
	}
	if t.Clock, err = parseClock(text); err != nil {
		return err
	}
	if left := tags.Get(leftTag); left != "" {
		if t.Clocks, err = parseTimes(strings.ReplaceAll(left, ",", " ")); err != nil {
			return err
		}
	}
	times := tags.Get(timesTag)
	if times == "" {
		return nil
	}
	for word := range strings.SplitSeq(times, "/") {
		left, err := parseTimes(strings.ReplaceAll(word, ",", " "))
		if err != nil {
			return err
		}
		t.moments = append(t.moments, left)
	}
	if len(t.moments) != t.Game.Len() {
		return fault.Errorf("%s has %d times for %d events", timesTag, len(t.moments), t.Game.Len())
	}
	return nil
}

// parseClock parses seconds plus seconds per turn, as in 300+2.5.
func parseClock(text string) (c Clock, err error) {
	base, increment, ok := strings.Cut(text, "+")
	for _, part := range []struct {
		text string
		to   *time.Duration
	}{{base, &c.Base}, {increment, &c.Increment}} {
		seconds, wrong := strconv.ParseFloat(part.text, 64)
		if !ok || wrong != nil || seconds < 0 || seconds > longestClock.Seconds() {
			return Clock{}, fault.Errorf("%s=%s is no clock: it is written as 300+2.5", clockTag, text)
		}
		*part.to = time.Duration(seconds*1000+0.5) * time.Millisecond
	}
	if !c.On() {
		return c, fault.New("a clock needs some time")
	}
	return c, nil
}

// readCounts reads the counts, and the kind of the game.
func (t *Transcript) readCounts(tags chess.Tags) error {
	for _, field := range []struct {
		tag string
		to  *int
	}{{undosTag, &t.undos}, {hintsTag, &t.hints}, {standsTag, &t.stood}} {
		text := tags.Get(field.tag)
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 1_000_000 {
			return fault.Errorf("%s=%s is no number", field.tag, text)
		}
		*field.to = n
	}
	switch t.Kind = storage.Kind(tags.Get(kindTag)); {
	case t.Kind != storage.Ordinary && t.Kind != storage.Branch:
		return fault.Errorf("%s=%s is unknown", kindTag, t.Kind)
	case t.stood > t.Game.Len():
		return fault.Errorf("%s=%d, and there are %d events", standsTag, t.stood, t.Game.Len())
	}
	return nil
}

// readMarks reads names, notes and stars.
func (t *Transcript) readMarks(tags chess.Tags) error {
	for prefix, m := range map[string]*storage.Marks{"": &t.marks, partTag: &t.partMarks} {
		*m = storage.Marks{Name: text(tags, prefix+nameTag), Note: text(tags, prefix+noteTag), Starred: tags.Get(prefix+starTag) == yes}
		if err := m.Check(); err != nil {
			return err
		}
	}
	return nil
}

// text returns a tag as text that can be stored.
func text(tags chess.Tags, key string) string { return strings.ToValidUTF8(tags.Get(key), "\ufffd") }
