package record

import (
	"encoding/json"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// scored is a line of a score.
type scored struct {
	Item  string `json:"item"`
	Side  string `json:"side"`
	Below int    `json:"below,omitempty"`
	Above int    `json:"above,omitempty"`
	Seat  string `json:"seat,omitempty"`
}

// scoredLines returns the lines of a score, in the order of [bridge.Item].
func scoredLines(score bridge.Score) *[]scored {
	lines := []scored{}
	for _, l := range slices.SortedStableFunc(slices.Values(score), func(a, b bridge.Line) int { return int(a.Item) - int(b.Item) }) {
		s := scored{Item: l.Item.String(), Side: l.Side.String(), Above: l.Points}
		switch l.Item {
		case bridge.TrickPoints:
			s.Below, s.Above = l.Points, 0
		case bridge.Honours:
			s.Seat = l.Seat.String()
		}
		lines = append(lines, s)
	}
	return &lines
}

// sessionLine is the line that ends a session.
type sessionLine struct {
	Session int `json:"session"`
	rulesKeys
	Settled bool      `json:"settled,omitempty"`
	Games   *[2]int   `json:"games,omitempty"`
	Below   *[2]int   `json:"below,omitempty"`
	Bonus   *[]scored `json:"bonus,omitempty"` // if something is carried
	Total   score     `json:"total"`
	IMPs    *[2]int   `json:"imps,omitempty"` // if there are targets
	Winner  string    `json:"winner,omitempty"`
	Result  *int      `json:"result,omitempty"` // of NS minus EW, if there are none
}

// MarshalSession returns the line that ends a session of [bridge.Rules.Itemised] rules, without a newline. The
// number is 1 or more. It fails for an unfinished session, and for rules that have no such line.
func MarshalSession(number int, s session.Session) ([]byte, error) {
	switch {
	case !s.Rules.Itemised:
		return nil, fault.Errorf("a session of %s has no line", s.Rules.Name)
	case !s.Over():
		return nil, fault.New("the session is not over")
	case number < 1:
		return nil, fault.Errorf("session number %d, want 1 or more", number)
	}
	return json.Marshal(sessionLineOf(number, s))
}

func sessionLineOf(number int, s session.Session) sessionLine {
	total := s.Points()
	l := sessionLine{Session: number, rulesKeys: keysOf(s.Rules), Settled: s.Settled, Total: score{NS: total[card.NS], EW: total[card.EW]}}
	l.Games, l.Below = standingKeys(s.Rules, s.Standing())
	if s.Rules.CarryBelow {
		l.Bonus = scoredLines(s.Bonus())
	}
	if s.Rules.HasTargets() {
		imps := s.IMPs()
		l.IMPs = &imps
	} else {
		told := s.Told()
		l.Result = &told
	}
	if winner, ok := s.Winner(); ok {
		l.Winner = winner.String()
	}
	return l
}

// alone makes the only board of the session one on its own.
func (h *history) alone(line int) session.Session {
	r := *h.rubber // the one that has been given away stays as it is
	r.Rules = r.Rules.Alone()
	h.rubber, h.over = &r, 1
	h.items = append(h.items, Item{Line: line, Alone: true})
	return session.Session{Rules: r.Rules, Length: 1, Boards: []bridge.Board{h.finished[0].Alone()}}
}

// ends checks the line that ends a session against its boards.
func (h *history) ends(line int, data []byte) error {
	var l sessionLine
	if h.results != nil && !h.going {
		return h.endsField(line, data)
	}
	if err := lines.Object(data, &l); err != nil {
		return err
	}
	if h.rubber == nil || !h.rubber.Rules.Itemised || h.going {
		return fault.New("no session ends here")
	}
	s := h.soFar()
	switch {
	case l.Settled && h.rubber.Loose():
		var err error
		if s, err = s.Settle(); err != nil {
			return err
		}
		h.settled = true
		h.items = append(h.items, Item{Line: line, Settled: true})
	case l.Settled && h.rubber.Settled:
		s.Settled = true
	case !s.Over() && len(s.Boards) == 1 && h.rubber.Loose():
		s = h.alone(line)
	}
	switch {
	case !s.Over() && s.ByGames():
		return fault.New("the session ends, but nobody has won it, and it isn't settled")
	case !s.Over():
		return fault.Errorf("the session ends after %d boards, and has %d", s.Counted(), s.Length)
	}
	want, err := json.Marshal(sessionLineOf(l.Session, s))
	if err != nil {
		return err
	}
	if got, err := json.Marshal(l); err != nil || string(got) != string(want) {
		return fault.Errorf("the session ends differently: by its boards the line is %s", want)
	}
	return nil
}
