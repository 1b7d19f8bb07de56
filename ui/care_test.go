package ui

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A user whose games are on a network drive is warned once; nobody else is.
func TestCareIsToldOnce(t *testing.T) {
	d, _ := newDesk(t)
	defer d.store.Close()
	d.tellCare(storage.Log)
	if d.notice.Words() != "" {
		t.Errorf("it says %q", d.notice.Words())
	}
	d.tellCare(storage.Network)
	if d.notice.Words() != text.T("app.care.network") {
		t.Errorf("it says %q", d.notice.Words())
	}
	d.runner.Wait(10 * time.Second)
	if told, _, err := d.store.Setting(careTold); err != nil || told != "network" {
		t.Errorf("told is %q, %v", told, err)
	}
	d.notice.Hide()
	if d.tellCare(storage.NoMemory); d.notice.Words() != text.T("app.care.no-log") {
		t.Errorf("it says %q", d.notice.Words())
	}
	d.runner.Wait(10 * time.Second)
}
