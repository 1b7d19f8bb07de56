// Super Bridge is contract bridge with 68 cards, in a window: one person against three
// computer players, or with sub-commands for scripts and people without a display.
package main

import (
	"context"
	_ "embed"
	"os"
	"os/signal"

	"github.com/superbridge/superbridge/ui"
	"github.com/superbridge/superbridge/ui/command"
)

//go:embed docs/icon.png
var icon []byte

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(command.Run(ctx, os.Args[1:], os.Stdout, os.Stderr, openWindow))
}

func openWindow(w command.Window) error {
	return ui.Run(ui.Options{Dir: w.Dir, Language: w.Language, Fast: w.Fast, Icon: icon, Deals: w.Deals, Chance: w.Chance})
}
