package storage

import (
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Checking a file takes a second per 200 MB. So a large file is sealed when it is closed: as long as nobody touches
// it, it needs no check for a while.
const sealName = "superbridge.seal"

var (
	sealFrom int64 = 32 << 20            // bytes; smaller ones are checked each time
	sealedTo       = 30 * 24 * time.Hour // since the last check
)

// seal describes a file that has been checked and since then written only by us.
type seal struct {
	Size     int64  `json:"size"`
	Modified int64  `json:"modified"` // nanoseconds since 1970
	Header   string `json:"header"`   // its first 100 bytes, in which SQLite counts changes
	Checked  int64  `json:"checked"`  // when it was checked, milliseconds since 1970
}

func (p place) seal() string { return filepath.Join(p.dir(), sealName) }

// sealable returns the file's current seal, without the time of the check.
func (p place) sealable() (seal, error) {
	file, err := os.Open(string(p))
	if err != nil {
		return seal{}, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return seal{}, err
	}
	header := make([]byte, 100)
	if _, err := io.ReadFull(file, header); err != nil {
		return seal{}, err
	}
	return seal{Size: info.Size(), Modified: info.ModTime().UnixNano(), Header: hex.EncodeToString(header)}, nil
}

// sealed returns when the file was checked; ok is false unless it is known to be unchanged.
func (p place) sealed() (checked time.Time, ok bool) {
	if exists(p.wal()) {
		return time.Time{}, false // the program was killed, or the file is in use
	}
	text, err := os.ReadFile(p.seal())
	if err != nil {
		return time.Time{}, false
	}
	var was seal
	is, err := p.sealable()
	if err != nil || json.Unmarshal(text, &was) != nil {
		return time.Time{}, false
	}
	is.Checked = was.Checked
	return FromMillis(was.Checked), is == was
}

// setSeal seals the file, which has been closed. If that fails, the file is checked the next time.
func (p place) setSeal(checked time.Time) {
	info, err := os.Stat(string(p))
	if err != nil || exists(p.wal()) {
		return
	}
	// File times may be coarse. Any later write gives the file a later time in any case.
	if err := os.Chtimes(string(p), time.Time{}, info.ModTime().Add(-time.Nanosecond)); err != nil {
		return
	}
	is, err := p.sealable()
	if err != nil {
		return
	}
	is.Checked = checked.UnixMilli()
	text, err := json.Marshal(is)
	if err == nil {
		os.WriteFile(p.seal(), append(text, '\n'), 0o600)
	}
}
