package ui

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keysOn are the keys of a screen.
type keysOn struct {
	screen string // the folder of its package, below ui
	// keys lists the keys with their actions: the label of the key, and the end of the id of the action's message. The
	// part of that id before a point is the idea, and a letter stands for one idea everywhere, except for the
	// exceptions. They are in the order of the sheet at F1. Digits stand for all digits.
	keys  string
	with  string // other folders or files with keys of the screen, or ""
	typed string // letters for typing: a call, a card, a square
	table string // the screen of a table whose keys work there too, or ""
}

// everywhere are the keys that mean the same on all screens; they end each sheet.
const everywhere = "Ctrl+N=another Esc=back F1=help F11/Alt+Enter=full-screen"

// keyTable lists the screens of the window with their keys. Tests compare it with what their packages do, and
// docs/manual/keys.md is generated from it.
var keyTable = []keysOn{
	{screen: "home", keys: "↑↓←→=move Enter=do P=play-on.progress N=new.begin G=games J=history T=statistics D=deck S=settings R=rules C=company I=in.deal Y=daily E=export.challenge B=bidding F=find.better L=lessons X=practice 1–9=boards U=usual.choices K=copy.report Q=quit.program F3=set-up",
		with: "bridge/desk/lessons.go report.go bridge/offer few/offer poker/offer chess/offer kit/houserules"},
	{screen: "games", keys: "↑↓←→=move A–Z=first-letters Enter=do"},
	{screen: "settings", keys: "↑↓=move ←→=change D=deck K=copy.all"},
	{screen: "backups", keys: "↑↓=move Enter=look K=copy.now ←→=how-often Z=compact R=restore"},
	{screen: "deck", keys: "↑↓←→=move Enter=close-up 1–7=switches E=export"},
	{screen: "history", keys: "↑↓=move ←→=parts Enter=do F=find.words /=find.words O=shown.filter G=games.which 1/2=sessions-or-parts U=usual.all Tab=dates +=to-play P=play-on.progress N=new.again *=star #=note W=score.tables Del=delete R=restore Ctrl+Z=undo T=statistics E=export Ctrl+P=print I=in.file",
		with: "bridge/past few/past poker/past chess/past"},
	{screen: "help", keys: "↑↓=scroll ←→=pages 1–9=page B=bidding G=games /=find.words", with: "bridge/desk/guide.go"},
	{screen: "bridge/table", keys: "Enter=do Space=hurry ↑↓←→=move H=hint Ctrl+Z=undo C=claim L=last-trick A=auction Y=yours.hand B=bidding PgUp/PgDn=explain W=score M=mistakes.after V=review T=tables N=new.again P=play-on.here Q=quit.session E=export O=shown.sheet Backspace=take-back Ctrl+R=report F2=settings", typed: "nxop"},
	{screen: "few/table", keys: "Enter=do Space=choose-or-hurry ↑↓←→=move H=hint Ctrl+Z=undo C=claim.packet L=last-trick A=auction PgUp/PgDn=explain W=score V=review Q=quit.session O=open-packet Backspace=take-back F2=settings", typed: "px"},
	{screen: "poker/table", keys: "1–9=card ←→=move T=top M=middle B=bottom X=throw-away Enter=do Space=hurry H=hint Ctrl+Z=undo S=sort V=review O=shown.boards +=buy I=in.player Q=quit.table Backspace=undo F2=settings"},
	{screen: "poker/practice", keys: "1–9=card ←→=move T=top M=middle B=bottom X=throw-away Enter=do H=hint Ctrl+Z=undo Backspace=undo F=find.show N=new.next"},
	{screen: "poker/daily", keys: "↑↓←→=move Enter=do PgUp/PgDn=months [/]=months Home=today"},
	{screen: "chess/table", keys: "↑↓←→=move Enter=do Tab=next-piece Space=roll H=hint Ctrl+Z=undo O=draw Y=agree P=pass Q=quit.resign V=view T=turn-board S=signs J=history.over Backspace=take-back F2=settings", typed: "abcdefgijklmn"},
	{screen: "bridge/review", keys: "←→=step PgUp/PgDn=trick ,/.=trick Home/End=ends ↑↓=costly M=mistakes Y=yours.everybody F=find.show L=line S=suit O=shown.hands T=other-table W=score.tables X=cross P=play-on.here N=new.again A=analyse.here [/]=beside Ctrl+C=copy-number E=export.picture B=copy.board Ctrl+R=report *=star #=note J=history"},
	{screen: "few/review", keys: "←→=step PgUp/PgDn=beside ,/.=trick Home/End=ends ↑↓=costly M=mistakes Y=yours.everybody 1–9=try O=shown.hands P=play-on.here A=analyse.here [/]=beside *=star #=note J=history", with: "kit/review"},
	{screen: "poker/review", keys: "←→=step PgUp/PgDn=beside ,/.=trick Home/End=ends ↑↓=costly M=mistakes Y=yours.everybody 1–9=try O=shown.hands P=play-on.here A=analyse.here [/]=beside *=star #=note J=history", with: "kit/review"},
	{screen: "chess/review", keys: "←→=step PgUp/PgDn=trick ,/.=trick Home/End=ends ↑↓=costly M=mistakes F=find.better Y=yours.everybody 1–9=try Enter=cursor P=play-on.here A=analyse.here V=view T=turn-board Ctrl+C=copy-position K=copy.game E=export.picture *=star #=note J=history", with: "chess/tabletop/arrows.go"},
	{screen: "chess/puzzles", keys: "↑↓←→=move Enter=do PgUp/PgDn=beside H=hint F=find.show N=new.again Y=daily.position V=view T=turn-board Backspace=take-back", with: "chess/tabletop/arrows.go"},
	{screen: "chess/editor", keys: "↑↓←→=move Enter=put K/Q/R/B/N/P=kinds Del/Backspace=remove Tab=next-army PgUp/PgDn=next-army 1–5=rows Home=start-position End=empty-board Ctrl+Z=undo Ctrl+Y=redo Ctrl+C=copy-position Ctrl+V=paste Space=play-on.here V=view T=turn-board", with: "chess/tabletop/arrows.go", typed: "kqrbnp"},
	{screen: "bridge/statistics", keys: "↑↓←→=move Enter=look 1–5=pickers 6=map A=analyse E=export", with: "kit/statistics"},
	{screen: "few/statistics", keys: "↑↓←→=move Enter=look 1–9=pickers E=export", with: "kit/statistics"},
	{screen: "poker/statistics", keys: "↑↓←→=move Enter=look 1–9=pickers E=export", with: "kit/statistics"},
	{screen: "chess/statistics", keys: "↑↓←→=move Enter=look 1–9=pickers E=export", with: "kit/statistics"},
	{screen: "bridge/bidding", keys: "↑↓=move Enter=do Backspace=undo B=bidding.card D=deck.which F3=our-system F4=their-system F5=opponents-call F6=listed F7=edit.system F8=new.system F9=in.system N=new.start", typed: "px"},
	{screen: "bridge/system", keys: "↑↓=move PgUp/PgDn=move Enter=edit.line N=new.line Del=delete.line Ctrl+Z=undo Ctrl+Y=redo F=find.words E=export L=differences T=take-other F3=page F4=page.into F5=jump F6=next-fault F7=random-hand F8=save F9=compare"},
	{screen: "bridge/deal", keys: "↑↓←→=move A–Z/0–9=digits Enter=do F2=another-number F3=order Ctrl+C=copy-number Ctrl+V=paste"},
	{screen: "bridge/standings", keys: "↑↓=move Enter=look 1/2/3=standings [/]=beside 4=method W=score.tables E=export Ctrl+P=print"},
	{screen: "bridge/challenges", keys: "↑↓=move ←→=pages Enter=do 1/2/3=pages-of-challenge PgUp/PgDn=beside [/]=beside Tab=other-player E=export N=new.challenge I=in.challenge Ctrl+V=paste Del=delete.challenge"},
	{screen: "bridge/daily", keys: "↑↓←→=move Enter=do PgUp/PgDn=months [/]=months Home=today E=export.challenge"},
	{screen: "bridge/lessons", keys: "Enter=do PgUp/PgDn=step [/]=step 1–9=answer N=new.again Home=restart X=practice", with: "kit/teach/path.go", table: "bridge/table"},
	{screen: "few/lessons", keys: "Enter=do ↑↓←→=move 1–9=answer PgUp/PgDn=step [/]=step H=hint N=new.again Home=restart", with: "kit/teach"},
	{screen: "poker/lessons", keys: "Enter=do ↑↓←→=move 1–9=answer T=top M=middle B=bottom X=throw-away PgUp/PgDn=step [/]=step H=hint N=new.again Home=restart Backspace=take-back", with: "kit/teach"},
	{screen: "chess/lessons", keys: "Enter=do ↑↓←→=move PgUp/PgDn=step [/]=step 1–9=answer H=hint N=new.again Home=restart Backspace=take-back", with: "chess/tabletop/arrows.go kit/teach"},
	{screen: "bridge/practice", keys: "0–9=answer Enter=do D=deck.which B=bidding.system +/-=level I=in.order S=suit Q=quiz W=week M=mistakes.costly F=find.show N=new.again", table: "bridge/table"},
	{screen: "bridge/suit", keys: "A–Z/0–9=cards Tab=other-hand Backspace=card-out Del=cards-out ↑↓=move ←→=change PgUp/PgDn=scroll Enter=stop Ctrl+C=copy-line", typed: "akqjmzlt"},
	{screen: "bridge/quiz", keys: "↑↓=move 1–9=answer Enter=do"},
	{screen: "bridge/welcome", keys: "↑↓=move 1–9=answer Enter=do"},
	{screen: "welcome", keys: "↑↓=move 1–9=answer Enter=do"},
	{screen: "trouble", keys: "↑↓=move Enter=do 1–9=nth Q=quit.program"},
}

