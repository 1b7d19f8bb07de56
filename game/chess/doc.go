// Package chess implements octagonal chess: four, three or two armies on an octagon of 172 squares, optionally with
// dice. There is no check, mate or stalemate. Kings are captured like any piece, and a king that reaches the Castle in
// the middle wins.
//
// # The board
//
// A [Square] is a file a to n and a rank 1 to 14, without the corners. g7, g8, h7 and h8 are the Castle, where nothing
// can be captured. Each [Army] has the pieces of chess, some with an extra power: bishops may step sideways onto the
// other colour, knights may leap twice from their start square. Pawns walk diagonally to the middle, and in the Castle
// they become other pieces, as far as their army's [Pool] allows.
//
// # A position
//
// A [Position] is a value without pointers: copying it copies everything. [Position.Moves] lists the legal moves,
// [Position.Check] says which rule a move would break, [Position.Do] and [Position.Undo] make and take back legal moves
// for a search. It records who commands which army, since the capture of a king changes that: in A1 the captor takes
// the army over, in A2 its player joins his team, in B nothing changes except that the end comes nearer.
//
// # A game
//
// A [Game] is a start position and its events: moves, rolls, resignations. [Game.Apply] checks an event and returns the
// next game; the old one doesn't change. So undo is a shorter list of events, resuming is a replay, and a branch is two
// games with a common beginning. A game knows what a position can't: repetition, agreement and the limit of quiet
// turns.
//
// # With dice
//
// Before each turn two dice are rolled. [Position.Rolling] reports whether a roll is due, [Position.Left] returns the
// number of moves left. A turn is played move by move, and ends by itself when none is left or none is legal.
//
// # Text forms
//
// Squares are d1 and n11, pieces rK and gP, moves c4-d5, c4xd4, b4-c6xd8, f6-g7=Q, g7=R and pass, a turn with dice
// 63:c4-d5,b4-c6,d3-e4. A position is
//
//	PLACEMENT TURN VARIANT CONTROL KNIGHTS TOURS COUNT NUMBER
//
// and a game START ; TURNS ; RESULT, where START is a variant or a position. Each parses and prints.
//
// # Rulings
//
// Where the source is silent docs/rules/octagonal-chess.md decides, in rulings that have names. Each ruling that a
// table may change is a field of [Rules], whose zero value is the document's choice; comments cite a ruling as in
// (Rules: octagonal-chess, DoubleLeap).
package chess

// Name is the game's name in records and in storage.
const Name = "chess"
