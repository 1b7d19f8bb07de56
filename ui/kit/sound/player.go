package sound

import (
	"errors"
	"io"
	"sync"
	"time"
)

// device is a sound output.
type device interface {
	// Resume and Suspend make the device start and stop asking for sound, which saves power. A device that hangs may
	// never return from them.
	Resume() error
	Suspend() error
	Err() error // the error that ended the sound, or nil
	Close()     // doesn't wait for the device
}

// Timing of the player.
const (
	watch         = 100 * time.Millisecond // between two checks of the device
	idle          = time.Second            // without sound, then the device is suspended
	deviceTimeout = 2 * time.Second        // for a device that doesn't ask for sound, or doesn't answer
	late          = 500 * time.Millisecond // an effect is dropped if it had to wait longer for the device to open
	apart         = 25 * time.Millisecond  // the same effect within this time is heard once

	closeFade = Latency + 30*time.Millisecond // for fading out when the player is closed
)

// Player plays effects. All its methods may be called from any goroutine, and none waits for the device, which is
// opened when the first effect is played. Without a device, or after losing it, the player is silent.
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

// NewPlayer returns a player that is off. Random returns a number from 0 to n-1; it chooses the variants, and is called
// from a goroutine of the player.
func NewPlayer(random func(n int) int) *Player {
	return newPlayer(openDevice, random)
}

func newPlayer(open func(io.Reader) (device, error), random func(n int) int) *Player {
	return &Player{open: open, random: random, mixer: new(mixer), level: Off, closed: make(chan struct{})}
}

// SetLevel changes the volume at once. On Linux a player without a device looks for one again when the next effect is
// played. Elsewhere it can't and stays silent: there only oto can tell, and it can be asked once.
func (p *Player) SetLevel(l Level) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.level, p.none = l, false
	if p.gone {
		return
	}
	p.mixer.setGain(l.gain())
}

// Play plays an effect. What can't be played now isn't played later.
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

// Audible reports whether an effect would be heard, as far as known without waiting: before the first one is played the
// answer is yes, since the device hasn't been looked for.
func (p *Player) Audible() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.audible()
}

func (p *Player) audible() bool { return !p.gone && !p.none && p.level.gain() > 0 }

// Close closes the player. It fades out for a tenth of a second, since the process may end next; it doesn't wait for
// the device.
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

// serve plays wanted effects. It returns when the player is closed or the device has failed.
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
	quiet  int       // number of checks without sound
	still  int       // number of checks without a read of the device
	read   time.Time // when it last did
}

// play plays an effect, unless it is too late or too frequent. It reports whether the device still works.
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

// answers reports whether a call of the device returns without an error, and in time. The goroutine of one that hangs
// can't be ended, but nothing else hangs with it.
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

// bank caches computed effects, and knows which variant was played last.
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