// exceptions are letters that stand for another idea on a screen than elsewhere.
var exceptions = []struct{ screen, letters, why string }{
	{"home", "CLY", "More can be done here than there are letters left. These are of the tables, where none of it can be done."},
	{"backups", "R", "It restores a copy. There are no house rules to be looked at."},
	{"history", "R", "It restores what is in the trash, as it restores a copy."},
	{"bridge/table", "T", "Players speak of the tables of a field. There are no statistics at a table."},
	{"few/table", "O", "It types the packet, as p and x type a call."},
	{"poker/practice", "TMBX", "They type the row of a card."},
	{"poker/table", "TMBXS", "They type the row of a card, and S sorts the hand. No letter leads from a table to the settings."},
	{"poker/lessons", "TMBX", "As at the table, they type the row of a card."},
	{"chess/table", "OYPVTS", "Letters from a to n type squares: what can be done at the board has those behind them."},
	{"bridge/review", "ABLSTX", "The calls are always in sight, and so is the last trick. B copies, as K begins a word in Esperanto. S opens a suit, and no letter leads to the settings. The tables are those of the table."},
	{"bridge/practice", "QSW", "Q opens the quiz, S a suit and W the week. No letter leads from an exercise to the settings, or to a score."},
	{"few/review", "A", "The calls are always in sight."},
	{"poker/review", "A", "Poker has no auction."},
	{"chess/review", "ATV", "Chess has no auction. The board turns as at the table."},
	{"chess/puzzles", "VTY", "The board turns as at the table. Y leads to what is of the day, as on the home screen."},
	{"chess/editor", "VT", "The board turns as at the table."},
	{"bridge/statistics", "A", "Nobody calls here."},
	{"bridge/system", "LT", "They answer a question: another program has changed the file. Nothing else can be done then."},
}

