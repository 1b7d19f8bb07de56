package text

import (
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/lesson"
)

// terms are the words of bridge, as patterns, with the step that shows each. Lessons before it, and steps before it, do without.
var terms = []struct{ pattern, shown string }{
	{`partners?`, "trick.partner"},
	{`opponents?`, "trick.opponents"},
	{`hands?`, "trick.hand"},
	{`suits?|spades?|hearts?|diamonds?|clubs?|[♠♥♦♣]`, "trick.suits"},
	{`aces?|kings?|queens?|jacks?`, "trick.ranks"},
	{`tricks?`, "trick.trick"},
	{`leads?|leading|led`, "trick.lead"},
	{`trumps?`, "trick.trumps"},
	{`ruff(s|ed|ing)?`, "trick.two"},
	{`dummy('s)?`, "trick.dummy"},
	{`follow(s|ed|ing)? suit`, "trick.follow"},
	{`no-trumps?|NT|[1-9]NT`, "winners.no-trumps"},
	{`contracts?`, "winners.contract"},
	{`declarers?`, "winners.declarer"},
	{`winners?`, "winners.winners"},
	{`(drive|drives|driving|driven|drove) out`, "making.drive"},
	{`draw(s|ing|n)? (\w+ )?trumps`, "trumps.draw"},
	{`finess(e|es|ed|ing)`, "finesse.name"},
	{`defen(d|ds|ded|ding|der|ders|ce)`, "defence.start"},
	{`honours?`, "defence.row"},
	{`points?`, "minibridge.points"},
	{`MiniBridge`, "minibridge.start"},
	{`part-scores?`, "minibridge.part"},
	{`bidding|bids?`, "minibridge.end"},
	{`openings?`, "opening.enough"},
	{`majors?|minors?`, "opening.longest"},
	{`balanced`, "opening.balanced"},
	{`forcing`, "opening.strong"},
	{`pre-empts?`, "opening.seven"},
	{`fits?`, "answers.fit"},
	{`rais(e|es|ed|ing)`, "answers.raise"},
	{`invit(e|es|ed|ation|ations)`, "slam.invitation"},
	{`slams?`, "slam.bonus"},
	{`overcalls?`, "rivals.overcall"},
	{`doubl(e|es|ed|ing)`, "rivals.double"},
	{`take-out`, "rivals.double"},
	{`vulnerable`, "rivals.vulnerable"},
	{`maids?`, "pack.new"},
	{`overtricks?`, "score.over"},
	{`super slams?`, "rubber.welcome"},
	{`rubbers?`, "rubber.rubber"},
	{`auctions?|redoubl(e|ed|es)`, ""},
}

// A term is shown before it is used.
func TestTermsAreShownFirst(t *testing.T) {
	all := lessonFiles(t)
	for _, term := range terms {
		pattern := termPattern(term.pattern)
		shown := false
		for _, l := range lesson.Course() {
			for _, s := range l.Steps {
				here := l.ID+"."+s.ID == term.shown
				must, may := given(l, s)
				used := false
				for _, id := range append(must, may...) {
					if found := pattern.FindStringSubmatch(all[id]); found != nil {
						if used = true; !shown && !here {
							t.Errorf("%s: %q is used before %s shows it", id, found[2], term.shown)
						}
					}
				}
				if here && !used {
					t.Errorf("%s doesn't use the term %s", term.shown, term.pattern)
				}
				shown = shown || here
			}
			if term.shown == "" && l.Number == lastOfFirstHalf {
				break
			}
		}
		if !shown && term.shown != "" {
			t.Errorf("there is no step %s", term.shown)
		}
	}
	if all["lesson.trick.welcome"] == "" || !strings.Contains(all["lesson.trick.trick"], "trick") {
		t.Error("the messages of the first lesson aren't read")
	}
}

// termPattern returns a pattern that finds a term as words of their own.
func termPattern(term string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(^|[^\pL-])(` + term + `)($|[^\pL-])`)
}

// lastOfFirstHalf is the last lesson that doesn't mention the auction.
const lastOfFirstHalf = 8
