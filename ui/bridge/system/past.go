package system

import (
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// past is the result of a comparison as it is kept: a line.
type past struct {
	when    time.Time
	sum     uint32 // of the text
	against string // the name of a system, or "saved" and the sum of the text that was
	deals   int
	seed    uint64
	mean    float64 // IMPs a deal
	error   float64
	differ  int // deals with different contracts
}

// sumOf returns the checksum by which a text is known.
func sumOf(b edit.Book) uint32 { return crc32.ChecksumIEEE([]byte(b.Text())) }

// pastTime is the layout of the time of a result.
const pastTime = "2006-01-02 15:04"

// String returns the line of a result, with bars between: time, checksum, system, deals, seed, IMPs, their error, different contracts.
func (p past) String() string {
	return fmt.Sprintf("%s | %08x | %s | %d | %d | %+.3f | %.3f | %d", p.when.Format(pastTime), p.sum, p.against, p.deals, p.seed, p.mean, p.error, p.differ)
}

// parsePast reads the line of a result; ok is false if it is none.
func parsePast(line string) (p past, ok bool) {
	columns := strings.Split(line, " | ")
	if len(columns) != 8 {
		return p, false
	}
	var err [7]error
	p.when, err[0] = time.ParseInLocation(pastTime, columns[0], time.Local)
	sum, wrong := strconv.ParseUint(columns[1], 16, 32)
	p.sum, err[1], p.against = uint32(sum), wrong, columns[2]
	p.deals, err[2] = strconv.Atoi(columns[3])
	p.seed, err[3] = strconv.ParseUint(columns[4], 10, 64)
	p.mean, err[4] = strconv.ParseFloat(columns[5], 64)
	p.error, err[5] = strconv.ParseFloat(columns[6], 64)
	p.differ, err[6] = strconv.Atoi(columns[7])
	return p, err == [7]error{}
}

// pastWords says an earlier result, and whether it is of this text.
func (s *Screen) pastWords(line string) string {
	p, ok := parsePast(line)
	if !ok {
		return line
	}
	against := p.against
	if strings.HasPrefix(against, "saved ") {
		against = text.T("editor.trial.saved-text")
	} else if card, err := bidding.ParseCard(against); err == nil {
		against = bridgetext.System(card.System)
	}
	id := "editor.trial.past"
	if p.sum == sumOf(s.draft) {
		id = "editor.trial.past-this"
	}
	return text.T(id, "Day", text.Moment(p.when), "B", against, "Mean", signed(p.mean), "Error", fmt.Sprintf("%.2f", p.error), "Deals", text.Points(p.deals))
}
