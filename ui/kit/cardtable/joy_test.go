package cardtable

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/sound"
)

// stage is a table that notes what is played on it.
type stage struct {
	animated bool
	sheet    fyne.CanvasObject
	heard    []sound.Effect
}

func (s *stage) Animates() bool           { return s.animated }
func (s *stage) Shown() fyne.CanvasObject { return s.sheet }
func (s *stage) Unit() float32            { return 1 }
func (s *stage) Play(e sound.Effect)      { s.heard = append(s.heard, e) }

// A victory is seen and heard; where nothing moves it is only heard, and without a sheet nothing flies.
func TestWin(t *testing.T) {
	test.NewTempApp(t)
	sheet := canvas.NewRectangle(nil)
	sheet.Resize(fyne.NewSize(300, 200))
	for name, tt := range map[string]struct {
		stage stage
		want  int
	}{
		"with a sheet":    {stage{animated: true, sheet: sheet}, Victory.Signs},
		"nothing moves":   {stage{sheet: sheet}, 0},
		"without a sheet": {stage{animated: true}, 0},
	} {
		made := 0
		j := Joy{Flourish: NewFlourish(), At: &tt.stage, Signs: func(int) *canvas.Raster { made++; return canvas.NewRaster(nil) }}
		if j.Win(); made != tt.want || !slices.Equal(tt.stage.heard, []sound.Effect{sound.Rubber}) {
			t.Errorf("%s: %d signs fly, want %d; %v is heard", name, made, tt.want, tt.stage.heard)
		}
	}
}

// A result is heard as good or bad, and nothing is heard of neither; each is the first one once.
func TestTell(t *testing.T) {
	s := new(stage)
	j := Joy{At: s}
	for _, gain := range []int{3, 0, -2} {
		j.Tell(gain)
	}
	if want := []sound.Effect{sound.Made, sound.Down}; !slices.Equal(s.heard, want) {
		t.Errorf("%v is heard, want %v", s.heard, want)
	}
	if got := []bool{j.First(1), j.First(1), j.First(2)}; !slices.Equal(got, []bool{true, false, true}) {
		t.Errorf("results 1, 1, 2 are the first: %v", got)
	}
}
