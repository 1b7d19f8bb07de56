package storage

import "syscall"

// local is the flag of sys/mount.h for a file system whose data is on this machine.
const local = 0x1000

// isNetwork reports whether a folder is on a drive that other machines may also write to.
func isNetwork(dir string) bool {
	var is syscall.Statfs_t
	return syscall.Statfs(dir, &is) == nil && is.Flags&local == 0
}
