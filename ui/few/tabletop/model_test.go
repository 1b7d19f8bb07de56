package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Every card that the user sees is in one place, once; the others are there face down, as many as there are.
func TestEveryCardLiesOnce(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			for i, b := range deal(t, r.Kind, 11) {
				m := modelOf(stage{board: b}, person)
				v := b.View(person)
				seen := make(map[string]bool)
				cards := 0
				for _, l := range lay(m, NewGeometry(1024, 700, r.Kind)) {
					if seen[l.sprite.Key] {
						t.Fatalf("%v, event %d: two sprites are named %q", r.Name, i, l.sprite.Key)
					}
					seen[l.sprite.Key] = true
					cards += max(l.sprite.Count, 1)
				}
				want := 0
				for _, p := range v.Places() {
					for _, s := range v.Cards(p) {
						if s.There {
							want++
						}
					}
				}
				if cards != want {
					t.Fatalf("%v, event %d: %d cards lie on the table, want %d", r.Name, i, cards, want)
				}
			}
		}
	}
}

// The user's own hand is at the bottom, for any player; hands around the table follow clockwise, and dummy is opposite
// its player. Where two players have two hands each, these are one below the other.
func TestWhereHandsLie(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			for i, b := range deal(t, r.Kind, 13) {
				m := modelOf(stage{board: b}, person)
				if at := m.stationOf(few.Place{Pile: few.Hand, Of: person}); at != Mine {
					t.Fatalf("%v, event %d: the person's hand is at %d", r.Name, i, at)
				}
				if own, ok := m.Table.Seat(few.Place{Pile: few.Hand, Of: person}); ok && round(m.Kind()) {
					if next, _ := m.Table.At(own.Left()); m.stationOf(next) != LeftHand {
						t.Fatalf("%v, event %d: %v sits at %d and not on the left", r.Name, i, next, m.stationOf(next))
					}
				}
				taken := make(map[Station]few.Place)
				for _, p := range m.Table.Places() {
					s := m.stationOf(p)
					if before, ok := taken[s]; ok && p.Pile != few.GivenAway {
						t.Fatalf("%v, event %d: %v and %v lie at the same place", r.Name, i, before, p)
					}
					taken[s] = p
					owner := m.Table.Owner(p)
					switch {
					case p.Pile == few.Dummy && r.Kind == few.TwoDummies, p.Pile == few.OpenPacket, p.Pile == few.ClosedPacket:
						want := TheirDummy
						switch {
						case owner == person:
							want = MyDummy
						case owner == few.Nobody && p.Pile == few.OpenPacket:
							want = OpenOnTable
						case owner == few.Nobody:
							want = ClosedOnTable
						}
						if s != want {
							t.Fatalf("%v, event %d: %v is at %d, want %d", r.Name, i, p, s, want)
						}
					case p.Pile == few.Dummy && owner != few.Nobody:
						opposite := map[Station]Station{Mine: TopHand, LeftHand: RightHand, TopHand: Mine, RightHand: LeftHand}
						if hand := m.stationOf(few.Place{Pile: few.Hand, Of: owner}); opposite[hand] != s {
							t.Fatalf("%v, event %d: the dummy of %d is at %d, and his hand at %d", r.Name, i, owner, s, hand)
						}
					}
				}
			}
		}
	}
}

// The piles hold the tricks of the user's side and of the other, as counted on the sheet; a waiting trick isn't there
// yet.
func TestTricksInThePiles(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			for i, b := range deal(t, r.Kind, 17) {
				if b.Stage() != few.StagePlaying {
					continue
				}
				var want [2]int
				for _, trick := range b.Tricks() {
					with := trick.Winner == person
					if r.Players() == 3 {
						with = b.Defends(trick.Winner) == b.Defends(person)
					}
					if with {
						want[0]++
					} else {
						want[1]++
					}
				}
				ours, theirs := modelOf(stage{board: b}, person).Won()
				if ours != want[0] || theirs != want[1] {
					t.Fatalf("%v, event %d, person %d: %d and %d tricks, want %v", r.Name, i, person, ours, theirs, want)
				}
				if len(b.Tricks()) == 0 || len(b.Trick().Plays) > 0 {
					continue
				}
				waits := modelOf(stage{board: b, waits: true}, person)
				if a, b := waits.Won(); a+b != ours+theirs-1 || len(waits.Trick) == 0 || waits.Plays.Len() > 0 {
					t.Fatalf("%v, event %d: a trick waits with %d and %d in the piles, and %d cards on the table", r.Name, i, a, b, len(waits.Trick))
				}
			}
		}
	}
}

// The model contains nothing that the user doesn't see.
func TestTheModelHidesWhatTheViewHides(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			for i, b := range deal(t, r.Kind, 19) {
				m, unseen := modelOf(stage{board: b}, person), b.View(person).Unseen()
				for c := range unseen.All() {
					if at, ok := m.Piles.At(c); ok {
						t.Fatalf("%v, event %d: player %d sees %v at %v", r.Name, i, person, c, at.Place)
					}
				}
			}
		}
	}
}
