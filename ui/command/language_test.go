package command

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestTakeLanguage(t *testing.T) {
	defer text.Use(text.English)
	t.Setenv("LC_ALL", "de_DE.UTF-8")
	for _, tt := range []struct {
		args, rest []string
		want       text.Language
	}{
		{nil, nil, ""},
		{[]string{"match", "-n", "2"}, []string{"match", "-n", "2"}, ""},
		{[]string{"-lang", "qps", "match"}, []string{"match"}, text.Pseudo},
		{[]string{"match", "--lang=EN", "-n", "2"}, []string{"match", "-n", "2"}, text.English},
		{[]string{"messages", "-lang", "de"}, []string{"messages", "-lang", "de"}, ""},
		{[]string{"import", "--", "-lang", "en"}, []string{"import", "--", "-lang", "en"}, ""},
	} {
		got, rest, err := takeLanguage(tt.args)
		if got != tt.want || !slices.Equal(rest, tt.rest) || err != nil {
			t.Errorf("%q: %q, %q, %v", tt.args, got, rest, err)
		}
		if want := max(tt.want, text.English); text.Current() != want {
			t.Errorf("%q: texts are in %q", tt.args, text.Current())
		}
	}
	for _, args := range [][]string{{"-lang"}, {"-lang", "xx"}, {"-lang="}, {"match", "--lang", "../en"}} {
		if _, _, err := takeLanguage(args); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
}
