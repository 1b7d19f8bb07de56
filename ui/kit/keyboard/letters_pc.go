//go:build windows || (wayland && !darwin)

package keyboard

// letters are by the scan codes of a PC's keyboard.
var letters = inRows(16, 30, 44)
