package ui

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keysOn are the keys of a screen.
type keysOn struct {
	screen string // the folder of its package, below ui
	// keys are what each does: what is written on it, and what it means by the end of its message's name. They stand in the order of
	// the sheet at F1. Digits stand for all digits.
	keys  string
	with  string // other folders whose keys are the screen's, or ""
	typed string // letters that only type something there: a call, a card, a square
}

// everywhere are the keys that mean the same on all screens; they end each sheet.
const everywhere = "Ctrl+N=new Esc=back F1=help F11/Alt+Enter=full-screen"

// keyTable lists the screens of the window with their keys. What it says is held to what their packages do, and docs/keys.md is
// written from it.
var keyTable = []keysOn{
	{screen: "home", keys: "↑↓←→=move Enter=do C=continue N=begin G=games J=history T=statistics D=deck S=settings R=house A=others V=evening P=start-from Y=daily B=bidding F=find-better L=lessons X=practice 1–9=boards U=usual Q=quit",
		with: "bridge/offer few/offer poker/offer chess/offer"},
	{screen: "games", keys: "↑↓←→=move A–Z=first-letters Enter=do"},
	{screen: "settings", keys: "↑↓=move ←→=change D=deck C=copies"},
	{screen: "backups", keys: "↑↓=move Enter=look N=copy-now O=how-often C=compact R=restore"},
	{screen: "deck", keys: "↑↓←→=move Enter=close-up C=colours I=size L=letters V=values N=pattern H=court B=back-side E=export"},
	{screen: "history", keys: "↑↓=move ←→=parts Enter=do F=find /=find L=filter G=which-games V=sessions-or-parts X=show-all D=dates P=to-play C=continue R=review A=again S=star N=note Del=delete Ctrl+Z=undo T=statistics E=export I=import",
		with: "bridge/past few/past poker/past chess/past"},
	{screen: "help", keys: "↑↓=scroll ←→=pages K=keys R=rules S=scores E=example W=words B=bidding G=games /=find"},
	{screen: "bridge/table", keys: "Enter=do Space=hurry ↑↓←→=move H=hint Ctrl+Z=undo C=claim L=last-trick A=auction E=worth B=bidding PgUp/PgDn=explain W=score R=better V=review T=tables G=again P=play-on Q=break-off", typed: "nxop"},
	{screen: "few/table", keys: "Enter=do Space=choose-or-hurry ↑↓←→=move H=hint Ctrl+Z=undo L=last-trick A=auction PgUp/PgDn=explain W=score V=review Q=break-off O=open-packet C=closed-packet", typed: "px"},
	{screen: "poker/table", keys: "1–9=card T=top M=middle B=bottom X=throw-away Enter=do Space=hurry H=hint Ctrl+Z=undo S=sort V=review R=buy I=invite L=leave-table"},
	{screen: "chess/table", keys: "↑↓←→=move Enter=do Tab=next-piece Space=roll H=hint Ctrl+Z=undo O=draw R=resign P=pass V=view T=turn-board S=signs J=history Y=agree", typed: ""},
	{screen: "bridge/review", keys: "←→=step PgUp/PgDn=trick Home/End=ends ↑↓=costly M=mistakes E=everybody W=show-better O=all-hands T=other-table R=tables X=cross P=play-on G=again A=search [/]=beside D=number S=star N=note J=history"},
	{screen: "few/review", keys: "←→=step ,/.=trick Home/End=ends ↑↓=costly M=mistakes E=everybody 1–9=try O=all-hands A=search [/]=beside S=star N=note J=history", with: "kit/lookback"},
	{screen: "poker/review", keys: "←→=step ,/.=trick Home/End=ends ↑↓=costly M=mistakes E=everybody 1–9=try O=all-hands A=search [/]=beside S=star N=note J=history", with: "kit/lookback"},
	{screen: "chess/review", keys: "←→=step ,/.=trick Home/End=ends ↑↓=costly M=mistakes F=find-better E=everybody 1–9=try P=play-on A=search V=view T=turn-board C=copy G=copy-game X=picture S=star N=note J=history"},
	{screen: "bridge/statistics", keys: "↑↓←→=move Enter=look P=period R=which-games C=players Y=role W=with-help M=map A=analyse E=export", with: "kit/almanac"},
	{screen: "few/statistics", keys: "↑↓←→=move Enter=look P=period G=which-games R=role C=players W=with-help E=export", with: "kit/almanac"},
	{screen: "poker/statistics", keys: "↑↓←→=move Enter=look P=period O=opponents C=players W=with-help E=export", with: "kit/almanac"},
	{screen: "chess/statistics", keys: "↑↓←→=move Enter=look P=period G=which-games D=dice C=players W=with-help E=export", with: "kit/almanac"},
	{screen: "bridge/bidding", keys: "↑↓=move Enter=do Backspace=undo C=convention-card R=which-deck S=our-system T=their-system W=convention-side O=opponents-call A=listed N=from-start", typed: "px"},
	{screen: "bridge/deal", keys: "↑↓←→=move Enter=do F2=another-number F3=order Ctrl+C=copy Ctrl+V=paste"},
	{screen: "bridge/standings", keys: "↑↓=move Enter=look R=ranking B=boards-by-gain T=tables [/]=beside S=method E=export"},
	{screen: "bridge/daily", keys: "↑↓←→=move Enter=do [/]=months T=today"},
	{screen: "bridge/lessons", keys: "Enter=do PgUp/PgDn=step [/]=step 1–9=answer G=again Home=restart A=restart X=practice"},
	{screen: "bridge/practice", keys: "1–9=answer Enter=do D=which-deck S=our-system L=level O=order G=show-better A=again"},
	{screen: "bridge/welcome", keys: "↑↓=move 1–9=answer Enter=do"},
	{screen: "trouble", keys: "↑↓=move Enter=do G=go-on T=try-again R=restore F=folder S=save-or-fresh Q=quit"},
}

// key is a key of a screen: what is written on it, and the end of its message's name.
type key struct{ caps, does string }

func (k keysOn) all() []key { return parseKeys(k.keys) }

func parseKeys(words string) (all []key) {
	for _, word := range strings.Fields(words) {
		caps, does, _ := strings.Cut(word, "=")
		all = append(all, key{caps, does})
	}
	return all
}

// shown returns the keys as the help shows them.
func (k keysOn) shown() (all []family.Key) {
	for _, its := range append(k.all(), parseKeys(everywhere)...) {
		caps := its.caps
		if caps != "/" { // which separates two keys elsewhere
			caps = strings.ReplaceAll(caps, "/", "  ")
		}
		all = append(all, family.Key{Caps: caps, Does: text.T("shortcut." + its.does)})
	}
	return all
}

// statisticsOf finds whose choices a screen of statistics has.
var statisticsOf = regexp.MustCompile(`superbridge/ui/([a-z/]+)\.[a-z]+\]$`)

// folderOf returns the folder of the package that a screen belongs to, below ui.
func folderOf(s screen) string {
	its := reflect.TypeOf(s)
	for its.Kind() == reflect.Pointer {
		its = its.Elem()
	}
	if m := statisticsOf.FindStringSubmatch(its.Name()); m != nil {
		return m[1]
	}
	_, below, _ := strings.Cut(its.PkgPath(), "/superbridge/ui/")
	return below
}

// keysFor returns the keys of a screen; none if it is not in the table.
func keysFor(s screen) []family.Key {
	if s == nil {
		return nil
	}
	folder := folderOf(s)
	for _, k := range keyTable {
		if k.screen == folder {
			return k.shown()
		}
	}
	return nil
}
