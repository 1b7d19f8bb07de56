package sound

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void say_nothing(const char *file, int line, const char *function, int err, const char *format, ...) {}

// probe returns how many frames the default device would take at once at the given rate and buffer, or a negative
// number if there is no such device. It doesn't wait for a device in use.
static long probe(unsigned int channels, unsigned int rate, unsigned long buffer) {
	snd_pcm_t *pcm;
	snd_pcm_hw_params_t *params;
	snd_pcm_uframes_t half = buffer / 2;
	int err;

	snd_lib_error_set_handler(say_nothing);
	if ((err = snd_pcm_open(&pcm, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)) < 0)
		return err;
	snd_pcm_hw_params_alloca(&params);
	if ((err = snd_pcm_hw_params_any(pcm, params)) >= 0 &&
	    (err = snd_pcm_hw_params_set_access(pcm, params, SND_PCM_ACCESS_RW_INTERLEAVED)) >= 0 &&
	    (err = snd_pcm_hw_params_set_format(pcm, params, SND_PCM_FORMAT_FLOAT_LE)) >= 0 &&
	    (err = snd_pcm_hw_params_set_channels(pcm, params, channels)) >= 0 &&
	    (err = snd_pcm_hw_params_set_rate_near(pcm, params, &rate, NULL)) >= 0 &&
	    (err = snd_pcm_hw_params_set_buffer_size_near(pcm, params, &buffer)) >= 0)
		err = snd_pcm_hw_params_set_period_size_near(pcm, params, &half, NULL);
	snd_pcm_close(pcm);
	return err < 0 ? err : (long)half;
}
*/
import "C"

import "time"

// buffer is the length of the device's buffer, in two halves; another half is in front of it. So an effect is heard 1½
// to 2 times this after it is played. With much less it would stutter while the computer players think on all
// processors.
const buffer = 32 * time.Millisecond

// Latency is the approximate delay from Play to the sound. Wireless devices add their own.
const Latency = buffer * 7 / 4

// probe returns how many frames the device takes at once, or errNoDevice. It silences ALSA from then on: oto would try
// all devices, and ALSA and the libraries below it print an error for each that doesn't open.
func probe() (int, error) {
	frames := C.probe(channels, Rate, C.ulong(samples(buffer.Seconds())))
	if frames <= 0 {
		return 0, errNoDevice
	}
	return min(int(frames), Rate/2), nil
}
