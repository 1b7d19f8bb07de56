package games

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of the shelf, in units.
const (
	leastTile   = 226
	widestTile  = 340
	highestTile = 112
	tilesApart  = 10
	groupsApart = 12 // more than tiles
	underTitle  = 4  // between a heading and its tiles
	mostColumns = 4
)

// group is the tiles under one heading.
type group struct {
	name    string
	heading fyne.CanvasObject
	tiles   []*tile
}

// shelf lays out groups of tiles, each under its heading in rows of its own; groups that fit into one row together share
// it. All tiles have the same size: as high as the room allows, so that as many as possible are in sight.
type shelf struct {
	groups []group
	width  float32   // of the last layout
	rows   [][]*tile // of the last layout, from the top
	laid   func()    // called after each layout
}

// add adds a tile to the last group, or to a new one if that has another name.
func (f *shelf) add(t *tile, name string, heading func() fyne.CanvasObject) {
	if n := len(f.groups); n == 0 || f.groups[n-1].name != name {
		f.groups = append(f.groups, group{name: name, heading: heading()})
	}
	last := &f.groups[len(f.groups)-1]
	last.tiles = append(last.tiles, t)
}

// columns returns the number of tiles in a row, and their width.
func (f *shelf) columns(width float32) (n int, tileWidth float32) {
	gap := theme.U(tilesApart)
	total := 0
	for _, g := range f.groups {
		total += len(g.tiles)
	}
	n = max(1, min(mostColumns, total, int((width+gap)/(theme.U(leastTile)+gap))))
	return n, min((width+gap)/float32(n)-gap, theme.U(widestTile))
}

// place is the place of an object.
type place struct {
	object fyne.CanvasObject
	at     fyne.Position
	size   fyne.Size
}

// spot is a tile in a row, with the heading above it or nil.
type spot struct {
	tile    *tile
	heading fyne.CanvasObject
}

// fill fills rows of the given number of columns, from the top.
func (f *shelf) fill(columns int) (rows [][]spot) {
	var row []spot
	end := func() {
		if len(row) > 0 {
			rows, row = append(rows, row), nil
		}
	}
	for _, g := range f.groups {
		long := len(g.tiles) > columns
		if len(row)+len(g.tiles) > columns {
			end()
		}
		for i, t := range g.tiles {
			if len(row) == columns {
				end()
			}
			s := spot{tile: t}
			if i == 0 {
				s.heading = g.heading
			}
			row = append(row, s)
		}
		if long {
			end()
		}
	}
	end()
	return rows
}

// headed returns the heights of the headings of a row, or 0 if it has none.
func headed(row []spot) (height float32) {
	for _, s := range row {
		if s.heading != nil {
			height = max(height, s.heading.MinSize().Height+theme.U(underTitle))
		}
	}
	return height
}

// headedBy returns the number of tiles from one in a row up to the next heading.
func headedBy(row []spot, from int) int {
	for i, s := range row[from+1:] {
		if s.heading != nil {
			return i + 1
		}
	}
	return len(row) - from
}

// arrange returns the places of all objects in a given width, and in a height if that is enough; the rows of tiles from
// the top, and their total height.
func (f *shelf) arrange(width, height float32) (places []place, rows [][]*tile, total float32) {
	gap := theme.U(tilesApart)
	columns, tileWidth := f.columns(width)
	left := (width - float32(columns)*(tileWidth+gap) + gap) / 2
	filled := f.fill(columns)
	taken := -gap
	for i, row := range filled {
		taken += headed(row) + gap
		if i > 0 && headed(row) > 0 {
			taken += theme.U(groupsApart)
		}
	}
	var least float32
	for _, g := range f.groups {
		for _, t := range g.tiles {
			least = max(least, t.heightFor(tileWidth))
		}
	}
	high := max(least, min((height-taken)/float32(max(1, len(filled))), theme.U(highestTile)))
	y := float32(0)
	for i, row := range filled {
		above := headed(row)
		if i > 0 && above > 0 {
			y += theme.U(groupsApart)
		}
		var tiles []*tile
		for i, s := range row {
			x := left + float32(i)*(tileWidth+gap)
			if s.heading != nil {
				wide := float32(headedBy(row, i))*(tileWidth+gap) - gap
				places = append(places, place{s.heading, fyne.NewPos(x, y), fyne.NewSize(wide, s.heading.MinSize().Height)})
			}
			places = append(places, place{s.tile, fyne.NewPos(x, y+above), fyne.NewSize(tileWidth, high)})
			tiles = append(tiles, s.tile)
		}
		rows = append(rows, tiles)
		y += above + high + gap
	}
	return places, rows, y - gap
}

// Layout implements fyne.Layout. The whole is slightly above the middle, where the eye expects it.
func (f *shelf) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	places, rows, height := f.arrange(size.Width, size.Height)
	f.width, f.rows = size.Width, rows
	down := max(0, (size.Height-height)/2.6)
	for _, p := range places {
		if heading, ok := p.object.(*widget.Prose); ok {
			heading.FitCell(p.size.Width)
		}
		p.object.Move(p.at.AddXY(0, down))
		if p.object.Size() != p.size {
			p.object.Resize(p.size)
		}
	}
	if f.laid != nil {
		f.laid()
	}
}

// MinSize implements fyne.Layout. Its height is that for the width of the last layout.
func (f *shelf) MinSize([]fyne.CanvasObject) fyne.Size {
	least := theme.U(leastTile)
	_, _, height := f.arrange(max(f.width, least), 0)
	return fyne.NewSize(least, height)
}

// span returns the vertical extent of a tile, from the heading of its group if that fits into the given height.
func (f *shelf) span(t *tile, height float32) (top, bottom float32) {
	top, bottom = t.Position().Y, t.Position().Y+t.Size().Height
	for _, g := range f.groups {
		for _, other := range g.tiles {
			if from := g.heading.Position().Y; other == t && bottom-from <= height {
				top = from
			}
		}
	}
	return top, bottom
}

// above and below return the nearest tile in the row above or below, or the tile itself if there is none.
func (f *shelf) above(i int) int { return f.beside(i, -1) }
func (f *shelf) below(i int) int { return f.beside(i, 1) }

func (f *shelf) beside(i, by int) int {
	first := 0
	for r, row := range f.rows {
		if i >= first+len(row) {
			first += len(row)
			continue
		}
		if r+by < 0 || r+by >= len(f.rows) {
			return i
		}
		from, other := row[i-first].Position().X, f.rows[r+by]
		start := first + len(row)
		if by < 0 {
			start = first - len(other)
		}
		nearest := 0
		for n, t := range other {
			if abs(t.Position().X-from) < abs(other[nearest].Position().X-from) {
				nearest = n
			}
		}
		return start + nearest
	}
	return i
}

func abs(x float32) float32 { return max(x, -x) }
