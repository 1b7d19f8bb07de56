//go:build nowindow

package main

import "github.com/superbridge/superbridge/ui/command"

// front has no window: with the tag nowindow the program is built without graphics and sound.
var front = command.Front{}
