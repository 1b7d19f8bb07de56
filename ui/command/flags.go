package command

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/storage"
)

// flags is a set of flags whose mistakes come back as one line.
type flags struct {
	*flag.FlagSet
	dataDir *string
	help    func() // prints what -h asks for
}

// newFlags returns the flags that all commands with saved rubbers have. The name is what
// people type to get the command; the text says what it does.
func newFlags(name, dataDir, text string, stdout io.Writer) flags {
	f := noFlags(name, text, stdout)
	f.dataDir = f.String("data-dir", dataDir, "keep rubbers and settings in folder `DIR`")
	return f
}

func noFlags(name, text string, stdout io.Writer) flags {
	f := flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	f.Usage = func() {} // called for mistakes too, which want one line and not a page
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
		return usage("%v (%s -h explains)", err, f.Name())
	}
	return nil
}

// done refuses arguments that nobody asked for.
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
