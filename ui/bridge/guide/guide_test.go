package guide

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// said returns all texts of a guide on a game's rules, cell by cell.
func said(g family.Guide) string {
	all := append([]string{g.Title}, g.Sentences...)
	for _, t := range g.Figures.Tables {
		all = append(all, t.Head...)
		for _, line := range t.Lines {
			all = append(all, line...)
		}
	}
	return strings.Join(all, "\n") + "\n"
}

// Both pages fit the smallest window without scrolling, with any house rules and letters.
func TestBothPagesFitTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for i, letters := range cardart.AllLetters {
		text.SetLetters(letters)
		text.Use([]text.Language{text.English, text.Romanian, text.Russian, text.Esperanto}[i])
		defer text.Use(text.English)
		defer text.SetLetters(cardart.English)
		all := append(bridge.Games(), houseRules(t, "plain-doubles,redeal,vul=dealing,dealer=N"), houseRules(t, "vul=NS"))
		for _, r := range all {
			bidding := family.Action{Label: text.T("help.bidding"), Key: "B"}
			g := Of(r, letters, true)
			g.More = []family.Action{bidding}
			s := help.New(widget.NewArt(cardart.Style{Letters: letters}), help.Options{Guide: func(string) family.Guide { return g }})
			w := test.NewTempWindow(t, s.Content())
			w.SetPadded(false)
			w.Resize(fyne.NewSize(1024, 700))
			for _, page := range []rune{'k', 'r'} {
				s.Rune(page)
				if least := s.Needs(); least.Width > 1024 || least.Height > 700 {
					t.Errorf("%v: page %c needs %v", r, page, least)
				}
			}
		}
	}
}

func TestEveryKeyIsExplained(t *testing.T) {
	for _, k := range keys {
		if !text.Has("help.key."+k) || !text.Has("help.do."+k) {
			t.Errorf("the key %q has no text", k)
		}
	}
}

