// Package locale sees to it that the environment names a language that Fyne can read. In
// a bare shell or a service it is often missing, or C; Fyne then complains on standard
// error before main begins, even if no window is to be opened.
//
// It works by being initialised before Fyne's lang package, which waits for
// golang.org/x/text: Go initialises packages that are ready in the order of their paths,
// and this one needs nothing and comes before golang.org. (Source: the Go specification,
// section Program initialization.)
package locale

import "os"

// The variables that say the language, the strongest first.
var variables = []string{"LC_ALL", "LC_MESSAGES", "LANG"}

func init() {
	for _, name := range variables {
		switch os.Getenv(name) {
		case "":
			continue
		case "C", "POSIX", "C.UTF-8", "C.utf8":
			os.Setenv(name, english)
		}
		return
	}
	os.Setenv("LANG", english)
}

const english = "en_US.UTF-8"
