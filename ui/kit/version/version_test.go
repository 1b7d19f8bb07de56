package version

import (
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

// FyneApp.toml has the version for the packaging tools.
func TestNumberIsThatOfThePackage(t *testing.T) {
	toml, err := os.ReadFile("../../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?m)^Version = "` + regexp.QuoteMeta(Number) + `"$`).Match(toml) {
		t.Errorf("%s isn't the version of\n%s", Number, toml)
	}
}

func TestCommitOf(t *testing.T) {
	for want, settings := range map[string][]debug.BuildSetting{
		"":       {{Key: "GOOS", Value: "linux"}},
		"12ab":   {{Key: "vcs.revision", Value: "12ab"}, {Key: "vcs.modified", Value: "false"}},
		"12abc+": {{Key: "vcs.revision", Value: "12abc"}, {Key: "vcs.modified", Value: "true"}},
	} {
		if got := commitOf(settings); got != want {
			t.Errorf("%v: %q, want %q", settings, got, want)
		}
	}
}

func TestLine(t *testing.T) {
	commit = "12ab"
	defer func() { commit = "" }()
	if got, want := Line(), "Super Bridge "+Number+" 12ab "+runtime.Version()+" "+runtime.GOOS+"/"+runtime.GOARCH; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if strings.Contains(Module("fyne.io/fyne/v2"), " ") {
		t.Error("a version with a blank")
	}
}
