package storage

import "syscall"

// local is the flag of sys/mount.h that a file system has whose data is on this machine.
const local = 0x1000

// isNetwork reports whether a folder is on a drive that other machines may write to as well.
func isNetwork(dir string) bool {
	var is syscall.Statfs_t
	return syscall.Statfs(dir, &is) == nil && is.Flags&local == 0
}
