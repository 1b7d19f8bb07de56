package deck

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/ui/text"
)

// stage is how far an export is.
type stage uint8

const (
	choosing stage = iota // what is to be written, and where
	writing
	written
)

// order is an export as the sheet shows it.
type order struct {
	export.Options
	stage       stage
	done, total int   // while it is written
	files       int   // that were written
	err         error // why the last attempt wrote nothing, or nil
}

// widths are those of a PNG that the sheet offers.
var widths = []int{240, 480, export.DefaultWidth, 1400}

// newOrder returns an order for the deck in a style, into a fresh folder inside parent.
func newOrder(style cardart.Style, parent string) order {
	return order{Options: export.Options{Style: style, Width: export.DefaultWidth, Dir: freshFolder(parent)}}
}

// orderRow is something to choose about an order.
type orderRow struct {
	label   string
	options []string
	chosen  int
	choose  func(*order, int)
}

// rows returns what there is to choose, which depends on the format.
func (o order) rows() []orderRow {
	rows := []orderRow{{
		text.T("deck.export.format"), []string{"SVG", "PNG", "PDF"}, int(o.Format),
		func(o *order, i int) { o.Format, o.err = export.Format(i), nil },
	}}
	switch o.Format {
	case export.PNG:
		var names []string
		for _, w := range widths {
			names = append(names, strconv.Itoa(w))
		}
		rows = append(rows, orderRow{
			text.T("deck.export.width"), names, slices.Index(widths, o.Width),
			func(o *order, i int) { o.Width = widths[i] },
		})
	case export.PDF:
		names := []string{text.T("deck.export.a4"), text.T("deck.export.letter"), text.T("deck.export.cards")}
		rows = append(rows, orderRow{
			text.T("deck.export.pages"), names, int(o.Layout),
			func(o *order, i int) { o.Layout = export.Layout(i) },
		})
	}
	return rows
}

// explanation returns what the chosen format is good for.
func (o order) explanation() string {
	switch o.Format {
	case export.SVG:
		return text.T("deck.export.svg")
	case export.PNG:
		return text.T("deck.export.png")
	}
	return text.T("deck.export.pdf")
}

// begun returns the order while it is carried out.
func (o order) begun() order {
	o.stage, o.done, o.total, o.err = writing, 0, rows*columns+1, nil // the faces and the back
	return o
}

// ended returns the order after it was carried out, or could not be.
func (o order) ended(files int, err error) order {
	o.stage, o.files, o.err = written, files, err
	if err != nil {
		o.stage = choosing
	}
	return o
}

// share returns how much is done, from 0 to 1.
func (o order) share() float32 {
	if o.total == 0 {
		return 0
	}
	return float32(o.done) / float32(o.total)
}

// problem returns what is to be said about the last attempt, and whether it is bad news.
func (o order) problem() (words string, bad bool) {
	switch {
	case o.err == nil:
		return "", false
	case errors.Is(o.err, context.Canceled):
		return text.T("deck.export.cancelled"), false
	}
	return text.T("deck.export.failed", "Error", o.err), true
}

// freshFolder returns the path of a folder in parent that isn't there: "Super Bridge deck",
// or the first of "Super Bridge deck 2", "… 3" and so on.
func freshFolder(parent string) string {
	name := text.T("deck.export.folder-name")
	for i := 1; ; i++ {
		path := filepath.Join(parent, name)
		if i > 1 {
			path += " " + strconv.Itoa(i)
		}
		if _, err := os.Lstat(path); err != nil { // not there, or nobody can say
			return path
		}
	}
}
