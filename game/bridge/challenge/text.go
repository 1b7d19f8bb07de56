package challenge

import (
	"crypto/sha256"
	"encoding/base32"
	"hash/crc32"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Version is the version of the text form that this program writes. It reads older ones too.
const Version = 1

// Extension is that of files with a challenge: text, as in mails.
const Extension = ".sbc"

// LongestText is the highest number of bytes that [Parse] reads.
const LongestText = 1 << 18

// lineLen is the length of a line of the text form: short enough to be quoted in mails without being wrapped.
const lineLen = 64

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var letters = base32.NewEncoding(crockford).WithPadding(base32.NoPadding)

// begin starts a text; the version and a colon follow, and a colon ends it.
const begin = "SBC"

// String returns the text form, in lines of at most 64 characters that end with a newline: SBC and the version,
// a colon, the content and its checksum (CRC-32) in Crockford's base 32, and a colon.
// All its characters are of the alphanumeric mode of QR codes. It is empty if a result is not by the rules, which
// those of [Challenge.With] and [Parse] are.
func (c Challenge) String() string {
	content, err := c.encode()
	if err != nil {
		return ""
	}
	line := frame(Version, content)
	var w strings.Builder
	for len(line) > lineLen {
		w.WriteString(line[:lineLen] + "\n")
		line = line[lineLen:]
	}
	w.WriteString(line + "\n")
	return w.String()
}

// Line returns the text form in one line, as in QR codes.
func (c Challenge) Line() string { return strings.ReplaceAll(c.String(), "\n", "") }

// frame returns a content in one line.
func frame(version int, content []byte) string {
	head := begin + strconv.Itoa(version) + ":"
	sum := crc32.ChecksumIEEE(append([]byte(head), content...))
	whole := append(content[:len(content):len(content)], byte(sum>>24), byte(sum>>16), byte(sum>>8), byte(sum))
	return head + letters.EncodeToString(whole) + ":"
}

// Key returns a short name for the boards of the challenge, the same for the same boards: 16 letters and digits.
func (c Challenge) Key() string {
	c.Players = nil
	content, _ := c.encode() // without results it can't fail
	sum := sha256.Sum256(content)
	return letters.EncodeToString(sum[:10])
}

// The errors of texts that are no challenge.
var (
	ErrNone    = fault.New("there is no challenge in it: no line begins with SBC and a number")
	errCut     = fault.New("the end of the challenge is missing; copy all of its lines")
	errChanged = fault.New("the challenge has been changed on its way; copy it again")
	errLong    = fault.New("it is too long for a challenge")
)

// Parse reads the first challenge in a text, such as a mail in which it is quoted: it passes over what stands before and
// after it, and in it over signs of quotation, spaces and line breaks. As Crockford proposes, case doesn't
// matter, I and L are read as 1 and O as 0. It checks that each result is by the rules.
//
// The error is one sentence: [ErrNone], or what is wrong with the challenge.
func Parse(text string) (Challenge, error) {
	if len(text) > LongestText {
		return Challenge{}, errLong
	}
	version, rest, err := start(text)
	if err != nil {
		return Challenge{}, err
	}
	if version > Version {
		return Challenge{}, fault.Errorf("a newer version of the program has written this challenge, in form %d", version)
	}
	body, _, ok := strings.Cut(rest, ":")
	if !ok {
		return Challenge{}, errCut
	}
	content, ok := contentOf(version, body)
	if !ok {
		return Challenge{}, errChanged
	}
	c, err := decode(content)
	if err != nil {
		return Challenge{}, fault.Errorf("the challenge can't be read: %w", err)
	}
	return c.sorted(), nil
}

// start finds where a challenge begins, and returns its version and what follows the colon.
func start(text string) (version int, rest string, err error) {
	upper := capitals(text)
	for {
		_, after, found := strings.Cut(upper, begin)
		if !found {
			return 0, "", ErrNone
		}
		upper = after
		digits, body, ok := strings.Cut(after, ":")
		n, err := strconv.ParseUint(strings.TrimSpace(digits), 10, 31)
		if ok && err == nil && n > 0 && len(digits) <= 10 {
			return int(n), body, nil
		}
	}
}

// capitals returns a text with the letters a to z as capitals.
func capitals(text string) string {
	return strings.Map(func(r rune) rune {
		if 'a' <= r && r <= 'z' {
			return r - 'a' + 'A'
		}
		return r
	}, text)
}

// contentOf returns the content, unless the checksum is wrong.
func contentOf(version int, body string) ([]byte, bool) {
	plain := strings.Map(func(r rune) rune {
		switch {
		case r == 'O':
			return '0'
		case r == 'I' || r == 'L':
			return '1'
		case '0' <= r && r <= '9' || 'A' <= r && r <= 'Z':
			return r
		case r > 127 && (r < 0x2000 || r > 0x206F) && r != 0xA0 && r != 0xFEFF:
			return 'U' // a letter, and none of a challenge
		}
		return -1
	}, body)
	whole, err := letters.DecodeString(plain)
	if err != nil || len(whole) < crc32.Size {
		return nil, false
	}
	content := whole[:len(whole)-crc32.Size]
	return content, frame(version, content) == begin+strconv.Itoa(version)+":"+plain+":"
}
