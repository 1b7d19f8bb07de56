package record

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// acts are the players' acts.
type acts struct {
	Auction []string `json:"auction"`
	Choose  string   `json:"choose,omitempty"`
	Play    []string `json:"play"`
	Claim   *int     `json:"claim,omitempty"`
}

// actsOf returns the acts on a board.
func actsOf(b bridge.Board) acts {
	did := acts{Auction: []string{}, Play: []string{}}
	for _, e := range b.Events() {
		switch e.Kind {
		case bridge.CallKind:
			did.Auction = append(did.Auction, e.String())
		case bridge.ChooseKind:
			did.Choose = e.Call.String()
		case bridge.PlayKind:
			did.Play = append(did.Play, e.String())
		case bridge.ClaimKind:
			did.Claim = &e.Tricks
		}
	}
	return did
}

// events parses the acts.
func (a acts) events() ([]bridge.Event, error) {
	var events []bridge.Event
	for _, text := range a.Auction {
		c, err := bridge.ParseCall(text)
		if err != nil {
			return nil, err
		}
		events = append(events, bridge.Called(c))
	}
	if a.Choose != "" {
		c, err := bridge.ParseCall(a.Choose)
		if err != nil {
			return nil, err
		}
		events = append(events, bridge.Chosen(c))
	}
	for _, text := range a.Play {
		c, err := card.Parse(text)
		if err != nil {
			return nil, err
		}
		events = append(events, bridge.Played(c))
	}
	if a.Claim != nil {
		events = append(events, bridge.Claimed(*a.Claim))
	}
	return events, nil
}
