package main

import (
	"slices"
	"strings"
)

// rooms says which other rooms each room outside ui may import. One that isn't here is a breach: the place of a new room is
// decided here first.
var rooms = map[string][]string{
	"": {"ui", "ui/command", "ui/kit/graphics", "ui/kit/picture", "ui/kit/sound"}, // main.go and its like only wire
	// Errors that can be said in any language. All rooms of games and of the data file may import it.
	"game/fault": {},
	"game/card":  {},
	// Jobs on several processors.
	"game/parallel": {},
	// Texts line by line, and objects of JSON, for what reads files of any game.
	"game/lines": {},
	// Lessons as data, and a learner's progress, for any game.
	"game/learning":              {},
	"game/learning/learningtest": {"game/learning"},
	// The loop that plays any game, and the tests that every game passes.
	"game/turn":          {},
	"game/turn/turntest": {"game/turn"},
	"game/poker":         {"game/card"},
	"game/poker/bot":     {"game/card", "game/poker", "game/parallel"},
	// Exercises without end: where should these cards go?
	"game/poker/daily":    {"game/poker", "game/poker/bot"},
	"game/poker/practice": {"game/poker", "game/poker/bot"},
	"game/poker/lesson":   {"game/learning", "game/poker"},
	"game/poker/record":   {"game/card", "game/poker", "game/lines"},
	"game/poker/random":   {"game/card", "game/poker"},
	"game/chess":          {},
	"game/chess/bot":      {"game/chess", "game/parallel"},
	"game/chess/puzzle":   {"game/chess"},
	// The rules of chess a second time, slow and on texts, for tests.
	"game/chess/chesstest": {},
	"game/chess/lesson":    {"game/learning", "game/chess"},
	// Random play, for the tests of other rooms.
	"game/chess/random":    {"game/chess"},
	"game/bridge":          {"game/card"},
	"game/bridge/analysis": {"game/card", "game/bridge", "game/bridge/dd", "game/bridge/assess"},
	"game/bridge/assess":   {"game/card", "game/bridge", "game/bridge/dd"},
	// What mistakes are about.
	"game/bridge/theme": {"game/card", "game/bridge", "game/bridge/analysis"},
	// Random play, for the tests of other rooms.
	"game/bridge/bridgetest": {"game/card", "game/bridge"},
	// What calls mean, and which one a hand makes.
	"game/bridge/bidding":       {"game/card", "game/bridge"},
	"game/bridge/bidding/cases": {"game/card", "game/bridge", "game/bridge/bidding"},
	// The text of a system as a user changes it, and what the change brings.
	"game/bridge/bidding/edit": {"game/bridge/bidding"},
	"game/bridge/laboratory":   {"game/card", "game/bridge", "game/bridge/bidding", "game/bridge/dd", "game/parallel"},
	"game/bridge/bot":          {"game/card", "game/bridge", "game/bridge/bidding", "game/bridge/dd", "game/bridge/ending", "game/bridge/field"},
	// An evening at real tables: movements, and the score of a list of results.
	"game/bridge/club":   {"game/card", "game/bridge", "game/bridge/field", "game/bridge/pbn"},
	"game/bridge/dd":     {"game/card", "game/bridge"},
	"game/bridge/ending": {"game/card", "game/bridge", "game/bridge/dd"},
	"game/bridge/line":   {"game/card", "game/bridge", "game/bridge/bot", "game/bridge/dd", "game/bridge/ending", "game/bridge/plan"},
	"game/bridge/plan":   {"game/card", "game/bridge", "game/bridge/dd", "game/bridge/ending"},
	// Boards that travel, with the results of players.
	"game/bridge/challenge": {"game/card", "game/bridge", "game/bridge/field"},
	// Conditions on deals, and deals that meet them.
	"game/bridge/condition": {"game/card", "game/bridge", "game/bridge/bidding", "game/bridge/dd"},
	// Another solver, for the tests of game/bridge/dd.
	"game/bridge/dd/internal/libdds": {"game/card", "game/bridge"},
	// The results of one deal at many tables.
	"game/bridge/field": {"game/card", "game/bridge"},
	"game/bridge/match": {"game/card", "game/bridge", "game/bridge/session", "game/turn"},
	// Who sits at the other tables of a field.
	"game/bridge/mix": {"game/card", "game/bridge", "game/bridge/bidding", "game/bridge/bot"},
	// The course, as data.
	"game/bridge/lesson":  {"game/learning", "game/card", "game/bridge", "game/bridge/bidding", "game/bridge/bot", "game/bridge/condition", "game/bridge/review"},
	"game/bridge/lin":     {"game/card", "game/bridge", "game/bridge/pbn", "game/lines"},
	"game/bridge/pbn":     {"game/card", "game/bridge", "game/bridge/field", "game/lines"},
	"game/bridge/machine": {"game/card"},
	"game/bridge/record":  {"game/card", "game/bridge", "game/bridge/field", "game/lines", "game/bridge/lin", "game/bridge/machine", "game/bridge/pbn", "game/bridge/session"},
	// Exercises without end: hands to count, calls to make, leads to find, contracts to make.
	"game/bridge/practice": {"game/card", "game/bridge", "game/bridge/assess", "game/bridge/bidding", "game/bridge/bot", "game/bridge/condition", "game/bridge/dd", "game/bridge/review", "game/bridge/theme", "game/bridge/worth"},
	"game/bridge/review":   {"game/card", "game/bridge", "game/bridge/bidding", "game/bridge/bot", "game/bridge/assess"},
	// Who plays with whom where five or six share a table.
	"game/bridge/roster":  {},
	"game/bridge/session": {"game/card", "game/bridge"},
	// The best way to play one suit.
	"game/bridge/suit":  {"game/card"},
	"game/bridge/study": {"game/card", "game/bridge", "game/bridge/dd"},
	// What a hand counts.
	"game/bridge/worth": {"game/card", "game/bridge", "game/bridge/bidding"},

	// Bridge for two and three.
	"game/few":        {"game/card", "game/bridge"},
	"game/few/record": {"game/card", "game/bridge", "game/few", "game/lines"},
	"game/few/bot":    {"game/card", "game/bridge", "game/bridge/dd", "game/few", "game/few/solve", "game/parallel"},
	"game/few/lesson": {"game/learning", "game/few"},
	// The endings of those of its games that two hands play.
	"game/few/solve": {"game/card", "game/few"},
	// Random play, and the rules a second time, slow, for the tests of other rooms.
	"game/few/random":  {"game/card", "game/few"},
	"game/few/fewtest": {},

	"cardart": {"game/card", "cardart/vector", "cardart/sign", "cardart/court", "cardart/solid"},
	// What cards are made of.
	"cardart/vector": {},
	"cardart/sign":   {"game/card", "cardart/vector"},
	"cardart/court":  {"game/card", "cardart/vector", "cardart/sign"},
	"cardart/solid":  {"game/card", "cardart/vector"},
	// How colours look to other eyes, for the tests of other rooms.
	"cardart/sight": {},
	// The pieces of chess, and its board with or without a position.
	"cardart/pieces":     {"cardart/vector", "game/chess"},
	"cardart/chessboard": {"cardart/vector", "cardart/pieces", "game/chess"},
	// The deck as files.
	"cardart/export": {"game/card", "cardart/vector", "cardart", "cardart/page"},
	// Pages of words for a printer.
	"cardart/page": {"game/card", "cardart/vector", "cardart/sign"},

	// The icon as files, for the packages of each system.
	"packaging/icon": {"cardart"},
	// The manual page and the completions, from what the program says of itself.
	"packaging/linux/pages": {},

	"storage": {},
	// Processes that are killed, for the tests of other rooms.
	"storage/storagetest": {},
	// The list of those rooms of storage that keep games.
	"storage/every": {"storage", "storage/bridge", "storage/poker", "storage/chess", "storage/few"},
	// What the rooms of poker, chess and bridge for two and three have in common.
	"storage/family": {"storage", "game/lines"},
	"storage/poker":  {"storage", "storage/family", "game/card", "game/lines", "game/poker", "game/poker/bot", "game/poker/record"},
	"storage/few":    {"storage", "storage/family", "game/card", "game/lines", "game/few", "game/few/bot", "game/few/record"},
	"storage/chess":  {"storage", "storage/family", "game/lines", "game/chess", "game/chess/bot"},
	"storage/bridge": {"storage", "game/card", "game/bridge", "game/bridge/session", "game/bridge/match", "game/bridge/pbn", "game/bridge/record", "game/bridge/field",
		"game/bridge/analysis", "game/bridge/theme", "game/bridge/challenge"},
}

