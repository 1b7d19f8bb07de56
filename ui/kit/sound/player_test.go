package sound

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// fake is a device that reads every 14 ms, until the test changes that.
type fake struct {
	sound     io.Reader
	mu        sync.Mutex
	suspended bool
	hangs     bool // it doesn't read, and doesn't return
	err       error
	loud      int     // frames that were not silent
	last      float32 // the last frame read
	resumed   int
	closed    chan struct{}
}

func newFake(sound io.Reader) *fake {
	f := &fake{sound: sound, closed: make(chan struct{})}
	go func() {
		p := make([]byte, 672*frameSize)
		for {
			select {
			case <-f.closed:
				return
			case <-time.After(14 * time.Millisecond):
			}
			f.mu.Lock()
			if !f.suspended && !f.hangs && f.err == nil {
				f.sound.Read(p)
				for i := 0; i < len(p); i += frameSize {
					f.last = math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))
					if f.last != 0 {
						f.loud++
					}
				}
			}
			f.mu.Unlock()
		}
	}()
	return f
}

func (f *fake) set(suspended bool) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.hangs {
		f.mu.Unlock()
		<-f.closed
		f.mu.Lock()
		return nil
	}
	if f.suspended && !suspended {
		f.resumed++
	}
	f.suspended = suspended
	return f.err
}

func (f *fake) Resume() error  { return f.set(false) }
func (f *fake) Suspend() error { return f.set(true) }
func (f *fake) Close()         { close(f.closed) }
func (f *fake) Err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *fake) state() (suspended bool, resumed, loud int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.suspended, f.resumed, f.loud
}

// withFake runs a test with a player on a fake device, on synthetic time. The device is nil until the first effect is
// played. After the test no goroutine may be left, or synctest complains.
func withFake(t *testing.T, test func(t *testing.T, p *Player, device func() *fake)) {
	synctest.Test(t, func(t *testing.T) {
		var f *fake
		p := newPlayer(func(sound io.Reader) (device, error) {
			f = newFake(sound)
			return f, nil
		}, func(n int) int { return 0 })
		p.SetLevel(Loud)
		test(t, p, func() *fake { synctest.Wait(); return f })
		p.Close()
	})
}

func TestPlayerSleepsWhenIdle(t *testing.T) {
	withFake(t, func(t *testing.T, p *Player, device func() *fake) {
		if device() != nil {
			t.Fatal("the device is open before anything is played")
		}
		p.Play(Card)
		time.Sleep(500 * time.Millisecond)
		if suspended, _, loud := device().state(); suspended || loud < 3000 {
			t.Errorf("suspended: %v, %d frames heard", suspended, loud)
		}
		time.Sleep(time.Second)
		if suspended, _, _ := device().state(); !suspended {
			t.Error("the device isn't suspended after a second of silence")
		}
		time.Sleep(time.Hour)
		_, _, before := device().state()
		p.Play(Rubber)
		time.Sleep(time.Second)
		if suspended, resumed, loud := device().state(); suspended || resumed != 1 || loud < before+30000 {
			t.Errorf("suspended: %v, resumed %d times, %d frames heard", suspended, resumed, loud-before)
		}
		time.Sleep(time.Minute) // and again, and again it is watched
		if suspended, _, _ := device().state(); !suspended {
			t.Error("the device isn't suspended a second time")
		}
	})
}

// The same effect twice at the same time is heard once, as it would only be louder.
func TestTwiceAtOnceIsHeardOnce(t *testing.T) {
	withFake(t, func(t *testing.T, p *Player, device func() *fake) {
		voices := func() int {
			synctest.Wait()
			p.mixer.mu.Lock()
			defer p.mixer.mu.Unlock()
			return len(p.mixer.voices)
		}
		p.Play(Rubber)
		p.Play(Rubber)
		if n := voices(); n != 1 {
			t.Errorf("%d are heard of two at once", n)
		}
		p.Play(Made)
		if n := voices(); n != 2 {
			t.Errorf("%d are heard, want another effect too", n)
		}
		time.Sleep(apart)
		p.Play(Rubber)
		if n := voices(); n != 3 {
			t.Errorf("%d are heard, want it again a little later", n)
		}
	})
}

// A player that is closed during a tone fades it out quickly; without sound, Close returns at once.
func TestCloseFades(t *testing.T) {
	for _, sounds := range []bool{true, false} {
		withFake(t, func(t *testing.T, p *Player, device func() *fake) {
			p.Play(Rubber)
			time.Sleep(200 * time.Millisecond)
			f := device()
			if !sounds {
				time.Sleep(time.Minute)
			}
			begin := time.Now()
			p.Close()
			if took := time.Since(begin); sounds != (took > 0) || took > 100*time.Millisecond {
				t.Errorf("sounding: %v; Close takes %v", sounds, took)
			}
			f.mu.Lock()
			defer f.mu.Unlock()
			if f.last != 0 {
				t.Errorf("what sounds is cut at %.3f", f.last)
			}
		})
	}
}

