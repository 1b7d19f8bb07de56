package field_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/field"
)

// Every setup is read as it is written.
func TestSetupText(t *testing.T) {
	all := []field.Setup{{}}
	for tables := field.Fewest; tables <= field.Most; tables++ {
		for _, by := range []field.Method{field.ByMatchpoints, field.ByIMPs, field.ByCross} {
			all = append(all, field.Setup{Tables: tables, By: by})
		}
	}
	for _, s := range all {
		if got, err := field.ParseSetup(s.String()); got != s || err != nil {
			t.Errorf("%q is read as %v (%v)", s, got, err)
		}
	}
	for text, why := range map[string]string{
		"8":             `"" is no way to compare results: matchpoints, imps or cross`,
		"17 imps":       `"17" is no number of tables from 2 to 16`,
		"1 matchpoints": `"1" is no number of tables from 2 to 16`,
		"many imps":     `"many" is no number of tables from 2 to 16`,
		"8 points":      `"points" is no way to compare results: matchpoints, imps or cross`,
	} {
		if _, err := field.ParseSetup(text); err == nil || err.Error() != why {
			t.Errorf("%q: %v, want %s", text, err, why)
		}
	}
	if field.Usual.String() != "8 matchpoints" || field.Usual.Team() || !(field.Setup{Tables: 2}).Team() {
		t.Errorf("the usual setup is %v", field.Usual)
	}
}
