//go:build !linux

package sound

import "time"

// buffer is the length of the device's buffer; as much again is in front of it, because some of these systems take it
// all at once.
const buffer = 40 * time.Millisecond

// Latency is the approximate delay from Play to the sound. Wireless devices add their own.
const Latency = buffer * 3 / 2

// probe returns the largest number of frames that the device takes at once. Opening a missing device does no harm on
// these systems: it fails silently.
func probe() (int, error) { return samples(buffer.Seconds()), nil }
