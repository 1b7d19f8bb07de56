package ordering

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rarity is the estimated share of deals that meet a condition.
type rarity struct {
	share      condition.Share
	impossible *condition.Impossible
}

const (
	looks    = 1000            // deals that are looked at for an estimate
	lookTime = 2 * time.Second // that this takes at most
)

// rarityOf counts the deals that meet a condition. The error is that of ctx.
func rarityOf(ctx context.Context, c condition.Condition, random *rand.Rand) (r rarity, err error) {
	deals, err := c.Deals(ctx)
	if errors.As(err, &r.impossible) {
		return r, nil
	}
	if err != nil {
		return r, err
	}
	short, stop := context.WithTimeout(ctx, lookTime)
	defer stop()
	r.share = deals.Share(short, random, looks)
	return r, ctx.Err()
}

// words describes how rare the deals are; bad reports whether there are none.
func (r rarity) words() (words string, bad bool) {
	s := r.share
	if r.impossible != nil {
		return impossible(r.impossible), true
	}
	if s.Of == 0 {
		return text.TN("ordering.none-seen", s.Looked, "Deals", text.Points(s.Looked)), false
	}
	one := 1 / s.Of
	subject := "ordering.one-in"
	if !s.Exact {
		subject = "ordering.about-one-in"
	}
	const beyond = 1e15
	switch {
	case one < 1.0005:
		return text.T("ordering.all"), false
	case one < 2:
		return text.T("ordering.percent", "Percent", int(math.Round(100*s.Of))), false
	case one >= beyond:
		return text.T("ordering.beyond"), false
	case !s.Exact:
		one = rounded(one)
	}
	return text.T(subject, "Deals", text.Points(int(math.Round(one)))), false
}

// rounded returns a number with two digits that count.
func rounded(n float64) float64 {
	scale := math.Pow(10, math.Max(0, math.Floor(math.Log10(n))-1))
	return math.Round(n/scale) * scale
}

// impossible describes a contradiction.
func impossible(e *condition.Impossible) string {
	var parts []string
	for _, p := range e.Parts {
		parts = append(parts, p.String())
	}
	told := strings.Join(parts, ", ")
	switch {
	case e.Even:
		return text.T("ordering.even", "Parts", told)
	case len(parts) == 1:
		return text.T("ordering.impossible-one", "Part", told)
	}
	return text.T("ordering.impossible", "Parts", told)
}

// wrong describes an error in a text.
func wrong(e *condition.SyntaxError) string {
	if e.Word == "" {
		return text.T("ordering.wrong-end", "Want", wanted(e))
	}
	return text.T("ordering.wrong-at", "Word", e.Word, "Want", wanted(e))
}

// wanted describes what is expected at the error.
func wanted(e *condition.SyntaxError) string {
	what := ""
	if e.What <= condition.Opens {
		what = e.What.String()
	}
	switch {
	case e.Fault == condition.NoWhat && e.Who.Side():
		return text.T("ordering.wrong.no-what-side", "Who", e.Who.String())
	case e.Fault == condition.NoWhat:
		return text.T("ordering.wrong.no-what-hand", "Who", e.Who.String())
	}
	return text.T("ordering.wrong."+e.Fault.String(), "What", what, "Limit", e.Limit)
}
