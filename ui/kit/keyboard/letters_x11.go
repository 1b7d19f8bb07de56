//go:build !darwin && !windows && !wayland

package keyboard

// letters are by the key codes of X, which are 8 more than those of a PC's keyboard.
var letters = inRows(24, 38, 52)
