//go:build !linux

package sound

import "time"

// buffer is how much sound lies ready in the device; as much again is in front of it,
// because some of these systems take it all at once.
const buffer = 40 * time.Millisecond

// Latency is about how long it takes from Play to the sound. Devices without a wire add
// their own.
const Latency = buffer * 3 / 2

// probe returns how many frames the device takes at once at most. Opening one that isn't
// there does no harm on these systems: it fails without a word.
func probe() (int, error) { return samples(buffer.Seconds()), nil }
