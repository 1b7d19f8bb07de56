package past

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestWhatAnImportSays(t *testing.T) {
	for _, c := range []struct {
		done bridgestore.Imported
		want string
	}{
		{bridgestore.Imported{Rubbers: 2, Boards: 7}, "Added: 7 deals in 2 sessions."},
		{bridgestore.Imported{There: 1}, "Nothing was added. 1 session was already there."},
		{bridgestore.Imported{There: 3, Marks: 1}, "There are no new deals. 3 sessions were already there. 1 name, note or star was added."},
		{bridgestore.Imported{There: 3, Continued: 1, Marks: 4}, "2 sessions were already there. 1 session was brought up to date. 4 names, notes or stars were added."},
		{bridgestore.Imported{There: 1, Restored: 1}, "1 session was already there. 1 session was restored from the trash."},
	} {
		if got := imported(transfer.Read{Imported: c.done, Things: 9}); got != c.want {
			t.Errorf("%+v: it says %q, want %q", c.done, got, c.want)
		}
	}
}

// The same fault of many boards is listed once, with their number.
func TestFaultsThatComeAgain(t *testing.T) {
	fault := func(line, number int, lost pbn.Lost, why string) record.Fault {
		return record.Fault{Number: number, Fault: pbn.Fault{Line: line, Lost: lost, Err: errors.New(why)}}
	}
	all := []record.Fault{fault(3, 1, pbn.Play, "odd"), fault(5, 0, pbn.Text, "not read"), fault(7, 2, pbn.Play, "odd"), fault(8, 2, pbn.Card, "odd"), fault(9, 3, pbn.Play, "odd"), fault(11, 4, pbn.Card, "odd")}
	want := []string{
		"Line 3, board 1, and 2 more times: odd. The deal is kept, its calls and cards only as text.", "Line 5: not read.",
		"Line 8, board 2: odd. The cards from there on are left out.", "Line 11, board 4: odd. The cards from there on are left out.",
	}
	if got := faults(all); !slices.Equal(got, want) {
		t.Errorf("it says %q, want %q", got, want)
	}
	for i := range 2 * mostFaults {
		all = append(all, fault(20+i, i, pbn.Made, fmt.Sprint("why ", i)))
	}
	got := faults(all)
	if len(got) != mostFaults+1 || got[mostFaults] != fmt.Sprintf("And %d more. The command “superbridge import” lists them all.", mostFaults+len(want)) {
		t.Errorf("of %d it says %d lines, the last of them %q", len(all), len(got), got[len(got)-1])
	}
}

// The reason why only a deal can be saved is listed once, with its line if it has one.
func TestWhyOnlyDealsAreKept(t *testing.T) {
	why := errors.New("odd")
	done := transfer.Read{Imported: bridgestore.Imported{ToPlay: 2}, Things: 2, Unplayed: 2, FirstUnplayed: record.Item{Line: 1, ToPlay: &record.ToPlay{Why: why}}}
	if got, want := imported(done), "2 deals to play were added: the filter To play shows them. 2 games were kept only as deals, the first on line 1: odd."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	done.Faults = []record.Fault{{Number: 1, Fault: pbn.Fault{Line: 17, Lost: pbn.Play, Err: why}}}
	if got, want := imported(done), "2 deals to play were added: the filter To play shows them. 2 games were kept only as deals.\nLine 17, board 1: odd. The deal is kept, its calls and cards only as text."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// What was found is said as one message, whose words follow each of its numbers.
func TestWhatWasFound(t *testing.T) {
	defer text.Use(text.English)
	for _, tt := range []struct {
		language                         text.Language
		rubbers, singles, boards, toPlay int
		want                             string
	}{
		{text.English, 1, 0, 1, 0, "1 deal in 1 session"},
		{text.English, 1200, 0, 21, 0, "21 deals in 1,200 sessions"},
		{text.English, 3, 3, 3, 1, "3 single deals, 1 to play"},
		{text.English, 4, 3, 9, 2, "9 deals: 1 session, 3 single deals, 2 to play"},
		{text.Romanian, 21, 1, 20, 0, "20 de done: 20 de sesiuni, 1 donă singură"},
		{text.Russian, 21, 0, 22, 5, "22 сдачи в 21 сессии, к игре 5"},
		{text.Russian, 5, 2, 11, 0, "11 сдач: 3 сессии, 2 отдельные сдачи"},
		{text.Esperanto, 1, 0, 1, 1, "1 disdono en 1 sesio, 1 ludota"},
		{text.Esperanto, 2, 2, 2, 2, "2 unuopaj disdonoj, 2 ludotaj"},
	} {
		text.Use(tt.language)
		if got := counted(tt.rubbers, tt.singles, tt.boards, tt.toPlay); got != tt.want {
			t.Errorf("%s: it says %q, want %q", tt.language, got, tt.want)
		}
	}
}
