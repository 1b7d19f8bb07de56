package practice

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// curve shows the curve of a kind. A click goes to the tile below it.
type curve struct {
	widget.BaseWidget

	trend  chart.Trend
	look   chart.Look
	raster *canvas.Raster
}

func newCurve(art *kitwidget.Art) *curve {
	c := &curve{look: picture.NewLook(theme.Current(), art.Style, float64(theme.U(theme.SmallText)))}
	c.raster = canvas.NewRaster(c.paint)
	c.ExtendBaseWidget(c)
	return c
}

// set shows another trend.
func (c *curve) set(t chart.Trend) {
	c.trend = t
	c.raster.Refresh()
}

// paint returns the picture in w by h pixels.
func (c *curve) paint(w, h int) image.Image {
	size := c.raster.Size()
	if size.Width < 1 || size.Height < 1 {
		return image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	}
	return c.trend.Draw(c.look, float64(size.Width), float64(size.Height)).Raster(w, h)
}

// MinSize implements fyne.CanvasObject.
func (c *curve) MinSize() fyne.Size { return fyne.NewSize(theme.U(120), theme.U(60)) }

// CreateRenderer implements fyne.Widget.
func (c *curve) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(c.raster) }
