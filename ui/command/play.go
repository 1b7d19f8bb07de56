package command

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"

	"github.com/superbridge/superbridge/ui/kit/lineedit"
	"github.com/superbridge/superbridge/ui/kit/locale"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/kit/speech"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// byLines holds the arguments of superbridge play.
type byLines struct {
	spoken.Start
	course         bool // the lessons of bridge are told
	lesson         int  // that is opened, from 1; 0 is the list of all
	dir            string
	script         string
	brief, full    bool
	slow           bool
	speak          bool
	speed          int // of speech, in percent of the usual one
	seed           *seed
	ascii          bool // the terminal knows no other characters
	stdin          io.Reader
	stdout, stderr io.Writer
}

// playByLines carries out superbridge play.
func playByLines(ctx context.Context, args []string, dataDir string, stdin io.Reader, stdout, stderr io.Writer) error {
	p, err := readPlaying(args, dataDir, stdout)
	if err != nil {
		return err
	}
	p.stdin, p.stdout, p.stderr = stdin, stdout, stderr
	if !locale.UTF8() {
		p.ascii = true
		if text.Current() != text.English {
			text.Use(text.English)
			tell(stderr, "command.play.ascii")
		}
	}
	if p.script != "" {
		file, err := os.Open(p.script)
		if err != nil {
			return err
		}
		defer file.Close()
		p.stdin = file
	}
	return p.play(ctx)
}

// readPlaying reads the arguments.
func readPlaying(args []string, dataDir string, stdout io.Writer) (p byLines, err error) {
	f := newFlags("superbridge play", dataDir, text.T("command.play.help"), stdout)
	rules := f.String("rules", "", text.T("command.play.flag-rules"))
	f.StringVar(&p.Level, "players", "", text.T("command.play.flag-players"))
	f.BoolVar(&p.New, "new", false, text.T("command.play.flag-new"))
	f.BoolVar(&p.brief, "brief", false, text.T("command.play.flag-brief"))
	f.BoolVar(&p.full, "full", false, text.T("command.play.flag-full"))
	f.BoolVar(&p.slow, "slow", false, text.T("command.play.flag-slow"))
	f.BoolVar(&p.speak, "speak", false, text.T("command.play.flag-speak"))
	f.IntVar(&p.speed, "speed", usualSpeed, text.T("command.play.flag-speed", "From", speech.Slowest, "To", speech.Fastest))
	f.StringVar(&p.script, "script", "", text.T("command.play.flag-script"))
	p.seed = f.seed(text.T("command.play.flag-seed"))
	if err := f.parse(args); err != nil {
		return p, err
	}
	if f.NArg() > 0 { // the game may stand before flags
		game := f.Arg(0)
		rest := f.Args()[1:]
		if p.course = game == lessonWord && *rules == ""; p.course {
			if p.lesson, rest, err = lessonNumber(rest); err != nil {
				return p, err
			}
		}
		if err := f.parse(rest); err != nil {
			return p, err
		}
		if *rules != "" {
			return p, surplus(f.Name(), game)
		}
		if !p.course {
			*rules = game
		}
	}
	if err := f.done(); err != nil {
		return p, err
	}
	switch {
	case p.brief && p.full:
		return p, clash("play", "brief", "full")
	case !p.speak && p.speed != usualSpeed:
		return p, onlyWith("speed", "speak")
	case p.speed < speech.Slowest || p.speed > speech.Fastest:
		return p, outside("speed", p.speed, speech.Slowest, speech.Fastest)
	case p.Level != "" && !slices.Contains(people.Levels, p.Level):
		return p, usage("command.fault.no-players", "Flag", "players", "Value", p.Level, "Name", p.Level, "Names", oneOf(people.Levels))
	case *rules != "":
		if p.Game, err = playedNamed(*rules); err != nil {
			return p, err
		}
	}
	p.Threads = sitting.Threads()
	p.dir, err = f.dir()
	return p, err
}

// usualSpeed is the speed of speech in percent.
const usualSpeed = 100

// play opens the game and plays it.
func (p byLines) play(ctx context.Context) (err error) {
	store, err := openToWrite(ctx, p.dir, p.stderr)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	open := p.open
	if p.course {
		open = p.openLessons
	}
	game, err := open(ctx, store)
	if err != nil {
		return err
	}
	loop := spoken.Loop{Game: game, Reader: spoken.NewLines(p.stdin), Speaker: spoken.Printer{Out: p.stdout, ASCII: p.ascii}, Manner: p.manner(), Slow: p.slow}
	loop.Again = func(ctx context.Context) (spoken.Game, error) {
		p.New = true
		return open(ctx, store)
	}
	in, _ := p.stdin.(*os.File)
	switch {
	case p.script != "":
		loop.Reader = spoken.Echo{Lines: loop.Reader, Out: p.stdout}
	case in != nil && lineedit.Fits(in, os.Stdout, os.Getenv):
		editor, err := lineedit.New(spoken.Prompt, loop.Completions)
		if err != nil {
			return err
		}
		defer editor.Close()
		loop.Reader, loop.Page = editor, atOnce
	}
	if p.speak {
		loud := p.loud(&loop)
		defer loud.Close()
		defer loud.Wait(ctx)
	}
	return loop.Run(ctx)
}

// atOnce is the number of lines that are printed at once on a terminal.
const atOnce = 20

// manner returns how things are told at first.
func (p byLines) manner() spoken.Manner {
	m := spoken.Manner{Detail: spoken.Normal}
	switch {
	case p.brief:
		m.Detail = spoken.Brief
	case p.full:
		m.Detail = spoken.Full
	}
	return m
}
