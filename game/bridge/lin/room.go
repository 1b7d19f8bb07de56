package lin

import (
	"slices"
	"strings"
)

// Room is the room of a team match in which a board was played.
type Room uint8

// The rooms.
const (
	NoRoom Room = iota // unknown
	OpenRoom
	ClosedRoom
)

// roomNames are the rooms as PBN's tag Room has them.
var roomNames = [...]string{OpenRoom: "Open", ClosedRoom: "Closed"}

// RoomNamed returns the room with the name that PBN's tag Room has, in letters of either case. It is [NoRoom] for any other name.
func RoomNamed(name string) Room {
	return Room(max(0, slices.IndexFunc(roomNames[:], func(known string) bool { return strings.EqualFold(known, name) })))
}
