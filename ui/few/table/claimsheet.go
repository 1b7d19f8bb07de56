package table

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// claimSheet asks between the hands how many of the tricks that are left the user claims. Only what is sure is claimed. No card
// plays itself meanwhile.
type claimSheet struct {
	laid
	entry  *entry
	left   int
	tricks int
	warned int                // the number of which the user has been told that it costs tricks, or -1
	said   string             // of the last answer, or ""
	cancel context.CancelFunc // of the check, or nil
}

var (
	_ sheet.Worker = (*claimSheet)(nil)
	_ sheet.Closer = (*claimSheet)(nil)
	_ sheet.Looker = (*claimSheet)(nil)
)

// mayClaim reports whether the user can claim tricks now: at a turn in the play.
func (p *playing) mayClaim() bool {
	return p.asked() && p.model.Table.Stage() == few.StagePlaying
}

// claim asks how many tricks the user claims: at first all, or at nullo none.
func (en *entry) claim() {
	en.finale.finish()
	en.pending.Drop()
	if !en.play.mayClaim() {
		en.note.say(text.T("table.no-claim"))
		return
	}
	en.fresh()
	left := en.play.model.Table.Left()
	c := &claimSheet{laid: en.laid, entry: en, left: left, tricks: left, warned: -1}
	if c.nullo() {
		c.tricks = 0
	}
	en.play.session.Hold(true)
	en.parts.sheets.RemoveIf(sheet.Peeks)
	en.parts.sheets.Push(c)
	en.parts.show()
}

// nullo reports whether few tricks are wanted.
func (c *claimSheet) nullo() bool { return c.play.model.Table.Contract().Strain == few.Nullo }

// Look implements [sheet.Looker]: the hands and the trick stay in sight for counting.
func (c *claimSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Alone: true, Place: func(room, least fyne.Size) (fyne.Position, fyne.Size) {
		at := c.place(c.parts.geometryIn(room), least)
		return fyne.NewPos(at.X, at.Y), least.Min(room)
	}}
}

// place returns the place of a sheet of a size: in the middle, or beside a trick, on the left if there is room, and as far
// up as there is.
func (c *claimSheet) place(g tabletop.Geometry, size fyne.Size) tabletop.Rect {
	const aside = 12 // of the trick, and of the note
	at, m := g.Result(size.Width, size.Height), c.play.model
	left, right := at.X, at.X
	for i := range m.Trick {
		spot := g.TrickSpot(m, i)
		left, right = min(left, spot.X-aside*g.U-at.W), max(right, spot.X+spot.W+aside*g.U)
	}
	at.X = max(left, 0)
	lowest, taken := g.Note.Y-aside*g.U-at.H, c.taken(g)
	for _, x := range []float32{at.X, min(right, g.W-at.W)} {
		for y := at.Y; ; y = min(y+aside*g.U, lowest) {
			spot := tabletop.Rect{X: x, Y: y, W: at.W, H: at.H}
			if !slices.ContainsFunc(taken, spot.Overlaps) {
				return spot
			}
			if y >= lowest {
				break
			}
		}
	}
	return at
}

// leastClaim is the smallest size of letters beside a trick, as a share of the usual one.
const leastClaim = 0.66

// fits reports whether there is a place where a sheet of a size hides neither cards nor plates.
func (c *claimSheet) fits(size fyne.Size) bool {
	g := c.parts.geometry()
	at := c.place(g, size)
	return !slices.ContainsFunc(c.taken(g), at.Overlaps)
}

// taken returns the places of cards, plates and the plaque, with the words of piles.
func (c *claimSheet) taken(g tabletop.Geometry) []tabletop.Rect {
	const caption = 10 // that a pile's words may be wider than it; they are below
	taken := append(g.Plates(c.play.model), g.Plaque())
	for _, sprite := range c.parts.surface.Scene().Sprites {
		taken = append(taken, sprite.Spot)
	}
	for i, at := range taken {
		taken[i].W, taken[i].H = at.W+caption*g.U, at.H+2*caption*g.U
	}
	return taken
}

// Working implements [sheet.Worker].
func (c *claimSheet) Working() bool { return c.cancel != nil }

// Cancel implements [sheet.Worker]: it takes the sheet away.
func (c *claimSheet) Cancel() { c.away() }

// Undo takes the sheet away.
func (c *claimSheet) Undo() { c.away() }

func (c *claimSheet) away() { c.parts.sheets.Remove(c) }

// Close implements [sheet.Closer].
func (c *claimSheet) Close() {
	if c.cancel != nil {
		c.cancel()
	}
	c.play.session.Hold(false)
	c.note.show()
}

// claimBy changes how many tricks are claimed.
func (c *claimSheet) claimBy(by int) {
	if c.cancel == nil {
		c.tricks, c.said, c.warned = min(max(c.tricks+by, 0), c.left), "", -1
		c.parts.sheets.Redraw()
	}
}

