package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"golang.org/x/text/language"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// countMessages carries out superbridge messages.
func countMessages(args []string, stdout io.Writer) error {
	f := noFlags("superbridge messages", text.T("command.messages.help"), stdout)
	missing := f.Bool("missing", false, text.T("command.messages.flag-missing"))
	tag := f.String("lang", "", text.T("command.messages.flag-lang"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	if parsed, err := language.Parse(*tag); *missing && (err != nil || parsed == language.Und) {
		return usage("command.messages.no-language", "Language", quoted(*tag))
	}
	if *missing {
		return printMissing(text.Language(*tag), stdout)
	}
	table := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, heads("language", "messages", "words", "missing")+"\t")
	for _, l := range text.Languages() {
		if *tag != "" && string(l) != *tag {
			continue
		}
		all, err := text.Messages(l)
		if err != nil {
			return err
		}
		lacks, err := text.Missing(l)
		if err != nil {
			return err
		}
		words := 0
		for _, m := range all {
			words += m.Words()
		}
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t\n", l, len(all), words, len(lacks))
	}
	return table.Flush()
}

// printMissing prints the messages that a language lacks as a message file.
func printMissing(l text.Language, stdout io.Writer) error {
	lacks, err := text.Missing(l)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	b.WriteString("{")
	for i, m := range lacks {
		if i > 0 {
			b.WriteString(",")
		}
		fields := map[string]string{"description": describe(m, l)}
		if len(m.Forms) == 1 {
			fields[text.Other] = m.Forms[text.Other]
		} else {
			for _, form := range l.Forms() {
				fields[form] = m.Forms[text.Other]
			}
			if one, ok := m.Forms["one"]; ok {
				fields["one"] = one
			}
		}
		id, err := json.Marshal(m.ID)
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "\n  %s: ", id)
		out := json.NewEncoder(&b)
		out.SetEscapeHTML(false)
		out.SetIndent("  ", "  ")
		if err := out.Encode(fields); err != nil {
			return err
		}
		b.Truncate(b.Len() - 1) // the line break
	}
	b.WriteString("\n}\n")
	_, err = stdout.Write(b.Bytes())
	return err
}

// describe says where an English message is from, and which terms are in it.
func describe(m text.Message, l text.Language) string {
	parts := []string{m.File}
	for _, t := range text.TermsIn(m.Forms[text.Other]) {
		words := t[text.English]
		if t[l] != "" {
			words += " = " + t[l]
		}
		parts = append(parts, words)
	}
	return strings.Join(parts, "; ")
}
