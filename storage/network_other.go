//go:build !linux && !darwin && !windows

package storage

// isNetwork reports whether a folder is on a drive that other machines may also write to. On this system that
// is unknown.
func isNetwork(dir string) bool { return false }
