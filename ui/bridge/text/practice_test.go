package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/practice"
)

// Each reason, technique and way to count has words.
func TestPracticeIsSaidInWords(t *testing.T) {
	e, err := practice.Parse("kind count; level 4; rules Duplicate; dealer N; vul None; seat S; cards own/own; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975; events 1S,Pass; count support S 3 0")
	if err != nil {
		t.Fatal(err)
	}
	said := []string{PracticeAnswer(e), PracticeMeaning(e, practice.Verdict{Why: "count"})}
	for _, why := range practice.Whys {
		for _, n := range []int{0, 1, 7} {
			said = append(said, PracticeVerdict(e, practice.Verdict{Why: why, Number: n, Wanted: 8, Did: bridge.Called(bridge.Pass)}))
		}
	}
	for what := practice.HighCards; what <= practice.Together; what++ {
		e.Count.What = what
		said = append(said, PracticeQuestion(e))
		said = append(said, PracticeExplains(e)...)
	}
	for _, k := range practice.Kinds() {
		said = append(said, PracticeKind(k), PracticeAbout(k))
	}
	for _, technique := range practice.Techniques() {
		said = append(said, PracticeExplains(practice.Exercise{Kind: practice.Contract, Technique: technique})...)
	}
	for _, words := range said {
		if words == "" || strings.Contains(words, "drill.") || strings.Contains(words, "<no value>") {
			t.Errorf("it says %q", words)
		}
	}
	e.Count.What = practice.Support
	if got, want := strings.Join(PracticeExplains(e), "; "), "High cards: 6 (♦\u00a03, ♣\u00a03); Long suits: 1 (♠\u00a01); Short suits: 2 (♦\u00a01, ♣\u00a01); Extra trumps: 2; Together: 11"; got != want {
		t.Errorf("counted is %q, want %q", got, want)
	}
}

// Each part of the bidding that a system can be asked about has a name.
func TestPracticeTopic(t *testing.T) {
	names := map[string]practice.Topic{}
	topics := practice.Situations()
	for _, v := range bidding.Conventions() {
		topics = append(topics, practice.Topic(v.String()))
	}
	for _, topic := range topics {
		name := PracticeTopic(topic)
		if had, twice := names[name]; twice || strings.Contains(name, "drill.topic") {
			t.Errorf("%s is called %q, as %q is", topic, name, had)
		}
		names[name] = topic
	}
}
