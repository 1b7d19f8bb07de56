package main

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// wing is a box of the picture: rooms that belong together.
type wing struct {
	name  string
	rooms graph           // with the others of the wing that each imports
	below map[string]bool // the wings that its rooms import
	level int             // 0 at the foot; each wing is above all that it imports

	x, y, w, h float64
	rows       [][]string // its rooms, each above those that it imports
}

// plan is one of the pictures.
type plan struct {
	file, title string                   // the file is relative to the root of the repository
	wing        func(room string) string // the wing of a room, or "" if it isn't drawn
	lists       func(wing string) bool   // whether the rooms of a wing are listed in its box
}

// plans are the pictures: the whole house with all rooms but those of the window, and the window.
var plans = []plan{
	{"docs/rooms.svg", "The rooms of Super Bridge", wingOf, func(wing string) bool { return !strings.HasPrefix(wing, "ui") }},
	{"docs/rooms-ui.svg", "The rooms of the window", wingOfUI, func(string) bool { return true }},
}

// wingOf returns the wing of a room in the picture of the house.
func wingOf(room string) string {
	switch {
	case room == "":
		return "main.go"
	case within(room, "ui"):
		return wingOfUI(room)
	case room == "storage/storagetest", within(room, "packaging"): // helps tests; makes files, and isn't part of the program
		return ""
	case within(room, "cardart"):
		return "cardart"
	case room == faults, room == "game/card", room == "game/lines", room == "game/parallel", room == "game/learning":
		return "cards, lines, jobs"
	case within(room, "game/turn"):
		return "game/turn"
	}
	if game := gameOf(room); game != "" {
		return room[:strings.Index(room, "/")] + "/" + game
	}
	return room
}

// wingOfUI returns the wing of a room in the picture of the window.
func wingOfUI(room string) string {
	switch {
	case !within(room, "ui") || room == "ui/e2e": // which has only tests
		return ""
	case room == "ui", room == "ui/command":
		return room
	case within(room, "ui/kit"):
		return "ui/kit"
	}
	if game := gameOf(room); game != "" {
		return "ui/" + game
	}
	return "ui: screens for any game"
}

// wingsOf puts the rooms into their wings, each with its level. It returns an error if wings import each other in a circle.
func (p plan) wingsOf(imports map[string][]string) (map[string]*wing, error) {
	wings := map[string]*wing{}
	for room, others := range imports {
		name := p.wing(room)
		if name == "" {
			continue
		}
		if wings[name] == nil {
			wings[name] = &wing{name: name, rooms: graph{}, below: map[string]bool{}}
		}
		w := wings[name]
		if p.lists(name) {
			w.rooms.use(room, room, "")
		}
		for _, other := range others {
			if to := p.wing(other); to == name {
				if p.lists(name) {
					w.rooms.use(room, other, "")
				}
			} else if to != "" {
				w.below[to] = true
			}
		}
	}
	g := graph{}
	for name, w := range wings {
		g.use(name, name, "")
		for other := range w.below {
			if wings[other] != nil {
				g.use(name, other, "")
			}
		}
	}
	for level, circles := range floorsOf(g) {
		for _, circle := range circles {
			if len(circle) > 1 {
				return nil, fmt.Errorf("a circle of rooms: %s import each other", strings.Join(circle, ", "))
			}
			wings[circle[0]].level = level
		}
	}
	return wings, nil
}

// direct reports whether no other wing leads from one to the other: only such arrows are drawn.
func direct(wings map[string]*wing, from, to string) bool {
	var leads func(at string) bool
	leads = func(at string) bool {
		return wings[at] != nil && (wings[at].below[to] || slices.ContainsFunc(slices.Collect(maps.Keys(wings[at].below)), leads))
	}
	for via := range wings[from].below {
		if via != to && leads(via) {
			return false
		}
	}
	return true
}

// The measures of the picture, in pixels.
const (
	edge      = 24.0 // around everything
	inset     = 14.0 // in a box
	letter    = 7.4  // the width of a letter of a room's name, and somewhat more than that of most
	nameGap   = 16.0 // between names
	line      = 22.0 // from one row of names to the next
	headLine  = 26.0 // of a box's own name
	between   = 20.0 // between boxes of a level
	passing   = 16.0 // between arrows that pass it
	storey    = 54.0 // between levels, for the arrows
	widestBox = 400.0
)

