// Package bot is the computer players of bridge for two and three.
//
// A [Player] is given a [few.View], what one seat may see, and nothing else. What isn't seen it supposes: it lays the hidden cards out
// at random as far as they agree with what has been shown, and looks what each of its acts comes to. The levels differ in how many
// layouts they try, and in how far they look; none does on purpose what it thinks is worse. The same view, level and seed give the
// same act, on any machine.
package bot
