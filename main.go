// Super Bridge is contract bridge with 68 cards, in a window: one person against three
// computer players, or with sub-commands for scripts and people without a display.
package main

import (
	"context"
	"os"
	"os/signal"

	"github.com/superbridge/superbridge/ui/command"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(command.Run(ctx, os.Args[1:], os.Stdout, os.Stderr, front))
}
