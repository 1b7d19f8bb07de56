package desk

import (
	"context"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/session"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/challenges"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// challengers are the boards that go to friends and come from them.
type challengers struct {
	*shared
	tables *tables
}

// show shows the screen with the challenge of a number, or the newest.
func (c *challengers) show(id int64) { c.showWith(id, false, "") }

// showWith shows it with the sheet that sends the challenge, and a note.
func (c *challengers) showWith(id int64, send bool, said string) {
	c.window.Depart()
	store := c.store
	load := func(ctx context.Context) (challenges.State, error) { return challengesOf(ctx, store) }
	family.Fetch(c.window, load, func(state challenges.State) {
		rules := c.played()
		c.window.Show(challenges.New(c.window.Art(), challenges.Options{
			State: state, Load: load, Chosen: id, Send: send, Said: said,
			Game: rules,
			Rules: func(boards int) (challenge.Challenge, error) {
				return challenge.New(rules, boards, rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
			},
			Window: c.window.Fyne(), Clipboard: fyne.CurrentApp().Clipboard(), Runner: c.window.Runner(),
			Add: func(one challenge.Challenge) (int64, int, error) {
				return store.AddChallenge(context.Background(), one, false)
			},
			KeepName: store.KeepChallengeName,
			Remove:   store.DeleteChallenge,
			OnPlay:   c.play,
			OnBack:   c.window.ShowHome,
		}))
	})
}

// challengesOf reads the challenges, and the boards of the user's last session.
func challengesOf(ctx context.Context, store *bridgestore.Store) (state challenges.State, err error) {
	if state.Name, err = store.ChallengeName(); err != nil {
		return state, err
	}
	if state.All, err = store.Challenges(ctx); err != nil {
		return state, err
	}
	over, err := store.Ended(ctx)
	if err != nil {
		return state, err
	}
	for _, sum := range slices.Backward(over) {
		r, err := store.Rubber(sum.ID)
		if err != nil || r.Watched || len(r.Rubber.Boards) == 0 {
			continue
		}
		state.Last = r.Rubber.Boards
		break
	}
	return state, nil
}

// play plays the boards of a challenge that the user hasn't played: in a session of their own or, where boards depend on
// each other, the next one by itself. The boards of a day are those of its calendar.
func (c *challengers) play(one bridgestore.Challenge) {
	rd, days, name := c.reader(), c.tables.days, text.T("challenge.session")
	if day := one.Challenge.Day; day != "" && one.Left() == len(one.Own) {
		days.playDay(dayOf(day))
		return
	}
	family.Fetch(c.window, func(ctx context.Context) (seating.Sitting, error) { return rd.challenge(ctx, one, name) }, c.tables.play)
}

// challenge returns the session in which a challenge is played; a new one has the given name.
func (rd reader) challenge(ctx context.Context, one bridgestore.Challenge, name string) (seating.Sitting, error) {
	rules := one.Challenge.Rules
	if bridgestore.Together(rules) {
		id, err := rd.Store.PlayChallenge(ctx, one.ID, name)
		if err != nil {
			return seating.Sitting{}, err
		}
		sit, err := rd.Sitting(id)(ctx)
		sit.Challenge = one.ID
		return sit, err
	}
	next := slices.IndexFunc(one.Own, func(b bridge.Board) bool { return b.Phase() != bridge.Finished })
	b, seat := one.Own[next], one.Challenge.Seat
	return seating.Sitting{
		Rubber:  bridgestore.Rubber{Seat: seat, Rubber: session.Session{Rules: b.Rules, Length: 1}, Current: &b},
		Players: rd.Players(seat, b.Rules), Challenge: one.ID,
	}, nil
}

// Receives implements [family.Receiver].
func (d *Desk) Receives(file string) bool {
	return strings.EqualFold(filepath.Ext(file), challenge.Extension)
}

// ReceiveFile implements [family.Receiver].
func (d *Desk) ReceiveFile(path string) {
	store := d.store
	d.challenges.receive(func(ctx context.Context) (int64, int, error) {
		words, err := challenges.ReadFile(path)
		if err != nil {
			return 0, 0, err
		}
		return received(ctx, store, words)
	})
}

// Receive implements [family.Receiver].
func (d *Desk) Receive(words string) {
	store := d.store
	d.challenges.receive(func(ctx context.Context) (int64, int, error) { return received(ctx, store, words) })
}

// received stores the challenge in a text, and returns its number and how many results are new.
func received(ctx context.Context, store *bridgestore.Store, words string) (id int64, fresh int, err error) {
	one, err := challenge.Parse(words)
	if err != nil {
		return 0, 0, err
	}
	return store.AddChallenge(ctx, one, false)
}

// receive adds a challenge, and shows it, or why it can't be added.
func (c *challengers) receive(add func(context.Context) (id int64, fresh int, err error)) {
	type came struct {
		id    int64
		fresh int
		err   error
	}
	family.Fetch(c.window, func(ctx context.Context) (came, error) {
		id, fresh, err := add(ctx)
		return came{id, fresh, err}, nil
	}, func(it came) {
		if it.err != nil {
			c.showWith(0, false, text.T("challenge.wrong", "Error", it.err))
			return
		}
		c.showWith(it.id, false, text.TN("challenge.added", it.fresh))
	})
}

// sendDay sends the boards of a date, with the results.
func (c *challengers) sendDay(date string) {
	store := c.store
	family.Fetch(c.window, func(ctx context.Context) (int64, error) {
		day, err := challenge.OfDay(date)
		if err != nil {
			return 0, err
		}
		id, _, err := store.AddChallenge(ctx, day, false)
		return id, err
	}, func(id int64) { c.showWith(id, true, "") })
}
