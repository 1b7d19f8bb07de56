package history

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Import adds the contents of a file, all or nothing, and returns what has been added. Each family reads its own lines.
// Tell receives the percentage read. Errors in the file are of type [*LineError].
func Import[F Family](ctx context.Context, families []F, path string, tell func(percent int)) (added Added, err error) {
	file, err := os.Open(path)
	if err != nil {
		return Added{}, disk.Reason(err)
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return Added{}, disk.Reason(err)
	case !info.Mode().IsRegular():
		return Added{}, fault.New("it is not a file")
	}
	var owns []func([]byte) bool
	for _, f := range families {
		owns = append(owns, f.Reads)
	}
	shares, err := lines.Share(file, owns...)
	if err != nil {
		return Added{}, disk.Reason(err)
	}
	var adds []func() (Added, error)
	for i, f := range families {
		if !shares.Has(i) {
			continue
		}
		whole := io.NewSectionReader(file, 0, info.Size())
		add, err := f.Import(ctx, File{Reader: shares.Of(i, whole), Name: filepath.Base(path), Size: info.Size()}, tell)
		if err != nil {
			return Added{}, err
		}
		adds = append(adds, add)
	}
	var all []string
	for _, add := range adds {
		one, err := add()
		if err != nil {
			return Added{}, err
		}
		all, added.Any = append(all, one.Said), added.Any || one.Any
	}
	added.Said = strings.Join(all, " ")
	return added, nil
}
