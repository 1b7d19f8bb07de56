package history

import (
	"context"
	"slices"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// families are all families with a part in the history, in the order of requests.
type families []history.Family

// games returns the ids of all games.
func (all families) games() (ids []string) {
	for _, f := range all {
		ids = append(ids, f.Games()...)
	}
	return ids
}

// sessions returns each family's results in sessions.
func (all families) sessions(ctx context.Context, q history.Query, now time.Time) ([][]storage.Dated, error) {
	return all.each(q, func(f history.Family) ([]storage.Dated, error) { return f.FindSessions(ctx, q, now) })
}

// parts returns each family's results in parts.
func (all families) parts(ctx context.Context, q history.Query, now time.Time) ([][]storage.Dated, error) {
	return all.each(q, func(f history.Family) ([]storage.Dated, error) { return f.FindParts(ctx, q, now) })
}

// each asks those families whose games a query wants.
func (all families) each(q history.Query, find func(history.Family) ([]storage.Dated, error)) (found [][]storage.Dated, err error) {
	found = make([][]storage.Dated, len(all))
	for i, f := range all {
		if !q.Wants(f.Games()) {
			continue
		}
		if found[i], err = find(f); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// counted describes the number of results: if only one family has any, in its own words.
func (all families) counted(ctx context.Context, sessions, parts [][]storage.Dated) (string, error) {
	only := 0 // without results, the first says so
	for i := range all {
		if len(sessions[i])+len(parts[i]) == 0 {
			continue
		}
		if len(sessions[i])+len(parts[i]) < total(sessions)+total(parts) {
			return text.T("history.found-several", "Parts", text.Points(total(parts)), "Sessions", text.Points(total(sessions))), nil
		}
		only = i
	}
	return all[only].Counted(ctx, sessions[only], parts[only])
}

// total returns the number of results of all families.
func total(found [][]storage.Dated) (n int) {
	for _, f := range found {
		n += len(f)
	}
	return n
}

// merged merges the results of families into one list, newest first. It returns the ids, and the family of each: nil if
// all are of the first.
func merged(found [][]storage.Dated) (ids []int64, of []uint8) {
	ids = make([]int64, 0, total(found))
	if slices.ContainsFunc(found[1:], func(more []storage.Dated) bool { return len(more) > 0 }) {
		of = make([]uint8, 0, cap(ids))
	}
	at := make([]int, len(found))
	for len(ids) < cap(ids) {
		newest := -1
		for i, dated := range found {
			if at[i] < len(dated) && (newest < 0 || newer(dated[at[i]], found[newest][at[newest]])) {
				newest = i
			}
		}
		ids = append(ids, found[newest][at[newest]].ID)
		at[newest]++
		if of != nil {
			of = append(of, uint8(newest))
		}
	}
	return ids, of
}

// newer reports whether a precedes b in newest-first order.
func newer(a, b storage.Dated) bool { return a.At > b.At || a.At == b.At && a.ID > b.ID }

// readSessions reads rows of sessions, given the families of the ids.
func (all families) readSessions(ctx context.Context, ids []int64, of []uint8) ([]history.Session, error) {
	return readEach(ids, of, func(i uint8, ids []int64) ([]history.Session, error) { return all[i].Sessions(ctx, ids) })
}

// readParts reads rows of parts.
func (all families) readParts(ctx context.Context, ids []int64, of []uint8) ([]history.Part, error) {
	return readEach(ids, of, func(i uint8, ids []int64) ([]history.Part, error) { return all[i].Parts(ctx, ids) })
}

// readEach asks each family for its own ids.
func readEach[T any](ids []int64, of []uint8, read func(family uint8, ids []int64) ([]T, error)) (rows []T, err error) {
	if of == nil {
		return read(0, ids)
	}
	for i := range slices.Max(of) + 1 {
		var own []int64
		for n, id := range ids {
			if of[n] == i {
				own = append(own, id)
			}
		}
		if len(own) == 0 {
			continue
		}
		more, err := read(i, own)
		if err != nil {
			return nil, err
		}
		rows = append(rows, more...)
	}
	return rows, nil
}

// picksParts reports whether a query asks for some kind of parts.
func (all families) picksParts(q history.Query) bool {
	return slices.ContainsFunc(all, func(f history.Family) bool { return q.Wants(f.Games()) && f.PicksParts(q) })
}

// offered returns the families whose own choices are offered: those with wanted games or, if all games are wanted, the
// first.
func (all families) offered(q history.Query) families {
	if q.Games == "" {
		return all[:min(1, len(all))]
	}
	var some families
	for _, f := range all {
		if q.Wants(f.Games()) {
			some = append(some, f)
		}
	}
	return some[:min(1, len(some))]
}
