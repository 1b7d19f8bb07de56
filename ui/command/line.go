package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/bridge/plan"
	"github.com/superbridge/superbridge/game/bridge/record"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The numbers of tricks left from which on cards can be judged: there is a choice, and dummy is in sight.
const (
	leastLeft = 2
	mostLeft  = 17
)

// judgeLines carries out superbridge line.
func judgeLines(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge line", dataDir, text.T("command.line.help", "Searched", line.Usual.Tricks), stdout)
	most := line.Usual.Tricks
	f.Func("from", text.T("command.line.flag-from", "Most", mostLeft, "Usual", line.Usual.Tricks), func(arg string) (err error) {
		if most, err = strconv.Atoi(arg); err != nil || most < leastLeft || most > mostLeft {
			return failed("command.fault.whole-number-from-2", "Most", mostLeft)
		}
		return nil
	})
	defence := f.Bool("defence", false, text.T("command.line.flag-defence"))
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	switch f.NArg() {
	case 0:
		return usage("command.line.no-file")
	case 1:
	default:
		return usage("command.fault.one-file", "Argument", quoted(f.Arg(1)), "Command", "superbridge line")
	}
	boards, wrong, err := boardsIn(ctx, f.Arg(0), stderr)
	switch {
	case err != nil:
		return err
	case len(boards) == 0 && wrong == 0:
		return usage("command.assess.no-board", "File", fileName(f.Arg(0)))
	}
	var cards []lateCard
	for i, b := range boards {
		cards = append(cards, lateCards(i+1, b, most, *defence)...)
	}
	out := ordered{w: stdout}
	all, err := each(ctx, len(cards), *threads, stderr, func(ctx context.Context, i int) (judgedLine, error) {
		one, err := cards[i].judge(ctx)
		if err != nil {
			return one, err
		}
		return one, out.put(i, one.words)
	})
	if unsaid := out.rest(); err == nil {
		err = unsaid
	}
	switch {
	case ctx.Err() != nil:
		return stoppedAt("command.line.stopped", len(cards), len(all))
	case err != nil:
		return err
	}
	if err := sumLines(stdout, all); err != nil || wrong == 0 {
		return err
	}
	return errSaid
}

// lateCard is a card to judge.
type lateCard struct {
	number int // of the board in the file, counted from 1
	event  int
	entry  record.Entry
}

// lateCards returns the cards of declarer's side, or of the defence too, that were a choice, with at most a number of tricks
// left.
func lateCards(number int, e record.Entry, most int, defence bool) (cards []lateCard) {
	b := e.Board
	if b.Contract().PassedOut() {
		return nil
	}
	for i := b.Opening() + 1; i < len(b.Events()); i++ {
		at := b.Prefix(i)
		declares := at.Turn().Side() == b.Contract().Declarer.Side()
		if b.Events()[i].Kind == bridge.PlayKind && (declares || defence) && at.Left() <= most && at.View(at.Actor()).LegalPlays().Len() > 1 {
			cards = append(cards, lateCard{number, i, e})
		}
	}
	return cards
}

// judgedLine is the answer on a card.
type judgedLine struct {
	words         string // a line, or "" if all cards are equal
	judged, worse bool   // worse: the difference is no chance
	tried         bool   // as [line.Judgement.Tried]
}

// judge judges the card. Calls are read by the system of the players, if it is known.
func (c lateCard) judge(ctx context.Context) (judgedLine, error) {
	b := c.entry.Board.Prefix(c.event)
	played := c.entry.Board.Events()[c.event].Card
	by := bot.Player{Level: bot.Expert}
	if players, err := bot.ParseSides(c.entry.Players); err == nil {
		by.Cards = players.Cards()
	}
	v := b.View(b.Actor())
	j, err := line.Judge(ctx, v, by, line.Usual, played)
	said := ""
	switch {
	case errors.Is(err, ending.ErrLimit), errors.Is(err, plan.ErrLimit):
		said = text.Error(err)
	case err != nil:
		return judgedLine{}, err
	case len(j.Chances) < 2 && !j.Tried:
		return judgedLine{}, nil
	default:
		said = bridgetext.Line(j, played, false, nil)[0]
		if j.Fewer {
			said += " " + text.TN("odds.fewer", j.Drawn)
		}
		if err := c.unseen(ctx, v, by, j, &said); err != nil {
			return judgedLine{}, err
		}
	}
	one := judgedLine{judged: err == nil, tried: j.Tried, words: text.T("command.line.card", "Board", c.number, "Trick", b.Rules.Tricks()-b.Left()+1,
		"Card", text.Card(played), "Said", said) + "\n"}
	if of, ok := j.Of(played); ok {
		one.worse = bridgetext.Surely(j.Ahead(of))
	}
	return one, nil
}

// unseen adds what the card is worth against defenders who don't see.
func (c lateCard) unseen(ctx context.Context, v bridge.View, by bot.Player, j line.Judgement, said *string) error {
	if j.Tried {
		return nil
	}
	played := c.entry.Board.Events()[c.event].Card
	u, err := line.Unseeing(ctx, v, by, j, played, line.Usual)
	if err != nil && !errors.Is(err, plan.ErrLimit) {
		return err
	}
	if more := bridgetext.Unseeing(u, j, played); err == nil && more != "" {
		*said += " " + more
	}
	return nil
}

// sumLines prints how many cards were judged, and how many were worse than the best.
func sumLines(w io.Writer, all []judgedLine) error {
	judged, worse := 0, 0
	searched, tried := false, false
	for _, one := range all {
		if one.judged {
			judged++
			searched, tried = searched || !one.tried, tried || one.tried
		}
		if one.worse {
			worse++
		}
	}
	said := []string{text.TN("command.line.sum", judged, "Worse", worse)}
	if searched {
		said = append(said, text.T("odds.seeing"))
	}
	if tried {
		said = append(said, text.T("command.line.tried"))
	}
	_, err := fmt.Fprintln(w, strings.Join(said, " "))
	return err
}
