package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// handCount is the strip of text beside the user's plate that counts his hand.
type handCount struct {
	bed   *canvas.Rectangle
	words *kitwidget.Prose
	tip   *kitwidget.Tip // how points are counted
}

func newHandCount(art *kitwidget.Art, tips *kitwidget.Tips, counting func() string) handCount {
	return handCount{
		canvas.NewRectangle(theme.Current().NoteBed()),
		kitwidget.NewProse(art, "", theme.SmallText, theme.Current().FeltInk),
		tips.Over(counting),
	}
}

func (h handCount) objects() []fyne.CanvasObject { return []fyne.CanvasObject{h.bed, h.words, h.tip} }

// set shows the count, or nothing if it is "".
func (h handCount) set(count string) {
	p := theme.Current()
	h.bed.FillColor = p.NoteBed()
	h.words.Set(count, p.FeltInk)
	for _, o := range h.objects() {
		kitwidget.Show(o, count != "")
	}
}

// place lays the strip on the right of the user's plate.
func (h handCount) place(g tabletop.Geometry) {
	height := 26 * g.U
	bed := g.Beside(0, height)
	room := g.W - 12*g.U - bed.X
	if plate := g.Plate[tabletop.Right]; plate.Y < bed.Y+bed.H && bed.Y < plate.Y+plate.H {
		room = plate.X - 6*g.U - bed.X
	}
	h.words.FitLine(h.words.Text, h.words.Ink, theme.SmallText*g.T, theme.SmallText*g.U*0.8, room-22*g.U)
	size := h.words.MinSize()
	bed = g.Beside(size.Width+22*g.U, height)
	h.bed.CornerRadius = height / 2
	for _, o := range []fyne.CanvasObject{h.bed, h.tip} {
		cardtable.Put(o, bed)
	}
	cardtable.Put(h.words, cardtable.NewRect(bed.X+11*g.U, bed.Y, size.Width, bed.H))
}

// handWords says what the user was dealt: points as the players count them, and the length of
// each suit.
func handWords(m tabletop.Model) string {
	hand := m.Deal[m.Person]
	var lengths []string
	for _, s := range m.Order {
		lengths = append(lengths, text.Suit(s)+strconv.Itoa(hand[s].Len()))
	}
	id := "table.count"
	if m.Table.Phase() != bridge.AuctionPhase && m.Table.Phase() != bridge.ChoicePhase {
		id = "table.count-dealt"
	}
	return text.T(id, "Points", bridgetext.HandPoints(m.Table.Rules, hand), "Lengths", strings.Join(lengths, " "))
}
