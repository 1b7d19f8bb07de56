package tabletop

import "math"

// clockwise returns how far a direction on the screen is from down, clockwise, in turns.
func clockwise(x, y float64) float64 {
	angle := math.Atan2(-x, y) / (2 * math.Pi)
	if angle < 0 {
		angle++
	}
	return angle
}