// faults is the room that all others in game and storage may import.
const faults = "game/fault"

// kin are the games that are another one with other rules, and build on its rooms. That other one doesn't know them.
var kin = map[string]string{"few": "bridge"}

// notScreens are the rooms in ui that are no screens, with what is below them. Every other folder in ui is a screen.
var notScreens = []string{
	"ui/kit", "ui/command", "ui/e2e",
	"ui/bridge/choices", "ui/bridge/company", "ui/bridge/emblem", "ui/bridge/guide", "ui/bridge/offer", "ui/bridge/onesuit", "ui/bridge/ordering", "ui/bridge/paper", "ui/bridge/past", "ui/bridge/play", "ui/bridge/printing", "ui/bridge/report", "ui/bridge/results", "ui/bridge/scorepad", "ui/bridge/seating", "ui/bridge/spoken", "ui/bridge/tabletop", "ui/bridge/taught", "ui/bridge/text", "ui/bridge/transfer", "ui/bridge/tutor", "ui/bridge/typing",
	"ui/poker/emblem", "ui/poker/guide", "ui/poker/offer", "ui/poker/past", "ui/poker/play", "ui/poker/seating", "ui/poker/spoken", "ui/poker/tabletop", "ui/poker/text",
	"ui/few/emblem", "ui/few/guide", "ui/few/offer", "ui/few/past", "ui/few/play", "ui/few/seating", "ui/few/spoken", "ui/few/tabletop", "ui/few/text",
	"ui/chess/emblem", "ui/chess/guide", "ui/chess/offer", "ui/chess/past", "ui/chess/play", "ui/chess/seating", "ui/chess/spoken", "ui/chess/tabletop", "ui/chess/text", "ui/chess/typing",
}

