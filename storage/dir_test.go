package storage_test

import (
	"errors"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

func TestDefaultDir(t *testing.T) {
	root := "/"
	if runtime.GOOS == "windows" {
		root = `C:\`
	}
	home := filepath.Join(root, "home", "ann")
	data := filepath.Join(root, "data")
	for _, tt := range []struct {
		goos string
		env  map[string]string
		want string
	}{
		{"linux", nil, filepath.Join(home, ".local", "share", "superbridge")},
		{"linux", map[string]string{"XDG_DATA_HOME": data}, filepath.Join(data, "superbridge")},
		{"linux", map[string]string{"XDG_DATA_HOME": "relative"}, filepath.Join(home, ".local", "share", "superbridge")},
		{"freebsd", map[string]string{"XDG_DATA_HOME": data}, filepath.Join(data, "superbridge")},
		{"darwin", map[string]string{"XDG_DATA_HOME": data}, filepath.Join(home, "Library", "Application Support", "superbridge")},
		{"windows", map[string]string{"LOCALAPPDATA": data, "XDG_DATA_HOME": "x"}, filepath.Join(data, "superbridge")},
		{"windows", nil, filepath.Join(home, "AppData", "Local", "superbridge")},
	} {
		getenv := func(name string) string { return tt.env[name] }
		got, err := storage.DefaultDirFor(tt.goos, getenv, func() (string, error) { return home, nil })
		if err != nil || got != tt.want {
			t.Errorf("%s, %v: %s, %v; want %s", tt.goos, tt.env, got, err, tt.want)
		}
	}
	homeless := errors.New("homeless")
	_, err := storage.DefaultDirFor("linux", func(string) string { return "" }, func() (string, error) { return "", homeless })
	if !errors.Is(err, homeless) {
		t.Errorf("%v, want %v", err, homeless)
	}
	if _, err := storage.DefaultDir(); err != nil {
		t.Error(err)
	}
}
