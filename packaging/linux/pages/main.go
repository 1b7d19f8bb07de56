// Command pages writes the manual pages and the completions for shells, from what the program says of itself with -h:
//
//	go run ./packaging/linux/pages PROGRAM VERSION DATE FOLDER
//
// writes superbridge.6, superbridge.ro.6 and so on for each other language with a file page.ro.json here, superbridge.bash,
// superbridge.zsh and superbridge.fish into FOLDER. DATE is that of the pages, as 2026-11-23.
package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 5 {
		log.Fatal("usage: pages PROGRAM VERSION DATE FOLDER")
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		log.Fatal(err)
	}
}

func run(program, version, date, folder string) error {
	all, err := ask(program, english)
	if err != nil {
		return err
	}
	texts := map[string]string{
		"superbridge.bash": bash(all),
		"superbridge.zsh":  zsh(all),
		"superbridge.fish": fish(all),
	}
	for _, language := range languages() {
		said, err := ask(program, language)
		if err != nil {
			return err
		}
		words, err := wordsIn(language)
		if err != nil {
			return err
		}
		name := "superbridge." + language + ".6"
		if language == english {
			name = "superbridge.6"
		}
		texts[name] = manual(said, words, version, date)
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// ask returns the help of the window in a language, and behind it that of each command.
func ask(program, language string) ([]help, error) {
	top, err := helpOf(program, language)
	if err != nil {
		return nil, err
	}
	all := []help{top}
	for _, c := range top.commands {
		h, err := helpOf(program, language, c.name)
		if err != nil {
			return nil, err
		}
		h.name, h.brief = c.name, c.brief
		all = append(all, h)
	}
	if len(all) == 1 {
		return nil, fmt.Errorf("%s -h names no commands", program)
	}
	return all, nil
}

func helpOf(program, language string, command ...string) (help, error) {
	text, err := exec.Command(program, slices.Concat([]string{"-lang", language}, command, []string{"-h"})...).Output()
	if err != nil {
		return help{}, fmt.Errorf("%s %s -h: %w", program, command, err)
	}
	return parse(string(text)), nil
}
