package dd

import (
	"runtime"
	"sync"
)

// DefaultMemory is the default limit for tables: 256 MB.
const DefaultMemory = 256 << 20

// Options limit a question. The zero value sets no limit except the default one for memory. For a time limit use a
// context with a deadline.
type Options struct {
	// Memory is the limit in bytes for the tables of proved results, for all threads together; for a moment it may
	// be half as much again when threads that share a table drop old entries. 0 or less is [DefaultMemory]. With
	// little memory questions take longer; the answers are the same. In addition to its table a search takes up to
	// half a megabyte, and with several threads at times twice as much, since others start with what it has learned.
	Memory int
	// Nodes is the maximum number of cards tried for each value: once for [Solve] and [AtLeast], for each play of
	// [Plays], for each cell of [Table]. 0 or less means no limit.
	Nodes int
	// Threads is the maximum number of goroutines that search at the same time: for a question that turns out to be
	// hard, and in [Table]. 0 or less is one for each processor that Go may use. If Nodes is limited, each value is
	// computed by a single goroutine, so that results don't depend on timing.
	Threads int
}

func (o Options) memory() int {
	if o.Memory <= 0 {
		return DefaultMemory
	}
	return o.Memory
}

func (o Options) threads() int {
	if o.Threads <= 0 {
		return runtime.GOMAXPROCS(0)
	}
	return o.Threads
}

// team gives a borrowed search a team, if it may have one, until the returned function is called.
func (o Options) team(s *search) (end func()) {
	if o.threads() < 2 || o.Nodes > 0 {
		return func() {}
	}
	m := newTeam(o.threads() - 1)
	s.team = m
	return m.close
}

// Most questions come by the thousand and are small, so searches are reused, unless their tables have become large.
const smallMemory = 8 << 20

var searches = sync.Pool{New: func() any { return newSearch(smallMemory) }}

// borrow returns an empty search whose table takes at most the given number of bytes. It must be given back after
// use.
func borrow(memory int) *search {
	if memory < smallMemory {
		return newSearch(memory)
	}
	s := searches.Get().(*search)
	s.forget()
	s.table.limit(memory)
	return s
}

// giveBack takes back a borrowed search.
func giveBack(s *search) {
	s.team, s.within, s.off = nil, nil, switches{}
	if s.table.shared {
		s.clear()
	}
	if s.table.most >= smallMemory/2 && s.table.taken() <= smallMemory {
		searches.Put(s)
	}
}
