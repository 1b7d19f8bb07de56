package text

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// LessonTitle returns the title of a lesson.
func LessonTitle(l lesson.Lesson) string { return text.T("lesson." + l.ID + ".title") }

// LessonAbout returns the subject of a lesson in a sentence.
func LessonAbout(l lesson.Lesson) string { return text.T("lesson." + l.ID + ".about") }

// LessonStep returns the thought of a step, with the question if it asks one.
func LessonStep(l lesson.Lesson, s lesson.Step) string {
	return text.T("lesson."+l.ID+"."+s.ID, "Game", lesson.GamePoints)
}

// LessonOption returns the name of an option of a step that asks: a seat, a suit, a card, a call, or else the step's
// own message.
func LessonOption(l lesson.Lesson, s lesson.Step, option string) string {
	all := func(is func(string) bool) bool {
		return !slices.ContainsFunc(s.Ask.Options, func(o string) bool { return !is(o) })
	}
	seat, err := card.ParseSeat(option)
	if err == nil && all(func(o string) bool { _, err := card.ParseSeat(o); return err == nil }) {
		return text.Seat(seat)
	}
	suit, err := card.ParseSuit(option)
	if err == nil && all(func(o string) bool { _, err := card.ParseSuit(o); return err == nil }) {
		return text.T("lesson.suit."+suit.String(), "Suit", text.Suit(suit))
	}
	if c, err := card.Parse(option); err == nil {
		return text.Card(c)
	}
	if c, err := bridge.ParseCall(option); err == nil {
		return Call(c)
	}
	return text.T("lesson." + l.ID + "." + s.ID + ".option." + option)
}

// LessonVerdict returns the verdict on the learner's act in a step: that it is right, and what follows from that, or
// why it isn't.
func LessonVerdict(l lesson.Lesson, s lesson.Step, v lesson.Verdict) string {
	own := "lesson." + l.ID + "." + s.ID
	switch {
	case v.Right && text.Has(own+".right"):
		return text.T(own + ".right")
	case v.Right:
		return text.T("lesson.right")
	}
	values := []any{"Number", v.Number, "Wanted", v.Wanted, "Call", Call(v.Call), "Meaning", Meaning(v.Meaning),
		"Card", text.Card(v.Card), "Suit", text.Suit(v.Suit)}
	switch {
	case v.Own:
		return text.T("lesson."+l.ID+"."+s.ID+".no."+v.Why, values...)
	case slices.Contains(countedWhys, v.Why):
		return text.TN("lesson.counted."+v.Why, v.Number, values...)
	}
	return text.T("lesson.why."+v.Why, values...)
}

// LessonHint returns the hint in a step: why this is the card or the call, in words that the course has explained by
// then. The next best act is left out: a step doesn't need it.
func LessonHint(l lesson.Lesson, s lesson.Step, a bot.Advice) string {
	a.Behind, a.Loses = 0, 0
	own := "lesson." + l.ID + "." + s.ID + ".hint"
	if why := s.Why(a.Event.Card); why != "" {
		own += "." + why
	}
	values := []any{"Card", text.Card(a.Event.Card), "Suit", text.Suit(a.Suit), "Call", Call(a.Event.Call)}
	switch {
	case a.Event.Kind == bridge.CallKind:
		return Reason(a)
	case text.Has(own):
		return text.T(own, values...)
	case a.Event.Kind == bridge.ChooseKind:
		return text.T("choice.taught", values...)
	case l.Number < shownIn[a.Reason]:
		return text.T("lesson.reason."+a.Reason.String(), values...)
	}
	return Reason(a)
}

// shownIn has the number of the lesson that explains the words of a reason. Earlier lessons have plainer ones,
// lesson.reason.<reason>.
var shownIn = map[bot.Reason]int{
	bot.CashOut: 2, bot.SetUpSuit: 3, bot.DrawTrumps: 4, bot.DrawLastTrump: 4, bot.TopOfSequence: 7, bot.LongSuit: 7, bot.TowardsHonours: 7,
	bot.Finesse: 7, bot.SecondHandLow: 7, bot.CoverHonour: 7, bot.ThirdHandHigh: 7, bot.KeepGuards: 7,
}

// countedWhys are the reasons whose messages depend on a number: tricks won, cards missed.
var countedWhys = []string{"tricks", "ruffs", "missed"}
