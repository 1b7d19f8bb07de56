package background

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// Values are saved soon, but not each one; and none after the end.
func TestKeep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var kept []int
		tell, end := Keep(func(n int) error {
			kept = append(kept, n)
			return errors.New("the disk is full") // which doesn't stop later tries
		})
		for n := 1; n <= 100; n++ { // ten a second
			tell(n)
			time.Sleep(time.Second / 10)
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if len(kept) != 6 || kept[0] != 1 || kept[5] != 100 { // the others are from every other second
			t.Fatalf("kept %v", kept)
		}
		tell(101)
		synctest.Wait()
		tell(102)
		end()
		if tell(103); !slices.Equal(kept[6:], []int{101}) {
			t.Errorf("at the end %v", kept)
		}
	})
}
