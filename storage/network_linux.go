package storage

import (
	"bufio"
	"os"
	"strings"
	"syscall"
)

// The file systems of linux/magic.h that other machines, or a host, share with this one.
const (
	magicNFS    = 0x6969
	magicSMB    = 0x517b
	magicCIFS   = 0xff534d42
	magicSMB2   = 0xfe534d42
	magicNCP    = 0x564c
	magicAFS    = 0x5346414f
	magicKAFS   = 0x6b414653
	magicCoda   = 0x73757245
	magicCeph   = 0x00c36400
	magic9P     = 0x01021997
	magicVBox   = 0x786f4256
	magicFUSE   = 0x65735546
	magicOCFS2  = 0x7461636f
	magicGFS2   = 0x01161970
	magicLustre = 0x0bd00bd0
)

// isNetwork reports whether a folder is on a drive that other machines may also write to.
func isNetwork(dir string) bool {
	var is syscall.Statfs_t
	if err := syscall.Statfs(dir, &is); err != nil {
		return false
	}
	switch uint32(is.Type) {
	case magicNFS, magicSMB, magicCIFS, magicSMB2, magicNCP, magicAFS, magicKAFS, magicCoda, magicCeph, magic9P, magicVBox, magicOCFS2, magicGFS2, magicLustre:
		return true
	case magicFUSE: // may be a disk of this machine, or another machine
		return !isBlockDevice(dir)
	}
	return false
}

// isBlockDevice reports whether a folder is on a user-space file system on a disk of this machine, as NTFS often is.
func isBlockDevice(dir string) bool {
	file, err := os.Open("/proc/self/mountinfo")
	if err != nil {
		return false
	}
	defer file.Close()
	longest, kind := -1, ""
	for s := bufio.NewScanner(file); s.Scan(); {
		// 36 35 98:0 /root /mount/point options … - type source options
		before, after, ok := strings.Cut(s.Text(), " - ")
		fields, kinds := strings.Fields(before), strings.Fields(after)
		if !ok || len(fields) < 5 || len(kinds) == 0 {
			continue
		}
		point := strings.NewReplacer(`\040`, " ", `\011`, "\t", `\012`, "\n", `\134`, `\`).Replace(fields[4])
		inside := dir == point || strings.HasPrefix(dir, strings.TrimSuffix(point, "/")+"/")
		if inside && len(point) >= longest {
			longest, kind = len(point), kinds[0]
		}
	}
	return kind == "fuseblk"
}
