package sound

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
	"time"
)

// The sound format of the device: frames of two channels, each sample four bytes.
const (
	channels  = 2
	frameSize = 4 * channels
)

// maxVoices is the largest number of simultaneous effects. A program that plays by itself as fast as it can should
// murmur, not roar.
const maxVoices = 8

// mixer adds up the current sounds. The device reads it, and it never ends: silence is zeros.
type mixer struct {
	mu     sync.Mutex
	voices []voice
	want   float64   // the wanted gain
	gain   float64   // that of the last frame; it moves to want within one reading, as a jump would click
	read   time.Time // time of the device's last read
	closed bool
}

// voice is an effect that sounds.
type voice struct {
	samples []float32 // the rest; shared, never written
}

// add lets samples sound from now on, unless there is too much already.
func (m *mixer) add(samples []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.voices) < maxVoices {
		m.voices = append(m.voices, voice{samples})
	}
}

// setGain changes the volume, also of running sounds.
func (m *mixer) setGain(gain float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.want = gain
}

// sounding reports whether there is anything to hear, and the time of the device's last read.
func (m *mixer) sounding() (bool, time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices) > 0, m.read
}

// close makes Read return io.EOF.
func (m *mixer) close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed, m.voices = true, nil
}

// Read implements io.Reader.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return 0, io.EOF
	}
	m.read = time.Now()
	frames := len(p) / frameSize
	step := (m.want - m.gain) / float64(max(frames, 1))
	for i := range frames {
		var sum float64
		for _, v := range m.voices {
			if i < len(v.samples) {
				sum += float64(v.samples[i])
			}
		}
		m.gain += step
		bits := math.Float32bits(float32(bend(sum * m.gain)))
		for c := range channels {
			binary.LittleEndian.PutUint32(p[i*frameSize+4*c:], bits)
		}
	}
	m.gain = m.want
	left := m.voices[:0]
	for _, v := range m.voices {
		if frames < len(v.samples) {
			left = append(left, voice{v.samples[frames:]})
		}
	}
	clear(m.voices[len(left):]) // lets go of their samples
	m.voices = left
	return frames * frameSize, nil
}

// bend keeps many simultaneous voices within full scale without the harshness of clipping. Values below half of full
// scale aren't changed.
func bend(x float64) float64 {
	const knee = 0.5
	if math.Abs(x) <= knee {
		return x
	}
	return math.Copysign(knee+(1-knee)*math.Tanh((math.Abs(x)-knee)/(1-knee)), x)
}
