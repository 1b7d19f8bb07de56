package storage_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/superbridge/superbridge/storage/storagetest"
)

// The test binary also serves as the program that gets killed: as a child it stores one act after another.
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

// children maps seeds to what a child does.
var children = map[uint64]func(dir string) error{}
