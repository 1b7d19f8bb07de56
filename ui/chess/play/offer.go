package play

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// asking is the computer players who are still to answer an offer of a draw.
type asking struct {
	seats []chess.Army
}

// OfferDraw offers a draw to all others who have a king, for the user who is asked. Until they have answered his clock stands, and he
// may still do something else; then it is offered no more. It returns ErrNotAsked if nobody is asked or a draw is offered already,
// ErrRefused if it has been refused since the last event, and a [*chess.RuleError] if it can't be agreed on now.
func (s *Session) OfferDraw() error {
	return s.offering(func(n *now) error {
		g, by := n.State.Game, n.State.Asked
		switch {
		case by == chess.NoArmy || n.State.Offer.By != chess.NoArmy:
			return ErrNotAsked
		case n.State.Refused != chess.NoArmy:
			return ErrRefused
		}
		if _, err := g.Apply(chess.DrawAgreed); err != nil {
			return err
		}
		offer, players := Offer{By: by}, []chess.Army(nil)
		for _, seat := range owners(g) {
			switch {
			case seat == by:
			case s.config.person(seat):
				offer.Open = append(offer.Open, seat)
			default:
				players = append(players, seat)
			}
		}
		n.State.Offer = offer
		if len(players) > 0 {
			s.asking = &asking{players}
		}
		s.setTicking(n, chess.NoArmy)
		s.settle(n)
		return nil
	})
}

// owners returns the seats that have a king, in the order of armies.
func owners(g chess.Game) (seats []chess.Army) {
	p := g.Position()
	for a := range p.Kings().All() {
		if seat := p.Rules().Owner(a); !slices.Contains(seats, seat) {
			seats = append(seats, seat)
		}
	}
	slices.Sort(seats)
	return seats
}

// withKing returns the first army with a king of a seat that has one.
func withKing(g chess.Game, seat chess.Army) chess.Army {
	p := g.Position()
	for a := range p.Kings().All() {
		if p.Rules().Owner(a) == seat {
			return a
		}
	}
	return seat
}

// Answer answers the draw that is offered, for the first user who has not answered yet.
func (s *Session) Answer(yes bool) error {
	return s.offering(func(n *now) error {
		open := n.State.Offer.Open
		switch {
		case len(open) == 0:
			return ErrNotAsked
		case yes:
			n.State.Offer.Open = slices.Clone(open[1:])
			s.settle(n)
		default:
			s.refuse(n, open[0])
		}
		return nil
	})
}

// offering calls what changes the offer of the user who is asked, under the lock, and shows it.
func (s *Session) offering(change func(*now) error) error {
	var err error
	s.sitting.Look(func(n *now) {
		if err = change(n); err == nil {
			select {
			case s.woken <- struct{}{}:
			default: // he will look in any case
			}
		}
	})
	if err == nil {
		s.config.Changed()
	}
	return err
}

// refuse ends the offer, which a seat has declined.
func (s *Session) refuse(n *now, by chess.Army) {
	s.setTicking(n, n.State.Offer.By)
	n.State.Offer, n.State.Refused, s.asking = noOffer, by, nil
}

// settle ends the game if all have agreed.
func (s *Session) settle(n *now) {
	if s.asking == nil && len(n.State.Offer.Open) == 0 {
		s.send(n, chess.DrawAgreed)
	}
}

// agree asks the computer players whether they agree to a draw, and takes their answer unless the offer is gone by then.
func (s *Session) agree(ctx context.Context, g chess.Game, a *asking) error {
	for _, army := range a.seats {
		seat, _ := s.config.seat(army)
		yes, err := seat.Player.Agrees(ctx, g, withKing(g, army))
		if err != nil {
			return err
		}
		if !yes {
			return s.answered(a, func(n *now) { s.refuse(n, army) })
		}
	}
	return s.answered(a, func(n *now) {
		s.asking = nil
		s.settle(n)
	})
}

// answered takes the answer of the computer players.
func (s *Session) answered(a *asking, take func(*now)) error {
	return s.offering(func(n *now) error {
		if s.asking != a {
			return context.Canceled
		}
		take(n)
		return nil
	})
}
