package export

import (
	"bufio"
	"os"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
)

// pdf writes the document.
func (w *writer) pdf(name string) error {
	return w.folder.create(name, func(file *os.File) error {
		out := bufio.NewWriter(file)
		doc := vector.NewPDF(out)
		doc.Title = "Super Bridge: a deck of 68 cards"
		forms, err := w.forms(doc)
		if err != nil {
			return err
		}
		if w.Layout == Cards {
			cardPages(doc, forms)
		} else {
			sheets[w.Layout].pages(doc, forms)
		}
		if err := doc.Close(); err != nil {
			return err
		}
		return out.Flush()
	})
}

// forms adds the faces and the back, the last, to the document.
func (w *writer) forms(doc *vector.PDF) (forms []vector.Form, err error) {
	for _, s := range w.sides {
		if err := w.ctx.Err(); err != nil {
			return nil, err
		}
		forms = append(forms, doc.Form(s.print(w.Style), cardart.Bleed))
		w.step(1)
	}
	return forms, nil
}

// cardPages adds a page for each form, the size of a card and its bleed.
func cardPages(doc *vector.PDF, forms []vector.Form) {
	for _, form := range forms {
		doc.Page(vector.Page{
			Width:  cardart.Width + 2*cardart.Bleed,
			Height: cardart.Height + 2*cardart.Bleed,
			Trim:   cardart.Bleed,
			Forms:  []vector.Placed{{Form: form, At: vector.Move(cardart.Bleed, cardart.Bleed)}},
		})
	}
}
