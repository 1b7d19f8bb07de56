package speech

import (
	"cmp"
	"math"
	"os/exec"
	"strconv"
)

// program is a program of the system that speaks.
type program struct {
	path  string
	args  func(v voice, line string) []string // its arguments; a sentence is among them behind "--" alone
	env   func(v voice, line string) []string // what is added to its environment; nil if nothing is
	piped bool                                // the sentence comes on its standard input
	hush  []string                            // its arguments for silence; nil if that comes with the end of the process
}

// voice says how something is spoken.
type voice struct {
	language string // en, ro, ru or eo
	percent  int    // of the usual speed
}

// usual is the usual speed of most programs, in words a minute.
const usual = 175

// wordsAMinute returns the speed for programs that count words.
func (v voice) wordsAMinute() string { return strconv.Itoa(usual * v.percent / 100) }

// steps returns the speed for programs with a scale from −most to most, at whose ends it is a third and three times the usual one.
func (v voice) steps(most int) string {
	step := math.Round(float64(most) * math.Log(float64(v.percent)/100) / math.Log(3))
	return strconv.Itoa(min(max(int(step), -most), most))
}

// macVoices are the voices of macOS for languages. There is none for Esperanto.
var macVoices = map[string]string{"en": "Samantha", "ro": "Ioana", "ru": "Milena"}

// windows is a script of PowerShell, which finds all that varies in its environment. It takes a voice of the language where there is one.
const windows = `$ErrorActionPreference = 'Stop'; Add-Type -AssemblyName System.Speech
$s = New-Object System.Speech.Synthesis.SpeechSynthesizer
$v = $s.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:SPEECH_LANGUAGE } | Select-Object -First 1
if ($v) { $s.SelectVoice($v.VoiceInfo.Name) }
$s.Rate = [int]$env:SPEECH_RATE; $s.Speak($env:SPEECH_TEXT)`

// known returns the programs that speak on a system, the best first; path returns where a program is, or "" if it isn't.
func known(system string, path func(name string) string) (all []program) {
	var candidates []program
	switch system {
	case "darwin":
		say := path("say")
		candidates = []program{
			{path: say, piped: true, args: func(v voice, _ string) []string {
				return []string{"-v", cmp.Or(macVoices[v.language], "Samantha"), "-r", v.wordsAMinute()}
			}},
			{path: say, piped: true, args: func(v voice, _ string) []string { return []string{"-r", v.wordsAMinute()} }}, // the system's own voice
		}
	case "windows":
		candidates = []program{{
			path: path("powershell"),
			args: func(voice, string) []string { return []string{"-NoProfile", "-NonInteractive", "-Command", windows} },
			env: func(v voice, line string) []string {
				return []string{"SPEECH_LANGUAGE=" + v.language, "SPEECH_RATE=" + v.steps(10), "SPEECH_TEXT=" + line}
			},
		}}
	default:
		candidates = []program{{
			path: path("spd-say"), hush: []string{"--stop"},
			args: func(v voice, line string) []string {
				return []string{"--wait", "--language", v.language, "--rate", v.steps(100), "--", line}
			},
		}}
	}
	candidates = append(candidates, program{path: path("espeak-ng"), piped: true, args: func(v voice, _ string) []string {
		return []string{"-v", v.language, "-s", v.wordsAMinute(), "--stdin"}
	}})
	for _, p := range candidates {
		if p.path != "" {
			all = append(all, p)
		}
	}
	return all
}

// lookUp returns where a program is, or "".
func lookUp(name string) string {
	path, err := exec.LookPath(name)
	if err != nil {
		return ""
	}
	return path
}
