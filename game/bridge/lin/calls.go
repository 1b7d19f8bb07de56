package lin

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
)

// passes stands for passes until the auction is over.
const passes = "AP"

// spellings are the spellings of calls, longer ones before their prefixes.
var spellings = []struct {
	text string
	call bridge.Call
}{
	{"REDOUBLE", bridge.Redouble}, {"RDBL", bridge.Redouble}, {"XX", bridge.Redouble}, {"R", bridge.Redouble},
	{"DOUBLE", bridge.Double}, {"DBL", bridge.Double}, {"D", bridge.Double}, {"X", bridge.Double},
	{"PASS", bridge.Pass}, {"P", bridge.Pass},
}

// readCalls reads the value of mb: one call or several, without anything between them. All reports whether all that
// is left are passes.
func readCalls(value string) (calls []bridge.Call, all bool, err error) {
	text := packed(value)
next:
	for text != "" {
		if strings.IndexByte("!?*-", text[0]) >= 0 { // what an alert or nothing is written as
			text = text[1:]
			continue
		}
		if rest, ok := strings.CutPrefix(text, passes); ok {
			return calls, rest == "", nil
		}
		for _, s := range spellings {
			if rest, ok := strings.CutPrefix(text, s.text); ok {
				calls, text = append(calls, s.call), rest
				continue next
			}
		}
		if len(text) >= 2 {
			if c, err := bridge.ParseCall(text[:2]); err == nil {
				calls, text = append(calls, c), strings.TrimPrefix(text[2:], "T") // of NT
				continue
			}
		}
		return nil, false, fault.Errorf("%.20q is no call: want p, d, r or a bid as 1N", text)
	}
	return calls, false, nil
}

// readVulnerability reads the value of sv.
func readVulnerability(value string) (bridge.Vulnerability, error) {
	switch packed(value) {
	case "O", "0", "-", "Z", "NONE":
		return bridge.VulNone, nil
	case "N", "S", "NS":
		return bridge.VulNS, nil
	case "E", "W", "EW":
		return bridge.VulEW, nil
	case "B", "A", "ALL", "BOTH":
		return bridge.VulBoth, nil
	}
	return 0, fault.Errorf("%.20q doesn't say who is vulnerable: want o, n, e or b", value)
}
