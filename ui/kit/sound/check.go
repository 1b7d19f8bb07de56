package sound

import (
	"errors"

	"github.com/superbridge/superbridge/game/fault"
)

// Check returns why nothing can be heard, or nil. It is for a program that plays nothing: the device can be opened once only.
func Check() error {
	d, err := openDevice(quiet{})
	if errors.Is(err, errNoDevice) {
		return fault.New("there is no sound device, or another program keeps it to itself")
	}
	if err != nil {
		return err
	}
	d.Close()
	return nil
}

// quiet is an endless quiet sound.
type quiet struct{}

// Read implements io.Reader.
func (quiet) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}
