package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"regexp"
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// flags is a set of flags whose errors are one line.
type flags struct {
	*flag.FlagSet
	dataDir *string
	help    func() // prints the help of -h
}

// newFlags returns the flags of all commands with saved rubbers. The name is that of the command as typed; the text
// describes it.
func newFlags(name, dataDir, text string, stdout io.Writer) flags {
	f := noFlags(name, text, stdout)
	f.dataDir = f.String("data-dir", dataDir, "keep rubbers and settings in folder `DIR`")
	return f
}

func noFlags(name, text string, stdout io.Writer) flags {
	f := flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	f.Usage = func() {} // called for errors too, which need one line and not a page
	f.help = func() {
		fmt.Fprintf(stdout, "Usage: superbridge %s\n\nFlags:\n", text)
		f.SetOutput(stdout)
		f.PrintDefaults()
		f.SetOutput(io.Discard)
	}
	return f
}

func (f flags) parse(args []string) error {
	if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
		f.help()
		return err
	} else if err != nil {
		return usage("%s (%s -h explains)", f.mistake(err), f.Name())
	}
	return nil
}

// wrongValue matches package flag's error for a wrong value.
var wrongValue = regexp.MustCompile(`^invalid (?:boolean )?value (".*") for (?:flag )?-(\S+): (parse error|value out of range)$`)

// mistake returns an error of package flag in plain words.
func (f flags) mistake(err error) string {
	found := wrongValue.FindStringSubmatch(err.Error())
	if found == nil {
		return err.Error()
	}
	want := "want a number"
	switch found[3] {
	case "value out of range":
		want = "that number is too large"
		if strings.HasPrefix(found[1], `"-`) {
			want = "that number is too small"
		}
	default:
		if value, ok := f.Lookup(found[2]).Value.(flag.Getter); ok {
			switch value.Get().(type) {
			case time.Duration:
				want = "want a duration, such as 2m30s"
			case bool:
				want = "want true or false"
			}
		}
	}
	return fmt.Sprintf("-%s %s: %s", found[2], found[1], want)
}

// done refuses surplus arguments.
func (f flags) done() error {
	if f.NArg() > 0 {
		return usage("what is %q? (%s -h explains)", f.Arg(0), f.Name())
	}
	return nil
}

// dir returns the data folder.
func (f flags) dir() (string, error) {
	if *f.dataDir != "" {
		return *f.dataDir, nil
	}
	if f.given("data-dir") {
		return "", usage("-data-dir: want a folder")
	}
	return storage.DefaultDir()
}

// given reports whether a flag was on the command line.
func (f flags) given(name string) bool {
	found := false
	f.Visit(func(g *flag.Flag) { found = found || g.Name == name })
	return found
}
