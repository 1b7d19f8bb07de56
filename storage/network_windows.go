package storage

import "golang.org/x/sys/windows"

// isNetwork reports whether a folder is on a drive that other machines may also write to.
func isNetwork(dir string) bool {
	path, err := windows.UTF16PtrFromString(dir)
	if err != nil {
		return false
	}
	volume := make([]uint16, windows.MAX_LONG_PATH)
	if err := windows.GetVolumePathName(path, &volume[0], uint32(len(volume))); err != nil {
		return false
	}
	return windows.GetDriveType(&volume[0]) == windows.DRIVE_REMOTE
}
