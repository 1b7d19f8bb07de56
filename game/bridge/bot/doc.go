// Package bot is the computer players: a bidding system, and card play of several levels,
// from what the seat may see and nothing else. It also explains any call, and gives a
// person advice with its reason.
//
// # The system
//
// The figures are those of Super Bridge; games with 52 cards have others for the same rules, and
// both are in one table (system.go). A game with another deck is refused ([ErrUnknownDeck]).
//
// Points are 5 for an ace, 4, 3, 2 and 1 for king, queen, jack and maid, 60 in the pack
// and 15 in an average hand, and one for each card of a suit above five. With a fit,
// support points add 3, 2 and 1 for a void, a singleton and a doubleton, and one for
// each trump above those promised.
//
// A suit worth naming has five cards, which every hand of 17 has; a fit is ten cards
// between the two hands. To open, a major has six cards and a minor four or more: who has
// no such major has such a minor.
//
//	1♣ 1♦ 1♥ 1♠      18–30, the longest such suit, of equals the higher
//	1NT              22–26 balanced: 3 to 6 cards in each suit, one suit of 3 at most
//	2♣ 2♦ 2♥ 2♠      31 or more, forcing; 2NT is the weak reply
//	2NT              31–34 balanced
//	3♣ 3♦ 3♥ 3♠      10–17 and 9 cards
//
// Answers to one of a suit: with 10 points and a fit for a major, a raise, the higher
// the stronger; a new suit, forcing, with 10 at the level of one, 20 at two and 23 at
// three, a step less if the opponents have bid; no-trump as high as the strength allows. A
// major at the level of two or three has six cards. For a strong opening the lower raise of a
// major is the stronger. To 1NT: a suit at the level of two is to play, a major with a jump is forcing below
// game.
//
// Opener with a balanced hand names a suit at the level of one, or no-trump as high as
// his strength allows. Otherwise he shows a second suit, as cheaply as it goes or, with
// strength, with a jump, which is forcing; so is one that takes partner higher for the
// first. A player who has none names the first again, with a jump if it is long and there are
// points in reserve. Responder's second suit is forcing and invites to game at least; who has
// less goes back to the better of opener's suits, or passes. When 38 points are known to
// be there between the two hands, as after an answer at the level of two, all bids below
// game are forcing, but for an invitation, which says itself that it may be passed.
//
// From there on each bid in a strain says how many points there are on top of the least
// that partner has shown. There is a table of the points that both hands need for each
// contract, counted from what these players make, and a bid is for the hands that have
// enough for its level and not for the next one. If game or slam depends on whether
// partner has more than the least, a bid below invites it.
//
// Where a side has a part-score (Chicago), the lowest bid that completes game with it is game, and
// the points that commit both hands are fewer by as much as that contract needs less.
//
// Two conventions over 1NT were tried and didn't pay: Stayman, and transfers to majors (against
// these rules −0.016 ± 0.019 IMPs a board on 2,500 deals of 52 cards double-dummy,
// +0.015 ± 0.033 on 2,000 of 68 played by beginners).
//
// With a major agreed and the points for an invitation to slam at least, 5NT asks for aces
// (4NT with 52 cards). The answers, from the lowest: none or three, one or four, two. Who
// has asked places the contract: slam lacks one ace at most, and anything higher none.
//
// Over the opponents' opening: a suit with 17–25 points and six cards (20 at the level
// of two), with a jump from 26 up; 1NT as in opening; a double for take-out with 20
// points, four cards in the other suits and at most four in theirs. Over their overcall: a
// double with the majors that nobody has bid (five cards), forcing; their own suit is a raise
// of partner's major that invites to game at least, forcing even if it is doubled; and with
// less a jump raise goes as high as there are trumps, by the law of total tricks. Later doubles
// are for penalty: their contract lacks points. A player who is doubled at no-trump runs to a long suit.
//
// # One mechanism
//
// An auction is read call by call (auction.go). At each turn rules propose candidates,
// each a call with its [Meaning], in tiers (opening.go, response.go, rebid.go, aces.go,
// compete.go, ladder.go). A player makes the first call whose meaning his hand fits; a
// call that is made is explained by the same candidates, and what it has told is what
// the next rules go by. So no call means two things, and every call is true.
//
// The levels above [Beginner] judge (simulate.go): where more than one call would be true,
// within the leeway of its meaning, they deal layouts that fit the auction, let all go on by
// the rules in each, estimate what the contract makes (estimate.go, by the formula of the
// study), and make the call that gains most IMPs on average, unless that may be chance.
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
// as can be seen, for it gives less away. Before the last tricks the question is only
// whether the contract is made, which takes less to answer. One thing was tried and brought
// nothing: to play on by rules of thumb first and look at all cards later.
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
