package sound

import (
	"io"
	"time"

	"github.com/hajimehoshi/oto/v2"

	"github.com/superbridge/superbridge/game/fault"
)

// otoDevice is the system's default device. A single oto player reads the mixer: so mixing and the number of voices are
// ours, a change of volume doesn't click, and the device's requests show that it is alive.
type otoDevice struct {
	*oto.Context
	player oto.Player
}

// errNoDevice says that there is no sound device, and that it may be looked for again.
var errNoDevice = fault.New("no sound device")

// openDevice opens the system's default device, which plays what it reads from then on. It takes from some milliseconds
// to a few seconds. After errNoDevice it may be called again; after any other result it may not, as oto can make one
// context only.
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
		return nil, fault.New("the sound device doesn't open")
	}
	if err := context.Err(); err != nil {
		return nil, err
	}
	d := &otoDevice{context, context.NewPlayer(sound)}
	// The player's own buffer, half a second by default, is in front of the device's. It must hold what the device
	// takes at once, and should hold no more.
	d.player.(oto.BufferSizeSetter).SetBufferSize(ahead * frameSize)
	d.player.Play()
	return d, nil
}

// Close stops the sound. The context remains, since oto has no way to close one.
func (d *otoDevice) Close() { d.player.Close() }
