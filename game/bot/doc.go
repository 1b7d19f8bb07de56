// Package bot is the first computer players: rules of thumb for the auction and the
// play, from what the seat may see and nothing else.
//
// The rules that choose calls are the same that explain them, so what [Explain] says
// about a call is what the player who made it holds.
package bot
