// Command slowest runs tests and says which packages and which tests take longest, in seconds of the processors and of
// the clock. Waiting shows only in the seconds of the clock; while other work runs, only the processors' seconds mean
// anything.
//
// Usage:
//
//	go run ./.ci/slowest [-n LINES] [FLAGS OF GO TEST] [PACKAGES]
//
// All tests run, cached or not. At the end are the seconds of all, and of the processors those that Go took itself to
// compile, link and vet. Rows are separated by tabs: processor, clock, name. A test of several goroutines or programs
// has no processor time of its own, so tests have the clock only.
package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	log.SetFlags(0)
	args := os.Args[1:]
	if len(args) > 2 && args[0] == "-timed" {
		os.Exit(timed(args[1], args[2:]))
	}
	lines := 25
	if len(args) > 1 && args[0] == "-n" {
		n, err := strconv.Atoi(args[1])
		if err != nil || n < 1 {
			log.Fatal("-n takes a number of lines")
		}
		lines, args = n, args[2:]
	}
	if err := run(args, lines); err != nil {
		log.Fatal(err)
	}
}

// run runs go test with args, every test program through this one, and prints the slowest.
func run(args []string, lines int) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	notes, err := os.CreateTemp("", "slowest-")
	if err != nil {
		return err
	}
	defer os.Remove(notes.Name())
	defer notes.Close()
	test := exec.Command("go", append([]string{"test", "-json", "-count=1", "-exec", self + " -timed " + notes.Name()}, args...)...)
	test.Stderr = os.Stderr
	out, err := test.StdoutPipe()
	if err != nil {
		return err
	}
	began := time.Now()
	if err := test.Start(); err != nil {
		return err
	}
	tests, failed := read(out)
	waited := test.Wait()
	packages, err := readNotes(notes)
	if err != nil {
		return err
	}
	all := took{name: "all", clock: time.Since(began), processor: test.ProcessState.UserTime() + test.ProcessState.SystemTime()}
	goItself := took{name: "compiling, linking, vetting", processor: all.processor}
	for _, p := range packages {
		goItself.processor -= p.processor
	}
	fmt.Println("Packages")
	printSlowest(os.Stdout, packages, lines)
	fmt.Println("Tests")
	printSlowest(os.Stdout, tests, lines)
	fmt.Println("In all")
	printSlowest(os.Stdout, []took{all, goItself}, 2)
	for _, line := range failed {
		fmt.Print(line)
	}
	return waited
}

// took holds the time of a package or a test. A test has no processor time.
type took struct {
	name             string
	processor, clock time.Duration
}

// event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	Elapsed                       float64
}

// read parses the output of go test -json. It returns the tests, without subtests, and the output of those that failed.
func read(r io.Reader) (tests []took, failed []string) {
	printed := map[string][]string{}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil {
			failed = append(failed, lines.Text()+"\n")
			continue
		}
		top, _, within := strings.Cut(e.Test, "/")
		name := e.Package + " " + top
		switch e.Action {
		case "output", "build-output":
			printed[name] = append(printed[name], e.Output)
		case "fail":
			if !within {
				failed = append(failed, printed[name]...)
			}
		}
		if (e.Action == "pass" || e.Action == "fail") && top != "" && !within {
			tests = append(tests, took{name: name, clock: time.Duration(e.Elapsed * float64(time.Second))})
		}
		if e.Action != "output" && e.Action != "build-output" && !within {
			delete(printed, name)
		}
	}
	return tests, failed
}

// seconds returns a time in seconds, or "" if it isn't known.
func seconds(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return fmt.Sprintf("%.1f", d.Seconds())
}

// printSlowest writes the slowest of all, at most lines of them, the slowest first.
func printSlowest(w io.Writer, all []took, lines int) {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b took) int {
		return cmp.Compare(max(b.processor, b.clock), max(a.processor, a.clock))
	})
	for _, t := range all[:min(lines, len(all))] {
		fmt.Fprintf(w, "%8s\t%8s\t%s\n", seconds(t.processor), seconds(t.clock), strings.ReplaceAll(t.name, "github.com/superbridge/superbridge/", ""))
	}
}