// exceptions are the imports that a rule forbids and that are still there, with the reason.
var exceptions = map[[2]string]string{}

// outside lists packages that the games and the drawing of cards never import: window, database, disk, net, and the system's chance.
var outside = []string{"fyne.io", "database/sql", "github.com/mattn", "os", "io/fs", "io/ioutil", "path/filepath", "syscall",
	"golang.org/x/sys", "net", "crypto/rand"}

// windowless are the rooms in ui of the program that is built without a window, by which games are played in a terminal. They import no
// other rooms in ui.
var windowless = []string{
	"ui/command", "ui/kit/ahead", "ui/kit/background", "ui/kit/cardlook", "ui/kit/chart", "ui/kit/deferred", "ui/kit/disk", "ui/kit/handorder", "ui/kit/lineedit", "ui/kit/locale", "ui/kit/outcome",
	"ui/kit/people", "ui/kit/qr", "ui/kit/resume", "ui/kit/setting", "ui/kit/sitting", "ui/kit/speech", "ui/kit/spoken", "ui/kit/tempo", "ui/kit/text", "ui/kit/version",
	"ui/bridge/choices", "ui/bridge/company", "ui/bridge/paper", "ui/bridge/play", "ui/bridge/scorepad", "ui/bridge/seating", "ui/bridge/spoken", "ui/bridge/taught", "ui/bridge/text", "ui/bridge/transfer", "ui/bridge/typing",
	"ui/chess/play", "ui/chess/seating", "ui/chess/spoken", "ui/chess/text", "ui/chess/typing", "ui/few/play", "ui/few/seating", "ui/few/spoken", "ui/few/text", "ui/poker/play", "ui/poker/seating", "ui/poker/spoken", "ui/poker/text",
}

