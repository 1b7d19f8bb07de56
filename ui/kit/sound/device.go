package sound

import (
	"errors"
	"io"
	"time"

	"github.com/hajimehoshi/oto/v2"
)

// otoDevice is the system's usual device. One player of oto reads the mixer: then the
// mixing, and how many voices there are, is ours, a change of volume doesn't click, and
// that the device asks for more shows that it lives.
type otoDevice struct {
	*oto.Context
	player oto.Player
}

// errNoDevice says that there is nothing to play on, and that asking has done no harm.
var errNoDevice = errors.New("no sound device")

// openDevice opens the system's usual device, which plays what it reads from then on. It
// takes from some milliseconds to a few seconds. If it returns errNoDevice it may be
// called again; after any other outcome not, as oto can make one context only.
func openDevice(sound io.Reader) (device, error) {
	ahead, err := probe()
	if err != nil {
		return nil, err
	}
	context, ready, err := oto.NewContextWithOptions(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: channels, Format: oto.FormatFloat32LE, BufferSize: buffer,
	})
	if err != nil {
		return nil, err
	}
	limit := time.NewTimer(deviceTimeout)
	defer limit.Stop()
	select {
	case <-ready:
	case <-limit.C:
		return nil, errors.New("the sound device doesn't open")
	}
	if err := context.Err(); err != nil {
		return nil, err
	}
	d := &otoDevice{context, context.NewPlayer(sound)}
	// The player's own store, half a second if nobody says otherwise, is in front of the
	// device's. It must hold what the device takes at once, and should hold no more.
	d.player.(oto.BufferSizeSetter).SetBufferSize(ahead * frameSize)
	d.player.Play()
	return d, nil
}

// Close stops what sounds. The context stays as it is, for oto has no way to close one.
func (d *otoDevice) Close() { d.player.Close() }
