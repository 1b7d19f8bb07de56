package command

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/paper"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// boardSource holds the flags for boards: of a file, a saved session, numbers of deals, or chance.
type boardSource struct {
	from    *string
	rubber  *int64
	numbers *string
	deals   *int
	seed    *seed
}

// mostOnPaper is the largest number of boards that are printed at once.
const mostOnPaper = 1000

func (s *boardSource) flags(f flags) {
	s.from = f.String("from", "", text.T("command.paper.flag-from"))
	s.rubber = f.Int64("rubber", 0, text.T("command.paper.flag-rubber"))
	s.numbers = f.String("number", "", text.T("command.paper.flag-number"))
	s.deals = f.Int("deals", 36, text.T("command.paper.flag-deals"))
	s.seed = f.seed(text.T("command.paper.flag-seed"))
}

// read returns the boards, and their subject. Of deals by chance there are as many as are wanted, or else as the flag says.
func (s *boardSource) read(ctx context.Context, p *papers, wanted int) (boards []paper.Board, about string, err error) {
	switch {
	case p.given("from"):
		boards, err = s.file(p)
		about = filepath.Base(*s.from)
	case p.given("rubber"):
		var r bridgestore.Rubber
		r, boards, err = s.saved(ctx, p)
		about = text.Game(r.Rubber.Rules.Name) + " · " + text.Day(r.Started)
	case p.given("number"):
		boards, err = s.numbered(p.game())
		about = text.Game(p.game().Name)
	default:
		n := *s.deals
		if wanted > 0 {
			n = wanted
		}
		if n < 1 || n > mostOnPaper {
			return nil, "", outside("deals", n, 1, mostOnPaper)
		}
		about = text.Game(p.game().Name)
		deal := s.seed.deals(p.game(), dealRubber)
		for i := 0; i < n && err == nil; i++ {
			boards, err = withDeal(boards, p.game(), deal(i))
		}
	}
	switch {
	case err != nil:
	case len(boards) == 0:
		err = usage("command.paper.no-boards")
	case len(boards) > mostOnPaper:
		err = usage("command.paper.too-many", "Boards", len(boards), "Most", mostOnPaper)
	}
	return boards, about, err
}

// withDeal adds the next board, with the dealer and vulnerability of its number.
func withDeal(boards []paper.Board, r bridge.Rules, deal card.Deal) ([]paper.Board, error) {
	i := len(boards)
	b, err := bridge.NewBoard(r, deal, r.Dealer(i), r.VulnerabilityAt(i, bridge.Standing{}))
	return append(boards, paper.Board{Number: i + 1, Board: b}), err
}

// numbered returns the boards of the numbers of deals.
func (s *boardSource) numbered(r bridge.Rules) (boards []paper.Board, err error) {
	for _, word := range strings.Split(*s.numbers, ",") {
		number, err := card.ParseNumber(word)
		if err != nil {
			return nil, usageError{err}
		}
		deal, err := r.Deck.Deal(number)
		if err == nil {
			boards, err = withDeal(boards, r, deal)
		}
		if err != nil {
			return nil, usageError{err}
		}
	}
	return boards, nil
}

// saved returns a saved session with its boards, and what is known of their tricks.
func (s *boardSource) saved(ctx context.Context, p *papers) (r bridgestore.Rubber, boards []paper.Board, err error) {
	dir, err := p.dir()
	if err != nil {
		return r, nil, err
	}
	store, err := bridgestore.OpenReadOnly(dir)
	if err != nil {
		return r, nil, err
	}
	defer store.Close()
	if r, err = store.Rubber(*s.rubber); err != nil {
		return r, nil, err
	}
	for i, b := range r.Rubber.Boards {
		found, err := store.Analysis(ctx, r.BoardIDs[i])
		if err != nil {
			return r, nil, err
		}
		boards = append(boards, paper.Board{Number: i + 1, Board: b}.With(found))
	}
	return r, boards, nil
}

