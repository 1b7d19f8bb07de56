// Package e2e tests the program as a user meets it: it builds the binary, opens the window on a virtual screen, and has
// nothing but keys, a mouse, the pixels and the saved record.
//
// Its tests have the build tag window, because they need Linux, Xvfb, xdotool and sqlite3:
//
//	go test -tags window ./ui/e2e
//
// They import nothing of Super Bridge. Records are judged by a referee that is written from the rules alone; so it
// detects errors that the program makes in both playing and recording.
//
// When a test fails, a picture of its screen and the program's output stay in build/e2e.
package e2e
