//go:build windows || (wayland && !darwin)

package keyboard

// signs are by the scan codes of a PC's keyboard.
var signs = inRows(2, 16, 30, 44)
