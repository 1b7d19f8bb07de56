package storage_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/superbridge/superbridge/storage/storagetest"
)

// The test binary is also the program to which something happens: as a child it keeps one act after another.
func TestMain(m *testing.M) {
	if dir, seed, ok := storagetest.Task(); ok {
		if err := children[seed](dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// children are what a child does, by its seed.
var children = map[uint64]func(dir string) error{}
