// Package bot implements the computer players of bridge for two and three.
//
// A [Player] is given only a [few.View], what one seat may see. It deals random layouts of the hidden cards that are
// consistent with what has been shown, and evaluates each of its acts in them. The levels differ in the number of
// layouts and in how far they look ahead; none deliberately does what it considers worse. The same view, level and seed
// give the same act, on any machine.
package bot
