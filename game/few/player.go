package few

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// Player is one of those who play, 0 to 2, in the order in which they sit, clockwise.
type Player uint8

// Nobody is no player.
const Nobody Player = 255

// Side is a column of the score sheet: a player's, or at bridge for three the soloist's, 0, or that of the partners, 1.
type Side uint8

// Letter returns a player's letter: S or W at two dummies, elsewhere A, B or C. It returns "" for nobody.
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
	return Nobody, &card.ParseError{What: "player", Text: text, Why: fmt.Sprintf("want one of %s", strings.Join(strings.Split(r.letters(), ""), ", "))}
}

// Players returns how many play, 2 or 3.
func (r Rules) Players() int { return len(r.letters()) }

// Sides returns how many columns the sheet has: 3 at Booby, else 2.
func (r Rules) Sides() int {
	if r.Kind == Booby {
		return 3
	}
	return 2
}

// SideName returns the name of a side in files: its player's letter, or at bridge for three NS for the soloist and EW for the
// partners.
func (r Rules) SideName(s Side) string {
	if r.Kind != BridgeForThree {
		return r.Letter(Player(s))
	}
	return card.Side(s).String()
}

// after returns the player who sits n places on, clockwise.
func (r Rules) after(p Player, n int) Player { return Player((int(p) + n) % r.Players()) }
