package lin

import (
	"fmt"
	"regexp"
	"strings"
)

// linkHands finds the hands in an address of a page that shows a board by its parts: n=sakq… for North's cards, and so on.
var linkHands = regexp.MustCompile(`(?i)[?&;]([nesw])=([^&"'<>\s]{4,60})`)

// Link returns the board that is in an address as LIN, where its hands are parts of their own and not in LIN already; ok is false for
// any other text. In the parts are the hands (n, e, s, w), dealer (d), vulnerability (v), number (b), calls (a), cards (p), and who sat
// where (nn, en, sn, wn).
func Link(text string) (asLIN string, ok bool) {
	if !strings.Contains(text, "://") && !strings.Contains(text, "handviewer") || strings.Contains(strings.ToLower(text), "lin=") ||
		len(linkHands.FindAllString(text, 4)) < 3 {
		return "", false
	}
	_, query, _ := strings.Cut(text, "?")
	if end := strings.IndexAny(query, "\"'<>"); end >= 0 {
		query = query[:end]
	}
	parts := map[string]string{}
	for part := range strings.SplitSeq(strings.ReplaceAll(query, "&amp;", "&"), "&") {
		name, value, _ := strings.Cut(part, "=")
		value = strings.ToValidUTF8(unescaped(value), "")
		if name = strings.ToLower(strings.TrimSpace(name)); parts[name] == "" {
			parts[name] = strings.Map(oneField, value)
		}
	}
	var out strings.Builder
	write := func(name, value string) { fmt.Fprintf(&out, "%s|%s|", name, value) }
	var who, hands []string
	for _, seat := range turns {
		letter := strings.ToLower(seat.String())
		who = append(who, strings.ReplaceAll(parts[letter+"n"], ",", " "))
		hands = append(hands, strings.NewReplacer("-", "", ",", "").Replace(parts[letter]))
	}
	write("pn", strings.Join(who, ","))
	dealer := ""
	if at := strings.Index("swne", strings.ToLower(parts["d"])); parts["d"] != "" && at >= 0 {
		dealer = fmt.Sprint(at + 1)
	}
	write("md", dealer+strings.Join(hands, ","))
	write("sv", parts["v"])
	if parts["b"] != "" {
		write("ah", "Board "+parts["b"])
	}
	for calls := parts["a"]; calls != ""; { // what explains a call is in parentheses behind it
		call, rest, explained := strings.Cut(calls, "(")
		write("mb", call)
		calls = ""
		if explained {
			call, calls, _ = strings.Cut(rest, ")")
			write("an", call)
		}
	}
	if parts["p"] != "" && isPlay.MatchString(parts["p"]) {
		write("pc", parts["p"])
	}
	write("pg", "")
	return out.String(), true
}

// isPlay finds cards, each with its suit; some pages have something else of that name.
var isPlay = regexp.MustCompile(`(?i)^([shdc](10|[2-9tjqka])[ ,]?)+$`)

// oneField makes a blank of what would end a field or a line.
func oneField(r rune) rune {
	if r == '|' || r == '\n' || r == '\r' {
		return ' '
	}
	return r
}
