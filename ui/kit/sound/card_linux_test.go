package sound

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The data that a device gets is tested in a separate process, because ALSA reads its configuration once and writes to
// the process's standard error. The test binary plays two more parts: a program with a player, and the sound card,
// which reads data as slowly as a real one and saves it in a file.
const part = "SUPERBRIDGE_SOUND_TEST"

func TestMain(m *testing.M) {
	switch role, arg, _ := strings.Cut(os.Getenv(part), ":"); role {
	case "card":
		os.Exit(soundCard(arg))
	case "program":
		program(arg)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// soundCard reads sound from standard input at its rate and writes it to a file. The time of each sound after a silence
// goes into a second file.
func soundCard(path string) int {
	out, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return 1
	}
	begins, err := os.OpenFile(path+".begins", os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return 1
	}
	os.WriteFile(path+".pid", []byte(strconv.Itoa(os.Getpid())), 0o600)
	const tick = 4 * time.Millisecond
	store := make([]byte, 1<<16)
	last, due := time.Time{}, time.Now()
	for small := false; ; {
		// A pipe's usual 64 KiB would be a sixth of a second. It can't shrink below its content, so it is emptied until
		// it does.
		frames := store[:samples(tick.Seconds())*frameSize]
		if !small {
			const page, setPipeSize = 4096, 1031 // F_SETPIPE_SZ, which package syscall doesn't have
			_, _, failed := syscall.Syscall(syscall.SYS_FCNTL, 0, setPipeSize, page)
			small, due = failed == 0, time.Now()
			if !small {
				n, err := os.Stdin.Read(store)
				if err != nil {
					return 0
				}
				frames = store[:(n+frameSize-1)/frameSize*frameSize]
				if _, err := io.ReadFull(os.Stdin, frames[n:]); err != nil {
					return 0
				}
			}
		}
		if small {
			if _, err := io.ReadFull(os.Stdin, frames); err != nil {
				return 0
			}
		}
		out.Write(frames)
		now := time.Now()
		for i := 0; i < len(frames); i += 4 {
			if v := *(*[4]byte)(frames[i:]); v != [4]byte{} && v != [4]byte{3: 0x80} { // but for the two zeros
				if now.Sub(last) > 50*time.Millisecond {
					fmt.Fprintln(begins, now.UnixNano())
				}
				last = now
				break
			}
		}
		if due = due.Add(tick); now.Sub(due) > 10*tick {
			due = now // a sound card that was late doesn't catch up with all of it
		}
		if small {
			time.Sleep(time.Until(due))
		}
	}
}

// program plays as commands on standard input say, and answers each on standard output.
func program(string) {
	before := runtime.NumGoroutine()
	p := NewPlayer(rand.New(rand.NewPCG(1, 1)).IntN)
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		command, arg, _ := strings.Cut(in.Text(), " ")
		begin := time.Now()
		switch command {
		case "level":
			p.SetLevel(Level(arg))
		case "play":
			for _, e := range effects {
				if e.String() == arg {
					p.Play(e)
				}
			}
		case "close":
			p.Close()
		case "goroutines": // of ours, and of oto's
			all := make([]byte, 1<<20)
			all = all[:runtime.Stack(all, true)]
			fmt.Println(runtime.NumGoroutine()-before, bytes.Count(all, []byte("ui/kit/sound.(*Player)")), bytes.Count(all, []byte("(*Mux).loop(")))
			continue
		}
		fmt.Println(begin.UnixNano(), time.Since(begin).Nanoseconds())
	}
}

// player is a process with a player, on a sound card or none.
type player struct {
	t       *testing.T
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	errors  bytes.Buffer
	heard   string // the file of the card's data
}

// noDevice is a configuration with a device that can't be opened.
const noDevice = `pcm.!default { type hw; card 31 }`

