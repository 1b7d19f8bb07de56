package few

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Kind is one of the games.
type Kind uint8

// The games, in the order in which they are shown.
const (
	TwoDummies Kind = iota
	OpenOrClosed
	BridgeForThree
	Booby
	NulloForTwo
	Slam
	ChineseBridge
)

var names = [...]string{"TwoDummies", "OpenOrClosed", "BridgeForThree", "Booby", "NulloForTwo", "Slam", "ChineseBridge"}

// Rules is a game with its figures and rulings.
type Rules struct {
	Name string // its name in files and on the command line
	Kind Kind

	Deck    card.Deck
	Book    int      // tricks that count for nothing
	Level   int      // the highest that can be bid
	Tricks  int      // of a deal
	Strains []Strain // that can be bid, or named as trumps at Slam, ascending
	Sheet   Sheet

	FirstDealer Player // of a session
	SameDealer  bool   // the same player deals again if all pass

	// Options are the table's changes.
	Options Options
}

// Options are the rulings that a table can change. The zero Options are the default rulings.
type Options struct {
	CleanRubber    bool // a rubber won two games to none earns 750 instead of 700
	RedoubledFifty bool // making a redoubled contract earns as much as making a doubled one
	EvenPenalties  bool // not vulnerable and doubled, each trick short after the first costs 200
	DealerLeads    bool // at Booby the player on the dealer's left leads, if he defends
	NulloMinor     bool // at nullo for two a trick of nullo is worth 20
	ReserveTakenUp bool // at Slam the reserve is taken into the hand after the sixth trick
}

// option is an option, its name in texts, and the games that have it.
type option struct {
	name string
	of   func(*Options) *bool
	in   []Kind // all if empty
}

var options = []option{
	{"clean-rubber", func(o *Options) *bool { return &o.CleanRubber }, nil},
	{"redoubled-fifty", func(o *Options) *bool { return &o.RedoubledFifty }, nil},
	{"even-penalties", func(o *Options) *bool { return &o.EvenPenalties }, nil},
	{"dealer-leads", func(o *Options) *bool { return &o.DealerLeads }, []Kind{Booby}},
	{"nullo-minor", func(o *Options) *bool { return &o.NulloMinor }, []Kind{NulloForTwo}},
	{"reserve-taken-up", func(o *Options) *bool { return &o.ReserveTakenUp }, []Kind{Slam}},
}

// Games returns the rules of every game, in the order in which they are shown.
func Games() []Rules {
	var games []Rules
	for kind := range names {
		games = append(games, Of(Kind(kind)))
	}
	return games
}

// Of returns the default rules of a game. (Rules: bridge-few.)
func Of(kind Kind) Rules {
	r := Rules{
		Name: names[kind], Kind: kind,
		Deck: card.Deck52, Book: 6, Level: 7, Tricks: 13,
		Strains: []Strain{Clubs, Diamonds, Hearts, Spades, NoTrump},
		Sheet:   StandardSheet(),
	}
	switch kind {
	case Booby:
		r.Strains = []Strain{Clubs, Diamonds, Hearts, Nullo, Spades, NoTrump}
		r.SameDealer = true
	case NulloForTwo:
		r.Strains = []Strain{Clubs, Diamonds, Nullo, Hearts, Spades, NoTrump}
		r.SameDealer = true
	case Slam:
		r.Deck, r.Book, r.Level, r.Tricks = card.Deck32, 5, 5, 10
		r.Strains = []Strain{Clubs, Diamonds, Hearts, Nullo, Spades, NoTrump}
		r.Sheet = SlamSheet()
	}
	return r
}

// RulesNamed returns the default rules of the game with the given name, in any case.
func RulesNamed(name string) (Rules, error) {
	for kind, known := range names {
		if strings.EqualFold(known, name) {
			return Of(Kind(kind)), nil
		}
	}
	return Rules{}, fault.Errorf("there are no rules named %q", name)
}

// With returns the default rules of the game with options. Options that the game hasn't got change nothing.
func (r Rules) With(o Options) Rules {
	r = Of(r.Kind)
	for _, each := range options {
		if each.has(r.Kind) {
			*each.of(&r.Options) = *each.of(&o)
		}
	}
	if r.Options.CleanRubber {
		r.Sheet = r.Sheet.CleanRubber()
	}
	if r.Options.RedoubledFifty {
		r.Sheet = r.Sheet.RedoubledAsDoubled()
	}
	if r.Options.EvenPenalties {
		r.Sheet = r.Sheet.EvenUndertricks()
	}
	if r.Options.NulloMinor {
		r.Sheet.Price[Nullo] = r.Sheet.Price[Diamonds]
	}
	return r
}

func (o option) has(k Kind) bool { return len(o.in) == 0 || slices.Contains(o.in, k) }

// String returns the text form: the name, and the options that are on, as in "Booby clean-rubber".
func (r Rules) String() string {
	text := r.Name
	for _, each := range options {
		if *each.of(&r.Options) {
			text += " " + each.name
		}
	}
	return text
}

// ParseRules reads the text form.
func ParseRules(text string) (Rules, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return Rules{}, &card.ParseError{What: fault.Say("game"), Text: text, Why: fault.Say("want a name, as Booby")}
	}
	r, err := RulesNamed(fields[0])
	if err != nil {
		return Rules{}, err
	}
	var on Options
	for _, name := range fields[1:] {
		i := slices.IndexFunc(options, func(o option) bool { return o.name == name && o.has(r.Kind) })
		if i < 0 {
			return Rules{}, &card.ParseError{What: fault.Say("game"), Text: text, Why: fault.Say("%s has no option %q", r.Name, name)}
		}
		*options[i].of(&on) = true
	}
	return r.With(on), nil
}

// FourHands reports whether tricks have four cards, from four hands round the table.
func (r Rules) FourHands() bool { return r.Kind <= Booby }

// Rank returns the rank of a strain in these rules, 0 for the lowest; -1 if it can't be bid.
func (r Rules) Rank(s Strain) int { return slices.Index(r.Strains, s) }

// slam reports whether a contract at a level is a small or grand slam.
func (r Rules) slam(level int) bool { return level >= r.Level-1 }

// points returns the value of a bid in points. (Rules: bridge-few, Slam.)
func (r Rules) points(c Call) int {
	if c.Kind == NumberCall {
		return int(c.Points)
	}
	return int(c.Level) * r.Sheet.Price[c.Strain]
}

// Higher reports whether bid a is higher than bid b. At Slam a number is higher than a smaller one, a slam than any
// number, a grand slam than a small one, and of two of a kind the one worth more.
func (r Rules) Higher(a, b Call) bool {
	switch {
	case r.Kind == Slam && a.Kind != b.Kind:
		return a.Kind == BidCall
	case r.Kind == Slam && a.Level == b.Level:
		return r.points(a) > r.points(b)
	case a.Level != b.Level:
		return a.Level > b.Level
	}
	return r.Rank(a.Strain) > r.Rank(b.Strain)
}

// Needs returns the number of tricks for which a contract is: at nullo the most that it allows.
func (r Rules) Needs(c Contract) int {
	if c.Strain == Nullo {
		return r.Tricks - r.Book - c.Level
	}
	return r.Book + c.Level
}

// LevelOf returns the level of a contract for a number of points in a strain: the tricks over the book needed to make
// them. (Rules: bridge-few, Slam.)
func (r Rules) LevelOf(points int, s Strain) int {
	price := r.Sheet.Price[s]
	return (points + price - 1) / price
}
