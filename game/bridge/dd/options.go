package dd

import (
	"runtime"
	"sync"
)

// DefaultMemory is what tables may take if [Options] don't say: 256 MB.
const DefaultMemory = 256 << 20

// Options of a question. The zero value sets no limit but the default one of memory. A
// limit of time is a context with a deadline.
type Options struct {
	// Memory is how many bytes the tables may take that remember what has been proved, in
	// all threads together, and for a moment half as much again when several that have one table
	// forget what is old. 0 or less is [DefaultMemory]. With little memory questions take longer; the
	// answers are the same. Beside its table a search takes up to half a megabyte, and with several threads at times
	// twice as much, since others begin with what it has learned.
	Memory int
	// Nodes is how many cards are tried at most for each value that is asked for: once for
	// [Solve] and [AtLeast], for each play of [Plays], for each cell of [Table]. 0 or less
	// is no limit.
	Nodes int
	// Threads is how many goroutines may search at the same time: for a question that turns out to be
	// hard, and in [Table]. 0 or less is one for each processor that Go may use. Where Nodes is a
	// limit, a value is one goroutine's alone, for nothing may depend on who has time.
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

// team gives a search that has been borrowed a team, where it may have one, until the returned function is called.
func (o Options) team(s *search) (end func()) {
	if o.threads() < 2 || o.Nodes > 0 {
		return func() {}
	}
	m := newTeam(o.threads() - 1)
	s.team = m
	return m.close
}

// Most questions come by the thousand and take little; so searches are used again, unless
// their tables have become large.
const smallMemory = 8 << 20

var searches = sync.Pool{New: func() any { return newSearch(smallMemory) }}

// borrow returns a search that knows nothing, whose table takes at most the given number of bytes. After
// use it is to be given back.
func borrow(memory int) *search {
	if memory < smallMemory {
		return newSearch(memory)
	}
	s := searches.Get().(*search)
	s.forget()
	s.table.limit(memory)
	return s
}

// giveBack takes back a search that was borrowed.
func giveBack(s *search) {
	s.team, s.within, s.off = nil, nil, switches{}
	if s.table.shared {
		s.clear()
	}
	if s.table.most >= smallMemory/2 && s.table.taken() <= smallMemory {
		searches.Put(s)
	}
}
