package past

import (
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// unbegun reports whether a rubber consists of deals still to be played, and none has been begun.
func unbegun(sum bridgestore.Summary) bool { return sum.ToPlay > 0 && sum.ToPlay == sum.Length }

// extent describes the progress of a rubber.
func extent(sum bridgestore.Summary) string {
	switch {
	case unbegun(sum):
		return text.TN("history.to-play.deals", sum.ToPlay)
	case sum.Length == 1:
		return text.T("history.single")
	case sum.Settled:
		return text.TN("history.settled", sum.Boards)
	case sum.Length == 0: // open
		return text.TN("history.all-deals", sum.Boards)
	case sum.Finished || sum.Boards == sum.Length:
		return text.TN("history.all-deals", sum.Length)
	}
	return text.TN("history.deals", sum.Length, "Boards", sum.Boards)
}
