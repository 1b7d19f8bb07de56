package command

import (
	"io"
	"maps"
	"slices"
	"sync"
)

// ordered writes texts in the order of their numbers, which count from 0, whatever order they come in.
type ordered struct {
	w io.Writer

	mu    sync.Mutex
	next  int
	puts  int // until now
	texts map[int]string
}

// put writes a text and those behind it that wait for it, or keeps it until those before it are there.
func (o *ordered) put(number int, text string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.texts == nil {
		o.texts = map[int]string{}
	}
	o.texts[number] = text
	o.puts++
	for {
		text, ok := o.texts[o.next]
		if !ok {
			return nil
		}
		delete(o.texts, o.next)
		o.next++
		if _, err := io.WriteString(o.w, text); err != nil {
			return err
		}
	}
}

// rest writes the texts that still wait, in their order, where those before them don't come any more.
func (o *ordered) rest() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, number := range slices.Sorted(maps.Keys(o.texts)) {
		text := o.texts[number]
		delete(o.texts, number)
		o.next = number + 1
		if _, err := io.WriteString(o.w, text); err != nil {
			return err
		}
	}
	return nil
}

// count returns how many texts have been put.
func (o *ordered) count() int {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.puts
}
