package filedialog

import (
	"os"
	"path/filepath"
)

// Documents returns the folder that people keep their documents in, or their home folder.
func Documents() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return "."
	}
	dir := filepath.Join(home, "Documents")
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return dir
	}
	return home
}
