package main

import (
	"log"
	"os"

	"golang.org/x/sys/windows"
)

// A window program starts without a console, also when one has started it; then what it prints is lost. So it takes the console of
// its parent. Handles that it was given, such as those of a pipe, stay.
func init() {
	const parent = ^uintptr(0)
	attached, _, _ := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole").Call(parent)
	if attached == 0 {
		return // there is none
	}
	os.Stdin = orConsole(os.Stdin, windows.STD_INPUT_HANDLE, "CONIN$", os.O_RDONLY)
	os.Stdout = orConsole(os.Stdout, windows.STD_OUTPUT_HANDLE, "CONOUT$", os.O_RDWR)
	os.Stderr = orConsole(os.Stderr, windows.STD_ERROR_HANDLE, "CONOUT$", os.O_RDWR)
	log.SetOutput(os.Stderr)
}

// orConsole returns one of the standard files, or the console where it leads nowhere.
func orConsole(file *os.File, which uint32, name string, flag int) *os.File {
	if kind, err := windows.GetFileType(windows.Handle(file.Fd())); err == nil && kind != windows.FILE_TYPE_UNKNOWN {
		return file
	}
	console, err := os.OpenFile(name, flag, 0)
	if err != nil {
		return file
	}
	windows.SetStdHandle(which, windows.Handle(console.Fd())) // for what the runtime says when it ends in a panic
	return console
}
