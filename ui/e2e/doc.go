// Package e2e tests the program as a user meets it: it builds the binary, opens the
// window on a screen of its own, and has nothing but keys, a mouse, eyes on the pixels and
// the saved record.
//
// Its tests have the build tag window, because they need Linux, Xvfb, xdotool and sqlite3:
//
//	go test -tags window ./ui/e2e
//
// They import nothing of Super Bridge. What has been recorded is judged by a referee who
// knows the rules from the rules alone; so what the program gets wrong in both places, the
// playing and the recording, is seen here.
//
// When a test fails, a picture of its screen and what the program said stay in build/e2e.
package e2e
