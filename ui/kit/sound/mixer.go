package sound

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
	"time"
)

// The form in which the device takes sound: frames of two channels, each sample four bytes.
const (
	channels  = 2
	frameSize = 4 * channels
)

// maxVoices is how many effects sound at a time at most. A program that plays by itself
// as fast as it can should murmur, not roar.
const maxVoices = 8

// mixer adds up what sounds at the moment. It is read by the device and never ends: where
// nothing sounds there are zeros.
type mixer struct {
	mu     sync.Mutex
	voices []voice
	want   float64   // the gain that is asked for
	gain   float64   // that of the last frame; it moves to want within one reading, as a jump would click
	read   time.Time // when the device last asked for sound
	closed bool
}

// voice is an effect that sounds.
type voice struct {
	samples []float32 // what is still to come; shared, never written
}

// add lets samples sound from now on, unless there is too much already.
func (m *mixer) add(samples []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.voices) < maxVoices {
		m.voices = append(m.voices, voice{samples})
	}
}

// setGain changes how loud all is, also what sounds already.
func (m *mixer) setGain(gain float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.want = gain
}

// sounding reports whether there is anything to hear, and when the device last asked.
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

// bend keeps many voices at once within full scale without the harshness of cutting them
// off. What is below half of full scale it leaves alone.
func bend(x float64) float64 {
	const knee = 0.5
	if math.Abs(x) <= knee {
		return x
	}
	return math.Copysign(knee+(1-knee)*math.Tanh((math.Abs(x)-knee)/(1-knee)), x)
}
