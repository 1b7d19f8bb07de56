package command

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// Texts are written in order, whatever their order of arrival.
func TestOrdered(t *testing.T) {
	var b strings.Builder
	o := ordered{w: &b}
	for _, i := range rand.New(rand.NewPCG(1, 2)).Perm(20) {
		if err := o.put(i, fmt.Sprint(i, " ")); err != nil {
			t.Fatal(err)
		}
	}
	if want := "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 "; b.String() != want {
		t.Errorf("got %s", b.String())
	}
}

// Texts that wait for one that doesn't come are written all the same, followed by later ones.
func TestOrderedRest(t *testing.T) {
	var b strings.Builder
	o := ordered{w: &b}
	for _, i := range []int{4, 0, 2} {
		if err := o.put(i, fmt.Sprint(i, " ")); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(o.rest(), o.put(5, "5 ")); err != nil || b.String() != "0 2 4 5 " || o.count() != 4 {
		t.Errorf("got %s, %d texts (%v)", b.String(), o.count(), err)
	}
}
