package fewtest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Question is a choice that somebody has to make.
type Question struct {
	Who    string   // the player's letter
	Stage  string   // Giving, Exchanging, Bidding, Naming, Reserving or Playing
	Events []string // the legal answers, if they can be listed

	// Otherwise cards of a hand are chosen: the word before them, and their number.
	Word        string
	Hand        []string
	Least, Most int
}

// Accepts reports whether an event is a legal answer to the question.
func (q Question) Accepts(event string) bool {
	if q.Word == "" {
		return slices.Contains(q.Events, event)
	}
	cards, err := q.cards(event)
	return err == nil && handText(cards) == strings.TrimPrefix(event, q.Word+" ")
}

// cards returns the cards that an event chooses.
func (q Question) cards(event string) ([]string, error) {
	text, ok := strings.CutPrefix(event, q.Word+" ")
	if !ok {
		return nil, fmt.Errorf("%q, want %s", event, q.Word)
	}
	cards, err := cardsOf(text)
	if err != nil {
		return nil, err
	}
	if len(cards) < q.Least || len(cards) > q.Most {
		return nil, fmt.Errorf("%q has %d cards, want %d to %d", event, len(cards), q.Least, q.Most)
	}
	for i, c := range cards {
		if !slices.Contains(q.Hand, c) || slices.Contains(cards[:i], c) {
			return nil, fmt.Errorf("%q: there is no %s", event, c)
		}
	}
	return cards, nil
}

// Outcome is the result of a deal.
type Outcome struct {
	Contract string            // 2HX-B, or Passed
	Tricks   int               // of declarer's side
	Seats    string            // the hands as seated for the play, if they are; otherwise ""
	Hands    map[string]string // after the exchange, by player; otherwise nil
}

// Told is the state of a story: the open question, or the outcome.
type Told struct {
	Over     bool
	Question Question
	Outcome  Outcome
	Cards    map[string]Lies // by card: the unplayed ones, where they are and who sees them
}

// Lies says where a card is.
type Lies struct {
	Where string // as "hand A", "dummy", "row A 3", "stock 1"
	Seen  string // the letters of those who know it
}

// Tell tells a deal with a list of events. It returns an error that says which event is illegal, or that there is one
// too many.
func Tell(d Deal, events []string) (Told, error) {
	s := &story{deal: d, events: events}
	outcome, err := s.tell()
	var open *unanswered
	switch {
	case errors.As(err, &open):
		return Told{Question: open.Question, Cards: s.cards()}, nil
	case err != nil:
		return Told{}, fmt.Errorf("event %d: %w", s.told+1, err)
	case s.told < len(events):
		return Told{}, fmt.Errorf("event %d: the deal is over before %q", s.told+1, events[s.told])
	}
	return Told{Over: true, Outcome: outcome}, nil
}

// unanswered is returned at the end of the list of events.
type unanswered struct{ Question }

func (u *unanswered) Error() string { return u.Who + " is asked" }

// story is a deal as it is told.
type story struct {
	deal   Deal
	events []string
	told   int     // number used
	piles  []*pile // where cards are now
}

// pile is a place with cards, in order.
type pile struct {
	where string
	eyes  string // the letters of those who see its cards
	cards []string
}

func (s *story) tell() (Outcome, error) {
	switch s.deal.Game {
	case "TwoDummies":
		return s.twoDummies()
	case "OpenOrClosed":
		return s.openOrClosed()
	case "BridgeForThree":
		return s.three()
	case "Booby":
		return s.booby()
	case "NulloForTwo":
		return s.nullo()
	case "Slam":
		return s.slam()
	case "ChineseBridge":
		return s.chinese()
	}
	return Outcome{}, fmt.Errorf("there is no game %q", s.deal.Game)
}

// ask returns the next event, which must be one of the answers.
func (s *story) ask(who, stage string, answers []string) (string, error) {
	if s.told == len(s.events) {
		return "", &unanswered{Question{Who: who, Stage: stage, Events: answers}}
	}
	e := s.events[s.told]
	if !slices.Contains(answers, e) {
		return "", fmt.Errorf("%q of %s isn't legal: %v", e, who, answers)
	}
	s.told++
	return e, nil
}

// askCards returns the cards that the next event chooses.
func (s *story) askCards(q Question) ([]string, error) {
	if s.told == len(s.events) {
		return nil, &unanswered{q}
	}
	cards, err := q.cards(s.events[s.told])
	if err != nil {
		return nil, err
	}
	s.told++
	return cards, nil
}

// put puts cards on a new pile.
func (s *story) put(where, eyes string, cards []string) *pile {
	p := &pile{where, eyes, slices.Clone(cards)}
	s.piles = append(s.piles, p)
	return p
}

// take takes a card from a pile.
func (p *pile) take(c string) {
	i := slices.Index(p.cards, c)
	p.cards = slices.Delete(p.cards, i, i+1)
}

// cards returns the places of all unplayed cards.
func (s *story) cards() map[string]Lies {
	lies := map[string]Lies{}
	for _, p := range s.piles {
		for i, c := range p.cards {
			where := p.where
			if strings.HasPrefix(where, "stock") {
				where += " " + strconv.Itoa(i+1)
			}
			lies[c] = Lies{where, p.eyes}
		}
	}
	return lies
}
