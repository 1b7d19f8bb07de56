package command

import (
	_ "github.com/superbridge/superbridge/game/bridge"
	_ "github.com/superbridge/superbridge/game/few"
)
