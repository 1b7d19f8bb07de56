package main

import (
	"fmt"
	"strings"
)

// manual returns the page in the language of man(7).
func manual(all []help, version, date string) string {
	var b strings.Builder
	b.WriteString(".\\\" Made from what the program says of itself.\n")
	fmt.Fprintf(&b, ".TH SUPERBRIDGE 6 %s \"Super Bridge %s\" Games\n", date, version)
	b.WriteString(".SH NAME\nsuperbridge \\- contract bridge with 68 cards, and the games beside it\n.SH SYNOPSIS\n")
	top := all[0]
	b.WriteString(".nf\n")
	for _, line := range top.usage {
		b.WriteString(roff(line) + "\n")
	}
	b.WriteString(".fi\n.SH DESCRIPTION\nWithout a command it opens the window: a table at which you play against the computer.\n" +
		"The commands are for scripts, and for people without a display.\n")
	flags(&b, top.flags)
	b.WriteString(".SH COMMANDS\n")
	for _, h := range all[1:] {
		fmt.Fprintf(&b, ".SS %s\n", roff(h.usage[0]))
		paragraphs(&b, h.text)
		flags(&b, h.flags)
	}
	b.WriteString(`.SH FILES
.TP
.I $XDG_DATA_HOME/superbridge/superbridge.db
all that is kept; without XDG_DATA_HOME in
.IR ~/.local/share/superbridge .
.TP
.I $XDG_DATA_HOME/superbridge/backups
dated copies of it.
.SH EXIT STATUS
0, or 2 if the arguments make no sense, or 1 if something else went wrong.
`)
	return b.String()
}

// paragraphs writes text in which an indented line stays as it is.
func paragraphs(b *strings.Builder, lines []string) {
	kept := false
	for _, line := range lines {
		indented := strings.HasPrefix(line, "  ")
		switch {
		case indented && !kept:
			b.WriteString(".PP\n.nf\n")
		case !indented && kept:
			b.WriteString(".fi\n")
		}
		kept = indented
		if line == "" {
			b.WriteString(".PP\n")
		} else {
			b.WriteString(roff(line) + "\n")
		}
	}
	if kept {
		b.WriteString(".fi\n")
	}
}

func flags(b *strings.Builder, all []flag) {
	for _, f := range all {
		b.WriteString(".TP\n.B " + roff("-"+f.name))
		if f.value != "" {
			b.WriteString(" " + roff(f.value))
		}
		b.WriteString("\n" + roff(f.usage) + "\n")
	}
}

// roff returns a line so that troff prints it as it is.
func roff(line string) string {
	line = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace(line)
	if strings.HasPrefix(line, ".") {
		line = `\&` + line
	}
	return line
}
