package command

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// listed is a line of the list.
type listed struct {
	started time.Time
	id      int64
	cells   string // behind the time, with tabs between
}

func printList(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge list", dataDir, text.T("command.list.help"), stdout)
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
	rubbers, err := store.Rubbers()
	if err != nil {
		return err
	}
	told, err := store.Told(ctx)
	if err != nil {
		return err
	}
	left := leftOut{stderr: stderr}
	var all []listed
	for _, r := range rubbers {
		if r.Damage != nil {
			left.add(r.Damage)
			if r.Damage.Board == 0 {
				continue
			}
		}
		all = append(all, listed{r.Started, r.ID, rubberCells(r, told[r.ID])})
	}
	for _, a := range archives {
		games, err := listAll(ctx, a.in(store.Store), left.add)
		if err != nil {
			return err
		}
		all = append(all, games...)
	}
	strays, err := store.Strays(ctx)
	if err != nil {
		return err
	}
	for _, stray := range strays {
		left.add(stray)
	}
	slices.SortFunc(all, func(a, b listed) int { return cmp.Or(b.started.Compare(a.started), cmp.Compare(b.id, a.id)) })
	out := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, heads("id", "started", "rules", "seat", "deals", "ns", "ew", "state"))
	for _, l := range all {
		fmt.Fprintf(out, "%d\t%s\t%s\n", l.id, l.started.Local().Format("2006-01-02 15:04"), l.cells)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return left.end()
}

// rubberCells returns the list's row of a rubber.
func rubberCells(r bridgestore.Summary, told bridgestore.Told) string {
	seat, state := r.Seat.String(), text.T("command.state.in-progress")
	if r.Watched {
		seat = "-"
	}
	switch {
	case r.Settled:
		state = text.T("command.state.settled")
	case r.Finished:
		state = text.T("command.state.finished")
	case r.ToPlay > 0:
		state = text.TN("command.state.to-play", r.ToPlay)
	}
	if name := onLine(cmp.Or(r.Name, shortened(told.Event, 60))); name != "" {
		state += " (" + name + ")"
	}
	if r.IMPs != 0 {
		state += ", " + text.TN("command.state.imps", r.IMPs, "IMPs", fmt.Sprintf("%+d", r.IMPs))
	}
	if names := whoSat(told.Players); names != "" && r.Watched && utf8.RuneCountInString(names) <= 80 {
		state += ", " + names
	}
	if told.Results > 0 {
		state += ", " + text.TN("command.count.results", told.Results)
	}
	deals := fmt.Sprint(r.Boards)
	if r.Length > 0 {
		deals += fmt.Sprintf("/%d", r.Length)
	}
	rules := r.Rules
	if r.House != (bridge.House{}) {
		rules += " " + r.House.String()
	}
	return fmt.Sprintf("%s\t%s\t%s\t%d\t%d\t%s", rules, seat, deals, r.Points[card.NS], r.Points[card.EW], state)
}

// whoSat names the players, or returns "" if not all are known.
func whoSat(players [4]string) string {
	var all []string
	for _, seat := range card.Seats {
		name := onLine(players[seat])
		if name == "" {
			return ""
		}
		all = append(all, seat.String()+" "+name)
	}
	return strings.Join(all, ", ")
}

// onLine returns a text without line breaks and column separators.
func onLine(name string) string { return text.Plain(strings.Join(strings.Fields(name), " ")) }

// shortened cuts a text to at most the given number of letters.
func shortened(name string, most int) string {
	if letters := []rune(name); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return name
}
