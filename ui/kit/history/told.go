package history

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Special returns the marks of a special session or part of a kind, if any.
func Special(k storage.Kind) []string {
	switch k {
	case storage.Again:
		return []string{text.T("history.again")}
	case storage.Branch:
		return []string{text.T("history.branch")}
	}
	return nil
}

// Ended returns when something ended, if it has.
func Ended(at, now time.Time) []string {
	if at.IsZero() {
		return nil
	}
	return []string{When(at, now)}
}

// Helped returns how often the user took something back and asked for a hint, if ever.
func Helped(undos, hints int) (parts []string) {
	if undos > 0 {
		parts = append(parts, text.TN("history.undos", undos))
	}
	if hints > 0 {
		parts = append(parts, text.TN("history.hints", hints))
	}
	return parts
}

// Continue returns the action that continues a session, if it isn't over.
func Continue(open func(session int64), session int64, goesOn bool) []Action {
	if !goesOn {
		return nil
	}
	return []Action{{Label: text.T("history.continue"), Key: fyne.KeyP, Primary: true, Do: func() { open(session) }}}
}

// Names returns the names of the wanted sitters, separated by commas.
func Names[S any](sitters []S, wanted func(S) bool, name func(S) string) string {
	var names []string
	for _, s := range sitters {
		if wanted(s) {
			names = append(names, name(s))
		}
	}
	return strings.Join(names, ", ")
}

// Review returns the action to look at a part closely, if it is over and can be looked at; review is nil if it can't.
func Review(review func(part int64), part int64, over bool) []Action {
	if review == nil || !over {
		return nil
	}
	return []Action{{Label: text.T("history.review"), Key: fyne.KeyReturn, Primary: true, Do: func() { review(part) }}}
}
