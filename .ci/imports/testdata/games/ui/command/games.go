// Package command has a file of two games.
package command

import (
	_ "github.com/superbridge/superbridge/game/chess"
	_ "github.com/superbridge/superbridge/game/poker"
)
