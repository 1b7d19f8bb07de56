//go:build !linux && !darwin && !windows

package storage

// isNetwork reports whether a folder is on a drive that other machines may write to as well. Here nobody knows.
func isNetwork(dir string) bool { return false }
