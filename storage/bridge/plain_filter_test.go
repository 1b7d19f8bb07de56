package bridge_test

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// wantedBy reports whether a filter wants the board.
func (d plainBoard) wantedBy(f bridgestore.Filter) bool {
	c, done := d.board.Contract(), d.finished()
	played := done && !c.PassedOut()
	slam := false
	for _, its := range d.board.Rules.Slams {
		slam = slam || played && its.Level == c.Level
	}
	outcome := map[bridgestore.Outcome]bool{
		bridgestore.AnyOutcome: true,
		bridgestore.Made:       played && d.over() >= 0,
		bridgestore.Down:       played && d.over() < 0,
		bridgestore.PassedOut:  done && c.PassedOut(),
	}
	for word := range strings.FieldsSeq(f.Text) {
		if !d.has(word) {
			return false
		}
	}
	for term := range strings.FieldsSeq(f.Terms) {
		if !d.means(term) {
			return false
		}
	}
	role := d.role()
	return f.Deleted == !d.rubber.Deleted.IsZero() &&
		(f.From.IsZero() || done && !d.line.Finished.Before(f.From)) &&
		(f.To.IsZero() || done && d.line.Finished.Before(f.To)) &&
		(f.Rules == "" || f.Rules == d.board.Rules.Name) &&
		(f.Players == "" || f.Players == d.line.Players) &&
		(f.Role == bridgestore.AnyRole || f.Role == role ||
			f.Role == bridgestore.Declaring && (role == bridgestore.Declarer || role == bridgestore.Dummy)) &&
		(f.Declarer == "" || played && f.Declarer == c.Declarer.String()) &&
		(f.Level == 0 || done && f.Level == c.Level) &&
		(f.Strain == nil || played && *f.Strain == c.Strain) &&
		outcome[f.Outcome] &&
		(!f.Slam || slam) &&
		(!f.Costly || d.costs().Costly > 0) &&
		(!f.Alone || d.line.Undos+d.line.Hints == 0) &&
		(!f.Counted || d.counted()) &&
		(!f.Starred || d.line.Marks.Starred || d.rubber.Starred) &&
		(!f.Ended || d.rubber.Finished && d.rubber.Length > 1) &&
		(f.EndedFrom.IsZero() || d.rubberCounted() && !d.rubberEnd().Before(f.EndedFrom)) &&
		(f.EndedTo.IsZero() || d.rubberCounted() && d.rubberEnd().Before(f.EndedTo)) &&
		(!f.Worth || d.worthKnown()) &&
		(!f.Par || d.parKnown()) &&
		(!f.Lead || d.costs().Led)
}

// means reports whether a term is true of the board.
func (d plainBoard) means(term string) bool {
	c, done := d.board.Contract(), d.finished()
	played := done && !c.PassedOut()
	sits := played && !d.rubber.Watched
	points, slams := d.board.Points(), d.board.Rules.Slams
	ours := points[d.rubber.Seat.Side()] - points[d.rubber.Seat.Side().Other()]
	undoubled := c
	undoubled.Doubling = bridge.Undoubled
	game := played && d.board.Rules.TrickPoints(undoubled) >= d.board.Rules.GameFrom
	at := func(slam int) bool { return played && slam < len(slams) && c.Level == slams[slam].Level }
	switch term {
	case "won":
		return sits && ours > 0
	case "lost":
		return sits && ours < 0
	case "made":
		return played && d.over() >= 0
	case "down":
		return played && d.over() < 0
	case "overtricks":
		return played && d.over() > 0
	case "passed":
		return done && c.PassedOut()
	case "unfinished":
		return !done
	case "part-score":
		return played && !game
	case "game":
		return game && c.Level < slams[0].Level
	case "slam":
		return at(0) || at(1) || at(2)
	case "small-slam":
		return at(0)
	case "grand-slam":
		return at(1)
	case "super-slam":
		return at(2)
	case "doubled":
		return played && c.Doubling > bridge.Undoubled
	case "redoubled":
		return played && c.Doubling == bridge.Redoubled
	case "clubs", "diamonds", "hearts", "spades", "no-trump":
		return played && slices.Index([]string{"clubs", "diamonds", "hearts", "spades", "no-trump"}, term) == int(c.Strain)
	case "minor":
		return played && (c.Strain == bridge.Clubs || c.Strain == bridge.Diamonds)
	case "major":
		return played && c.Strain.Major()
	case "north", "east", "south", "west":
		return played && strings.EqualFold(term[:1], c.Declarer.String())
	case "declarer":
		return d.role() == bridgestore.Declarer
	case "dummy":
		return d.role() == bridgestore.Dummy
	case "defender":
		return d.role() == bridgestore.Defender
	case "starred":
		return d.line.Marks.Starred || d.rubber.Starred
	case "costly":
		return d.costs().Costly > 0
	case "to-find":
		return d.costs().Costly > d.solved
	case "helped":
		return d.line.Undos+d.line.Hints > 0
	case "rubber-won":
		return d.rubberCounted() && d.rubberGain() > 0
	case "rubber-lost":
		return d.rubberCounted() && d.rubberGain() < 0
	}
	return false
}

// has reports whether the board has to do with a word.
func (d plainBoard) has(word string) bool {
	c := d.board.Contract()
	for _, text := range []string{d.line.Name, d.line.Note, d.rubber.Name, d.rubber.Note} {
		if strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
			return true
		}
	}
	word = strings.NewReplacer("−", "-", "–", "-").Replace(strings.ToUpper(word))
	if word == d.board.Number().String() {
		return true
	}
	if !d.finished() {
		return false
	}
	result := map[bool]string{true: "=", false: fmt.Sprintf("%+d", d.over())}[d.over() == 0]
	return strings.HasPrefix(strings.ToUpper(c.String()), strings.Replace(word, "NT", "N", 1)) || !c.PassedOut() && word == result ||
		slices.ContainsFunc([]string{"2006", "2006-01", "2006-1", time.DateOnly, "2006-1-2"}, func(form string) bool {
			return d.line.Finished.Local().Format(form) == word
		})
}
