package main

import (
	"flag"
	"fmt"
	"os"

	"fyne.io/fyne/v2/app"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func main() {
	appearance := flag.String("theme", "", "`light` or dark; without it that of the system")
	flag.Parse()
	t := theme.Theme{Appearance: theme.Appearance(*appearance)}
	if *appearance != "" && t.Appearance != theme.AlwaysLight && t.Appearance != theme.AlwaysDark {
		fmt.Fprintf(os.Stderr, "-theme %s: want light or dark\n", *appearance)
		os.Exit(2)
	}
	a := app.NewWithID("io.github.superbridge.SuperBridge.gallery")
	a.Settings().SetTheme(t)
	w := a.NewWindow("What screens are made of")
	w.SetContent(content(widget.NewArt(cardart.Style{})))
	w.ShowAndRun()
}
