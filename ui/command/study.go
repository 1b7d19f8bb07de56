package command

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge/study"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// studyNodes is the number of cards tried for one number of tricks. Of 52 cards nearly all numbers need fewer, of 68
// about two of three.
const studyNodes = 20_000_000

// studyDeals solves deals and prints the results. If it is stopped it prints those of the deals solved.
func studyDeals(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge study", text.T("command.study.help"), stdout)
	length := f.Int("deals", 200, text.T("command.study.flag-deals"))
	seed := f.seed(text.T("command.study.flag-seed"))
	rulesName := f.rulesFlag(short, "command.study.flag-rules")
	nodes := f.Int("nodes", studyNodes, text.T("command.study.flag-nodes"))
	keep := f.String("keep", "", text.T("command.study.flag-keep"))
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	rules, err := rulesNamed(*rulesName)
	if err != nil {
		return err
	}
	switch {
	case *length < 1 || *length > mostDeals:
		return outside("deals", *length, 1, mostDeals)
	case *nodes < 0:
		return usage("command.study.nodes", "N", *nodes)
	case f.given("keep") && *keep == "":
		return usage("command.study.no-file")
	case !seed.given:
		seed.value = 1
	}
	plan := study.Plan{Rules: rules, Seed: seed.value, Nodes: *nodes}

	var samples []study.Sample
	var lines io.Writer = io.Discard
	if *keep != "" {
		file, err := os.OpenFile(*keep, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
		if err != nil {
			return usageError{err}
		}
		defer file.Close()
		if samples, err = keptIn(file, plan); err != nil {
			return usage("command.study.keep", "File", *keep, "Why", err)
		}
		lines = file
	}
	samples, numbers := missing(samples, *length)
	var one sync.Mutex
	_, stopped := each(ctx, len(numbers), *threads, stderr, func(ctx context.Context, place int) (struct{}, error) {
		s, err := plan.Solve(ctx, numbers[place])
		if err != nil {
			return struct{}{}, err
		}
		one.Lock()
		defer one.Unlock()
		samples = append(samples, s)
		return struct{}{}, plan.Keep(lines, s)
	})
	if stopped != nil && !errors.Is(stopped, context.Canceled) {
		return stopped
	}
	slices.SortFunc(samples, func(a, b study.Sample) int { return cmp.Compare(a.Number, b.Number) })
	if err := plan.Report(stdout, samples); err != nil {
		return err
	}
	if stopped != nil {
		return stoppedAt("command.stopped.deals", *length, len(samples))
	}
	return nil
}

// keptIn reads the deals saved in a file, and ends its last line. An incomplete last line is removed, and its deal is
// solved again.
func keptIn(file *os.File, plan study.Plan) ([]study.Sample, error) {
	all, err := io.ReadAll(file)
	if err != nil {
		return nil, err
	}
	start := bytes.LastIndexByte(all, '\n') + 1
	last := all[start:]
	if len(last) == 0 || json.Valid(last) {
		samples, err := plan.Kept(bytes.NewReader(all))
		if err == nil && len(last) > 0 {
			_, err = file.WriteString("\n")
		}
		return samples, err
	}
	samples, err := plan.Kept(bytes.NewReader(all[:start]))
	if err == nil && len(samples) == 0 { // nothing shows that the file contains saved deals
		return plan.Kept(bytes.NewReader(all))
	}
	if err == nil {
		err = file.Truncate(int64(start))
	}
	return samples, err
}

// missing returns the first n deals that are there, each once, and the numbers of the others.
func missing(samples []study.Sample, n int) (there []study.Sample, numbers []int) {
	seen := make([]bool, n)
	for _, s := range samples {
		if s.Number < n && !seen[s.Number] {
			seen[s.Number] = true
			there = append(there, s)
		}
	}
	for number := range seen {
		if !seen[number] {
			numbers = append(numbers, number)
		}
	}
	return there, numbers
}