// file returns the boards of a file: the deals of a list, what superbridge solve has printed of them, or boards in PBN, LIN
// or JSON, or of a dealing machine.
func (s *boardSource) file(p *papers) ([]paper.Board, error) {
	data, err := os.ReadFile(*s.from)
	if err != nil {
		return nil, usageError{err}
	}
	first := strings.TrimSpace(string(bytes.TrimSpace(data)))
	if line, _, _ := strings.Cut(first, "\n"); strings.HasPrefix(line, `{"deal":`) {
		return solvedBoards(data, p.rules)
	}
	if len(first) > 1 && strings.ContainsAny(first[:1], "NESWnesw") && first[1] == ':' {
		return listedBoards(data, p.rules)
	}
	var boards []paper.Board
	for item, err := range record.Read(bytes.NewReader(data)) {
		switch {
		case err != nil:
			return nil, usage("command.paper.from", "File", *s.from, "Why", err)
		case item.Board != nil:
			e := item.Board
			b := paper.Board{Number: e.Number, Board: e.Board, Tricks: tricksOf(e.Source)}
			if found, err := analysis.Unmarshal(e.Analysis); err == nil {
				b = b.With(found)
			}
			boards = append(boards, b)
		case item.ToPlay != nil:
			number := item.ToPlay.Number
			if number < 1 {
				number = len(boards) + 1
			}
			boards = append(boards, paper.Board{Number: number, Board: item.ToPlay.Board, Tricks: tricksOf(item.ToPlay.Source)})
		case item.Left != nil:
			tell(p.stderr, "command.fault.at-line", "Line", item.Line, "Why", text.Error(item.Left))
		}
	}
	return boards, nil
}

// rulesFor returns the rules for a deal: those that are wanted, or else the first game with as many cards.
func rulesFor(wanted *bridge.Rules, deal card.Deal) bridge.Rules {
	if wanted != nil {
		return *wanted
	}
	cards := 0
	for _, hand := range deal {
		cards += hand.Len()
	}
	return nearest(cards)
}

// listedBoards returns the boards of a list of deals.
func listedBoards(data []byte, rules *bridge.Rules) (boards []paper.Board, err error) {
	for d := range pbn.Deals(bytes.NewReader(data)) {
		if d.Err == nil {
			boards, d.Err = withDeal(boards, rulesFor(rules, d.Deal), d.Deal)
		}
		if d.Err != nil {
			return nil, usage("command.fault.at-line", "Line", d.Line, "Why", text.Error(d.Err))
		}
	}
	return boards, nil
}

// solvedBoards returns the boards of the lines of superbridge solve, with their tricks.
func solvedBoards(data []byte, rules *bridge.Rules) (boards []paper.Board, err error) {
	in := bufio.NewScanner(bytes.NewReader(data))
	for line := 1; in.Scan(); line++ {
		if strings.TrimSpace(in.Text()) == "" {
			continue
		}
		var s struct {
			Deal  string
			Table *table
		}
		err := json.Unmarshal(in.Bytes(), &s)
		var deal card.Deal
		if err == nil {
			deal, err = card.ParseDeal(s.Deal)
		}
		if err == nil {
			boards, err = withDeal(boards, rulesFor(rules, deal), deal)
		}
		if err != nil {
			return nil, usage("command.fault.at-line", "Line", line, "Why", text.Error(err))
		}
		if s.Table != nil {
			boards[len(boards)-1].Tricks = s.Table.tricks(deal[card.North].Len())
		}
	}
	return boards, in.Err()
}

// tricks returns the tricks of a table, or nil if they are impossible.
func (t table) tricks(most int) *dd.Tricks {
	var tricks dd.Tricks
	for seat, r := range [4]row{card.North: t.N, card.East: t.E, card.South: t.S, card.West: t.W} {
		for strain, n := range [5]int{r.C, r.D, r.H, r.S, r.N} {
			if n < 0 || n > most {
				return nil
			}
			tricks[seat][strain] = dd.Bounds{Min: n, Max: n}
		}
	}
	return &tricks
}

// tricksOf returns the tricks that PBN's tag DoubleDummyTricks tells of a board, or nil.
func tricksOf(source pbn.Source) *dd.Tricks {
	told := strings.TrimSpace(source.Tags.Get("DoubleDummyTricks"))
	if len(told) != 20 {
		return nil
	}
	var tricks dd.Tricks
	for i, digit := range told { // of North, South, East and West, each from no-trump down to clubs
		n, err := strconv.ParseInt(string(digit), 16, 8)
		if err != nil || n > 13 {
			return nil
		}
		seat := [4]card.Seat{card.North, card.South, card.East, card.West}[i/5]
		tricks[seat][len(bridge.Strains)-1-i%5] = dd.Bounds{Min: int(n), Max: int(n)}
	}
	return &tricks
}
