//go:build window

package e2e

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
	"time"
)

// soundCardFile names, in the environment of this test binary, the file into which it writes sound instead of running
// tests.
const soundCardFile = "SUPERBRIDGE_SOUND_CARD"

// The format of the program's sound.
const (
	soundRate  = 48000 // frames a second
	soundFrame = 2 * 4 // bytes: two channels of floats
)

// soundCard takes sound from standard input as slowly as a sound card does, and saves it.
func soundCard(path string) int {
	out, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return 1
	}
	const tick = 10 * time.Millisecond
	for due := time.Now(); ; due = due.Add(tick) {
		time.Sleep(time.Until(due))
		if _, err := io.CopyN(out, os.Stdin, soundFrame*soundRate/int64(time.Second/tick)); err != nil {
			return 0
		}
	}
}

// withSoundCard returns an environment with a sound card that saves its data in a file.
func withSoundCard(t *testing.T, env []string) (with []string, heard string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	config, heard := filepath.Join(dir, "asound.conf"), filepath.Join(dir, "heard.raw")
	card := fmt.Sprintf(`pcm.!default {
		type file
		slave.pcm { type null }
		file "|exec env %s=%s %s"
		format raw
	}`, soundCardFile, heard, self)
	if err := os.WriteFile(config, []byte(card), 0o600); err != nil {
		t.Fatal(err)
	}
	return append(env, "ALSA_CONFIG_PATH="+config), heard
}

// listen waits until nothing more is heard, and returns the seconds of sound within 60 dB of full scale, and its peak
// as a part of full scale.
func listen(t *testing.T, heard string) (seconds, peak float64) {
	t.Helper()
	size := func() int64 {
		info, err := os.Stat(heard)
		if err != nil {
			return 0
		}
		return info.Size()
	}
	for before := int64(-1); size() != before || before == 0; time.Sleep(400 * time.Millisecond) {
		before = size()
	}
	sox := exec.Command("sox", "-t", "raw", "-r", strconv.Itoa(soundRate), "-e", "float", "-b", "32", "-c", "2", "-L",
		heard, "-n", "remix", "1", "silence", "1", "0.001", "-60d", "-1", "0.02", "-60d", "stat")
	out, err := sox.CombinedOutput()
	if err != nil {
		t.Fatalf("sox: %v: %s", err, out)
	}
	number := func(name string) float64 {
		n := regexp.MustCompile(name + `:\s+([-0-9.]+)`).FindSubmatch(out)
		if n == nil {
			t.Fatalf("sox says nothing of %s: %s", name, out)
		}
		f, err := strconv.ParseFloat(string(n[1]), 64)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	return number(`Length \(seconds\)`), max(number("Maximum amplitude"), -number("Minimum amplitude"))
}

// chooseSound goes from the home screen to the settings, changes the fourteenth of them, the volume of the table, and
// comes back.
func (p *program) chooseSound(t *testing.T, key string, times int) {
	t.Helper()
	p.display.press(t, "s")
	p.display.settle(t, 150*time.Millisecond)
	p.display.press(t, "Home", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down")
	for range times {
		p.display.press(t, key)
		p.display.settle(t, 60*time.Millisecond)
	}
	p.display.press(t, "Escape")
	p.display.settle(t, 150*time.Millisecond)
}

// hearChoice chooses the volume of the table, pressing a key a number of times, until more than before is heard, and
// returns the seconds of sound and their peak. On a busy machine the device may be ready too late for the sample; then
// it goes back a step and chooses again.
func (p *program) hearChoice(t *testing.T, heard string, before float64, key, back string, times int) (seconds, peak float64) {
	t.Helper()
	for range 5 {
		p.chooseSound(t, key, times)
		if info, err := os.Stat(heard); err == nil && info.Size() > 0 {
			if seconds, peak = listen(t, heard); seconds > before {
				return seconds, peak
			}
		}
		p.chooseSound(t, back, 1)
		times = 1
	}
	t.Fatalf("nothing is heard of the choice")
	return 0, 0
}

// TestPlayIsHeard plays a while with the sound off, and hears nothing; then turns it on, which is heard, and hears
// further play.
func TestPlayIsHeard(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	env, heard := withSoundCard(t, environment(t, d.name))
	p := launchWith(t, env, d, dir, "-fast", "-seed", "7")
	p.awaitWindow(t)
	p.awaitHome(t)
	p.chooseSound(t, "Left", 2) // past quiet, possibly before the device is ready, to off
	before, peak := p.hearChoice(t, heard, 0, "Right", "Left", 1)
	if before > 0.3 || peak > 0.07 {
		t.Errorf("quiet is heard for %.2f s with a peak of %.3f", before, peak)
	}
	p.chooseSound(t, "Left", 1) // off
	p.openTable(t)
	off := p.hintsUntil(t, func(s saved) bool { return len(s.events) >= 8 })
	if now, _ := listen(t, heard); now != before {
		t.Errorf("with the sound off, %.2f s are heard", now-before)
	}

	d.press(t, "Escape") // may only drop the selection of the last hint
	d.settle(t, 150*time.Millisecond)
	d.press(t, "Escape") // the home screen takes no notice of it
	d.settle(t, 150*time.Millisecond)
	sample, peak := p.hearChoice(t, heard, before, "Right", "Left", 3)
	if sample < before+0.02 || peak < 0.1 {
		t.Errorf("turned up, %.2f s are heard with a peak of %.3f", sample-before, peak)
	}
	p.openTable(t)
	p.hintsUntil(t, func(s saved) bool { return len(s.events) >= len(off.events)+16 })
	all, peak := listen(t, heard)
	if all < sample+0.5 || peak > 0.7 {
		t.Errorf("16 cards are heard for %.2f s with a peak of %.3f", all-sample, peak)
	}
	t.Logf("the choice is heard for %.2f s, 16 cards and more for %.2f s with a peak of %.3f", sample-before, all-sample, peak)
}
