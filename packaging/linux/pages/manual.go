package main

import (
	"fmt"
	"strings"
)

// manual returns the page in the language of man(7), of helps and words in the same language.
func manual(all []help, w words, version, date string) string {
	var b strings.Builder
	b.WriteString(".\\\" Made from what the program says of itself.\n")
	fmt.Fprintf(&b, ".TH SUPERBRIDGE 6 %s \"Super Bridge %s\" \"%s\"\n", date, version, w["games"])
	fmt.Fprintf(&b, ".SH %s\nsuperbridge \\- %s\n.SH %s\n.nf\n", w["name"], w["brief"], w["synopsis"])
	top := all[0]
	for _, line := range top.usage {
		b.WriteString(roff(line) + "\n")
	}
	fmt.Fprintf(&b, ".fi\n.SH %s\n%s\n%s\n", w["description"], w["window"], w["scripts"])
	flags(&b, top.flags)
	fmt.Fprintf(&b, ".SH %s\n", w["commands"])
	for _, h := range all[1:] {
		fmt.Fprintf(&b, ".SS %s\n", roff(h.usage[0]))
		paragraphs(&b, h.text)
		flags(&b, h.flags)
	}
	fmt.Fprintf(&b, ".SH %s\n.TP\n.I $XDG_DATA_HOME/superbridge/superbridge.db\n%s\n", w["files"],
		strings.ReplaceAll(w["database"], "{{.Folder}}", `\fI\(ti/.local/share/superbridge\fR`))
	fmt.Fprintf(&b, ".TP\n.I $XDG_DATA_HOME/superbridge/backups\n%s\n.SH %s\n%s\n", w["backups"], w["status"], w["statuses"])
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
