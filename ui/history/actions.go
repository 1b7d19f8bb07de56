package history

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Keys of the actions on a session or a part, besides those of its family.
const (
	starKey    fyne.KeyName = marks.StarKey
	noteKey    fyne.KeyName = marks.NoteKey
	restoreKey              = fyne.KeyR
)

// keyWords returns a key as a button shows it.
func keyWords(key fyne.KeyName) string {
	switch key {
	case fyne.KeyReturn:
		return text.T("key.enter")
	case fyne.KeyDelete:
		return text.T("key.delete")
	}
	return string(key)
}

// actions are the actions for the selected session or part, and their buttons.
type actions struct {
	*changes
	files   *files
	art     *widget.Art
	sheets  *sheet.Stack
	buttons *fyne.Container
}

// all returns the actions for the selected session or part.
func (a *actions) all() []history.Action {
	if a.inTable || a.byParts() {
		return a.ofPart()
	}
	session, ok := a.sessions.at(a.list.Selected())
	if !ok {
		return a.unread()
	}
	if a.query.Deleted {
		return []history.Action{{Label: text.T("history.restore"), Key: restoreKey, Primary: true, Do: a.restore}}
	}
	return append(session.Actions(), a.ofMarks(session.Marks().Starred, text.T("history.delete"))...)
}

// unread returns the actions for a session that hasn't been read yet, or can't be.
func (a *actions) unread() []history.Action {
	if a.selectedSession() == 0 || a.query.Deleted {
		return nil
	}
	return []history.Action{a.deletion(text.T("history.delete"))}
}

func (a *actions) ofPart() []history.Action {
	part, ok := a.selectedRow()
	if !ok {
		return nil
	}
	remove, restore := text.T("history.delete-rubber"), text.T("history.restore-rubber")
	if part.Alone() {
		remove, restore = text.T("history.delete"), text.T("history.restore")
	}
	all := part.Actions(a.query.Deleted)
	switch {
	case a.query.Deleted:
		return append(all, history.Action{Label: restore, Key: restoreKey, Do: a.restore})
	case part.Coming():
		return append(all, a.deletion(remove))
	}
	return append(all, a.ofMarks(part.Marks().Starred, remove)...)
}

// ofMarks returns the actions that mark a session or a part, and delete it. A part of a longer session is deleted
// with the others: the rest would be no session, and its result would be wrong.
func (a *actions) ofMarks(starred bool, remove string) []history.Action {
	star := text.T("history.star")
	if starred {
		star = text.T("history.unstar")
	}
	return []history.Action{
		{Label: star, Key: starKey, Do: a.star}, {Label: text.T("history.notes"), Key: noteKey, Do: a.openNotes}, a.deletion(remove)}
}

// deletion returns the action that deletes the selection.
func (a *actions) deletion(label string) history.Action {
	return history.Action{Label: label, Key: fyne.KeyDelete, Do: a.delete}
}

// do does the action of a button, after saving what must be saved before.
func (a *actions) do(action history.Action) {
	switch {
	case action.Task != nil:
		task.Open(a.art, a.files.taskOptions(action.Label, nil), action.Task)
		return
	case action.Before == nil:
		action.Do()
		return
	}
	a.system.runner.Write(a.ctx, action.Before, func(err error) {
		a.fail(err)
		if err == nil {
			action.Do()
		}
	})
}

// act does the action of a key, and reports whether there is one.
func (a *actions) act(key fyne.KeyName) bool {
	all := a.all()
	i := slices.IndexFunc(all, func(a history.Action) bool { return a.Key == key })
	if i < 0 {
		return false
	}
	a.do(all[i])
	return true
}

// show brings the buttons up to date.
func (a *actions) show() {
	a.buttons.Objects = nil
	for _, action := range a.all() {
		b := widget.NewButton(a.art, action.Label, keyWords(action.Key), func() { a.do(action) })
		b.Primary = action.Primary
		a.buttons.Add(b)
	}
	a.buttons.Refresh()
}

// openNotes opens the sheet for the name and the note of the selection, if there is one.
func (a *actions) openNotes() {
	m, ok := a.toMark()
	if !ok {
		return
	}
	marks.Open(a.art, a.sheets, marks.Words{Name: m.Name, Note: m.Note}, func(w marks.Words) {
		m.Name, m.Note = w.Name, w.Note
		a.mark(m)
	})
}
