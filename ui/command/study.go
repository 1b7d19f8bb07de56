package command

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge/study"
)

const studyUsage = `study [flags]

What are cards worth? Random deals are solved double-dummy, and what the tricks
follow from is fitted: honours at no-trump, length, shortness and fit with trumps, the points
for each contract, when a suit is better than no-trump, the law of total tricks. The report
is Markdown; each number has its standard error.

A deal of 68 cards takes some five seconds, one of 52 a tenth of a second. With -keep each
deal is written to a file as soon as it is solved, a line of JSON, and those that are there
already are not solved again: so a study can be stopped and resumed, and a larger -deals
extends it.`

// studyNodes is the number of cards tried for one number of tricks. Of 52 cards nearly all numbers need fewer, of 68
// about two of three.
const studyNodes = 20_000_000

// studyDeals solves deals and prints the results. If it is stopped it prints those of the deals solved.
func studyDeals(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge study", studyUsage, stdout)
	length := f.Int("deals", 200, "solve `N` deals")
	seed := f.seed("the deals follow from number `S` (default 1)")
	rulesName := f.rulesFlag(short, "deals for the")
	nodes := f.Int("nodes", studyNodes, "try `N` cards at most for one number of tricks, 0 for any number;\n"+
		"then bounds are known instead, and reckoned with")
	keep := f.String("keep", "", "keep the solved deals in `FILE`, and go on with those that are there")
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
		return usage("-deals %d: want 1 to %d", *length, mostDeals)
	case *nodes < 0:
		return usage("-nodes %d: want 0 or more", *nodes)
	case f.given("keep") && *keep == "":
		return usage("-keep: want a file")
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
			return usage("%s: %v", *keep, err)
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
		return fmt.Errorf("stopped after %d of %d deals", len(samples), *length)
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
