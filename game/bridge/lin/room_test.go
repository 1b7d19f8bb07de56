package lin

import "testing"

// A room is found by its name in either case, and no other name is one of a room.
func TestRoomNamed(t *testing.T) {
	for name, want := range map[string]Room{"Open": OpenRoom, "open": OpenRoom, "Closed": ClosedRoom, "CLOSED": ClosedRoom, "": NoRoom, "Blue": NoRoom} {
		if got := RoomNamed(name); got != want {
			t.Errorf("%q is room %d, want %d", name, got, want)
		}
	}
}