// shortName returns the name of a room without that of its wing.
func shortName(wing, room string) string {
	if name, ok := strings.CutPrefix(room, wing+"/"); ok {
		return name
	}
	return room
}

// fill puts the rooms of a wing into rows, and gives the box its size.
func (w *wing) fill() {
	if len(w.rooms) > 1 {
		for _, floor := range slices.Backward(floorsOf(w.rooms)) {
			var row []string
			width := 0.0
			for _, room := range slices.Concat(floor...) {
				wide := letter*float64(len(shortName(w.name, room))) + nameGap
				if len(row) > 0 && width+wide > widestBox {
					w.rows, row, width = append(w.rows, row), nil, 0
				}
				row, width = append(row, room), width+wide
			}
			w.rows = append(w.rows, row)
		}
	}
	w.w = letter*1.15*float64(len(w.name)) + 2*inset
	for _, row := range w.rows {
		w.w = max(w.w, w.rowWidth(row)+2*inset)
	}
	w.h = headLine + line*float64(len(w.rows)) + inset
}

func (w *wing) rowWidth(row []string) float64 {
	width := -nameGap
	for _, room := range row {
		width += letter*float64(len(shortName(w.name, room))) + nameGap
	}
	return width
}

// stop is a place of an arrow on a level: a box, or, on its way past a level, a point of its own.
type stop struct {
	*wing
	next []*stop // on the level below
	from []*stop
}

func (s *stop) middle() float64 { return s.x + s.w/2 }

// levelsOf returns the boxes from the foot up, with what lets their arrows pass between them.
func levelsOf(wings map[string]*wing) [][]*stop {
	var levels [][]*stop
	at := map[string]*stop{}
	for _, name := range slices.Sorted(maps.Keys(wings)) {
		w := wings[name]
		w.fill()
		for len(levels) <= w.level {
			levels = append(levels, nil)
		}
		at[name] = &stop{wing: w}
		levels[w.level] = append(levels[w.level], at[name])
	}
	for _, name := range slices.Sorted(maps.Keys(wings)) {
		for _, to := range slices.Sorted(maps.Keys(wings[name].below)) {
			if wings[to] == nil || !direct(wings, name, to) {
				continue
			}
			last := at[name]
			for level := wings[name].level - 1; level >= wings[to].level; level-- {
				next := at[to]
				if level > wings[to].level {
					next = &stop{wing: &wing{level: level}}
					levels[level] = append(levels[level], next)
				}
				last.next, next.from = append(last.next, next), append(next.from, last)
				last = next
			}
		}
	}
	return levels
}

// gap returns the distance between neighbours on a level.
func gap(a, b *stop) float64 {
	if a.name == "" && b.name == "" {
		return passing
	}
	return between
}

// widthOf returns the width of a level.
func widthOf(level []*stop) float64 {
	width := 0.0
	for i, s := range level {
		if width += s.w; i > 0 {
			width += gap(level[i-1], s)
		}
	}
	return width
}

// place positions the boxes, each as near as there is room to the middle of those that import it and that it imports,
// and returns the size of the picture.
func place(levels [][]*stop) (width, height float64) {
	for _, level := range levels {
		width = max(width, 2*edge+widthOf(level))
	}
	for sweep := range 8 {
		for i := range levels {
			level := levels[i]
			if sweep%2 == 0 {
				level = levels[len(levels)-1-i]
			}
			settle(level, width, sweep%2 == 0)
		}
	}
	y := edge
	for _, level := range slices.Backward(levels) {
		tall := 0.0
		for _, s := range level {
			tall = max(tall, s.h)
		}
		for _, s := range level {
			if s.name == "" {
				s.h = tall
			}
			s.y = y + (tall-s.h)/2
		}
		y += tall + storey
	}
	return width, y - storey + edge
}