func TestAudible(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPlayer(func(io.Reader) (device, error) { return nil, errNoDevice }, func(int) int { return 0 })
		for _, step := range []struct {
			name string
			do   func()
			want bool
		}{
			{"off", func() {}, false},
			{"before the first effect", func() { p.SetLevel(Normal) }, true},
			{"without a device", func() { p.Play(Card); synctest.Wait() }, false},
			{"when one may be looked for", func() { p.SetLevel(Loud) }, true},
			{"closed", p.Close, false},
		} {
			if step.do(); p.Audible() != step.want {
				t.Errorf("%s: audible is %v", step.name, !step.want)
			}
		}
	})
}

func TestOffIsSilent(t *testing.T) {
	withFake(t, func(t *testing.T, p *Player, device func() *fake) {
		p.SetLevel(Off)
		p.Play(Card)
		if device() != nil {
			t.Fatal("the device was opened for nothing")
		}
		p.SetLevel(Quiet)
		p.Play(Rubber)
		time.Sleep(200 * time.Millisecond)
		p.SetLevel(Off)
		time.Sleep(30 * time.Millisecond)
		_, _, before := device().state()
		time.Sleep(200 * time.Millisecond)
		if _, _, loud := device().state(); before == 0 || loud != before {
			t.Errorf("%d frames heard before, %d after it was off", before, loud-before)
		}
	})
}

// Losing the device ends the player's goroutines; nothing waits for it.
func TestDeviceGoes(t *testing.T) {
	for name, goes := range map[string]func(f *fake){
		"with an error": func(f *fake) { f.err = errors.New("unplugged") },
		"without word":  func(f *fake) { f.hangs = true },
	} {
		for _, idle := range []bool{false, true} {
			t.Run(name, func(t *testing.T) {
				withFake(t, func(t *testing.T, p *Player, device func() *fake) {
					p.Play(Card)
					f := device()
					if idle {
						time.Sleep(time.Minute)
					}
					f.mu.Lock()
					goes(f)
					f.mu.Unlock()
					p.Play(Card)
					time.Sleep(deviceTimeout + time.Second)
					select {
					case <-f.closed:
					default:
						t.Fatal("the player goes on with a device that is gone")
					}
					if _, err := p.mixer.Read(make([]byte, frameSize)); err != io.EOF {
						t.Errorf("there is still something to read: %v", err)
					}
					begin := time.Now()
					for range 100 {
						p.Play(Card)
					}
					if time.Since(begin) > 0 {
						t.Error("Play waits")
					}
				})
			})
		}
	}
}

// Without a device the player looks once, and again when the level is set.
func TestNoDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		opened := 0
		p := newPlayer(func(io.Reader) (device, error) { opened++; return nil, errNoDevice }, func(int) int { return 0 })
		p.SetLevel(Normal)
		for range 3 {
			p.Play(Card)
			synctest.Wait()
		}
		if opened != 1 {
			t.Errorf("it looked for a device %d times", opened)
		}
		p.SetLevel(Loud)
		p.Play(Card)
		synctest.Wait()
		if opened != 2 {
			t.Errorf("it looked for a device %d times, want 2", opened)
		}
		p.Close()
		p.Close()
		p.SetLevel(Quiet)
		p.Play(Card)
		if opened != 2 {
			t.Error("closed, it looks for a device")
		}
	})
}

// Effects that were missed while a slow device was opened aren't played afterwards, all at once.
func TestLateEffectsAreDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f *fake
		p := newPlayer(func(sound io.Reader) (device, error) {
			time.Sleep(time.Second)
			f = newFake(sound)
			return f, nil
		}, func(int) int { return 0 })
		p.SetLevel(Loud)
		for range 1000 {
			p.Play(Card)
		}
		time.Sleep(1500 * time.Millisecond)
		synctest.Wait()
		if _, _, loud := f.state(); loud != 0 {
			t.Errorf("%d frames are heard", loud)
		}
		p.Close()
	})
}

func TestNoVariantTwiceInARow(t *testing.T) {
	b := bank{random: rand.New(rand.NewPCG(1, 2)).IntN}
	for _, e := range effects {
		seen := make(map[int]bool)
		last := -1
		for range 200 {
			v := b.choose(e)
			if v == last || v < 0 || v >= e.Variants() {
				t.Fatalf("%v: %d after %d", e, v, last)
			}
			seen[v], last = true, v
		}
		if len(seen) != e.Variants() {
			t.Errorf("%v: %d of %d variants are heard", e, len(seen), e.Variants())
		}
	}
}
