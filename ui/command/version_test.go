package command

import (
	"regexp"
	"testing"
)

func TestVersion(t *testing.T) {
	got := mustAsk(t, "version")
	form := regexp.MustCompile(`^Super Bridge  \d+\.\d+\.\d+
commit        (-|[0-9a-f]{40}\+?)
Go            go1\.\d+\S* \w+/\w+
SQLite        3\.\d+\.\d+
Fyne          (-|v2\.\d+\.\d+)
$`)
	if !form.MatchString(got) {
		t.Errorf("version says\n%s", got)
	}
	if again := mustAsk(t, "-version"); again != got {
		t.Errorf("-version says\n%s", again)
	}
}
