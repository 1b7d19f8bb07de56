package command

import _ "github.com/superbridge/superbridge/game/poker"
