package command

import (
	"io"
	"maps"
	"slices"
	"sync"
)

// ordered writes texts in the order of their numbers, counted from 0, whatever their order of arrival.
type ordered struct {
	w io.Writer

	mu    sync.Mutex
	next  int
	puts  int // until now
	texts map[int]string
}

// put writes a text and those after it that wait for it, or holds it until those before it are there.
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

// rest writes the texts that still wait, in order, if those before them won't come any more.
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

// count returns the number of texts put.
func (o *ordered) count() int {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.puts
}
