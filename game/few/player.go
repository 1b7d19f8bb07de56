package few

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Player is a player, 0 to 2, in clockwise order.
type Player uint8

// Nobody stands for no player.
const Nobody Player = 255

// Side is a column of the score sheet: a player's, or at bridge for three the soloist's, 0, and the partners', 1.
type Side uint8

// Letter returns a player's letter: S or W at two dummies, otherwise A, B or C. It returns "" for nobody.
func (r Rules) Letter(p Player) string {
	letters := r.letters()
	if int(p) >= len(letters) {
		return ""
	}
	return letters[p : p+1]
}

func (r Rules) letters() string {
	switch r.Kind {
	case TwoDummies:
		return "SW"
	case BridgeForThree, Booby:
		return "ABC"
	}
	return "AB"
}

// ParsePlayer reads a player's letter, in either case.
func (r Rules) ParsePlayer(text string) (Player, error) {
	if i := strings.Index(r.letters(), strings.ToUpper(text)); i >= 0 && len(text) == 1 {
		return Player(i), nil
	}
	return Nobody, &card.ParseError{What: fault.Say("player"), Text: text, Why: fault.Say("want one of %s", strings.Join(strings.Split(r.letters(), ""), ", "))}
}

// Players returns the number of players, 2 or 3.
func (r Rules) Players() int { return len(r.letters()) }

// Sides returns the number of columns on the sheet: 3 at Booby, else 2.
func (r Rules) Sides() int {
	if r.Kind == Booby {
		return 3
	}
	return 2
}

// SideName returns the name of a side in files: the letter of its player, or at bridge for three NS for the soloist and
// EW for the partners.
func (r Rules) SideName(s Side) string {
	if r.Kind != BridgeForThree {
		return r.Letter(Player(s))
	}
	return card.Side(s).String()
}

// after returns the player n places on, clockwise.
func (r Rules) after(p Player, n int) Player { return Player((int(p) + n) % r.Players()) }
