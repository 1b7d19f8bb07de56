package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

func BenchmarkFelt(b *testing.B) {
	g := NewGeometry(1280, 800)
	for b.Loop() {
		feltPicture(1280, 800, 1280, g.Oval.Rect, 22*g.U, theme.Light)
	}
}