func TestGameBids(t *testing.T) {
	for name, want := range map[string][]string{
		"SuperBridge": {"4NT", "5♠", "5♥", "6♦", "6♣"},
		"Duplicate":   {"3NT", "4♠", "4♥", "5♦", "5♣"},
	} {
		r, err := bridge.RulesNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := gameBids(r); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
}

func TestSentences(t *testing.T) {
	got := sentences(bridge.SuperBridge())
	for i, want := range []string{
		"The pack has 68 cards, 17 for each player. Each suit is A K Q J M 12 11 10 9 … 1: the maid M, 12, 11 and 1 are new.",
		"The book is 8 tricks: a bid at level 1 is for 9, and one at level 9, the highest, for all 17.",
		"Game needs 180 trick points: 4NT, 5♠, 5♥, 6♦, 6♣.",
		"There are three slams: the small at level 7, the grand at 8 and the super at 9.",
	} {
		if got[i] != want {
			t.Errorf("got %q, want %q", got[i], want)
		}
	}
}

// In another language the help says what is typed in it.
func TestTypedWords(t *testing.T) {
	text.Use(text.Russian)
	defer text.Use(text.English)
	note, ok := typing.Note()
	if !ok || !slices.Contains(notes(cardart.English, true), note) || slices.Contains(notes(cardart.English, false), note) {
		t.Errorf("the note is %q, %v", note, ok)
	}
	for _, word := range []string{"т б ч п", "бк", "к", "рк", "Т К Д В Ф"} {
		if !strings.Contains(note, word) {
			t.Errorf("%q isn't in %q", word, note)
		}
	}
	if text.Use(text.English); len(notes(cardart.English, true)) != 2 {
		t.Errorf("in English it says %q", notes(cardart.English, true))
	}
}

// With Romanian letters on the cards, help once spoke of A K Q J M all the same.
func TestRomanianLetters(t *testing.T) {
	text.SetLetters(cardart.Romanian)
	defer text.SetLetters(cardart.English)
	got, want := sentences(bridge.SuperBridge())[0], "Each suit is A R D V S 12 11 10 9 … 1: the maid S, 12, 11 and 1 are new."
	if !strings.HasSuffix(got, want) {
		t.Errorf("got %q, want it to end with %q", got, want)
	}
	english := text.T("help.keys.english")
	if !slices.Contains(notes(cardart.Romanian, true), english) || slices.Contains(notes(cardart.English, true), english) || slices.Contains(notes(cardart.Romanian, false), english) {
		t.Error("the note on English letters is for typed cards with other letters, and no others")
	}
}

// The page of each game of the list has the game's own figures.
func TestRulesOfEveryGame(t *testing.T) {
	made := bridge.Duplicate()
	made.Name, made.Game, made.Slams = "Longwood", [2]int{333, 555}, []bridge.Slam{{Level: 7, Bonus: [2]int{777, 999}}}
	t.Cleanup(bridge.Register(made))
	for _, game := range bridge.Games() {
		said := said(Of(game, cardart.English, true))
		wanted := []string{text.OfGame(game.Name, "rules", "Game", text.Game(game.Name))}
		switch {
		case game.Choices: // no vulnerability, no slams
			wanted = append(wanted, text.Points(game.Game[0]), text.Points(game.Undertrick[0]))
		case game.Game[1] > 0:
			wanted = append(wanted, text.Points(game.Game[1]), text.Points(game.Slams[0].Bonus[1]))
		default:
			wanted = append(wanted, text.Points(game.Slams[0].Bonus[1]))
		}
		for _, want := range wanted {
			if !strings.Contains(said, want) {
				t.Errorf("%s: %q isn't in\n%s", game.Name, want, said)
			}
		}
		if strings.Contains(said, "no value") || strings.Contains(said, text.T("help.rules.house", "Setting", text.T("house.title"))) != game.HasHouse() {
			t.Errorf("%s: it says\n%s", game.Name, said)
		}
	}
}

// The contents of the pages of rubber bridge, target and MiniBridge, and what they must not mention.
func TestRulesOfTheOthers(t *testing.T) {
	for _, tt := range []struct {
		rules     bridge.Rules
		says, not []string
	}{
		{bridge.Rubber(), []string{
			"2 games wins the rubber: 700 points if the other has none, otherwise 500", "the only game earns 300, the only part-score 100",
			"the next player deals", "A side that has won a game is vulnerable", "700 / 500", text.T("help.rules.house", "Setting", text.T("house.title")),
		}, []string{"Game\n0", text.T("help.score.targets"), "Honours don"}},
		{houseRules(t, "Rubber clean=750,part=50,hundreds,no-honours,redeal"), []string{
			"750 points if", "the only part-score 50", "The result is given in hundreds.", "Honours don’t count.", "750 / 500", "dealt again",
		}, []string{"700", "the next player deals"}},
		{bridge.Target(), []string{"The side with more has a target", "Targets\n", "37+\n", "1,950"}, []string{"38\n"}},
		{bridge.ChicagoDuplicate(), []string{"It takes 4 deals", "Part-score\n50"}, []string{text.T("help.score.targets")}},
		{bridge.MiniBridge(), []string{"Nobody bids.", "Nobody doubles, and there are no slams", text.T("choice.lines")}, []string{"edoubl", "1,000", "everybody passes", text.T("help.zones")}},
		{bridge.Duplicate(), []string{"You choose the number of deals."}, []string{"A rubber is"}},
	} {
		said := said(Of(tt.rules, cardart.English, true))
		for _, want := range tt.says {
			if !strings.Contains(said, want) {
				t.Errorf("%v: %q isn't in\n%s", tt.rules, want, said)
			}
		}
		for _, not := range tt.not {
			if strings.Contains(said, not) {
				t.Errorf("%v: %q is in\n%s", tt.rules, not, said)
			}
		}
	}
}

// The contents of the pages of Chicago and Duplicate, where they differ from Super Bridge.
func TestRulesOfChicago(t *testing.T) {
	chicago := strings.Join(sentences(bridge.Chicago()), "\n")
	for _, want := range []string{
		"The pack has 52 cards, 13 for each player.", "Game needs 100 points below the line, from one deal or several. These bids make it at once: 3NT, 4♠, 4♥, 5♦, 5♣.",
		"There are two slams: the small at level 6 and the grand at level 7.",
		"four of the trump honours 100, all five 150, the four aces at no-trump 150", "It takes 4 deals. North deals first",
		text.T("help.rules.vul"), "A part-score left at the end scores 100.",
	} {
		if !strings.Contains(chicago, want) {
			t.Errorf("%q isn't in\n%s", want, chicago)
		}
	}
	if board := text.T("help.rules.vul.boards", "Boards", 16); !slices.Contains(sentences(bridge.Duplicate()), board) {
		t.Errorf("%q isn't in %q", board, sentences(bridge.Duplicate()))
	}
	var costs [][2]string
	for _, line := range bridgetext.Scores(bridge.Duplicate()) {
		if line[0] == text.T("help.score.doubled.each") || line[0] == text.T("help.score.redoubled.each") {
			costs = append(costs, [2]string{line[1], line[2]})
		}
	}
	if want := [][2]string{{"100 / 200 / 300", "200 / 300 / 300"}, {"200 / 400 / 600", "400 / 600 / 600"}}; !slices.Equal(costs, want) {
		t.Errorf("tricks short cost %q, want %q", costs, want)
	}
}