// Key implements [sheet.Sheet].
func (c *claimSheet) Key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft, fyne.KeyDown:
		c.claimBy(-1)
	case fyne.KeyRight, fyne.KeyUp:
		c.claimBy(1)
	case fyne.KeyHome:
		c.claimBy(-c.left)
	case fyne.KeyEnd:
		c.claimBy(c.left)
	case fyne.KeyBackspace: // a card may have been meant
		c.away()
	}
}

// Rune implements [sheet.Sheet]: it takes a number of tricks, of which a second figure makes 10 and more.
func (c *claimSheet) Rune(r rune) {
	if r < '0' || r > '9' {
		return
	}
	n := int(r - '0')
	if c.tricks == 1 && 10+n <= c.left {
		n += 10
	}
	c.claimBy(n - c.tricks)
}

// costs returns the number of tricks that the claim gives up, or at nullo takes.
func (c *claimSheet) costs() int {
	if c.nullo() {
		return c.tricks
	}
	return c.left - c.tricks
}

// Enter implements [sheet.Sheet]: it has the claim checked, and makes it if it is sure. One that costs tricks is made at the
// second time.
func (c *claimSheet) Enter() {
	switch n := c.costs(); {
	case c.cancel != nil:
		return
	case n > 0 && c.warned != c.tricks:
		c.warned, c.said = c.tricks, text.TN("claim.gives-up", n)
		if c.nullo() {
			c.said = text.TN("few.claim.takes", n)
		}
		c.parts.sheets.Redraw()
		return
	}
	c.check()
}

// claimNodes limits the check of a claim: a second or two.
const claimNodes = 3_000_000

// check checks the claim in the background.
func (c *claimSheet) check() {
	ctx, cancel := context.WithCancel(c.play.work.Ctx)
	c.cancel = cancel
	b, tricks := c.play.state.Board, c.tricks
	c.parts.sheets.Redraw()
	c.play.work.Run(ctx, func() func() {
		good, known, err := bot.CheckClaim(ctx, b, tricks, claimNodes)
		return func() {
			if !slices.Equal(b.Events(), c.play.session.State().Board.Events()) {
				return // play has gone on, or back
			}
			c.cancel = nil
			cancel()
			c.checked(tricks, good, known, err)
		}
	})
}

// checked makes a claim that is sure. Of another one nothing is said but that it isn't: how many tricks there are is a hint.
func (c *claimSheet) checked(tricks int, good, known bool, err error) {
	switch {
	case good:
		c.away()
		c.entry.act(few.Claimed(tricks))
		return
	case err != nil:
		c.said = fewtext.Rule(err)
	case !known:
		c.said = text.T("claim.unclear")
	case c.nullo():
		c.said = text.TN("few.claim.not-sure-nullo", tricks)
	default:
		c.said = text.TN("few.claim.not-sure", tricks)
	}
	c.parts.sheets.Redraw()
}

// stands returns the state of the contract if the claim is accepted: that is no hint, since it only counts.
func (c *claimSheet) stands() string {
	s := c.play.state
	var err error
	if s.Board, err = s.Board.Apply(few.Claimed(c.tricks)); err != nil {
		return c.play.model.Standing()
	}
	return c.play.modelOf(s).Standing()
}

// Build implements [sheet.Sheet].
func (c *claimSheet) Build() fyne.CanvasObject {
	return c.parts.fittedIn(c.fits, leastClaim, c.build)
}

func (c *claimSheet) build(paper widget.Paper) fyne.CanvasObject {
	busy := c.cancel != nil
	count := paper.Line(text.TN("claim.count", c.left, "Tricks", c.tricks), theme.BodyText, true)
	less := paper.Button(text.T("claim.less"), text.T("key.less"), false, func() { c.claimBy(-1) })
	more := paper.Button(text.T("claim.more"), text.T("key.more"), false, func() { c.claimBy(1) })
	less.Disabled, more.Disabled = busy || c.tricks == 0, busy || c.tricks == c.left
	claim := paper.Button(text.T("claim.do"), text.T("key.enter"), true, c.Enter)
	claim.Disabled = busy
	said := paper.Faint(text.T("few.claim.note", "Standing", c.stands()))
	switch {
	case busy:
		said.Text = text.T("claim.busy")
	case c.said != "":
		said.Text, said.Ink = c.said, theme.Current().Ink
	}
	said.Wrap, said.Align = true, fyne.TextAlignCenter
	lines := paper.List(
		container.NewCenter(paper.Beside(14, less, count, more)), said, paper.Gap(2),
		paper.Row(claim, paper.Button(text.T("claim.cancel"), text.T("key.escape"), false, c.away)))
	return widget.NewSheet(resultWidth*paper.Unit, resultMargin*paper.Unit, lines)
}
