package cardart

// Corner returns the size of the rank and the suit sign in the corner of a face, margin included, as shares
// of the card's width and height: that much of an overlapped card must be visible.
func (i Index) Corner() (width, height float64) {
	l := small
	if i == LargeIndex {
		l = large
	}
	return (l.indexX + max(l.indexWidth, l.indexSign)/2) / cardWidth,
		(l.indexTop + l.indexHeight + l.indexGap + l.indexSign) / cardHeight
}
