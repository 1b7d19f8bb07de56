package history

import "github.com/superbridge/superbridge/ui/kit/text"

// LeftOut collects what an export leaves out because it can't be read.
type LeftOut struct{ all []error }

// Add adds something, with the reason.
func (l *LeftOut) Add(why error) { l.all = append(l.all, why) }

// After returns the message of an export, followed by what it has left out.
func (l *LeftOut) After(said string) string {
	if len(l.all) == 0 {
		return said
	}
	return said + " " + text.TN("history.export.left", len(l.all), "Things", text.Points(len(l.all)), "Why", text.Plain(text.Error(l.all[0])))
}

// Damaged returns the message that part of something can't be read, and why.
func Damaged(why error) string { return text.T("history.damaged", "Why", text.Plain(text.Error(why))) }
