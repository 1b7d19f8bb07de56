package every_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var (
	damagedFiles = flag.Int("files", 9, "files with damaged pages")
	damageSeed   = flag.Uint64("seed", 3, "from which the damages are drawn")
	everyDamage  = flag.Bool("every-damage", false, "try each damage of the head and each version, not a sample")
)

const page = 4096

// harms are kinds of damage to the bytes of a data file. Each returns a description of what it has done.
var harms = []struct {
	name string
	do   func(data []byte, random *rand.Rand) (harmed []byte, what string)
}{
	{"zeros", onPages(1, anyPage, zeros)},
	{"noise", onPages(1, anyPage, noise)},
	{"flips", onPages(1, anyPage, flips)},
	{"cut", func(data []byte, random *rand.Rand) ([]byte, string) {
		n := max(len(data)*3/4, page) + random.IntN(len(data)/4)
		return data[:n], fmt.Sprintf("cut at %d of %d", n, len(data))
	}},
	{"definitions zeros", onPages(1, definitions, zeros)},
	{"definitions flips", onPages(1, definitions, flips)},
	{"first page", onPages(1, func([]byte) []int { return []int{0} }, noise)},
	{"three pages", onPages(3, anyPage, zeros)},
	{"all definitions", func(data []byte, random *rand.Rand) ([]byte, string) {
		all := append(definitions(data), 0)
		for _, at := range all {
			noise(data[at*page:][:page], random)
		}
		return data, fmt.Sprintf("pages %v", all)
	}},
}

// onPages damages some of the pages that from returns, counted from 0.
func onPages(n int, from func(data []byte) []int, harm func([]byte, *rand.Rand)) func([]byte, *rand.Rand) ([]byte, string) {
	return func(data []byte, random *rand.Rand) ([]byte, string) {
		all, what := from(data), "pages"
		random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for _, at := range all[:n] {
			harm(data[at*page:][:page], random)
			what += fmt.Sprintf(" %d", at+1)
		}
		return data, fmt.Sprintf("%s of %d", what, len(data)/page)
	}
}

func anyPage(data []byte) (all []int) {
	for at := 1; at < len(data)/page; at++ {
		all = append(all, at)
	}
	return all
}

// definitions returns the pages after the first one that have table definitions.
func definitions(data []byte) (all []int) {
	for _, at := range anyPage(data) {
		if bytes.Contains(data[at*page:][:page], []byte("CREATE TABLE")) {
			all = append(all, at)
		}
	}
	return all
}

func zeros(data []byte, _ *rand.Rand) { clear(data) }

func noise(data []byte, random *rand.Rand) {
	for i := range data {
		data[i] = byte(random.Uint32())
	}
}

func flips(data []byte, random *rand.Rand) {
	for range 20 {
		data[random.IntN(len(data))] ^= byte(1 + random.IntN(255))
	}
}

// If pages of the file are damaged, whatever the others hold is recovered: no file is refused.
func TestSalvageOfPages(t *testing.T) {
	const rubbers = 150
	_, whole := many(t, rubbers)
	random := rand.New(rand.NewPCG(*damageSeed, 4))
	type tally struct{ files, refused, kept, untouched int }
	by, all := make([]tally, len(harms)), tally{}
	for try := range *damagedFiles {
		kind := try % len(harms)
		data, name := harms[kind].do(bytes.Clone(whole), random)
		name = harms[kind].name + ": " + name
		dir := folder(t, data)
		done, err := salvage(dir)
		by[kind].files++
		if problem := new(storage.OpenError); errors.As(err, &problem) && problem.Problem == storage.Hopeless {
			by[kind].refused++
			t.Logf("%s: it is refused", name)
			if same, err := os.ReadFile(filepath.Join(dir, "superbridge.db")); err != nil || !bytes.Equal(same, data) {
				t.Errorf("%s: it is refused, and not as it was (%v)", name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		n := sound(t, dir)
		by[kind].kept += n
		by[kind].untouched += untouched(t, dir)
		if n < rubbers/2 {
			t.Logf("%s: %d sessions are kept", name, n)
		}
		if old, err := os.ReadFile(done.Old); err != nil || !bytes.Equal(old, data) {
			t.Errorf("%s: the old file is not what it was (%v)", name, err)
		}
		if n != done.Sessions {
			t.Errorf("%s: %d sessions are there, and %d are said to be", name, n, done.Sessions)
		}
	}
	share := func(n, files int) float64 { return 100 * float64(n) / float64(max(1, rubbers*files)) }
	for i, its := range by {
		t.Logf("%-18s %2d of %2d refused, %5.1f %% of all sessions kept, %5.1f %% with every call", harms[i].name, its.refused, its.files,
			share(its.kept, its.files), share(its.untouched, its.files))
		all.files, all.refused, all.kept, all.untouched = all.files+its.files, all.refused+its.refused, all.kept+its.kept, all.untouched+its.untouched
	}
	t.Logf("%-18s %2d of %2d refused, %5.1f %% of all sessions kept, %5.1f %% with every call", "all", all.refused, all.files,
		share(all.kept, all.files), share(all.untouched, all.files))
	if all.kept < rubbers*all.files*3/4 || all.refused > 0 {
		t.Errorf("%d sessions of %d are kept, and %d files refused", all.kept, rubbers*all.files, all.refused)
	}
}

// untouched returns the number of complete sessions among those made by [many].
func untouched(t *testing.T, dir string) (n int) {
	t.Helper()
	s, err := storage.OpenReadOnly(dir)
	storagetest.Check(t, err)
	defer s.Close()
	storagetest.Check(t, s.Reader().QueryRow(`SELECT count(*) FROM session JOIN part ON part.session = session.id JOIN board ON board.id = part.id
		WHERE (SELECT count(*) FROM event WHERE event.part = part.id AND text = 'Pass') = 4 AND board.contract = 'Passed'`).Scan(&n))
	return n
}
