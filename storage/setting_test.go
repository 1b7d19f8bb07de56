package storage_test

import (
	"testing"
)

func TestSettings(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if v, ok, err := s.Setting("theme"); v != "" || ok || err != nil {
		t.Errorf("never set: %q, %v, %v", v, ok, err)
	}
	for _, value := range []string{"dark", "", "naïve 'quoted'\n\x00 ♠"} {
		check(t, s.SetSetting("theme", value))
		check(t, s.SetSetting("other", "1"))
		if v, ok, err := s.Setting("theme"); v != value || !ok || err != nil {
			t.Errorf("set to %q: %q, %v, %v", value, v, ok, err)
		}
		check(t, s.Close())
		s = open(t, dir)
		if v, ok, err := s.Setting("theme"); v != value || !ok || err != nil {
			t.Errorf("set to %q, opened again: %q, %v, %v", value, v, ok, err)
		}
	}
	check(t, s.Close())
	if err := s.SetSetting("theme", "light"); err == nil {
		t.Error("set in a closed store")
	}
	if _, _, err := s.Setting("theme"); err == nil {
		t.Error("read from a closed store")
	}
}
