// Package resume finds sessions to go on with, and says which of them branch off from another one.
package resume

import "github.com/superbridge/superbridge/storage"

// Branch says whether a session is one part, played on from a place in another one. The zero Branch is of a session that isn't.
type Branch struct {
	Is     bool
	Origin int64 // the other part, as long as the branch isn't kept
	Stands int   // the number of its events that stood when the branch began
}

// BranchOf returns the branch that a kept session is.
func BranchOf(kind storage.Kind, stands int) Branch {
	if kind != storage.Branch {
		return Branch{}
	}
	return Branch{Is: true, Stands: stands}
}

// Kind returns the kind of the session.
func (b Branch) Kind() storage.Kind {
	if b.Is {
		return storage.Branch
	}
	return storage.Ordinary
}
