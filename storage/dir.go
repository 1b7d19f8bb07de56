package storage

import (
	"os"
	"path/filepath"
	"runtime"

	"github.com/superbridge/superbridge/game/fault"
)

// DefaultDir returns the system's folder for the program's data. It need not exist.
func DefaultDir() (string, error) {
	return defaultDir(runtime.GOOS, os.Getenv, os.UserHomeDir)
}

func defaultDir(goos string, getenv func(string) string, userHome func() (string, error)) (string, error) {
	// The XDG base directory specification says to ignore relative paths; on Windows they make no more sense.
	variable, inHome := "XDG_DATA_HOME", filepath.Join(".local", "share")
	switch goos {
	case "windows":
		variable, inHome = "LOCALAPPDATA", filepath.Join("AppData", "Local")
	case "darwin":
		variable, inHome = "", filepath.Join("Library", "Application Support")
	}
	if variable != "" {
		if dir := getenv(variable); filepath.IsAbs(dir) {
			return filepath.Join(dir, folderName), nil
		}
	}
	home, err := userHome()
	if err != nil {
		return "", fault.Errorf("there is no home folder to keep data in (%w): name one with -data-dir", err)
	}
	return filepath.Join(home, inHome, folderName), nil
}

const folderName = "superbridge"
