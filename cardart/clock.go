package cardart

import (
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// clock adds the signs of a number card as a dial: one at each hour up to the card's own,
// upside down in the lower half, and a mark of gold at each hour dropped. The hands show the
// card's number. The dial is whole on every card, so that one with few signs, which all
// are on the right, is still a round thing in the middle.
func (f *face) clock() {
	f.indexSign = min(f.indexSign, f.hourPip*0.85) // a larger one would be taken for an hour too
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	on := func(hour float64) vector.Matrix { return vector.Turn(30 * hour).Then(vector.Move(middle.X, middle.Y)) }

	rim, inner := f.dial+f.hourPip*0.66, f.dial-f.hourPip*0.72
	f.Fill(vector.Circle(middle, rim), vector.Plain(gold))
	f.Fill(vector.Circle(middle, rim-0.5), vector.Plain(panelPaper))
	marks := minutes(middle, inner)
	marks.Join(hoop(middle, rim-0.8, rim-0.94))
	mark := hourMark.Transform(vector.Scale(f.hourPip, f.hourPip).Then(vector.Move(0, -f.dial)))
	for hour := f.card.Rank + 1; hour <= card.Twelve; hour++ {
		marks.Join(mark.Transform(on(float64(hour))))
	}
	f.Fill(marks, vector.Plain(gold))
	for hour := card.One; hour <= f.card.Rank; hour++ {
		centre := on(float64(hour)).Apply(vector.Pt(0, -f.dial))
		lower := centre.Y > middle.Y+1 // at three and nine they stand upright
		f.Fill(sign.Path(f.card.Suit, centre, f.hourPip, lower), vector.Plain(f.ink))
	}
	f.hands(on(12), on(float64(f.card.Rank)), inner-2.4)
}

// hourMark is the mark for an omitted hour, in units of a sign's height: pointed, so that it isn't mistaken
// for a diamond.
var hourMark = vector.Mirrored("M0 -.42L.1 -.42L.06 .32L0 .42")

// minutes returns the track of the minutes: two circles with sixty strokes between them,
// heavier at the hours.
func minutes(middle vector.Point, r float64) vector.Path {
	const wide = 1.3
	track := hoop(middle, r, r-0.28)
	track.Join(hoop(middle, r-wide, r-wide-0.14))
	for minute := range 60 {
		half := 0.07
		if minute%5 == 0 {
			half = 0.2
		}
		stroke := vector.RoundRect(-half, -r+0.14, half, -r+wide+0.07, 0)
		track.Join(stroke.Transform(vector.Turn(6 * float64(minute)).Then(vector.Move(middle.X, middle.Y))))
	}
	return track
}

// The hands, which point up from the origin; the longer one is 1 long.
var (
	minuteHand = vector.Mirrored("M0 -1L.03 -.3L.05 0L.02 .22L0 .22")
	hourHand   = vector.Mirrored("M0 -.66C.02 -.54 .1 -.48 .1 -.42C.1 -.37 .05 -.34 .03 -.3L.05 0L.02 .18L0 .18")
)

// hands adds the two hands, turned each as its matrix says.
func (f *face) hands(minute, hour vector.Matrix, long float64) {
	size := vector.Scale(long, long)
	both := minuteHand.Transform(size.Then(minute))
	both.Join(hourHand.Transform(size.Then(hour)))
	both.Join(vector.Circle(minute.Apply(vector.Point{}), long*0.11))
	f.Fill(both, vector.Plain(gold))
}

// hoop returns the area between two circles about c, as an outline to be filled: lighter
// for an output than a line along a circle.
func hoop(c vector.Point, outer, inner float64) vector.Path {
	p := vector.Circle(c, outer)
	mirror := vector.Move(-c.X, 0).Then(vector.Scale(-1, 1)).Then(vector.Move(c.X, 0))
	p.Join(vector.Circle(c, inner).Transform(mirror)) // turns the other way
	return p
}
