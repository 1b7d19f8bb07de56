package bidding

import "testing"

// Agreements about leads and signals go with any system, have a text form, and stay when the system changes.
func TestCarding(t *testing.T) {
	for _, text := range []string{"own+attitude", "standard-stayman+keycards+attitude+lowlikes+loweven", "goren+lowlikes"} {
		c, err := ParseCard(text)
		if err != nil || c.String() != text {
			t.Errorf("%s is read as %v, %v", text, c, err)
		}
		if c == (Card{System: c.System}) {
			t.Errorf("%s is the usual card", text)
		}
	}
	c, err := ParseCard("standard-stayman+lowlikes")
	if err != nil || !c.Plays(LowLikes) || c.Plays(AttitudeLeads) || c.Has(Stayman) {
		t.Errorf("%v, %v", c, err)
	}
	if got := c.By(Goren).String(); got != "goren+lowlikes" {
		t.Errorf("by another system it is %s", got)
	}
	if got := c.WithCarding(LowLikes, false).String(); got != "standard-stayman" {
		t.Errorf("without it is %s", got)
	}
	for _, a := range Cardings() {
		if v, ok := conventionNamed(a.String()); ok {
			t.Errorf("%v is a convention too: %v", a, v)
		}
	}
}
