// Package spoken plays any game in words, line by line, for ears, Braille and terminals: a [Game] says what a player may
// see and takes what he types, and a [Loop] passes lines between it and a [Reader] and a [Speaker]. Each line makes sense alone,
// and none has escape codes.
package spoken

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Detail says how much is told.
type Detail int

// The details, the shortest first.
const (
	Brief Detail = iota
	Normal
	Full
)

// String returns the text form: brief, normal or full.
func (d Detail) String() string { return [...]string{"brief", "normal", "full"}[d] }

// Manner says how things are told: a player may change it at any time.
type Manner struct {
	Detail Detail
	Cards  CardStyle
}

// At returns the manner with another detail.
func (m Manner) At(d Detail) Manner {
	m.Detail = d
	return m
}

// Says returns one of three texts, by the detail.
func (m Manner) Says(brief, normal, full string) string {
	switch m.Detail {
	case Brief:
		return brief
	case Full:
		return full
	}
	return normal
}

// Said is something to say, which can be said again in another manner: lines that each make sense alone. A nil Said is
// nothing.
type Said func(m Manner) []string

// In returns the lines in a manner; nil has none.
func (s Said) In(m Manner) []string {
	if s == nil {
		return nil
	}
	return s(m)
}

// Same says lines that are the same in each manner.
func Same(lines ...string) Said { return func(Manner) []string { return lines } }

// Sentences joins sentences to a line, and leaves out those that are "".
func Sentences(all ...string) string {
	return strings.Join(slices.DeleteFunc(all, func(s string) bool { return s == "" }), " ")
}

// Sentence ends words with a full stop, unless they are "" or end a sentence.
func Sentence(words string) string {
	if words == "" || strings.ContainsAny(words[len(words)-1:], ".?!") {
		return words
	}
	return text.T("spoken.sentence", "Words", words)
}

// Answer is an error that tells the player in a sentence why what he typed isn't done.
type Answer string

// Error returns the sentence.
func (a Answer) Error() string { return string(a) }

// Joined says several things after one another.
func Joined(all ...Said) Said {
	return func(m Manner) (lines []string) {
		for _, s := range all {
			lines = append(lines, s.In(m)...)
		}
		return lines
	}
}

// Wait says what a game waits for, once it has told everything.
type Wait int

// What a game may wait for.
const (
	More  Wait = iota // nothing: more is to be told
	Turn              // an act of the player
	GoOn              // an empty line of the player, as between two deals
	Ended             // nothing any more: the session is over, but it can be asked about
)

// News says what has happened, and holds what is waited for then.
type News struct {
	Said Said
	Wait Wait
	// Own is true if the player has done it himself, and so needs no pause to hear it.
	Own bool
}

// Game is a session of a game. Its methods are called from one goroutine; the players may think on others. All that it says is what
// the player may see.
type Game interface {
	// Next waits until something has happened, or for the first time that the player must do something, and returns it. It returns
	// the error of ctx, or the one that stopped the game.
	Next(ctx context.Context) (News, error)
	// Ask says whose turn it is and what is to be done, when the game waits.
	Ask() Said
	// Choices says in a sentence what can be typed now.
	Choices() Said
	// Words returns the words of the game, in the order of the help.
	Words() []Word
	// Act carries out what is typed and no word. It returns [ErrUnknown] if that makes no sense, and another error if it may not be
	// done. What is done comes from Next.
	Act(ctx context.Context, typed string) error
	// GoOn carries out an empty line: it does what was hinted or deals the next deal, and then acted is true; or it says where the
	// game stands.
	GoOn(ctx context.Context) (said Said, acted bool, err error)
	// Close ends the session, of which everything is kept.
	Close() error
}

// Word is a command. The messages spoken.word.ID and spoken.does.ID have its names, with commas between and the full one first,
// and what it does; in a game's own words ID begins with the game's name, as in bridge-hand.
type Word struct {
	ID   string
	Acts bool // the game may go on by it
	// Do carries it out with the rest of the line. What it returns may be said again.
	Do func(ctx context.Context, rest string) (Said, error)
}
