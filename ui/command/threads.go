package command

import (
	"runtime"
	"strconv"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// threads adds the flag -threads: the number of processors of a command.
func (f flags) threads() *int {
	threads := runtime.GOMAXPROCS(0)
	f.Func("threads", text.T("command.flag.threads", "Most", maxThreads, "Here", threads),
		func(arg string) (err error) {
			if threads, err = strconv.Atoi(arg); err != nil || threads < 1 || threads > maxThreads {
				return failed("command.fault.whole-number-from-1", "Most", maxThreads)
			}
			return nil
		})
	return &threads
}
