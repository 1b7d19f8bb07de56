package filedialog

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// keyboard holds the focus for the widgets of a dialog. Fyne sends keys to the focused widget only, and a button
// ignores Escape and Enter. So the focus stays on this invisible widget: Tab moves from one widget to the next, which
// looks focused, and keys that keyboard doesn't handle go to that widget.
type keyboard struct {
	widget.BaseWidget

	canvas  fyne.Canvas
	overlay fyne.CanvasObject // the dialog
	content *fyne.Container   // of the dialog
	cancel  func()
	at      fyne.Focusable // the widget that it is on, or nil
}

var (
	_ fyne.Focusable = (*keyboard)(nil)
	_ fyne.Tabbable  = (*keyboard)(nil)
)

// holdKeyboard takes the focus for the dialog that has just been opened.
func holdKeyboard(canvas fyne.Canvas, cancel func()) {
	k := &keyboard{canvas: canvas, overlay: canvas.Overlays().Top(), cancel: cancel}
	if k.content = contentOf(k.overlay); k.content == nil {
		return
	}
	k.ExtendBaseWidget(k)
	k.content.Objects = slices.Insert(k.content.Objects, 0, fyne.CanvasObject(k)) // first for Tab, below for the mouse
	k.content.Refresh()
	canvas.Focus(k)
}

// contentOf returns the content of a dialog, or nil. Fyne puts the dialog's pop-up into another widget of an unexported
// type, whose field is exported.
func contentOf(overlay fyne.CanvasObject) *fyne.Container {
	v := reflect.Indirect(reflect.ValueOf(overlay))
	if v.Kind() != reflect.Struct {
		return nil
	}
	field := v.FieldByName("Content")
	if !field.IsValid() {
		return nil
	}
	popUp, ok := field.Interface().(*widget.PopUp)
	if !ok {
		return nil
	}
	content, _ := popUp.Content.(*fyne.Container)
	return content
}

// CreateRenderer implements fyne.Widget.
func (k *keyboard) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// AcceptsTab implements fyne.Tabbable.
func (k *keyboard) AcceptsTab() bool { return true }

// FocusGained implements fyne.Focusable.
func (k *keyboard) FocusGained() {
	if k.at != nil {
		k.at.FocusGained()
	}
}

// FocusLost implements fyne.Focusable. After a click on another widget the focus returns at once.
func (k *keyboard) FocusLost() {
	if k.at != nil {
		k.at.FocusLost()
	}
	fyne.Do(k.takeBack)
}

// takeBack takes the focus back and moves to the widget that was clicked.
func (k *keyboard) takeBack() {
	if k.canvas.Overlays().Top() != k.overlay {
		return // closed, or covered
	}
	if on := k.canvas.Focused(); on != nil && on != fyne.Focusable(k) {
		k.at = on
	}
	k.canvas.Focus(k)
}

// TypedRune implements fyne.Focusable.
func (k *keyboard) TypedRune(r rune) {
	if k.at != nil {
		k.at.TypedRune(r)
	}
}

// TypedKey implements fyne.Focusable.
func (k *keyboard) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		k.cancel()
	case fyne.KeyTab:
		by := 1
		if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0 {
			by = -1
		}
		k.move(by)
	case fyne.KeyReturn, fyne.KeyEnter:
		if b, ok := k.at.(*widget.Button); ok && !b.Disabled() {
			b.Tapped(nil)
			return
		}
		e = &fyne.KeyEvent{Name: fyne.KeySpace, Physical: e.Physical} // a list opens its marked entry
		fallthrough
	default:
		if k.at != nil {
			k.at.TypedKey(e)
		}
	}
}

// move moves by n widgets, around the end.
func (k *keyboard) move(by int) {
	all := focusable(k.content)
	if len(all) == 0 {
		return
	}
	at := slices.Index(all, k.at)
	if at < 0 && by < 0 {
		at = 0
	}
	if k.at != nil {
		k.at.FocusLost()
	}
	k.at = all[(at+by+len(all))%len(all)]
	k.at.FocusGained()
}

// focusable returns the widgets in an object that a user can go to, in order.
func focusable(o fyne.CanvasObject) []fyne.Focusable {
	var all []fyne.Focusable
	if !o.Visible() {
		return nil
	}
	switch o := o.(type) {
	case *keyboard:
	case *fyne.Container:
		for _, inside := range o.Objects {
			all = append(all, focusable(inside)...)
		}
	case *container.Scroll:
		all = focusable(o.Content)
	case *container.Split:
		all = append(focusable(o.Leading), focusable(o.Trailing)...)
	case fyne.Focusable:
		if d, ok := o.(fyne.Disableable); !ok || !d.Disabled() {
			all = append(all, o)
		}
	}
	return all
}
