package main

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
)

// known are the licences that leave the program free, each by words that only it has. The order matters: one may quote another.
var known = []struct{ name, words string }{
	{"Unlicense or BSD-3-Clause", "SPDX-License-Identifier: Unlicense OR BSD-3-Clause"},
	{"Apache-2.0", "Apache License Version 2.0"},
	{"OFL-1.1", "SIL OPEN FONT LICENSE Version 1.1"},
	{"Bitstream Vera", "Bitstream Vera is a trademark of Bitstream, Inc. Permission is hereby granted, free of charge"},
	{"BSD-3-Clause", "Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:"},
	{"ISC", "Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted"},
	{"ISC", "Permission to use, copy, modify, and distribute this software for any purpose with or without fee is hereby granted"},
	{"MIT", "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files"},
	{"Zlib", "This software is provided 'as-is', without any express or implied warranty. In no event will the authors be held liable"},
}

// refused are words of licences that ask more than to be named.
var refused = []string{"GNU GENERAL PUBLIC LICENSE", "GNU LESSER GENERAL", "GNU AFFERO", "Mozilla Public License", "NonCommercial", "ShareAlike", "Commons Clause", "Business Source License"}

// licenceOf returns the name of the licence with a text, or an error if it isn't one of those known.
func licenceOf(text string) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	for _, words := range refused {
		if strings.Contains(strings.ToLower(text), strings.ToLower(words)) {
			return "", fmt.Errorf("it speaks of %s", words)
		}
	}
	for _, k := range known {
		if !strings.Contains(text, k.words) {
			continue
		}
		if k.name == "BSD-3-Clause" && !strings.Contains(text, "endorse or promote") {
			return "BSD-2-Clause", nil
		}
		return k.name, nil
	}
	return "", fmt.Errorf("it isn't one of those in .ci/licences/report.go")
}

// always are in the program too, but no module says so: the SQLite that go-sqlite3 contains, and Go itself.
const always = `SQLite, as in github.com/mattn/go-sqlite3: in the public domain. Its authors disclaim copyright to it.
Go's runtime and standard library: BSD-3-Clause, as golang.org/x/text below.
`

// A notice is the text of a licence, and the works that come with it.
type notice struct {
	licence, text string
	works         []string
}

// report returns the file: the works with the names of their licences, then each text once.
func report(works []work) ([]byte, error) {
	var out bytes.Buffer
	out.WriteString("What others have made and Super Bridge contains. Made by \"make third-party\".\n\n" + always)
	var notices []*notice
	for _, w := range works {
		var licences []string
		for _, file := range w.notices {
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			clean := tidy(string(text))
			licence, err := licenceOf(clean)
			if err != nil {
				return nil, fmt.Errorf("the licence of %s, %s: %w", w.name, file, err)
			}
			if !slices.Contains(licences, licence) {
				licences = append(licences, licence)
			}
			i := slices.IndexFunc(notices, func(n *notice) bool { return n.text == clean })
			if i < 0 {
				i, notices = len(notices), append(notices, &notice{licence: licence, text: clean})
			}
			notices[i].works = append(notices[i].works, w.name)
		}
		fmt.Fprintf(&out, "%s: %s\n", w.name, strings.Join(licences, ", "))
	}
	for _, n := range notices {
		fmt.Fprintf(&out, "\n%s\n%s\n%s\n\n%s", strings.Repeat("=", 80), strings.Join(slices.Compact(n.works), "\n"), strings.Repeat("-", 80), n.text)
	}
	return out.Bytes(), nil
}

// tidy gives a text lines as everywhere else, without blanks at their ends.
func tidy(text string) string {
	var out strings.Builder
	for line := range strings.Lines(strings.Trim(strings.TrimPrefix(text, "\ufeff"), "\r\n")) {
		out.WriteString(strings.TrimRight(line, " \t\r\n") + "\n")
	}
	return out.String()
}
