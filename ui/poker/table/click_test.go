package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// click presses a button, if it can be seen.
func (e *evening) click(b *widget.Button) {
	if b.Visible() {
		test.Tap(b)
	}
}

// words returns the texts of the sheet on the table.
func (e *evening) words() []string { return wordsOf(e.parts.sheets.Shown()) }

// wordsOf returns the texts of an object.
func wordsOf(o fyne.CanvasObject) (words []string) {
	walk(o, func(o fyne.CanvasObject) {
		if p, ok := o.(*widget.Prose); ok && p.Text != "" {
			words = append(words, p.Text)
		}
	})
	return words
}

// walk visits an object and all that it is made of.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, each := range o.Objects {
			walk(each, visit)
		}
	case fyne.Widget:
		for _, each := range test.WidgetRenderer(o).Objects() {
			walk(each, visit)
		}
	}
}

// primary returns the first button of the sheet on the table: the most likely next step.
func (e *evening) primary(t *testing.T) *widget.Button {
	t.Helper()
	var found *widget.Button
	walk(e.parts.sheets.Shown(), func(o fyne.CanvasObject) {
		if b, ok := o.(*widget.Button); ok && b.Primary {
			found = b
		}
	})
	if found == nil {
		t.Fatalf("the sheet has no button for what comes next; it says %q", e.words())
	}
	return found
}
