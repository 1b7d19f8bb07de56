package sound

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
)

// listen reads n frames from a mixer and returns the left channel.
func listen(t *testing.T, m *mixer, frames int) []float64 {
	t.Helper()
	p := make([]byte, frames*frameSize+3) // the incomplete frame isn't touched
	n, err := m.Read(p)
	if n != frames*frameSize || err != nil {
		t.Fatalf("read %d bytes: %v", n, err)
	}
	out := make([]float64, frames)
	for i := range out {
		left := binary.LittleEndian.Uint32(p[i*frameSize:])
		if right := binary.LittleEndian.Uint32(p[i*frameSize+4:]); left != right {
			t.Fatalf("frame %d: left and right differ", i)
		}
		out[i] = float64(math.Float32frombits(left))
	}
	return out
}

func same(value float32, n int) []float32 {
	s := make([]float32, n)
	for i := range s {
		s[i] = value
	}
	return s
}

func TestMixerAddsVoices(t *testing.T) {
	m := &mixer{want: 1, gain: 1}
	m.add(same(0.1, 5))
	got := listen(t, m, 3)
	m.add(same(0.2, 4))
	got = append(got, listen(t, m, 6)...)
	for i, want := range []float64{0.1, 0.1, 0.1, 0.3, 0.3, 0.2, 0.2, 0, 0} {
		if math.Abs(got[i]-want) > 1e-6 {
			t.Errorf("frame %d: %.3f, want %.3f", i, got[i], want)
		}
	}
	if sounding, _ := m.sounding(); sounding {
		t.Error("it still sounds")
	}
	m.close()
	if _, err := m.Read(make([]byte, 80)); err != io.EOF {
		t.Errorf("after close: %v", err)
	}
}

// However many voices there are, they stay within full scale.
func TestMixerIsNotOverwhelmed(t *testing.T) {
	m := &mixer{want: 1, gain: 1}
	for range 100 {
		m.add(same(0.25, 64))
	}
	if len(m.voices) != maxVoices {
		t.Errorf("%d voices", len(m.voices))
	}
	for _, x := range listen(t, m, 64) {
		if x <= 0.5 || x > 1 {
			t.Fatalf("many voices give %.3f", x)
		}
	}
}

func TestVolumeDoesNotJump(t *testing.T) {
	m := &mixer{want: 1, gain: 1}
	m.add(same(0.4, 1000))
	listen(t, m, 100)
	m.setGain(0)
	before := 0.4
	for i, x := range listen(t, m, 100) {
		if math.Abs(x-before) > 0.005 {
			t.Fatalf("frame %d goes from %.3f to %.3f", i, before, x)
		}
		before = x
	}
	for _, x := range listen(t, m, 100) {
		if x != 0 {
			t.Fatalf("off, but %.3f is heard", x)
		}
	}
}
