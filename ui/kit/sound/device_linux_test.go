package sound

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// What a device gets is tested in a process of its own, because ALSA reads its
// configuration once and speaks to the process's standard error. The test binary plays two
// more parts: a program with a player, and the sound card, which takes what it is given as
// slowly as a real one and keeps it in a file.
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

// soundCard reads sound from standard input at its rate and writes it to a file. Into a
// file beside it goes the time when each sound begins after a silence.
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
		// A pipe's usual 64 KiB would be a sixth of a second. It can't shrink below what it
		// holds, so it is emptied until it does.
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
	heard   string // the file with what the card was given
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

// end lets the process end by itself, and sees whether it complained.
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

// measure returns what sox says about what was heard: the peak, as a part of full scale,
// and how many seconds there are within 50 dB of full scale.
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

// needSox skips a test that measures where there is no sox.
func needSox(t *testing.T) {
	if _, err := exec.LookPath("sox"); err != nil {
		t.Skip("sox is not installed")
	}
}

// Each effect reaches the device, soon, and as it was computed.
func TestEffectsReachTheDevice(t *testing.T) {
	needSox(t)
	t.Parallel()
	p := startPlayer(t, "")
	p.do("level loud")
	var waits []time.Duration
	longest := 0.0
	for i, e := range effects {
		played := p.do("play " + e.String())[0]
		eventually(t, fmt.Sprintf("%v begins", e), func() bool { return len(p.begins()) > i })
		waits = append(waits, time.Duration(p.begins()[i]-played))
		length := float64(len(Render(e, 0))) / Rate
		longest += length
		time.Sleep(time.Duration((length + 0.15) * float64(time.Second))) // until it is over
	}
	eventually(t, "the card rests", p.rests)
	peak, seconds := p.measure()
	if peak < 0.2 || peak > 0.2512 {
		t.Errorf("the peak is %.1f dB, want -14 to -12", decibels(peak))
	}
	if seconds < longest*0.3 || seconds > longest {
		t.Errorf("%.2f s are heard of %.2f", seconds, longest)
	}
	t.Logf("until each is heard: %v; the peak is %.1f dB; %.2f s of %.2f are heard", waits, decibels(peak), seconds, longest)
	// This device has stores that a real one hasn't: a pipe, and as much again as its buffer.
	// The machine may have other things to do now and then.
	if least := slices.Min(waits); least > 120*time.Millisecond {
		t.Errorf("an effect is heard after %v", least)
	}
}

func TestLevelsOnTheDevice(t *testing.T) {
	needSox(t)
	t.Parallel()
	var peaks []float64
	for _, level := range []Level{Loud, Normal, Quiet} {
		p := startPlayer(t, "")
		p.do("level " + string(level))
		p.do("play call")
		eventually(t, "the card rests", p.rests)
		peak, _ := p.measure()
		peaks = append(peaks, decibels(peak))
	}
	for i := range 2 {
		if less := peaks[i] - peaks[i+1]; math.Abs(less-6) > 0.3 {
			t.Errorf("the peaks are %.1f dB, want steps of 6", peaks)
		}
	}
	t.Logf("peaks of a call: %.1f dB", peaks)
}

func TestOffGivesTheDeviceNothing(t *testing.T) {
	t.Parallel()
	p := startPlayer(t, "")
	for _, e := range effects {
		p.do("play " + e.String()) // off from the start
	}
	time.Sleep(200 * time.Millisecond) // in which a card would long have been heard
	if _, err := os.Stat(p.heard); err == nil {
		t.Error("the device was opened")
	}
}

func TestOffFallsSilent(t *testing.T) {
	needSox(t)
	t.Parallel()
	p := startPlayer(t, "")
	p.do("level loud")
	p.do("play card") // the first time a card takes much at once: see soundCard
	eventually(t, "the card rests", p.rests)
	_, before := p.measure()
	sounds := len(p.begins())
	began := time.Now()
	p.do("play rubber")
	eventually(t, "it begins", func() bool { return len(p.begins()) > sounds })
	p.do("level off")
	loud := time.Since(began).Seconds() // longer where the machine has much else to do
	p.do("play rubber")
	eventually(t, "the card rests", p.rests)
	if _, after := p.measure(); after-before > max(0.15, loud+0.1) {
		t.Errorf("%.2f s are heard, and it was loud for %.2f s: want next to nothing", after-before, loud)
	}
}

// Where there is no device, nobody hears of it.
func TestNoDeviceIsSilent(t *testing.T) {
	for name, configuration := range map[string]string{
		"the device is missing":   noDevice,
		"nothing is configured":   "# nothing",
		"the configuration is no": "pcm.!default {",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := startPlayer(t, configuration)
			p.do("level loud")
			for _, e := range effects {
				p.do("play " + e.String())
			}
			eventually(t, "no goroutine is left", func() bool { return p.do("goroutines") == [3]int{} })
			p.do("play card")
			p.do("close")
			if left := p.do("goroutines"); left != [3]int{} {
				t.Errorf("goroutines: %d more than before; of the player, of oto: %d", left[0], left[1:])
			}
		})
	}
}

// card ends or stops the process that is the sound card.
func (p *player) card(s syscall.Signal) {
	p.t.Helper()
	text, err := os.ReadFile(p.heard + ".pid")
	if err != nil {
		p.t.Fatal(err)
	}
	pid, err := strconv.Atoi(string(text))
	if err != nil {
		p.t.Fatal(err)
	}
	if err := syscall.Kill(pid, s); err != nil {
		p.t.Fatal(err)
	}
}

// A device that is pulled out, or stops taking sound, is not missed: no word, no goroutine
// of the player, and Play doesn't wait. Of oto's goroutines the one that fills its
// players' stores can't be ended; it sleeps.
func TestDeviceGoesAway(t *testing.T) {
	for name, signal := range map[string]syscall.Signal{"pulled out": syscall.SIGKILL, "stuck": syscall.SIGSTOP} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := startPlayer(t, "")
			p.do("level normal")
			p.do("play rubber")
			eventually(t, "it begins", func() bool { return len(p.begins()) > 0 })
			p.card(signal)
			if signal == syscall.SIGSTOP {
				defer p.card(syscall.SIGKILL)
			}
			eventually(t, "the player's goroutines are over", func() bool { p.do("play card"); return p.do("goroutines")[1] == 0 })
			for range 100 {
				p.do("play card")
			}
			want := 1
			if signal == syscall.SIGSTOP {
				want = 2 // the one that is stuck in ALSA
			}
			eventually(t, "oto's goroutines are over, too", func() bool { return p.do("goroutines")[0] <= want })
			p.do("close")
		})
	}
}

// Closed in the middle of a sound, the player leaves the device to oto and ends.
func TestCloseOnTheDevice(t *testing.T) {
	t.Parallel()
	p := startPlayer(t, "")
	p.do("level normal")
	p.do("play rubber")
	eventually(t, "it begins", func() bool { return len(p.begins()) > 0 })
	p.do("close")
	eventually(t, "the player's goroutines are over", func() bool { return p.do("goroutines")[1] == 0 })
	eventually(t, "the card rests", p.rests)
	if left := p.do("goroutines"); left[0] > 2 {
		t.Errorf("%d goroutines are left, want oto's two", left[0])
	}
}
