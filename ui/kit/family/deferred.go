package family

import "sync"

// Kept keeps a session in a data folder.
type Kept interface {
	// Hinted notes that the user asked for advice.
	Hinted() error
}

// Deferred is the part of a session's journal that waits for the first act: a session that is only looked at leaves nothing on disk.
// The fields are used with the lock held.
type Deferred[K Kept] struct {
	sync.Mutex       // held while something is written
	Fleeting         // a session that is deleted when its table is left
	Game       int64 // the number of the session; 0 until it is kept
	Kept       K     // zero until then
	Hints      int   // the number of hints until then
}

// Keep sets the saved session, for a caller that holds the lock, and notes the hints until then. If that fails the session isn't kept yet.
func (d *Deferred[K]) Keep(game int64, kept K) error {
	for range d.Hints {
		if err := kept.Hinted(); err != nil {
			return err
		}
	}
	d.Game, d.Kept, d.Hints = game, kept, 0
	return nil
}

// IsKept reports, to a caller that holds the lock, whether the session is kept.
func (d *Deferred[K]) IsKept() bool { return d.Game != 0 }

// ID returns the number of the session, or 0 if it isn't kept yet.
func (d *Deferred[K]) ID() int64 {
	d.Lock()
	defer d.Unlock()
	return d.Game
}

// Forsaken returns the number of a session that is deleted when its table is left, or 0.
func (d *Deferred[K]) Forsaken() int64 {
	d.Lock()
	defer d.Unlock()
	if !d.Goes() {
		return 0
	}
	return d.Game
}

// Write calls write if the session is kept.
func (d *Deferred[K]) Write(write func(K) error) error {
	d.Lock()
	defer d.Unlock()
	if !d.IsKept() {
		return nil
	}
	return write(d.Kept)
}

// Hinted notes that the user asked for advice.
func (d *Deferred[K]) Hinted() error {
	d.Lock()
	defer d.Unlock()
	if !d.IsKept() {
		d.Hints++
		return nil
	}
	return d.Kept.Hinted()
}
