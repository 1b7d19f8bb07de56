package command

import (
	"fmt"
	"runtime"
	"strconv"
)

// threads adds the flag -threads: the number of processors of a command.
func (f flags) threads() *int {
	threads := runtime.GOMAXPROCS(0)
	f.Func("threads", fmt.Sprintf("work on `N` processors at once, 1 to %d (default: all, here %d)", maxThreads, threads),
		func(arg string) (err error) {
			if threads, err = strconv.Atoi(arg); err != nil || threads < 1 || threads > maxThreads {
				return fmt.Errorf("want a whole number, 1 to %d", maxThreads)
			}
			return nil
		})
	return &threads
}
