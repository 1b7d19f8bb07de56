package challenges

import (
	"context"
	"io"
	"path/filepath"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/qr"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// sendSheet is the sheet that sends a challenge: as a text, a file, or a QR code.
type sendSheet struct {
	screen *Screen
	field  *widget.Field // the user's name
	said   string
	bad    bool
}

var (
	_ sheet.Sheet  = (*sendSheet)(nil)
	_ sheet.Closer = (*sendSheet)(nil)
)

func newSendSheet(s *Screen) *sendSheet {
	o := &sendSheet{screen: s, field: widget.NewField()}
	o.field.SetPlaceHolder(text.T("challenge.you"))
	o.field.SetText(s.state.Name)
	o.field.OnKey = func(key fyne.KeyName) bool {
		switch key {
		case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter:
			if c := fyne.CurrentApp().Driver().CanvasForObject(o.field); c != nil {
				c.Unfocus()
			}
			s.sheets.Redraw() // the code has the new name
			return true
		}
		return false
	}
	return o
}

// challenge returns the challenge as it is sent: with all results that are known, and the user's own under his name.
func (o *sendSheet) challenge() (challenge.Challenge, error) {
	name := o.field.Text
	if name == "" {
		name = text.T("challenge.you")
	}
	return o.screen.now().As(name)
}

// codeSize is the size of the QR code, in units.
const codeSize = 320

// Build implements [sheet.Sheet].
func (o *sendSheet) Build() fyne.CanvasObject {
	s, p := o.screen, theme.Current()
	about := widget.NewProse(s.art, text.T("challenge.send-about"), theme.U(theme.SmallText), p.Faint)
	about.Wrap = true
	label := widget.NewProse(s.art, text.T("challenge.name"), theme.U(theme.SmallText), p.Faint)
	o.field.Refresh()
	copier := widget.NewButton(s.art, text.T("challenge.copy"), text.T("key.enter"), o.Enter)
	copier.Primary = true
	save := widget.NewButton(s.art, text.T("challenge.save"), "E", o.save)
	leave := widget.NewButton(s.art, text.T("challenge.done"), text.T("key.escape"), func() { s.sheets.Remove(o) })
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)),
		widget.NewHeading(s.art, text.T("challenge.send-title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), about, label, o.field)
	c, err := o.challenge()
	var code qr.Code
	if err == nil {
		code, err = qr.Of(c.Line())
	}
	if err == nil {
		rows.Add(widget.NewPicture(code.Drawing(), theme.U(codeSize)))
	} else {
		o.add(rows, text.Error(err), false)
	}
	if o.said != "" {
		o.add(rows, o.said, o.bad)
	}
	rows.Add(container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), copier, save, leave)))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(20), rows)
}

// add adds a sentence to the rows.
func (o *sendSheet) add(rows *fyne.Container, words string, bad bool) {
	p := theme.Current()
	ink := p.Ink
	if bad {
		ink = p.Bad
	}
	line := widget.NewProse(o.screen.art, words, theme.U(theme.BodyText), theme.On(p.Panel, ink))
	line.Wrap = true
	rows.Add(line)
}

// say shows a sentence.
func (o *sendSheet) say(words string, bad bool) {
	o.said, o.bad = words, bad
	o.screen.sheets.Redraw()
}

// Enter implements [sheet.Sheet]: it puts the text on the clipboard.
func (o *sendSheet) Enter() {
	c, err := o.challenge()
	if err != nil {
		o.say(text.Error(err), true)
		return
	}
	o.screen.options.Clipboard.SetContent(text.TN("challenge.preface", len(c.Boards), "Game", text.Game(c.Rules.Name)) + "\n\n" + c.String())
	o.say(text.T("challenge.copied"), false)
}

// save writes the text to a new file, and the QR code beside it, if there is one, in a folder that the user chooses.
func (o *sendSheet) save() {
	s := o.screen
	c, err := o.challenge()
	if err != nil {
		o.say(text.Error(err), true)
		return
	}
	filedialog.Choose(s.sheets, s.options.Window, func(dir string) {
		s.options.Runner.Run(s.ctx, func() func() {
			path, err := write(dir, c)
			return func() {
				if err != nil {
					o.say(text.T("challenge.unsaved", "Error", err), true)
					return
				}
				o.say(text.T("challenge.saved", "File", filepath.Base(path)), false)
			}
		})
	})
}

// write writes a challenge to a new file of a folder, and its QR code, if there is one, beside it. It returns the path of the
// first.
func write(dir string, c challenge.Challenge) (string, error) {
	path := disk.FreePath(dir, "challenge-"+c.Key()[:6], challenge.Extension)
	err := disk.WriteNew(path, func(w io.Writer) error {
		_, err := io.WriteString(w, c.String())
		return err
	})
	if err != nil {
		return "", err
	}
	if code, err := qr.Of(c.Line()); err == nil {
		return path, disk.WriteNew(disk.FreePath(dir, "challenge-"+c.Key()[:6], ".png"), code.WritePNG)
	}
	return path, nil
}

// Close implements [sheet.Closer]: it keeps the name.
func (o *sendSheet) Close() {
	s := o.screen
	name, err := challenge.Name(o.field.Text)
	if err != nil || name == s.state.Name {
		return
	}
	s.state.Name = name
	s.options.Runner.Write(context.Background(), func() error { return s.options.KeepName(name) }, func(err error) {
		if err != nil {
			s.say(text.T("challenge.not-kept", "Error", err), true)
		}
	})
	s.view.show()
}

// Key implements [sheet.Sheet].
func (o *sendSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (o *sendSheet) Rune(r rune) {
	if unicode.ToLower(r) == 'e' {
		o.save()
	}
}