// settle sorts the boxes of a level by the middle of those that import them (down) or that they import, and moves them
// there.
func settle(level []*stop, width float64, down bool) {
	wanted := map[*stop]float64{}
	for _, s := range level {
		others := s.next
		if down {
			others = s.from
		}
		if wanted[s] = s.middle(); s.x == 0 {
			wanted[s] = width / 2
		}
		for i, o := range others {
			if i == 0 {
				wanted[s] = 0
			}
			wanted[s] += o.middle() / float64(len(others))
		}
	}
	slices.SortStableFunc(level, func(a, b *stop) int { return cmp.Compare(wanted[a], wanted[b]) })
	// From the left, each box goes where it wants, or as near as its neighbour allows; then those beyond the right edge
	// are pushed back.
	at := edge
	for i, s := range level {
		if i > 0 {
			at += gap(level[i-1], s)
		}
		s.x = max(at, wanted[s]-s.w/2)
		at = s.x + s.w
	}
	at = width - edge
	for i := len(level) - 1; i >= 0; i-- {
		s := level[i]
		s.x = min(s.x, at-s.w)
		at = s.x
		if i > 0 {
			at -= gap(level[i-1], s)
		}
	}
}

// drawing returns the picture of who imports whom, as SVG: each box is above all that it imports, and an arrow that others
// lead to as well is left out.
func (p plan) drawing(imports map[string][]string) ([]byte, error) {
	wings, err := p.wingsOf(imports)
	if err != nil {
		return nil, err
	}
	levels := levelsOf(wings)
	width, height := place(levels)
	var out bytes.Buffer
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" font-family="Noto Sans, DejaVu Sans, Helvetica, sans-serif">
<title>%s: an arrow leads from a room to one that it imports</title>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0L10 5L0 10Z" fill="#6f6557"/></marker></defs>
<rect width="100%%" height="100%%" fill="#efe8da"/>
`, width, height, p.title)
	for _, level := range slices.Backward(levels) {
		for _, s := range level {
			slices.SortStableFunc(s.next, func(a, b *stop) int { return cmp.Compare(a.middle(), b.middle()) })
			slices.SortStableFunc(s.from, func(a, b *stop) int { return cmp.Compare(a.middle(), b.middle()) })
		}
	}
	for _, level := range slices.Backward(levels) {
		for _, s := range level {
			for i, next := range s.next {
				port := func(s *stop, i, n int) float64 { return s.x + s.w*float64(i+1)/float64(n+1) }
				x0, y0 := port(s, i, len(s.next)), s.y+s.h
				x1, y1 := port(next, slices.Index(next.from, s), len(next.from)), next.y
				bend, end := (y1-y0)/2, `" marker-end="url(#head)`
				if next.name == "" {
					end = fmt.Sprintf("v%.0f", next.h)
				}
				fmt.Fprintf(&out, `<path d="M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f%s" fill="none" stroke="#6f6557" stroke-width="1.6"/>
`, x0, y0, x0, y0+bend, x1, y1-bend, x1, y1, end)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(wings)) {
		wings[name].draw(&out)
	}
	out.WriteString("</svg>\n")
	return out.Bytes(), nil
}

// colours of the boxes, by what their names begin with.
var colours = []struct{ prefix, fill, stroke string }{
	{"game", "#dcebdf", "#2d7a54"}, {"cardart", "#f6e7e2", "#b3282d"}, {"storage", "#ece3d6", "#8a5a34"},
	{"ui/kit", "#f7edcf", "#b8860b"}, {"ui", "#e0e8f1", "#3a668f"}, {"", "#fbf7ee", "#6f6557"},
}

func (w *wing) draw(out *bytes.Buffer) {
	look := colours[slices.IndexFunc(colours, func(c struct{ prefix, fill, stroke string }) bool { return strings.HasPrefix(w.name, c.prefix) })]
	fmt.Fprintf(out, `<rect x="%.0f" y="%.0f" width="%.0f" height="%.0f" rx="9" fill="%s" stroke="%s" stroke-width="1.4"/>
`, w.x, w.y, w.w, w.h, look.fill, look.stroke)
	write := func(x, y float64, style, words string) {
		fmt.Fprintf(out, `<text x="%.0f" y="%.0f" text-anchor="middle" fill="#2a2520" %s>`, x, y, style)
		xml.EscapeText(out, []byte(words)) // to a buffer, which takes all
		out.WriteString("</text>\n")
	}
	write(w.x+w.w/2, w.y+22, `font-size="15" font-weight="bold"`, w.name)
	for i, row := range w.rows {
		x, y := w.x+(w.w-w.rowWidth(row))/2, w.y+headLine+line*float64(i)+18
		for _, room := range row {
			wide := letter * float64(len(shortName(w.name, room)))
			write(x+wide/2, y, `font-size="13"`, shortName(w.name, room))
			x += wide + nameGap
		}
	}
}
