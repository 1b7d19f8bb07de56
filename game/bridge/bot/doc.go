// Package bot is the computer players: they bid by the systems of package bidding and play cards
// at several levels, from what the seat may see and nothing else. They give a
// person advice with its reason.
//
// # The bidding
//
// The levels above [Beginner] judge (simulate.go): where more than one call would be true,
// within the leeway of its meaning, they deal layouts that fit the auction, let all go on by
// the rules in each, estimate what the contract makes (by the formula of the study), and make the call that gains most IMPs on average, unless that may be chance.
//
// # The play
//
// A position (position.go) knows which cards are still out, who has shown out, and which
// cards are masters. A player follows suit, ruffs or discards by the familiar maxims
// (follow.go, discard.go); leads are rated suit by suit (lead.go, defend.go,
// declare.go). Each card comes with its [Reason].
//
// So plays a [Beginner]. The higher levels think besides (think.go): layouts of the hidden
// hands are dealt, and those that fit best what the auction has told are kept (layout.go); in
// each, package dd says what the cards come to double-dummy. The card with the best
// mean score is played, and that of the rules of thumb where it is as good as the best as far
// as can be seen, for it gives less away. With many tricks left only the most promising cards are tried
// in a layout ([dd.NewEstimator]): what that overlooks hardly changes which card is best on average, and
// forty layouts can be looked at before the first trick of 68 cards. One thing was tried twice and brought
// nothing, in the first four tricks of 68 cards neither: to play on by rules of thumb first and look at all
// cards later. Most of all it chose worse opening leads, also where only cards were tried so that are as good
// with all hands open. What does gain is to count the tricks besides what they score (scoring.go).
//
// Defenders signal (signal.go), the first time that they play a card of a side suit without
// trying to take the trick. On partner's lead, and in a discard, a high card says that the suit
// is welcome: there is an honour, one of its two highest cards besides dummy's, or a doubleton
// and a trump to an ace or a king. On the opponents' lead it shows an even number. High is the
// highest card that can be spared, never one of the five highest of the deck; otherwise they play
// the lowest. They lead the top of touching honours and win with the lowest. Declarer, who has
// nothing to tell, follows with the highest of touching cards, and with the king from ace and
// king. All that is for cards that are worth the same, as far as can be seen.
//
// What has been played is read by the same agreement (clue.go), and so is what was not done:
// the last hand would have taken a trick, and as cheaply as it could. Layouts that a card
// doesn't fit are believed less, but they are not ruled out.
package bot
