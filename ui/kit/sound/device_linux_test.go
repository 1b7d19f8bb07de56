package sound

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"
)

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
	time.Sleep(200 * time.Millisecond) // long enough for a card to be heard
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
	loud := time.Since(began).Seconds() // longer on a busy machine
	p.do("play rubber")
	eventually(t, "the card rests", p.rests)
	if _, after := p.measure(); after-before > max(0.15, loud+0.1) {
		t.Errorf("%.2f s are heard, and it was loud for %.2f s: want next to nothing", after-before, loud)
	}
}

// Without a device there is neither sound nor error.
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

// When a device is pulled out, or stops taking sound, there is no message, no goroutine of the player is left, and Play
// doesn't wait. The goroutine of oto that fills its players' buffers can't be ended; it sleeps.
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
				want = 2 // one is stuck in ALSA
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
