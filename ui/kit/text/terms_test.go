package text

import "testing"

func TestTermsIn(t *testing.T) {
	found := TermsIn("You can ruff two tricks, and then draw trumps.")
	russian := map[string]bool{}
	for _, term := range found {
		russian[term[Russian]] = true
	}
	for _, want := range []string{"взятка", "выкозыривание", "козырь"} {
		if !russian[want] {
			t.Errorf("found %v, and not %s", found, want)
		}
	}
	if len(found) > 5 {
		t.Errorf("found %v", found)
	}
	if found := TermsIn("Contractual dealings"); len(found) > 0 {
		t.Errorf("found %v", found)
	}
}

func TestEveryTermIsInEachLanguage(t *testing.T) {
	all, _ := terms()
	for _, term := range all {
		for _, l := range []Language{English, Romanian, Russian, Esperanto} {
			if term[l] == "" {
				t.Errorf("%q has no word in %q", term[English], l)
			}
		}
	}
}
