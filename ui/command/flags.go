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
	"github.com/superbridge/superbridge/ui/kit/text"
)

// flags is a set of flags whose errors are one line.
type flags struct {
	*flag.FlagSet
	dataDir *string
	help    func() // prints the help of -h
}

// newFlags returns the flags of all commands with saved rubbers. The name is that of the command as typed; the help
// describes it.
func newFlags(name, dataDir, help string, stdout io.Writer) flags {
	f := noFlags(name, help, stdout)
	f.dataDir = f.String("data-dir", dataDir, text.T("command.flag.data-dir"))
	return f
}

func noFlags(name, help string, stdout io.Writer) flags {
	f := flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	f.Usage = func() {} // called for errors too, which need one line and not a page
	f.help = func() {
		fmt.Fprintln(stdout, text.T("command.flag.help", "Help", help))
		f.VisitAll(func(g *flag.Flag) { fmt.Fprintln(stdout, lineOf(g)) })
	}
	return f
}

// lineOf returns the help of a flag, in the form of package flag.
func lineOf(g *flag.Flag) string {
	line := "  -" + g.Name
	value, says := flag.UnquoteUsage(g)
	if value != "" {
		line += " " + value
	}
	if len(line) > len("  -v") {
		line += "\n    "
	}
	usual := g.DefValue
	if _, words := valueOf(g).(string); words {
		usual = quoted(usual)
	}
	switch g.DefValue {
	case "", "0", "false":
	default:
		says = text.T("command.flag.usual", "Says", says, "Value", usual)
	}
	return line + "\t" + strings.ReplaceAll(says, "\n", "\n    \t")
}

// valueOf returns the value of a flag, or nil if its type is the program's own.
func valueOf(g *flag.Flag) any {
	if value, ok := g.Value.(flag.Getter); ok {
		return value.Get()
	}
	return nil
}

func (f flags) parse(args []string) error {
	if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
		f.help()
		return err
	} else if err != nil {
		return usage("command.fault.mistake", "Mistake", f.mistake(err), "Command", f.Name())
	}
	if f.dataDir != nil {
		if dir, err := f.dir(); err == nil { // a command that needs the folder says what is wrong
			useSystems(dir)
		}
	}
	return nil
}

// The errors of package flag.
var (
	wrongValue  = regexp.MustCompile(`^invalid (?:boolean )?value (".*") for (?:flag )?-(\S+): (.*)$`)
	unknownFlag = regexp.MustCompile(`(?s)^flag provided but not defined: -(.*)$`)
	noValue     = regexp.MustCompile(`^flag needs an argument: -(.*)$`)
	noFlag      = regexp.MustCompile(`(?s)^bad flag syntax: (.*)$`)
)

// mistake returns an error of package flag in plain words.
func (f flags) mistake(err error) string {
	said := err.Error()
	if found := wrongValue.FindStringSubmatch(said); found != nil {
		return f.wrong(found[2], found[1], found[3])
	}
	if found := unknownFlag.FindStringSubmatch(said); found != nil {
		return text.T("command.mistake.unknown", "Flag", found[1])
	}
	if found := noValue.FindStringSubmatch(said); found != nil {
		return text.T("command.mistake.no-value", "Flag", found[1])
	}
	if found := noFlag.FindStringSubmatch(said); found != nil {
		return text.T("command.mistake.no-flag", "Argument", found[1])
	}
	return said
}

// wrong describes a wrong value of a flag, by the reason that package flag or the flag itself gives.
func (f flags) wrong(name, value, why string) string {
	switch why {
	case "value out of range":
		if strings.HasPrefix(value, `"-`) {
			return text.T("command.mistake.too-small", "Flag", name, "Value", value)
		}
		return text.T("command.mistake.too-large", "Flag", name, "Value", value)
	case "parse error":
	default:
		return text.T("command.mistake.value", "Flag", name, "Value", value, "Why", why)
	}
	switch valueOf(f.Lookup(name)).(type) {
	case time.Duration:
		return text.T("command.mistake.duration", "Flag", name, "Value", value)
	case bool:
		return text.T("command.mistake.bool", "Flag", name, "Value", value)
	}
	return text.T("command.mistake.number", "Flag", name, "Value", value)
}

// done refuses surplus arguments.
func (f flags) done() error {
	if f.NArg() > 0 {
		return surplus(f.Name(), f.Arg(0))
	}
	return nil
}

// dir returns the data folder.
func (f flags) dir() (string, error) {
	if *f.dataDir != "" {
		return *f.dataDir, nil
	}
	if f.given("data-dir") {
		return "", usage("command.fault.no-folder")
	}
	return storage.DefaultDir()
}

// given reports whether a flag was on the command line.
func (f flags) given(name string) bool {
	found := false
	f.Visit(func(g *flag.Flag) { found = found || g.Name == name })
	return found
}
