package games

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of the screen, in units.
const (
	leastTile   = 226
	roomyTile   = 250 // with few in a row
	widestTile  = 360
	margin      = 18
	fewColumns  = 4
	mostColumns = 5 // if few would need more rows than fewRows
	fewRows     = 1
)

// build makes the screen's objects and lists its tiles.
func (s *Screen) build() fyne.CanvasObject {
	s.tiles, s.shelf = nil, &shelf{}
	row := container.New(s.shelf)
	for i, g := range s.options.Games {
		t := newTile(s.art, g, func() { s.to(i); s.choose(i) })
		s.tiles = append(s.tiles, t)
		if n := len(s.shelf.groups); n == 0 || s.shelf.groups[n-1].name != g.Group {
			s.shelf.groups = append(s.shelf.groups, group{name: g.Group})
		}
		heading := widget.NewProse(s.art, g.Group, theme.U(theme.BodyText), theme.Current().Faint)
		heading.Hide()
		row.Add(heading)
		last := &s.shelf.groups[len(s.shelf.groups)-1]
		last.tiles, last.headings = append(last.tiles, t), append(last.headings, heading)
		row.Add(t)
	}
	gap := theme.U(margin)
	s.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(gap/2, gap, gap, gap), row))
	s.shelf.laid = s.placed
	back := widget.NewButton(s.art, text.T("games.back"), text.T("key.escape"), s.options.OnBack)
	head := container.New(layout.NewCustomPaddedLayout(gap, gap/2, gap, gap), widget.NewHead(s.art, text.T("games.title"), back))
	how := widget.NewProse(s.art, text.T("games.how"), theme.U(theme.SmallText), theme.Current().Faint)
	how.Align = fyne.TextAlignCenter
	return container.NewBorder(head, container.New(layout.NewCustomPaddedLayout(gap/2, gap, gap, gap), how), nil, nil, s.scroll)
}

// group is the tiles under one heading.
type group struct {
	name     string
	headings []fyne.CanvasObject // one for each tile; shown are that of the first, and those at the beginning of a row
	tiles    []*tile
}

// shelf lays out groups of tiles like words: beside one another while a whole group fits, then in the next row; if that
// takes more rows they follow one another without regard to groups. All tiles have the same width, those of a row the
// same height, and the whole is centred.
type shelf struct {
	groups []group
	width  float32   // of the last layout
	rows   [][]*tile // of the last layout, from the top
	laid   func()    // called after each layout
}

// columns returns the number of tiles in a row, and their width.
func (f *shelf) columns(width float32) (n int, tileWidth float32) {
	gap := theme.U(margin)
	total := 0
	for _, g := range f.groups {
		total += len(g.tiles)
	}
	most, least := fewColumns, theme.U(roomyTile)
	if total > fewRows*fewColumns {
		most, least = mostColumns, theme.U(leastTile)
	}
	n = max(1, min(most, total, int((width+gap)/(least+gap))))
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

// fill fills rows of the given number of columns, from the top. With together, a group that fits into a row isn't split; a longer
// one follows directly after the one before it.
func (f *shelf) fill(columns int, together bool) (rows [][]spot) {
	var row []spot
	end := func() {
		if len(row) > 0 {
			rows, row = append(rows, row), nil
		}
	}
	for _, g := range f.groups {
		if together && len(g.tiles) <= columns && len(row)+len(g.tiles) > columns {
			end()
		}
		for i, t := range g.tiles {
			if len(row) == columns {
				end()
			}
			s := spot{tile: t}
			if i == 0 || len(row) == 0 {
				s.heading = g.headings[i]
			}
			row = append(row, s)
		}
	}
	end()
	return rows
}

// arrange returns the places of all objects in a given width, the rows of tiles from the top, and their total height.
func (f *shelf) arrange(width float32) (places []place, rows [][]*tile, height float32) {
	gap := theme.U(margin)
	columns, tileWidth := f.columns(width)
	left := (width - float32(columns)*(tileWidth+gap) + gap) / 2
	filled := f.fill(columns, true)
	if parted := f.fill(columns, false); len(parted) < len(filled) {
		filled = parted
	}
	y := float32(0)
	for _, row := range filled {
		var high, headings float32
		for _, s := range row {
			high = max(high, s.tile.heightFor(tileWidth))
			if s.heading != nil {
				headings = s.heading.MinSize().Height + theme.U(tileGap)
			}
		}
		var tiles []*tile
		for i, s := range row {
			x := left + float32(i)*(tileWidth+gap)
			if s.heading != nil {
				places = append(places, place{s.heading, fyne.NewPos(x+theme.U(tileInset), y), fyne.NewSize(tileWidth, s.heading.MinSize().Height)})
			}
			places = append(places, place{s.tile, fyne.NewPos(x, y+headings), fyne.NewSize(tileWidth, high)})
			tiles = append(tiles, s.tile)
		}
		rows = append(rows, tiles)
		y += headings + high + gap
	}
	return places, rows, y - gap
}

// Layout implements fyne.Layout. The whole is slightly above the middle, where the eye expects it.
func (f *shelf) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	places, rows, height := f.arrange(size.Width)
	f.width, f.rows = size.Width, rows
	down := max(0, (size.Height-height)/2.6)
	for _, g := range f.groups {
		for _, heading := range g.headings {
			heading.Hide()
		}
	}
	for _, p := range places {
		p.object.Move(p.at.AddXY(0, down))
		p.object.Resize(p.size)
		p.object.Show()
	}
	if f.laid != nil {
		f.laid()
	}
}

// MinSize implements fyne.Layout. Its height is that for the width of the last layout.
func (f *shelf) MinSize([]fyne.CanvasObject) fyne.Size {
	least := theme.U(leastTile)
	_, _, height := f.arrange(max(f.width, least))
	return fyne.NewSize(least, height)
}

// span returns the vertical extent of a tile, including the headings above its row.
func (f *shelf) span(t *tile) (top, bottom float32) {
	top = t.Position().Y
	high := float32(0)
	for _, g := range f.groups {
		for i, other := range g.tiles {
			if other.Position().Y == t.Position().Y && g.headings[i].Visible() {
				high = g.headings[i].MinSize().Height + theme.U(tileGap)
			}
		}
	}
	return top - high, t.Position().Y + t.Size().Height + theme.U(margin)
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
