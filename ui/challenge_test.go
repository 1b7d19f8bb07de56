package ui

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/challenges"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// friends returns a challenge after some have played it; beginners play for them.
func friends(t *testing.T, c challenge.Challenge, names ...string) challenge.Challenge {
	t.Helper()
	for i, name := range names {
		var done []bridge.Board
		for _, b := range c.Boards {
			p := bot.Player{Source: uint64(i)}
			b, err := (&match.Match{Players: [4]match.Player{p, p, p, p}}).Board(context.Background(), b)
			if err != nil {
				t.Fatal(err)
			}
			done = append(done, b)
		}
		var err error
		if c, err = c.With(name, "beginner", done); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// challenges draws the screen of challenges and its sheets; the first of today's boards has been played.
func (p *painter) challenges() {
	const folder = "bridge/challenges"
	p.press("e")
	p.draw(folder, "")
	p.sheet(folder+".makeSheet", "make", "n")
	p.press("Escape")
	day, err := challenge.OfDay(pictureDay.Format("2006-01-02"))
	if err != nil {
		p.t.Fatal(err)
	}
	p.step(func() {
		p.app.Clipboard().SetContent(friends(p.t, day, "Ann", "Benedikt", "Zoë").String())
		p.screen.(*challenges.Screen).Paste()
	})
	p.visited(folder)
	p.draw(folder, "ranking")
	p.press("2")
	p.draw(folder, "results")
	p.press("3")
	p.draw(folder, "play")
	p.press("PageDown")
	p.draw(folder, "sealed")
	p.sheet(folder+".sendSheet", "send", "e")
	p.press("Escape")
	p.sheet(folder+".removeSheet", "remove", string(fyne.KeyDelete))
	p.press("Enter")
	p.visited(folder)
	p.back()
}

// A challenge comes as a file that is dropped on the window, is played, and then the results are seen.
func TestAChallengeIsReceivedAndPlayed(t *testing.T) {
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.visited("home")
	fresh, err := challenge.New(bridge.SuperBridge(), 4, d.options.Chance(1, 1))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "from Ann.sbc")
	if err := os.WriteFile(path, []byte(friends(t, fresh, "Ann").String()), 0o600); err != nil {
		t.Fatal(err)
	}
	d.step(func() { d.dropped(path) })
	d.visited("bridge/challenges")
	if !d.says(text.TN("challenge.added", 4)) || !d.says(text.TN("challenge.do", 4)) {
		t.Errorf("what has come isn't said: %s", written(d.screen.Content()))
	}
	d.press("2")
	d.until(func() bool { return d.says(text.T("challenge.first-play")) })
	d.press("Enter")
	d.visited("bridge/table")
	d.press("Escape")
	d.visited("bridge/challenges")
	playNext(t, bridgestore.On(d.store))
	s := d.screen.(*challenges.Screen)
	d.step(s.Reload)
	d.press("2")
	d.until(func() bool { return d.says(text.TN("challenge.do", 3)) })
	if d.says(text.T("challenge.first-play")) {
		t.Errorf("after a board: %s", written(s.Content()))
	}
	d.step(func() {
		d.app.Clipboard().SetContent("hello")
		s.Paste()
	})
	d.until(func() bool { return d.says("there is no challenge in it") })
	d.shut()
}

// playNext has beginners play the next board of the newest challenge for the user.
func playNext(t *testing.T, store *bridgestore.Store) {
	t.Helper()
	all, err := store.Challenges(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Rubber(all[0].Session)
	if err != nil {
		t.Fatal(err)
	}
	b, err := r.Rubber.Next(card.Deal{}) // which is not asked for
	if err != nil {
		t.Fatal(err)
	}
	p := bot.Player{}
	m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: store.Journal(r.ID, "club")}
	if r.Current != nil {
		b = *r.Current
	} else if err := m.Journal.Begin(b); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Board(t.Context(), b); err != nil {
		t.Fatal(err)
	}
}
