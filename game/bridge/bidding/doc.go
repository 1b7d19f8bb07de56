// Package bidding knows what calls mean: it reads an auction, explains what each call has shown or would show, and
// finds the call for a hand.
//
// # The system
//
// The figures are those of Super Bridge; games with 52 cards have other figures for the same rules, and both are in one
// table (figures.go). A game with another deck is refused ([ErrUnknownDeck]).
//
// Points are 5 for an ace and 4, 3, 2 and 1 for king, queen, jack and maid, 60 in the pack and 15 in an average hand,
// plus one for each card of a suit beyond five. With a fit, support points add 3, 2 and 1 for a void, a singleton and a
// doubleton, and one for each trump above those promised.
//
// A biddable suit has five cards, and every hand of 17 has one; a fit is ten cards between the two hands. To open, a
// major has six cards and a minor four or more: every hand without such a major has such a minor. With 52 and 36 cards
// two of a suit is strong, and 2NT the weak reply.
//
//	1♣ 1♦ 1♥ 1♠      18–30, the longest such suit, of equals the higher
//	1NT              22–26 balanced: 3 to 6 cards in each suit, one suit of 3 at most
//	2♣               31 or more with any suit, forcing; 2♦ is the weak reply
//	2♦ 2♥ 2♠         11–17 and 7 or 8 cards
//	2NT              31–34 balanced
//	3♣ 3♦ 3♥ 3♠      10–17 and 9 cards
//
// Answers to one of a suit: with 10 points and a fit for a major, a raise, the higher the stronger; a new suit,
// forcing, with 10 at the one level, 20 at two and 23 at three, a step less if the opponents have bid; no-trump as high
// as the strength allows. A major at the two or three level has six cards. Opposite a strong opening the lower raise of
// a major is the stronger. Over 1NT a suit at the two level is to play, and a jump in a major forces below game, on the
// points that invite in no-trump; so does a major at the three level over 2NT. With seven cards in it, game needs no
// more than with a fit. Over game in no-trump a major longer than shown, of eight cards (six with 52), is bid at game.
//
// With 68 cards, a fit for a major and the points for game (22 in support) are 2NT, forcing to game, or a double jump in
// a suit with a card at most, on 22 to 27. Opener goes to game with the least, and tells a control or asks for aces with
// four points more (over a double jump a little less); over his game, who has 26 asks. Seven good hearts and 14 to 19 are
// a jump to 3♥ over 1♠, which may be passed. A balanced opener with 27 or more bids 2NT over 1NT, as an invitation.
//
// Opener with a balanced hand names a suit at the one level, or bids no-trump as high as his strength allows. Otherwise
// he shows a second suit, as cheaply as possible or, with strength, with a jump. Over 1NT too a jump is forcing, and so
// is a suit that takes partner higher to go back to the first. Without a second suit he rebids the first, with a jump
// if it is long and he has points in reserve. Responder's second suit is forcing and at least invites game; with less
// he goes back to the better of opener's suits, raises with 14 points a major that opener has named at the one level,
// or passes. Over opener's no-trump a jump in responder's major has one card more than promised and the points for
// game: opener chooses. Over responder's second suit, or his no-trump invitation, opener goes back to his major with
// one card fewer than a raise needs. Once 38 combined points are known, as after an answer at the two level, all bids
// below game are forcing, except for an invitation, which by its nature may be passed. A minor is raised on the points
// that invite in no-trump if the opponents' suit isn't guarded.
//
// From there on each bid in a strain shows how many points there are above the least that partner has shown. A table
// holds the combined points needed for each contract, counted from what these players make, and a bid is for the hands
// that have enough for its level and not for the next. If game or slam depends on whether partner has more than the
// least, a lower bid invites it; if partner has just competed and there is no room for that, the middle of his range is
// enough for game.
//
// If a side has a part-score (Chicago), the lowest bid that completes game with it is game, and the points that commit
// both hands are fewer by as much as that contract needs less.
//
// Two conventions over 1NT were tried and didn't pay: Stayman, and transfers to majors (against these rules −0.016 ±
// 0.019 IMPs a board on 2,500 deals of 52 cards double-dummy, +0.015 ± 0.033 on 2,000 of 68 played by beginners).
//
// With a suit agreed and the points for at least a slam invitation, 5NT asks for aces (4NT with 52 cards); in a minor
// only a hand asks that has enough aces to bid slam over any answer above five of the suit (six with 68 cards). The
// answers, from the lowest: none or three, one or four, two. The player who asked places the contract: slam lacks one
// ace at most, and anything higher none. If he stops for fear of the lower number, partner bids slam with the higher
// one.
//
// If a major is agreed and slam takes more points than game, which isn't so with 36 cards, another suit below game
// shows a control in it, the cheapest first, on the points that ask for aces, and forces to game; a player with a
// control in each suit asks at once ([ControlBids]).
//
// Over the opponents' opening: a suit with 12–25 points and six cards (at the two level 16, and a good suit or seven
// cards; over 1NT three points fewer with seven good ones), with a jump 26 to 31; 1NT as in opening; a take-out double
// with 18 points, four to six cards in the other suits and at most three in theirs, or with 21 and four, and with any
// hand too strong for 1NT. A double jump is a pre-empt. A player too strong for an overcall bids again later, and
// doubles again if partner has passed. Over a bid at the three level, no-trump needs 27 to 34 points, and a suit at the
// four level seven cards and 25. Later a part-score of theirs is doubled with the greater part of the points and at
// most three cards in the suit, and a game of theirs if half of the points have been shown. A suit that both opponents
// have bid is doubled with a step less; in the pass-out seat any suit is, and suits and no-trump are overcalled with
// six points less; in both cases two cards in their suit take another step off the double. In the pass-out seat any
// hand too strong for 1NT by that count doubles too, but over 2NT nobody takes less.
//
// Over their bid a fit needs a step less than otherwise, and another one with an extra trump. A new suit over an
// overcall has six cards from the two level up and isn't forcing; with the points for game it is a jump, which is. A
// player who alone has bid for his side goes on at the two level with seven cards, at the three level with those and a
// step in reserve, or with a second suit and two, and at the four level with nine cards, two more than he has shown.
// Over their 1NT opener names a second suit of six cards (five with 52) if the first has seven; over their suit, with
// that guarded, he bids no-trump on 28 points and a balanced hand (31 at the two level). A strong opener whose partner
// passes an overcall rebids his suit, bids no-trump with theirs guarded, or doubles. Over their overcall a double shows
// the majors that nobody has bid (five cards) and is forcing, so that spades over hearts have six; their own suit is a
// raise of partner's major that at least invites game, forcing even if doubled; and with less a jump raise goes as high
// as there are trumps, by the law of total tricks. Later doubles are for penalties: their contract lacks points, and
// for a part-score one more trump takes off a step of points. A player doubled in no-trump runs to a long suit. A good
// suit of nine cards (eight with 52) is named once more over their game, and one of eight (seven) in a major is bid at
// game if there is no room to invite.
// With 68 cards responder names a suit of six again, or doubles, on 12 to 16 points rather than leave them a part-score
// that opener has passed; an overcaller with 24 doubles once more at the level of three; and a balanced opener with 27
// bids no-trump over their overcall.
//
// # One mechanism
//
// An auction is read call by call (auction.go). At each turn rules propose candidates, each a call with its [Meaning],
// in tiers (systems/*.book). A player makes the first call whose meaning his hand fits; a call that is made is
// explained by the same candidates, and what it has shown is the basis for the next rules. So no call means two things,
// and every call is true.
package bidding
