package history

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// The results of several families are merged as if sorted together.
func TestMerged(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 9))
	newest := func(a, b storage.Dated) int { return cmp.Or(cmp.Compare(b.At, a.At), cmp.Compare(b.ID, a.ID)) }
	for range 200 {
		found, all, family := make([][]storage.Dated, 3), []storage.Dated(nil), map[int64]uint8{}
		for id := range int64(r.IntN(30)) {
			d, of := storage.Dated{ID: id, At: int64(r.IntN(12))}, r.IntN(3)
			found[of], all, family[id] = append(found[of], d), append(all, d), uint8(of)
		}
		for _, dated := range found {
			slices.SortFunc(dated, newest)
		}
		slices.SortFunc(all, newest)
		ids, of := merged(found)
		if len(ids) != len(all) || of == nil && len(found[1])+len(found[2]) > 0 {
			t.Fatalf("%v are joined to %d of families %d", found, ids, of)
		}
		for i, d := range all {
			if ids[i] != d.ID || of != nil && of[i] != family[d.ID] {
				t.Fatalf("%v are joined to %d of families %d", found, ids, of)
			}
		}
	}
}
