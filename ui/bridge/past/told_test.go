package past

import (
	"testing"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
)

func TestWhatAnImportSays(t *testing.T) {
	for _, c := range []struct {
		done kept.Imported
		want string
	}{
		{kept.Imported{Rubbers: 2, Boards: 7}, "Added: 7 deals in 2 sessions."},
		{kept.Imported{There: 1}, "Nothing was added. 1 session was there already."},
		{kept.Imported{There: 3, Marks: 1}, "There are no new deals. 3 sessions were there already. 1 name, note or star was added."},
		{kept.Imported{There: 3, Continued: 1, Marks: 4}, "2 sessions were there already. 1 session had been played on. 4 names, notes or stars were added."},
		{kept.Imported{There: 1, Restored: 1}, "1 session was there already. 1 session was taken back from the trash."},
	} {
		if got := imported(transfer.Read{Imported: c.done, Things: 9}); got != c.want {
			t.Errorf("%+v: it says %q, want %q", c.done, got, c.want)
		}
	}
}
