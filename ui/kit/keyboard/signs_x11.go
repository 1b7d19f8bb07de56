//go:build !darwin && !windows && !wayland

package keyboard

// signs are by the key codes of X, which are 8 more than those of a PC's keyboard.
var signs = inRows(10, 24, 38, 52)
