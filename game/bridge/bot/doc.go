// Package bot implements the computer players: they bid by the systems of package bidding and play cards at several
// levels, using only what their seat may see. They give a person advice with its reasons.
//
// # The bidding
//
// The levels above [Beginner] judge (simulate.go): if more than one call would be true, within the leeway of its
// meaning, they deal layouts that fit the auction, let everybody continue by the rules in each, estimate the tricks of
// the contract (by the formula of the study), and make the call that gains most IMPs on average, unless that may be
// chance.
//
// # The play
//
// A position (position.go) knows which cards are still out, who has shown out, and which cards are masters. A player
// follows suit, ruffs or discards by the familiar maxims (follow.go, discard.go); leads are rated suit by suit
// (lead.go, defend.go, declare.go). Each card comes with its [Reason].
//
// A [Beginner] plays no better than this. The higher levels also think (think.go): they deal layouts of the hidden hands and
// keep those that best fit the auction (layout.go); in each, package dd finds the double-dummy tricks of the cards.
// They play the card with the best mean score, or that of the rules of thumb if it is as good as the best as far as can
// be seen, as it gives away less. With many tricks left only the most promising cards are tried in a layout
// ([dd.NewEstimator]): what that overlooks hardly changes which card is best on average, and forty layouts can be
// examined before the first trick of 68 cards. One idea was tried twice and brought nothing, not even in the first four
// tricks of 68 cards: to play on by rules of thumb first and examine all cards later. Above all it chose worse opening
// leads, even among cards that are equal with all hands open. What does gain is to count the tricks in addition to the
// score (scoring.go).
//
// Defenders signal (signal.go) the first time that they play a card of a side suit without trying to win the trick. On
// partner's lead, and in a discard, a high card says that the suit is welcome: there is an honour, one of its two
// highest cards besides dummy's, or a doubleton and a trump opposite an ace or a king. On the opponents' lead it shows
// an even number. High is the highest card that can be spared, never one of the five highest of the deck; otherwise
// they play the lowest. They lead the top of touching honours and win with the lowest. Declarer, who has nobody to
// inform, follows with the highest of touching cards, and with the king from ace and king. All this applies to cards of
// equal value, as far as can be seen.
//
// The cards played are read by the same agreement (clue.go), and so is what was not played: the last hand would have
// won a trick, and as cheaply as possible. Layouts that a card doesn't fit are believed less, but not ruled out.
package bot
