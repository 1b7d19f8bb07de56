package main

import (
	"bufio"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"
)

// timed runs a test program, appends to the file called notes how long it took, and returns its exit status. Go starts a test
// program in the folder of its package.
func timed(notes string, program []string) int {
	cmd := exec.Command(program[0], program[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGQUIT)
	began := time.Now()
	if err := cmd.Start(); err != nil {
		log.Print(err)
		return 1
	}
	go func() {
		for s := range signals {
			cmd.Process.Signal(s)
		}
	}()
	err := cmd.Wait()
	status := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		status = max(exit.ExitCode(), 1)
	} else if err != nil {
		log.Print(err)
		return 1
	}
	name, _ := os.Getwd()
	file, err := os.OpenFile(notes, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		log.Print(err)
		return 1
	}
	defer file.Close()
	processor := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if _, err := fmt.Fprintf(file, "%d %d %s\n", processor, time.Since(began), name); err != nil {
		log.Print(err)
		return 1
	}
	return status
}

// readNotes reads what timed has written, and names packages by their folders below the current one.
func readNotes(file *os.File) (packages []took, err error) {
	here, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var t took
		if _, err := fmt.Sscanf(lines.Text(), "%d %d %s", &t.processor, &t.clock, &t.name); err != nil {
			return nil, err
		}
		if name, err := filepath.Rel(here, t.name); err == nil {
			t.name = name
		}
		packages = append(packages, t)
	}
	return packages, lines.Err()
}
