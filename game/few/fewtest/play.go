package fewtest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// holder is a hand from which one card of a trick comes.
type holder struct {
	owner   string
	piles   []*pile // playable cards
	without func()  // called when he has no card to play; may be nil
}

// free returns the playable cards, ignoring the suit led.
func (h *holder) free() []string {
	var cards []string
	for _, p := range h.piles {
		cards = append(cards, p.cards...)
	}
	return cards
}

func (h *holder) take(c string) {
	for _, p := range h.piles {
		if slices.Contains(p.cards, c) {
			p.take(c)
			return
		}
	}
}

// bout is the play of a deal.
type bout struct {
	strain   string
	declarer string
	total    int          // tricks
	won      map[bool]int // tricks, by whether declarer's side has them
	count    int          // finished tricks
	opened   func()       // called after the first card; may be nil
	claimed  bool
}

// trick plays a trick and returns the index of the hand that wins it. After a claim b.claimed is set.
func (s *story) trick(b *bout, order []*holder) (int, error) {
	best, led, top := 0, "", ""
	for i, h := range order {
		cards := h.free()
		if len(cards) == 0 && h.without != nil {
			h.without()
			cards = h.free()
		}
		if led != "" && len(ofSuit(cards, led)) > 0 {
			cards = ofSuit(cards, led)
		}
		list := append([]string{}, cards...)
		left := b.total - b.count
		for n := 0; n <= left; n++ {
			list = append(list, fmt.Sprint("Claim ", n))
		}
		c, err := s.ask(h.owner, "Playing", list)
		if err != nil {
			return 0, err
		}
		if text, ok := strings.CutPrefix(c, "Claim "); ok {
			n, _ := strconv.Atoi(text) // one of the list
			ours := h.owner == b.declarer
			b.won[ours] += n
			b.won[!ours] += left - n
			b.claimed = true
			return 0, nil
		}
		h.take(c)
		if b.opened != nil {
			b.opened()
			b.opened = nil
		}
		if led == "" {
			led = c[:1]
		}
		if top == "" || beats(c, top, b.strain) {
			top, best = c, i
		}
	}
	b.count++
	b.won[order[best].owner == b.declarer]++
	return best, nil
}

// round plays hands in a circle, and returns declarer's tricks.
func (s *story) round(b *bout, hands []*holder, leader int) (int, error) {
	for b.count < b.total && !b.claimed {
		var order []*holder
		for i := range hands {
			order = append(order, hands[(leader+i)%len(hands)])
		}
		best, err := s.trick(b, order)
		if err != nil {
			return 0, err
		}
		leader = (leader + best) % len(hands)
	}
	return b.won[true], nil
}

func newBout(bid, declarer string, tricks int) *bout {
	return &bout{strain: bid[1:], declarer: declarer, total: tricks, won: map[bool]int{}}
}
