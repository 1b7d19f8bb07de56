package table

import (
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// corner describes an army beside its corner of the board. Two compare with ==.
type corner struct {
	army   chess.Army
	name   string     // of its player, unless that is its colour
	status string     // its present commander, or its fate; or ""
	rim    chess.Army // its commander or the leader of its team; usually itself
	lit    bool       // it is in turn
	gone   bool       // it has left the board

	pool  string // letters of the pieces that its pawns may become: those that were captured
	pawns int    // that were captured

	clock string // what its player has left, or ""
	short bool   // that is little

	dice chess.Dice // of the current turn, or none
	left int        // moves that the turn has left
	laps lap
}

// lap counts the way of a king round the centre, in a game with dice.
type lap struct {
	shown bool
	count int
	done  bool
}

// corners returns the corners of the armies in a game.
func corners(g chess.Game, names map[chess.Army]string) map[chess.Army]corner {
	p := g.Position()
	all := map[chess.Army]corner{}
	lost := lostPawns(g)
	for a := range p.Variant().Armies().All() {
		c := corner{army: a, name: nameOf(names[commander(&p, a)]), status: status(&p, a), rim: a, pool: p.Pool(a).String(), pawns: lost[a]}
		if c.name == chesstext.Army(a) { // several persons may be named by their colours
			c.name = ""
		}
		if p.Playing(a) {
			c.rim = p.Control(a)
		}
		if c.pool == "-" {
			c.pool = ""
		}
		c.gone = p.King(a) == chess.NoSquare && p.Army(a).Empty()
		c.lit = !g.Over() && p.Turn() == a
		if c.lit && p.Dice().Valid() {
			c.dice, c.left = p.Dice(), p.Left()
		}
		if p.Variant().Dice && p.King(a) != chess.NoSquare {
			c.laps = lap{true, p.Tour(a), p.TourDone(a)}
		}
		all[a] = c
	}
	return all
}

// commander returns the first army of the player of an army: in A1 of its present commander.
func commander(p *chess.Position, a chess.Army) chess.Army {
	if p.Variant().Mode == chess.A1 && p.Playing(a) {
		a = p.Control(a)
	}
	return p.Variant().Owner(a)
}

// nameOf returns a person's name; one without is the user.
func nameOf(name string) string {
	if name == "" {
		return text.T("chess.you")
	}
	return name
}

// status describes the commander of an army, if that has changed since the start.
func status(p *chess.Position, a chess.Army) string {
	king := p.King(a) != chess.NoSquare
	switch mode := p.Variant().Mode; {
	case !p.Playing(a), !king && p.Army(a).Empty():
		return text.T("chess.corner.gone")
	case mode == chess.A1 && p.Control(a) != a:
		return text.T("chess.corner.taken", "Army", chesstext.Army(p.Control(a)))
	case mode == chess.A2 && p.Control(a) != a:
		return text.T("chess.corner.follows", "Army", chesstext.Army(p.Control(a)))
	case mode == chess.A2 && p.Side(a).Len() > 1:
		return text.T("chess.corner.leads")
	case mode == chess.B && !king:
		return text.T("chess.corner.kingless", "Army", chesstext.Army(partner(p, a)))
	case mode == chess.B:
		return text.T("chess.corner.with", "Army", chesstext.Army(partner(p, a)))
	}
	return ""
}

// partner returns the other army of a pair.
func partner(p *chess.Position, a chess.Army) chess.Army {
	for other := range p.Side(a).Without(a).All() {
		return other
	}
	return a
}

// lostPawns returns the number of pawns that each army has lost, without those exchanged.
func lostPawns(g chess.Game) (lost [chess.Armies]int) {
	start, now := g.Start(), g.Position()
	for a := range chess.Army(chess.Armies) {
		lost[a] = start.Counted(a, chess.Pawn) - now.Counted(a, chess.Pawn)
	}
	for i, e := range g.Events() {
		if m, ok := e.Move(); ok && m.Becomes != chess.NoKind {
			before := g.At(i).Position()
			lost[before.At(m.From).Army()]--
		}
	}
	return lost
}

// clockWords formats the time left.
func clockWords(d time.Duration) string {
	d = max(0, d)
	seconds := int((d + time.Second - 1) / time.Second)
	if d < 10*time.Second { // tenths matter then
		tenths := int((d + 99*time.Millisecond) / (100 * time.Millisecond))
		return text.T("chess.clock-tenths", "Seconds", tenths/10, "Tenths", tenths%10)
	}
	return text.T("chess.clock", "Minutes", seconds/60, "Seconds", twoDigits(seconds%60))
}

func twoDigits(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
