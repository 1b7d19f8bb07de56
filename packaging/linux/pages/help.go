package main

import (
	"regexp"
	"strings"
)

// help is the program's own help, or that of a command, as printed by -h.
type help struct {
	name, brief string // of the command; empty for the window
	usage       []string
	commands    []command // of the window
	text        []string  // lines
	flags       []flag
}

type command struct{ name, brief string }

type flag struct {
	name  string // without the dash
	value string // what stands for it, or "" if it has none
	usage string
}

var (
	commandLine = regexp.MustCompile(`^ *superbridge ([a-z]+)\b.*?  +(.+)$`)
	flagLine    = regexp.MustCompile(`^  -([a-z0-9-]+)(?: ([^\t]+))?(?:\t(.*))?$`)
)

// parse reads what package flag and the program print in any language: the usage, the text and the flags.
func parse(said string) (h help) {
	lines := strings.Split(strings.TrimRight(said, "\n"), "\n")
	i := 0
	for ; i < len(lines) && lines[i] != ""; i++ {
		line := lines[i]
		if begins := strings.Index(line, "superbridge"); i == 0 && begins >= 0 {
			line = line[begins:] // behind "Usage: "
		}
		h.usage = append(h.usage, strings.TrimSpace(line))
		if found := commandLine.FindStringSubmatch(line); found != nil {
			h.commands = append(h.commands, command{found[1], found[2]})
		}
	}
	for ; i < len(lines) && !headsFlags(lines[i:]); i++ {
		h.text = append(h.text, lines[i])
	}
	for _, line := range lines[min(i+1, len(lines)):] {
		if found := flagLine.FindStringSubmatch(line); found != nil {
			h.flags = append(h.flags, flag{found[1], strings.TrimSpace(found[2]), found[3]})
		} else if n := len(h.flags); n > 0 {
			last := &h.flags[n-1]
			last.usage = strings.TrimSpace(last.usage + " " + strings.TrimSpace(line))
		}
	}
	return h
}

// headsFlags reports whether the first of some lines is the head of the flags below it, as "Flags:".
func headsFlags(lines []string) bool {
	return strings.HasSuffix(lines[0], ":") && !strings.HasPrefix(lines[0], " ") && (len(lines) == 1 || flagLine.MatchString(lines[1]))
}

// one is a value in a list, perhaps with what it is in brackets.
const one = `[A-Za-z0-9]+(?: \([^)]*\))?`

var (
	brackets = regexp.MustCompile(` \([^)]*\)`)
	between  = regexp.MustCompile(`, | or `)
)

// values returns what a flag may be, if its help lists that behind the word that stands for it, as in "FORMAT of the file: json, pbn or lin".
func (f flag) values() []string {
	if f.value == "" {
		return nil
	}
	word := regexp.MustCompile(`\b` + regexp.QuoteMeta(f.value) + `(?: of the [a-z]+)?:? (` + one + `(?:, ` + one + `)* or ` + one + `)`)
	found := word.FindStringSubmatch(f.usage)
	if found == nil {
		return nil
	}
	return between.Split(brackets.ReplaceAllString(found[1], ""), -1)
}
