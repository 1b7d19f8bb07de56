package command

import (
	"context"

	"github.com/superbridge/superbridge/ui/kit/speech"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// loud makes a loop speak what it prints, until the player types a line: then what hasn't been spoken yet isn't any more. The lines of a
// script interrupt nothing.
func (p byLines) loud(loop *spoken.Loop) *speech.Speech {
	loud := speech.New(p.speed, func() { tell(p.stderr, "command.play.no-voice") })
	loop.Speaker = aloud{loop.Speaker, loud}
	if p.script == "" {
		loop.Reader = interrupting{loop.Reader, loud}
	}
	return loud
}

// aloud says lines, and speaks them.
type aloud struct {
	spoken.Speaker
	loud *speech.Speech
}

// Say implements [spoken.Speaker].
func (a aloud) Say(line string) error {
	a.loud.Say(string(text.Current()), line)
	return a.Speaker.Say(line)
}

// interrupting reads lines, each of which silences what is being spoken.
type interrupting struct {
	spoken.Reader
	loud *speech.Speech
}

// Read implements [spoken.Reader].
func (i interrupting) Read(ctx context.Context) (string, error) {
	line, err := i.Reader.Read(ctx)
	i.loud.Stop()
	return line, err
}
