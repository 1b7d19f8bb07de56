package cardtable

// outline is the shape of the shadow that overlapping cards of a hand throw together: they are so close that none
// throws a shadow on another. Separate shadows would be 68, which take half as long again to draw.
type outline struct {
	Rect
	short float32 // the shorter side of a card
}

// outlines returns those of the hands among sprites.
func outlines(sprites []Sprite) []outline {
	var all []outline
	for i, s := range sprites {
		if s.Hand == "" {
			continue
		}
		if i == 0 || !sprites[i-1].covered(s) {
			all = append(all, outline{s.Spot, s.short()})
			continue
		}
		o, before := &all[len(all)-1], sprites[i-1].Spot
		switch {
		case s.Spot.X == o.X && before.X == o.X: // a column
			o.H = max(o.H, s.Spot.Y+s.Spot.H-o.Y)
		case s.Spot.X <= before.X || o.H > s.Spot.H: // the next row of a hand, below
			all = append(all, outline{s.Spot, s.short()})
		default: // a row
			o.W = s.Spot.X + s.Spot.W - o.X
		}
	}
	return all
}

// covered reports whether another card of the same hand overlaps this one.
func (s Sprite) covered(by Sprite) bool {
	return s.Hand != "" && s.Hand == by.Hand && s.Spot.Overlaps(by.Spot)
}
