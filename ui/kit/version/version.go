// Package version returns the version of Super Bridge, and its build.
package version

import (
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
)

// Number is the version of the program, as FyneApp.toml has it too: major.minor.patch.
const Number = "0.1.0"

// commit is set by the linker where Go may not ask Git, as in the Makefile.
var commit string

// Commit returns the full commit that the program was built from, followed by "+" if files had been changed since; or
// "" if it isn't known.
func Commit() string {
	info, ok := debug.ReadBuildInfo()
	if commit != "" || !ok {
		return commit
	}
	return commitOf(info.Settings)
}

func commitOf(settings []debug.BuildSetting) string {
	value := func(key string) string {
		if i := slices.IndexFunc(settings, func(s debug.BuildSetting) bool { return s.Key == key }); i >= 0 {
			return settings[i].Value
		}
		return ""
	}
	if value("vcs.modified") == "true" {
		return value("vcs.revision") + "+"
	}
	return value("vcs.revision")
}

// Module returns the version of a module that the program was built with, such as "v2.8.0", or "" if it wasn't.
func Module(path string) string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, m := range info.Deps {
		if m.Path == path {
			if m.Replace != nil {
				m = m.Replace
			}
			return m.Version
		}
	}
	return ""
}

// Line describes the program and its platform in one line.
func Line() string {
	return strings.Join(strings.Fields("Super Bridge "+Number+" "+Commit()+" "+runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH), " ")
}
