// Command pages writes the manual page and the completions for shells, from what the program says of itself with -h:
//
//	go run ./packaging/linux/pages PROGRAM VERSION DATE FOLDER
//
// writes superbridge.6, superbridge.bash, superbridge.zsh and superbridge.fish into FOLDER. DATE is that of the page, as 2026-11-23.
package main

import (
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
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
	all, err := ask(program)
	if err != nil {
		return err
	}
	for name, text := range map[string]string{
		"superbridge.6":    manual(all, version, date),
		"superbridge.bash": bash(all),
		"superbridge.zsh":  zsh(all),
		"superbridge.fish": fish(all),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// ask returns the help of the window, and behind it that of each command.
func ask(program string) ([]help, error) {
	top, err := helpOf(program)
	if err != nil {
		return nil, err
	}
	all := []help{top}
	for _, c := range top.commands {
		h, err := helpOf(program, c.name)
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

func helpOf(program string, command ...string) (help, error) {
	text, err := exec.Command(program, append(command, "-h")...).Output()
	if err != nil {
		return help{}, fmt.Errorf("%s %s -h: %w", program, command, err)
	}
	return parse(string(text)), nil
}
