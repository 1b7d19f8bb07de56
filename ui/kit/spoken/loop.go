package spoken

import (
	"context"
	"errors"
	"io"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// control is an error that the loop looks for, and that nobody reads.
type control string

func (c control) Error() string { return string(c) }

const (
	// ErrUnknown is returned for a line that is neither an act nor a word.
	ErrUnknown control = "unknown"
	// errQuit ends a loop at the player's wish.
	errQuit control = "quit"
)

// Speaker says lines to the player: it prints them, or speaks.
type Speaker interface {
	// Say says a line. After an error nothing can be said any more.
	Say(line string) error
}

// Reader reads what the player types.
type Reader interface {
	// Read returns the next line without its end. It returns [io.EOF] after the last one, and the error of ctx if that ends before.
	Read(ctx context.Context) (string, error)
}

// Loop plays a game: it says what happens, and carries out a line each time that the game waits.
type Loop struct {
	Game    Game
	Reader  Reader
	Speaker Speaker
	Manner  Manner
	Slow    bool // after what others have done the player types Enter
	Page    int  // lines that are said at once; then the player types Enter. 0 is no limit
	// Again begins another session like the one that is over, at an empty line; or nil.
	Again func(context.Context) (Game, error)

	wait   Wait   // what the game waits for
	last   Said   // for who wants to hear it again
	typed  string // a line that was typed where only Enter was needed
	queued bool   // there is one
}

// Run plays until the player quits or ends the input, or ctx ends; then the error is nil. It returns the error that stopped the game,
// or that of the Speaker. At the end it closes the game.
func (l *Loop) Run(ctx context.Context) error {
	err := l.play(ctx)
	closed := l.Game.Close()
	if ended := errors.Is(err, errQuit) || errors.Is(err, io.EOF) || ctx.Err() != nil; !ended || closed != nil {
		return errors.Join(err, closed)
	}
	return l.say(text.T("spoken.kept"))
}

// play plays until something ends it.
func (l *Loop) play(ctx context.Context) (err error) {
	for err == nil {
		if l.wait, err = l.hear(ctx); err == nil {
			for waits := true; waits && err == nil; {
				waits, err = l.turn(ctx)
			}
		}
	}
	return err
}

// hear says what has happened, until the game waits for something.
func (l *Loop) hear(ctx context.Context) (Wait, error) {
	var all []Said
	for {
		news, err := l.Game.Next(ctx)
		if err != nil {
			return More, err
		}
		if news.Said != nil {
			all = append(all, news.Said)
			if err := l.lines(ctx, news.Said.In(l.Manner)); err != nil {
				return More, err
			}
			if l.Slow && !news.Own && news.Wait == More {
				if err := l.enter(ctx); err != nil {
					return More, err
				}
			}
		}
		if news.Wait != More {
			if len(all) > 0 {
				l.last = Joined(append(all, l.Game.Ask())...)
			}
			return news.Wait, l.lines(ctx, l.Game.Ask().In(l.Manner))
		}
	}
}

// turn carries out a line. Again is true if the game still waits for one.
func (l *Loop) turn(ctx context.Context) (again bool, err error) {
	line, err := l.read(ctx)
	if err != nil {
		return false, err
	}
	said, done, err := l.do(ctx, line)
	switch {
	case errors.Is(err, errQuit), ctx.Err() != nil:
		return false, errQuit
	case errors.Is(err, ErrUnknown):
		said = func(m Manner) []string {
			return []string{text.T("spoken.unknown", "Typed", text.Quoted(line), "Choices", text.Line(first(l.Game.Choices().In(m))))}
		}
	case err != nil:
		said = Same(text.Error(err))
	}
	if said != nil {
		l.last = said
	}
	return !done, l.lines(ctx, said.In(l.Manner))
}

// do carries out a line. Done is true if the game may have gone on.
func (l *Loop) do(ctx context.Context, line string) (said Said, done bool, err error) {
	typed := Fields(line)
	if len(typed) == 0 && l.wait == Ended && l.Again != nil {
		return nil, true, l.again(ctx)
	}
	if len(typed) == 0 {
		return l.Game.GoOn(ctx)
	}
	words := l.words()
	if w, rest, ok := find(words, typed, text.Current()); ok {
		said, err = w.Do(ctx, rest)
		return said, w.Acts && err == nil, err
	}
	if err = l.Game.Act(ctx, line); !errors.Is(err, ErrUnknown) {
		return nil, err == nil, err
	}
	if w, rest, ok := find(words, typed, text.English); ok {
		said, err = w.Do(ctx, rest)
		return said, w.Acts && err == nil, err
	}
	return nil, false, err
}

// again goes on with another session.
func (l *Loop) again(ctx context.Context) error {
	if err := l.Game.Close(); err != nil {
		return err
	}
	game, err := l.Again(ctx)
	if err == nil {
		l.Game = game
	}
	return err
}

// lines says lines, a page at a time.
func (l *Loop) lines(ctx context.Context, lines []string) error {
	for i, line := range lines {
		if l.Page > 0 && i > 0 && i%l.Page == 0 && !l.queued {
			if err := l.say(text.TN("spoken.page", len(lines)-i)); err != nil {
				return err
			}
			if err := l.enter(ctx); err != nil {
				return err
			}
			if l.queued { // the player has had enough
				return nil
			}
		}
		if err := l.say(line); err != nil {
			return err
		}
	}
	return nil
}

// say says a line, in one and without anything that a terminal acts on.
func (l *Loop) say(line string) error { return l.Speaker.Say(text.Plain(line)) }

// enter waits for Enter. What is typed before it is carried out later.
func (l *Loop) enter(ctx context.Context) error {
	if l.queued {
		return nil
	}
	line, err := l.Reader.Read(ctx)
	if err == nil && len(Fields(line)) > 0 {
		l.typed, l.queued = line, true
	}
	return err
}

// read returns the next line.
func (l *Loop) read(ctx context.Context) (string, error) {
	if l.queued {
		l.queued = false
		return l.typed, nil
	}
	return l.Reader.Read(ctx)
}

func first(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return lines[0]
}
