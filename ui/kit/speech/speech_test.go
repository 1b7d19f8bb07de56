package speech

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// asFake makes this test program speak: its value is the file where it writes what it is given.
const asFake = "SPEECH_FAKE"

func TestMain(m *testing.M) {
	if path := os.Getenv(asFake); path != "" {
		os.Exit(fake(path, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// fake is a program that speaks into a file. It fails at once, or speaks on until it is killed, where its first argument says so.
func fake(path string, args []string) int {
	text, _ := io.ReadAll(os.Stdin)
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return 1
	}
	fmt.Fprintf(file, "%s %s\n", strings.Join(args, " "), strings.TrimSpace(string(text)))
	file.Close()
	switch args[0] {
	case "fails":
		return 1
	case "mute":
		fmt.Fprintln(os.Stderr, "a card is missing\nerror: no sound")
	case "endless":
		time.Sleep(time.Minute)
	}
	return 0
}

// faked returns fake programs of some kinds, and a function that returns what they have been given.
func faked(t *testing.T, kinds ...string) (all []program, given func() []string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "given")
	t.Setenv(asFake, path)
	for _, kind := range kinds {
		all = append(all, program{path: self, piped: true, args: func(v voice, _ string) []string {
			return []string{kind, v.language, v.wordsAMinute()}
		}})
	}
	return all, func() (lines []string) {
		file, err := os.Open(path)
		if err != nil {
			return nil
		}
		defer file.Close()
		for in := bufio.NewScanner(file); in.Scan(); {
			lines = append(lines, in.Text())
		}
		return lines
	}
}

// Sentences are spoken in order, each in its language, and a shell's signs are words like others.
func TestSay(t *testing.T) {
	programs, given := faked(t, "speaks")
	s := with(programs, 200, func() { t.Error("it says that it can't speak") })
	s.Say("en", "You: $(id); `id` \"1 spade\"")
	s.Say("ru", "Пас.")
	s.Say("ru", " ")
	s.Wait(t.Context())
	s.Close()
	s.Say("en", "too late")
	s.Wait(t.Context())
	if got, want := given(), []string{"speaks en 350 You: $(id); `id` \"1 spade\"", "speaks ru 350 Пас."}; !slices.Equal(got, want) {
		t.Errorf("spoken: %q, want %q", got, want)
	}
}

// A program that fails, or has no sound, leaves the sentence to the next one; when none is left, that is said once.
func TestFails(t *testing.T) {
	for _, tt := range []struct {
		kinds, want []string
		silent      int32
	}{
		{nil, nil, 1},
		{[]string{"fails", "speaks"}, []string{"fails en 175 one", "speaks en 175 one", "speaks en 175 two"}, 0},
		{[]string{"fails", "mute"}, []string{"fails en 175 one", "mute en 175 one"}, 1},
	} {
		var silent atomic.Int32
		programs, given := faked(t, tt.kinds...)
		s := with(programs, 100, func() { silent.Add(1) })
		s.Say("en", "one")
		s.Say("en", "two")
		s.Wait(t.Context())
		s.Close()
		s.Say("en", "three")
		if got := given(); !slices.Equal(got, tt.want) || silent.Load() != tt.silent {
			t.Errorf("%q: spoken %q, silent %d times; want %q, %d", tt.kinds, got, silent.Load(), tt.want, tt.silent)
		}
	}
}

// Stop ends what is being spoken, and what waits isn't spoken; later sentences are.
func TestStop(t *testing.T) {
	programs, given := faked(t, "endless")
	s := with(programs, 100, func() { t.Error("what is stopped hasn't failed") })
	began := time.Now()
	s.Say("en", "one")
	s.Say("en", "two")
	heard := func(n int) {
		t.Helper()
		for len(given()) < n {
			if time.Since(began) > 30*time.Second {
				t.Fatalf("after %v: %q", time.Since(began), given())
			}
			time.Sleep(time.Millisecond) // nothing tells when another process has written
		}
	}
	heard(1)
	s.Stop()
	s.Wait(t.Context())
	s.Say("en", "three")
	heard(2)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	s.Wait(ctx) // that stops too
	s.Close()
	if got, want := given(), []string{"endless en 175 one", "endless en 175 three"}; !slices.Equal(got, want) {
		t.Errorf("spoken: %q, want %q", got, want)
	}
	if took := time.Since(began); took > 30*time.Second {
		t.Errorf("it took %v", took)
	}
}

// Each system's own program comes first, then espeak-ng.
func TestKnown(t *testing.T) {
	for _, tt := range []struct {
		system, has string
		want        []string // path and arguments of each, and its environment
	}{
		{"linux", "spd-say espeak-ng", []string{"spd-say --wait --language ro --rate 63 -- -x", "espeak-ng -v ro -s 350 --stdin"}},
		{"freebsd", "espeak-ng", []string{"espeak-ng -v ro -s 350 --stdin"}},
		{"darwin", "say", []string{"say -v Ioana -r 350", "say -r 350"}},
		{"windows", "powershell", []string{"powershell -NoProfile -NonInteractive -Command " + windows + " SPEECH_LANGUAGE=ro SPEECH_RATE=6 SPEECH_TEXT=-x"}},
		{"linux", "", nil},
	} {
		var got []string
		for _, p := range known(tt.system, func(name string) string {
			if slices.Contains(strings.Fields(tt.has), name) {
				return name
			}
			return ""
		}) {
			v := voice{"ro", 200}
			words := append([]string{p.path}, p.args(v, "-x")...)
			if p.env != nil {
				words = append(words, p.env(v, "-x")...)
			}
			got = append(got, strings.Join(words, " "))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s with %s: %q, want %q", tt.system, tt.has, got, tt.want)
		}
	}
	for percent, want := range map[int]string{Slowest: "-100", 100: "0", Fastest: "100"} {
		if got := (voice{percent: percent}).steps(100); got != want {
			t.Errorf("%d %%: %s, want %s", percent, got, want)
		}
	}
}

// espeak-ng has a voice for each language, and makes sound from what it is given.
func TestESpeak(t *testing.T) {
	path := lookUp("espeak-ng")
	if path == "" && runtime.GOOS == "linux" {
		t.Fatal("espeak-ng is missing: .ci/need test installs it")
	} else if path == "" {
		t.Skip("espeak-ng is missing: this test wants it")
	}
	espeak := known("none", lookUp)[0]
	for language, line := range map[string]string{"en": "Queen of hearts.", "ro": "Dama de cupă.", "ru": "Дама червей.", "eo": "Damo de keroj."} {
		wav := filepath.Join(t.TempDir(), "said.wav")
		c := exec.Command(path, append(espeak.args(voice{language, 100}, line), "-w", wav)...)
		c.Stdin = strings.NewReader(line)
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v, %s", language, err, out)
		}
		sound, err := os.ReadFile(wav)
		if err != nil {
			t.Fatal(err)
		}
		loud := 0
		for i := 44; i+1 < len(sound); i += 2 { // behind the head, 16 bits a sample
			if v := int16(sound[i]) | int16(sound[i+1])<<8; v > 1000 || v < -1000 {
				loud++
			}
		}
		if loud < 1000 {
			t.Errorf("%s: %d bytes with %d loud samples", language, len(sound), loud)
		}
	}
}
