// Package every names the families of games that keep their sessions in the data file, for what looks all of it through.
package every

import (
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/storage/poker"
)

// Keepers are those who know what is wrong with a session.
var Keepers = []storage.Keeper{bridge.Keeper{}, poker.Keeper{}, chess.Keeper{}, few.Keeper{}}
