package cardtable

import (
	"cmp"
	"slices"
	"time"
)

// MoveTime is the duration of a sprite's motion.
const MoveTime = 240 * time.Millisecond

// Motion is a sprite on its way between two places. Only its place changes; it has the size of its end from the
// start, so that nothing has to be drawn on the way.
type Motion struct {
	Sprite Sprite
	From   Rect
	To     Rect
	Delay  time.Duration
	Hidden bool   // it isn't seen before it starts
	Leaves bool   // it is gone at the end
	whole  string // the key of the sprite of the scene that this one is some of the cards of, or ""
}

// Motions returns the motions between two scenes, by start; those that start together are in the order of the scene,
// and sprites that leave the table come last.
func Motions(old, next Scene) []Motion {
	before := make(map[string]Sprite, len(old.Sprites))
	for _, s := range old.Sprites {
		before[s.Key] = s
	}
	arrivals := make(map[string][]Arrival, len(next.Arrivals))
	for _, a := range next.Arrivals {
		arrivals[a.Key] = append(arrivals[a.Key], a)
	}
	var motions []Motion
	for _, s := range next.Sprites {
		was, here := before[s.Key]
		delete(before, s.Key)
		if here {
			motions = append(motions, moved(was, s, arrivals[s.Key])...)
			continue
		}
		for _, a := range arrivals[s.Key] {
			motions = append(motions, a.motion(s))
		}
	}
	for _, s := range old.Sprites {
		_, gone := before[s.Key]
		if to, goes := next.Exits[s.Key]; gone && goes {
			s.Wins = false
			motions = append(motions, Motion{Sprite: s, From: s.Place(), To: s.Spot.at(to), Leaves: true})
		}
	}
	slices.SortStableFunc(motions, func(a, b Motion) int { return cmp.Compare(a.Delay, b.Delay) })
	return motions
}

// moved returns the motion of a sprite that was on the table, if its place is another one. One that only wins from now on, or no
// longer, is raised or lowered at once.
func moved(was, is Sprite, arrivals []Arrival) []Motion {
	if was.Place() == is.Place() || was.Spot == is.Spot && was.Wins != is.Wins {
		return nil
	}
	m := Motion{Sprite: is, From: was.Place(), To: is.Place()}
	if len(arrivals) > 0 {
		m.Delay = arrivals[0].Delay
	}
	return []Motion{m}
}

// motion returns the motion of a sprite that is new on the table.
func (a Arrival) motion(s Sprite) Motion {
	m := Motion{Delay: a.Delay, Hidden: a.Hidden}
	if a.Count > 0 {
		s, m.whole = s.part(a.First, a.Count), s.Key
	}
	m.Sprite, m.From, m.To = s, s.Spot.at(a.From), s.Place()
	return m
}

// worthSeeing reports whether motions are to be seen: a card that is only raised or lowered, as under the pointer, is so
// at once.
func worthSeeing(old Scene, motions []Motion) bool {
	spots := make(map[string]Rect, len(old.Sprites))
	for _, s := range old.Sprites {
		spots[s.Key] = s.Spot
	}
	return slices.ContainsFunc(motions, func(m Motion) bool {
		spot, here := spots[m.Sprite.Key]
		return m.Leaves || !here || spot != m.Sprite.Spot
	})
}

// Span returns the total duration of motions.
func Span(motions []Motion) time.Duration {
	var longest time.Duration
	for _, m := range motions {
		longest = max(longest, m.Delay+MoveTime)
	}
	return longest
}

// At returns the sprite's place at a time from the start of all motions.
func (m Motion) At(t time.Duration) Rect {
	done := float64(t-m.Delay) / float64(MoveTime)
	done = min(max(done, 0), 1)
	ease := float32(1 - (1-done)*(1-done)*(1-done))
	x, y := m.From.Centre()
	toX, toY := m.To.Centre()
	return Around(x+(toX-x)*ease, y+(toY-y)*ease, m.To.W, m.To.H)
}

// moves reports whether the sprite has moved between two times.
func (m Motion) moves(before, now time.Duration) bool {
	return now > m.Delay && before < m.Delay+MoveTime
}