// key is a key of a screen: its label, and the end of its message's id.
type key struct{ caps, does string }

// letter reports whether the key is a letter.
func (k key) letter() bool { return len(k.caps) == 1 && k.caps[0] >= 'A' && k.caps[0] <= 'Z' }

// idea returns what the key stands for on all screens.
func (k key) idea() string {
	idea, _, _ := strings.Cut(k.does, ".")
	return idea
}

// excepted reports whether a key stands for another idea on a screen than elsewhere.
func excepted(screen, caps string) bool {
	for _, x := range exceptions {
		if x.screen == screen {
			return strings.Contains(x.letters, caps)
		}
	}
	return false
}

func (k keysOn) all() []key { return parseKeys(k.keys) }

func parseKeys(words string) (all []key) {
	for _, word := range strings.Fields(words) {
		caps, does, _ := strings.Cut(word, "=")
		all = append(all, key{caps, does})
	}
	return all
}

// shown returns keys as the help shows them.
func shown(all []key) (keys []family.Key) {
	for _, k := range all {
		caps := k.caps
		if caps != "/" { // elsewhere it separates two keys
			caps = strings.ReplaceAll(caps, "/", "  ")
		}
		switch k.does {
		case "top", "middle", "bottom": // typed by the row's name
			caps = text.T("poker.key." + k.does)
		}
		if caps == "Space" { // the one key named by a word
			caps = text.T("key.space")
		}
		keys = append(keys, family.Key{Caps: caps, Does: text.T("shortcut." + k.does)})
	}
	return keys
}

// statisticsOf finds the package of a statistics screen's choices.
var statisticsOf = regexp.MustCompile(`superbridge/ui/([a-z/]+)\.[a-z]+\]$`)

// folderOf returns the folder of the package that a screen or a family belongs to, below ui.
func folderOf(s any) string {
	t := reflect.TypeOf(s)
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if m := statisticsOf.FindStringSubmatch(t.Name()); m != nil {
		return m[1]
	}
	_, below, _ := strings.Cut(t.PkgPath(), "/superbridge/ui/")
	return below
}

// keysFor returns the keys of a screen, and what else can be typed there, for the help. A screen that is not in the
// table has the keys that all have.
func keysFor(s screen, typed []family.Key) []family.Key {
	var own []key
	if s != nil {
		own = keysIn(folderOf(s)).all()
	}
	keys := shown(slices.DeleteFunc(slices.Clone(own), func(k key) bool { return lacks(s, k.caps) }))
	for _, k := range keysIn(tableOn(s)).all() {
		if !slices.ContainsFunc(own, func(other key) bool { return other.caps == k.caps }) {
			keys = append(keys, shown([]key{k})...)
		}
	}
	return slices.Concat(keys, typed, shown(parseKeys(everywhere)))
}

// lacks reports whether a key of a screen's row in the table does nothing there now, as with some games of a family.
func lacks(s screen, caps string) bool {
	some, ok := s.(interface{ Lacks(key string) bool })
	return ok && some.Lacks(caps)
}

// tableOn returns the folder of the table that a screen of another kind shows now, or "". A screen that shows it only at times has a
// method AtTable.
func tableOn(s screen) string {
	if s == nil {
		return ""
	}
	if at, ok := s.(interface{ AtTable() bool }); ok && !at.AtTable() {
		return ""
	}
	return keysIn(folderOf(s)).table
}

// keysIn returns the keys of the screen of a folder, or none.
func keysIn(folder string) keysOn {
	for _, k := range keyTable {
		if k.screen == folder {
			return k
		}
	}
	return keysOn{}
}
