//go:build !darwin && !windows && !wayland

package keyboard

// signs maps X's key codes, which are 8 more than those of a PC keyboard.
var signs = inRows(10, 24, 38, 52)
