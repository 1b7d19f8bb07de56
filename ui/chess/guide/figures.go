package guide

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// figures returns the tables: each army's pieces and exchanges, the moves that dice give, and the limits for draws.
func figures(r chess.Rules) family.Figures {
	f := family.Figures{Title: text.T("chess.help.figures"), Tables: []family.Table{pieceTable(r)}}
	if r.Dice {
		f.Tables = append(f.Tables, diceTable())
	}
	f.Tables = append(f.Tables, drawTable(r), turnTable(r))
	return f
}

// The shares of tables with one figure a line, two, and three.
var (
	two  = []float32{2.6, 1}
	four = []float32{1.6, 1, 1, 1}
)

// kinds are the pieces, the king first.
var kinds = []chess.Kind{chess.King, chess.Queen, chess.Bishop, chess.Knight, chess.Rook, chess.Pawn}

// pieceTable returns for each kind the number of an army's pieces, their largest number by exchanges, and the number of
// first moves.
func pieceTable(r chess.Rules) family.Table {
	r = chess.Rules{Variant: chess.Variant{Mode: r.Mode, Persons: r.Persons}, Layout: r.Layout, DoubleLeap: r.DoubleLeap} // before any roll
	start := chess.Start(r)
	army, most, moves := map[chess.Kind]int{}, map[chess.Kind]int{}, map[chess.Kind]int{}
	for _, p := range r.Start(chess.Red) {
		army[p.Kind]++
	}
	pool := start.Pool(chess.Red)
	for _, m := range start.Moves() {
		moves[start.At(m.From).Kind()]++
	}
	t := family.Table{Shares: four, Head: []string{
		text.T("chess.help.pieces"), text.T("chess.help.army"), text.T("chess.help.most"), text.T("chess.help.moves"),
	}}
	all := 0
	for _, k := range kinds {
		most[k] = army[k] + int(pool[k])
		all += moves[k]
		t.Lines = append(t.Lines, []string{capital(chesstext.Kind(k)), number(army[k]), number(most[k]), number(moves[k])})
	}
	t.Lines = append(t.Lines, []string{text.T("chess.help.all"), number(len(r.Start(chess.Red))), "", number(all)}, []string{text.T("chess.help.squares"), number(chess.Squares)})
	return t
}

// capital returns a word with a capital.
func capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

// number returns a figure, or a dash for none.
func number(n int) string {
	if n == 0 {
		return text.T("chess.help.none")
	}
	return text.Points(n)
}

// diceTable returns for each number of moves the number of rolls, of 36, that give it.
func diceTable() family.Table {
	rolls := map[int]int{}
	for _, roll := range chess.Rolls() {
		rolls[roll.Dice.Moves()] += roll.Of36
	}
	t := family.Table{Shares: two, Head: []string{text.T("chess.help.dice"), text.T("chess.help.of-36")}}
	var more, least, most int
	for n := 1; n <= 12; n++ {
		switch {
		case rolls[n] == 0:
		case rolls[n] == 1: // only a double gives n
			more++
			if least == 0 {
				least = n
			}
			most = n
		default:
			t.Lines = append(t.Lines, []string{text.TN("chess.help.moves-a-turn", n), strconv.Itoa(rolls[n])})
		}
	}
	return add(t, text.T("chess.help.doublets", "Least", least, "Most", most), strconv.Itoa(more))
}

// add adds a line of two cells.
func add(t family.Table, label, value string) family.Table {
	t.Lines = append(t.Lines, []string{label, value})
	return t
}

// drawTable returns the number of quiet turns after which a game is drawn.
func drawTable(r chess.Rules) family.Table {
	t := family.Table{Shares: two, Head: []string{text.T("chess.help.limit")}}
	t = add(t, text.T("chess.help.quiet"), text.Points(r.TurnLimit()))
	return add(t, text.T("chess.help.repetition"), text.Points(r.Repetitions()))
}

// turnTable describes the turns.
func turnTable(r chess.Rules) family.Table {
	t := family.Table{Shares: []float32{1}, Head: []string{text.T("chess.help.turns")}}
	for _, words := range said(turns, r, "Last", r.LastTurn()) {
		t.Lines = append(t.Lines, []string{words})
	}
	return t
}
