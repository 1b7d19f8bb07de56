package history

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// listStore has a rubber of two deals that were chosen beforehand, some still to be played.
type listStore struct {
	*fakeStore
	left int
}

func newList(t *testing.T, left int) *listStore {
	store := newStore(t, 1)
	store.rubbers[0] = bridgestore.Summary{ID: 1, Started: now, Rules: "Duplicate", Length: 2, Boards: 2 - left, ToPlay: left, Marks: storage.Marks{Name: "Club night"}}
	return &listStore{store, left}
}

func (l *listStore) LineIDs(context.Context, int64) ([]int64, error) {
	return []int64{11, 12, -4, -3}[l.left : l.left+2], nil
}

func (l *listStore) BoardSummaries(ctx context.Context, ids []int64) (all []bridgestore.BoardSummary, err error) {
	for _, id := range ids {
		if id > 0 {
			lines, _ := l.fakeStore.BoardSummaries(ctx, []int64{id})
			all = append(all, lines...)
			continue
		}
		all = append(all, bridgestore.BoardSummary{ID: id, Rubber: 1, Number: 7, Length: 2, ToPlay: true, Costly: -1})
	}
	return all, nil
}

func (l *listStore) Board(ctx context.Context, id int64) (bridgestore.Board, error) {
	if id > 0 {
		return l.fakeStore.Board(ctx, id)
	}
	lines, err := l.BoardSummaries(ctx, []int64{id})
	return bridgestore.Board{BoardSummary: lines[0], Board: l.boards[0].Prefix(0)}, err
}

// rowOf returns the first row of the list.
func rowOf(s *Screen) history.Row {
	session, _ := s.sessions.at(0)
	return session.Row(now)
}

// Deals still to be played are listed with their number; Enter plays them all in order, or the selected one next.
func TestDealsToPlay(t *testing.T) {
	store := newList(t, 2)
	s, said := open(t, store, atOnce, Position{})
	shown := words(s.Content())
	for _, want := range []string{"Club night  ·  To play", "Deal 7  ·  To play", "This deal is still to be played", "Play P", "Delete Del", "deals in 1 session, 2 to play"} {
		if !strings.Contains(shown, want) {
			t.Errorf("it doesn't say %q: %s", want, shown)
		}
	}
	if strings.Contains(shown, "♠ A") {
		t.Error("the hands are seen")
	}
	if row := rowOf(s); row.End != "To play" || !strings.Contains(row.Line, "2 deals to play") {
		t.Errorf("the row is %+v", row)
	}
	press(s, fyne.KeyReturn)
	press(s, fyne.KeyRight, fyne.KeyDown)
	if shown := words(s.Content()); !strings.Contains(shown, "Play this deal Enter") || strings.Contains(shown, "Star *") {
		t.Errorf("of the second it says %q", shown)
	}
	press(s, fyne.KeyReturn)
	if !slices.Equal(*said, []string{"open 1\n", "open 1\n"}) || !slices.Equal(store.wrote, []string{"next -3"}) {
		t.Errorf("said %q, and wrote %q", *said, store.wrote)
	}
	press(s, fyne.KeyDelete)
	s.Undo()
	if want := []string{"next -3", "delete [1]", "restore [1]"}; !slices.Equal(store.wrote, want) {
		t.Errorf("wrote %q, want %q", store.wrote, want)
	}
}

// Played deals are marked, and those that can't be chosen say why.
func TestDealsThatHaveBeenPlayed(t *testing.T) {
	store := newList(t, 1)
	s, said := open(t, store, atOnce, Position{})
	shown := words(s.Content())
	if !strings.Contains(shown, "Club night  ·  In progress") || !strings.Contains(shown, "Continue P") || strings.Contains(shown, "2 deals to play") {
		t.Errorf("it says %q", shown)
	}
	if row := rowOf(s); !strings.Contains(row.Line, "1 of 2 deals") {
		t.Errorf("the row is %+v", row)
	}
	store.refuse = bridgestore.ErrNoBoard
	press(s, fyne.KeyRight, fyne.KeyEnd, fyne.KeyReturn)
	if len(*said) > 0 || !strings.Contains(words(s.Content()), "That didn’t work: there is no such board") {
		t.Errorf("said %q: %q", *said, words(s.Content()))
	}
	typeIn(s, "o+")
	if f := store.filters[len(store.filters)-1]; !f.ToPlay || f.Rules != "" {
		t.Errorf("asked for %+v", f)
	}
}

// A key that is pressed before the list is there waits for it; the way back doesn't.
func TestKeysWaitForTheList(t *testing.T) {
	store, todo := newStore(t, 3), &later{}
	s, said := open(t, store, todo.system(), Position{})
	press(s, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn)
	typeIn(s, "t")
	if len(*said) > 0 || s.search.done {
		t.Fatalf("said %q before the list was read", *said)
	}
	todo.all()
	if want := []string{"open 3\n", "statistics \n"}; !slices.Equal(*said, want) || len(s.waiting) > 0 {
		t.Errorf("said %q, want %q", *said, want)
	}
	s, said = open(t, store, todo.system(), Position{})
	press(s, fyne.KeyEscape)
	if !slices.Equal(*said, []string{"back\n"}) {
		t.Errorf("Esc says %q", *said)
	}
}

// If nothing has been played there is no field for words: its key does nothing, and the next letters are keys.
func TestTheFieldOfAnEmptyHistory(t *testing.T) {
	s, said := open(t, newStore(t, 0), atOnce, Position{})
	c := fyne.CurrentApp().Driver().CanvasForObject(s.Content())
	typeIn(s, "f/")
	if c.Focused() != nil || s.bar.typing {
		t.Errorf("the keyboard is in %v", c.Focused())
	}
	typeIn(s, "t")
	if !slices.Equal(*said, []string{"statistics \n"}) {
		t.Errorf("said %q", *said)
	}
}
