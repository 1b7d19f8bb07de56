package dd

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
)

// fact is a question whose answer the test knows: whether the numbers of the owners of three places add up to an even
// one.
type fact struct {
	key    uint64
	places [3]uint8
}

func (f fact) matters() (m mask) {
	for _, p := range f.places {
		m |= 1 << p
	}
	return m
}

func (f fact) answer(o owners) bool {
	return (o.at(f.places[0])+o.at(f.places[1])+o.at(f.places[2]))%2 == 0
}

// Several searches store and look up proofs in one table at the same time, even while it drops entries; and whatever
// they find is true, and answers their question.
func TestShared(t *testing.T) {
	const searches, tries = 4, 60_000
	r := source(5)
	facts := make([]fact, 40)
	for i := range facts {
		facts[i].key = r.Uint64()
		for j, p := range r.Perm(12)[:3] {
			facts[i].places[j] = uint8(p)
		}
	}
	table := newTable(1 << 20)
	table.share()
	first := table.young.Load()
	var found, others atomic.Int32
	var work sync.WaitGroup
	for i := range searches {
		work.Go(func() {
			r := rand.New(rand.NewPCG(5, uint64(i)))
			room := room{}
			kept := map[owners]bool{}
			for range tries {
				f := facts[r.IntN(len(facts))]
				o := owners{r.Uint64() % (1 << 12), r.Uint64() % (1 << 12)}
				yes, matters, ok := table.look(&room, f.key, o)
				if !ok {
					matters = f.matters() | mask(r.Uint64()&r.Uint64()&r.Uint64()%(1<<12))
					table.keep(&room, f.key, o, matters, f.answer(o))
					kept[o] = true
					continue
				}
				found.Add(1)
				if !kept[o] {
					others.Add(1)
				}
				if yes != f.answer(o) || matters&f.matters() != f.matters() {
					t.Errorf("%v of %+v: %v because of %b", o, f, yes, matters)
					return
				}
			}
		})
	}
	work.Wait()
	if found.Load() < tries || others.Load() == 0 {
		t.Errorf("%d found, %d of others", found.Load(), others.Load())
	}
	if table.young.Load() == first {
		t.Error("the table never forgot anything")
	}
}
