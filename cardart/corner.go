package cardart

// Corner returns how much of a card, as shares of its width and height, the rank and the
// suit sign take in the corner of a face, margin included: as much of a card that others
// lie on must be seen.
func (i Index) Corner() (width, height float64) {
	l := small
	if i == LargeIndex {
		l = large
	}
	return (l.indexX + max(l.indexWidth, l.indexSign)/2) / cardWidth,
		(l.indexTop + l.indexHeight + l.indexGap + l.indexSign) / cardHeight
}
