package sound

import (
	"errors"
	"io"
	"sync"
	"time"
)

// device is what sound comes out of.
type device interface {
	// Resume and Suspend let the device ask for sound, or stop asking, which saves power. A
	// device that hangs may never return from them.
	Resume() error
	Suspend() error
	Err() error // why no sound will come any more, or nil
	Close()     // doesn't wait for the device
}

// What the player waits for, and how long.
const (
	watch         = 100 * time.Millisecond // between two looks at the device
	idle          = time.Second            // without sound, then the device is suspended
	deviceTimeout = 2 * time.Second        // for a device that doesn't ask for sound, or doesn't answer
	late          = 500 * time.Millisecond // an effect is dropped if it had to wait longer for the device to open
	apart         = 25 * time.Millisecond  // the same effect within this time is heard once

	closeFade = Latency + 30*time.Millisecond // for what sounds to fade out when the player is closed
)

// Player plays effects. All its methods may be called from any goroutine, and none waits
// for the device, which is opened when the first effect is played. If there is none, or it
// goes away, the player is silent.
type Player struct {
	open   func(io.Reader) (device, error)
	random func(n int) int

	mu     sync.Mutex
	mixer  *mixer
	wanted chan request // of the run, or nil
	level  Level
	gone   bool // the device was there and has gone, or the player is closed
	none   bool // there was no device
	ending sync.Once
	closed chan struct{}
}

// request is an effect that is to be heard.
type request struct {
	effect Effect
	at     time.Time
}

// NewPlayer returns a player that is off. The function random returns a number from 0 to
// n-1; it decides which variants are heard, and is called from a goroutine of the player.
func NewPlayer(random func(n int) int) *Player {
	return newPlayer(openDevice, random)
}

func newPlayer(open func(io.Reader) (device, error), random func(n int) int) *Player {
	return &Player{open: open, random: random, mixer: new(mixer), level: Off, closed: make(chan struct{})}
}

// SetLevel makes the player louder or quieter, at once. On Linux a player that has found no
// device looks for one again when the next effect is played; elsewhere it can't, for there
// one learns that there is none only from oto, which can be asked once, and stays silent.
func (p *Player) SetLevel(l Level) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.level, p.none = l, false
	if p.gone {
		return
	}
	p.mixer.setGain(l.gain())
}

// Play lets an effect be heard. What can't be heard now isn't heard later.
func (p *Player) Play(e Effect) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.audible() {
		return
	}
	if p.wanted == nil {
		p.wanted = make(chan request, 2*maxVoices)
		go p.run(p.wanted)
	}
	select {
	case p.wanted <- request{e, time.Now()}:
	default: // more than anyone could tell apart
	}
}

// Audible reports whether an effect would be heard, as far as one knows without waiting:
// before the first is played nobody knows whether there is a device, and the answer is yes.
func (p *Player) Audible() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.audible()
}

func (p *Player) audible() bool { return !p.gone && !p.none && p.level.gain() > 0 }

// Close ends the player. What sounds fades out, for which Close waits a tenth of a second,
// because the process may end next; for the device it doesn't wait.
func (p *Player) Close() { p.ending.Do(p.end) }

func (p *Player) end() {
	p.mu.Lock()
	p.gone = true
	p.mixer.setGain(0)
	sounding, _ := p.mixer.sounding()
	p.mu.Unlock()
	if sounding {
		time.Sleep(closeFade)
	}
	close(p.closed)
}

// run opens the device and plays on it until it or the player ends.
func (p *Player) run(wanted <-chan request) {
	d, err := p.open(p.mixer)
	if err == nil {
		p.serve(d, wanted)
		d.Close()
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if errors.Is(err, errNoDevice) {
		p.none, p.wanted = true, nil
		return
	}
	p.gone = true
	p.mixer.close()
}

// serve plays what is wanted. It returns when the player is closed or the device is of no
// more use.
func (p *Player) serve(d device, wanted <-chan request) {
	s := service{
		device: d, mixer: p.mixer, awake: true, look: time.NewTicker(watch),
		bank: bank{random: p.random, kept: make(map[key][]float32)}, last: make(map[Effect]time.Time),
	}
	defer s.look.Stop()
	for going := true; going; {
		select {
		case <-p.closed:
			if s.awake {
				answers(d.Suspend)
			}
			return
		case r := <-wanted:
			going = s.play(r)
		case <-s.look.C:
			going = s.watch()
		}
	}
}

// service is a device in use. Looks at it are counted, not times compared: this process may
// have been stopped itself.
type service struct {
	device device
	mixer  *mixer
	bank   bank
	last   map[Effect]time.Time // when each was heard
	look   *time.Ticker
	awake  bool      // not suspended
	quiet  int       // for how many looks nothing sounded
	still  int       // for how many looks the device didn't ask for sound
	read   time.Time // when it last did
}

// play lets an effect be heard, unless it comes too late or too often. It reports whether
// the device is still of use.
func (s *service) play(r request) bool {
	now := time.Now()
	if now.Sub(r.at) > late || now.Sub(s.last[r.effect]) < apart {
		return true
	}
	s.last[r.effect] = now
	s.mixer.add(s.bank.next(r.effect))
	s.quiet = 0
	if s.awake {
		return true
	}
	if !answers(s.device.Resume) {
		return false
	}
	s.awake = true
	s.look.Reset(watch)
	return true
}

// watch looks at the device, suspends it if nothing has sounded for long, and reports
// whether it is still of use.
func (s *service) watch() bool {
	sounding, read := s.mixer.sounding()
	s.quiet, s.still = s.quiet+1, s.still+1
	if sounding {
		s.quiet = 0
	}
	if read != s.read {
		s.read, s.still = read, 0
	}
	if s.device.Err() != nil || s.still > int(deviceTimeout/watch) {
		return false
	}
	if s.quiet <= int(idle/watch) {
		return true
	}
	s.awake, s.quiet, s.still = false, 0, 0
	s.look.Stop()
	return answers(s.device.Suspend)
}

// answers reports whether a device does something without an error, and in time. The
// goroutine of one that hangs can't be ended, but nobody else hangs with it.
func answers(do func() error) bool {
	done := make(chan error, 1)
	go func() { done <- do() }()
	limit := time.NewTimer(deviceTimeout)
	defer limit.Stop()
	select {
	case err := <-done:
		return err == nil
	case <-limit.C:
		return false
	}
}

// key names a variant.
type key struct {
	effect  Effect
	variant int
}

// bank keeps what has been computed, and knows what was heard last.
type bank struct {
	random func(n int) int
	kept   map[key][]float32
	last   map[Effect]int // 1 more than the variant
}

// next returns a variant of an effect that is not the one before.
func (b *bank) next(e Effect) []float32 {
	v := b.choose(e)
	k := key{e, v}
	if b.kept[k] == nil {
		b.kept[k] = Render(e, v)
	}
	return b.kept[k]
}

func (b *bank) choose(e Effect) int {
	if b.last == nil {
		b.last = make(map[Effect]int)
	}
	n := e.Variants()
	v := 0
	if last := b.last[e]; last == 0 {
		v = b.random(n)
	} else {
		v = b.random(n - 1)
		if v >= last-1 {
			v++
		}
	}
	b.last[e] = v + 1
	return v
}