// startPlayer starts a process that plays on a sound card, or with the given configuration.
func startPlayer(t *testing.T, configuration string) *player {
	t.Helper()
	dir := t.TempDir()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, heard: filepath.Join(dir, "heard.raw")}
	if configuration == "" {
		configuration = fmt.Sprintf(`pcm.!default {
			type file
			slave.pcm { type null }
			file "|exec env %s=card:%s %s"
			format raw
		}`, part, p.heard, binary)
	}
	config := filepath.Join(dir, "asound.conf")
	if err := os.WriteFile(config, []byte(configuration), 0o600); err != nil {
		t.Fatal(err)
	}
	p.command = exec.Command(binary)
	p.command.Env = append(os.Environ(), part+"=program", "ALSA_CONFIG_PATH="+config, "HOME="+dir)
	p.command.Stderr = &p.errors
	if p.in, err = p.command.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.out = bufio.NewReader(out)
	if err := p.command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.end)
	return p
}

// end lets the process end by itself, and fails if it complained.
func (p *player) end() {
	p.in.Close()
	late := time.AfterFunc(time.Minute, func() { p.command.Process.Kill() })
	if err := p.command.Wait(); err != nil {
		p.t.Errorf("the program: %v", err)
	}
	late.Stop()
	if p.errors.Len() > 0 {
		p.t.Errorf("standard error: %s", &p.errors)
	}
}

// do has the process do something, and returns its answer. None takes long: three seconds are
// for a machine that has other things to do.
func (p *player) do(command string) (answer [3]int) {
	p.t.Helper()
	fmt.Fprintln(p.in, command)
	line, err := p.out.ReadString('\n')
	if err != nil {
		p.t.Fatalf("%s: %v", command, err)
	}
	fmt.Sscan(line, &answer[0], &answer[1], &answer[2])
	if command != "goroutines" && answer[1] > int(3*time.Second) {
		p.t.Errorf("%s took %v", command, time.Duration(answer[1]))
	}
	return answer
}

func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain: %s", what)
		}
	}
}

// begins returns when the card heard sounds begin, in Unix nanoseconds.
func (p *player) begins() (times []int) {
	text, _ := os.ReadFile(p.heard + ".begins")
	for _, field := range strings.Fields(string(text)) {
		n, _ := strconv.Atoi(field)
		times = append(times, n)
	}
	return times
}

// rests reports whether the card has been given nothing for a while: the player has
// suspended it. On a machine that has other things to do a card may be given nothing for a moment.
func (p *player) rests() bool {
	size := func() int64 {
		info, err := os.Stat(p.heard)
		if err != nil {
			return -1
		}
		return info.Size()
	}
	before := size()
	time.Sleep(300 * time.Millisecond)
	return before > 0 && size() == before
}

// measure returns sox's figures of the sound: the peak, as a part of full scale, and the number of seconds within 50 dB
// of full scale.
func (p *player) measure() (peak, seconds float64) {
	p.t.Helper()
	raw := []string{"-t", "raw", "-r", strconv.Itoa(Rate), "-e", "float", "-b", "32", "-c", "2", "-L", p.heard}
	sox := func(effects ...string) string {
		out, err := exec.Command("sox", append(append(append([]string{}, raw...), "-n", "remix", "1"), effects...)...).CombinedOutput()
		if err != nil {
			p.t.Fatalf("sox: %v: %s", err, out)
		}
		return string(out)
	}
	number := func(text, name string) float64 {
		match := regexp.MustCompile(name + `:?\s+([-0-9.]+)`).FindStringSubmatch(text)
		if match == nil {
			p.t.Fatalf("sox says nothing about %s: %s", name, text)
		}
		n, err := strconv.ParseFloat(match[1], 64)
		if err != nil {
			p.t.Fatal(err)
		}
		return n
	}
	all := sox("stat")
	peak = max(number(all, `Maximum amplitude`), -number(all, `Minimum amplitude`))
	seconds = number(sox("silence", "1", "0.001", "-50d", "-1", "0.02", "-50d", "stat"), `Length \(seconds\)`)
	return peak, seconds
}

// needSox skips a test if there is no sox.
func needSox(t *testing.T) {
	if _, err := exec.LookPath("sox"); err != nil {
		t.Skip("sox is not installed")
	}
}