// screens lists packages for windows and sound.
var screens = []string{"fyne.io", "github.com/go-gl", "github.com/hajimehoshi/oto", "github.com/ebitengine"}

// forbidden returns why a room may not import another one of the program, or "".
func forbidden(from, to string) string {
	game, ofGame := gameOf(from), gameOf(to)
	switch {
	case exceptions[[2]string{from, to}] != "":
		return ""
	case !within(from, "ui"):
		if !mayImport(from, to) {
			return "isn't among what it may import"
		}
		if game != "" && ofGame != "" && game != ofGame && kin[game] != ofGame {
			return "no game imports another"
		}
		return ""
	case to == "ui" || to == "ui/command":
		return "main.go alone starts the window and the commands"
	case within(from, "ui/kit") && (ofGame != "" || gameOf(strings.TrimPrefix(to, "storage/")) != ""):
		return "the kit knows no game"
	case within(from, "ui/kit") && within(to, "ui") && !within(to, "ui/kit"):
		return "the kit knows no screen, nor what belongs to one"
	case from == "ui" && ofGame != "" && !desk(to):
		return "the window knows each game by its desk alone"
	case from == "ui":
		return "" // it wires desks, and the screens of no game
	case screen(to) && !(desk(from) && game == ofGame):
		return "a screen is known to the window alone, or to the desk of its game"
	case game != "" && ofGame != "" && game != ofGame && kin[game] != ofGame:
		return "what shows a game knows no other game"
	case screen(from) && game == "" && within(to, "ui") && ofGame != "":
		return "a screen for any game has nothing of the rooms of one game"
	case inAny(from, windowless) && within(to, "ui") && !inAny(to, windowless):
		return "it is in the program without a window"
	}
	return ""
}

// mayImport reports whether a room outside ui may import another one.
func mayImport(from, to string) bool {
	return to == faults && (within(from, "game") || within(from, "storage")) || slices.Contains(rooms[from], to)
}

// general are the folders in game that are of no game.
var general = []string{"learning", "fault", "card", "lines", "parallel", "turn"}

// desk reports whether a room wires the screens of one game, as ui/poker/desk does.
func desk(room string) bool {
	parts := strings.Split(room, "/")
	return len(parts) == 3 && parts[0] == "ui" && parts[2] == "desk"
}

// gameOf returns the game that a room belongs to, such as bridge for game/bridge/dd, storage/bridge and ui/bridge/table; or
// "" for what any game may use.
func gameOf(room string) string {
	parts := strings.Split(room, "/")
	if len(parts) < 2 || slices.Contains(general, parts[1]) || !slices.Contains([]string{"game", "storage", "ui"}, parts[0]) {
		return ""
	}
	if parts[0] == "game" || games()[parts[1]] {
		return parts[1]
	}
	return ""
}

// games returns the games that have rooms.
func games() map[string]bool {
	all := map[string]bool{}
	for room := range rooms {
		if parts := strings.Split(room, "/"); parts[0] == "game" && len(parts) > 1 && !slices.Contains(general, parts[1]) {
			all[parts[1]] = true
		}
	}
	return all
}

// screen reports whether a room is a screen. Folders in ui are, and those in ui of a game, unless they are [notScreens].
func screen(room string) bool {
	return within(room, "ui") && room != "ui" && !inAny(room, notScreens)
}
