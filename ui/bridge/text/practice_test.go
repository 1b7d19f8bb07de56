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
	read, err := practice.Parse("kind reading; level 2; rules Duplicate; dealer S; vul None; seat S; cards own/own; " +
		"deal N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98; events 3N,Pass,Pass,Pass,DJ,D2,D5,DQ,S3,S2,SA,S7,SK,S8,S4,H2; read left E S")
	if err != nil {
		t.Fatal(err)
	}
	for _, asked := range practice.Reads() {
		read.Read.Asked = asked
		said = append(said, PracticeQuestion(read), PracticeAnswer(read))
		said = append(said, PracticeExplains(read)...)
		said = append(said, PracticeSeen(read)...)
	}
	defend, err := practice.Parse("kind defend; level 1; rules Duplicate; dealer S; vul None; seat S; cards own/own; deal N:42.K965.KQ752.32 QT6.AJ432.J4.J86 J3.Q87.AT3.AK974 AK9875.T.986.QT5; " +
		"events 1N,2S,3D,3S,Pass,Pass,Pass,C3,C6,C9,CT,SA,S2,S6,S3,S5,S4,SQ,SJ,HA,H7,HT,H5,H2; right .8..; best H8; reason second-hand-low H")
	if err != nil {
		t.Fatal(err)
	}
	said = append(said, PracticeQuestion(defend), PracticeAnswer(defend))
	said = append(said, PracticeExplains(defend)...)
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
