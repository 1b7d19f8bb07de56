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
	// all threads together. 0 or less is [DefaultMemory]. With little memory questions
	// take longer; the answers are the same. Beside its table a search takes up to half
	// a megabyte.
	Memory int
	// Nodes is how many cards are tried at most for each value that is asked for: once for
	// [Solve] and [AtLeast], for each play of [Plays], for each cell of [Table]. 0 or less
	// is no limit.
	Nodes int
	// Threads is how many goroutines may search at the same time, where the work can be
	// split: in [Table]. 0 or less is one for each processor that Go may use.
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

// Small questions come by the thousand, and their searches are used again. No table that is
// kept for that is large.
const (
	smallLeft   = 12      // tricks of a small question
	smallMemory = 8 << 20 // of its table
)

var smallSearches = sync.Pool{New: func() any { return newSearch(smallMemory) }}

// borrow returns a search that knows nothing, for positions of so many tricks at most. Its
// table takes so many bytes at most. After use it is to be given back.
func borrow(left, memory int) *search {
	if !small(left, memory) {
		return newSearch(memory)
	}
	s := smallSearches.Get().(*search)
	s.forget()
	return s
}

// giveBack takes back a search that was borrowed with the same numbers.
func giveBack(s *search, left, memory int) {
	if small(left, memory) {
		smallSearches.Put(s)
	}
}

func small(left, memory int) bool { return left <= smallLeft && memory >= smallMemory }
