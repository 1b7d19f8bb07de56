// Package every lists the families of games that keep their sessions in the data file, for code that examines all of
// it.
package every

import (
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/storage/poker"
)

// Keepers are the keepers of all families of games.
var Keepers = []storage.Keeper{bridge.Keeper{}, poker.Keeper{}, chess.Keeper{}, few.Keeper{}}
