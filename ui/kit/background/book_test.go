package background

import (
	"testing"
	"time"
)

func TestBook(t *testing.T) {
	var b Book
	if !b.Wait(0) {
		t.Error("an empty book has to be waited for")
	}
	b.Begin()
	b.Begin()
	b.End()
	if b.Wait(time.Millisecond) {
		t.Error("all has ended before the last has")
	}
	go b.End()
	if !b.Wait(20 * time.Second) {
		t.Error("the end isn't seen")
	}
	b.Begin()
	if b.Wait(time.Millisecond) {
		t.Error("what begins later isn't seen")
	}
}
