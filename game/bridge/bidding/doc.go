// Package bidding is what calls mean: it reads an auction, says what each call has told or would tell, and finds
// the call for a hand.
//
// # The system
//
// The figures are those of Super Bridge; games with 52 cards have others for the same rules, and
// both are in one table (figures.go). A game with another deck is refused ([ErrUnknownDeck]).
//
// Points are 5 for an ace, 4, 3, 2 and 1 for king, queen, jack and maid, 60 in the pack
// and 15 in an average hand, and one for each card of a suit above five. With a fit,
// support points add 3, 2 and 1 for a void, a singleton and a doubleton, and one for
// each trump above those promised.
//
// A suit worth naming has five cards, which every hand of 17 has; a fit is ten cards
// between the two hands. To open, a major has six cards and a minor four or more: who has
// no such major has such a minor. With 52 and 36 cards two of a suit is strong, and 2NT the weak reply.
//
//	1♣ 1♦ 1♥ 1♠      18–30, the longest such suit, of equals the higher
//	1NT              22–26 balanced: 3 to 6 cards in each suit, one suit of 3 at most
//	2♣               31 or more with any suit, forcing; 2♦ is the weak reply
//	2♦ 2♥ 2♠         11–17 and 7 or 8 cards
//	2NT              31–34 balanced
//	3♣ 3♦ 3♥ 3♠      10–17 and 9 cards
//
// Answers to one of a suit: with 10 points and a fit for a major, a raise, the higher
// the stronger; a new suit, forcing, with 10 at the level of one, 20 at two and 23 at
// three, a step less if the opponents have bid; no-trump as high as the strength allows. A
// major at the level of two or three has six cards. For a strong opening the lower raise of a
// major is the stronger. To 1NT: a suit at the level of two is to play, a major with a jump is forcing below
// game, with what invites at no-trump, as one is at the level of three over 2NT; with seven cards of it game needs no more than a fit does. Over game at no-trump
// a major that is longer than told, of eight cards (six with 52), is bid as game.
//
// Opener with a balanced hand names a suit at the level of one, or no-trump as high as
// his strength allows. Otherwise he shows a second suit, as cheaply as it goes or, with
// strength, with a jump, over 1NT too, which is forcing; so is one that takes partner higher for the
// first. A player who has none names the first again, with a jump if it is long and there are
// points in reserve. Responder's second suit is forcing and invites to game at least; who has
// less goes back to the better of opener's suits, raises a major from 14 points on that opener has named at the level of one, or passes. Over opener's no-trump a jump in responder's major
// has one card more than promised and the points for game: opener chooses. Over responder's second suit, or his
// invitation at no-trump, opener goes back to his major with a card less than a raise takes. When 38 points are known to
// be there between the two hands, as after an answer at the level of two, all bids below
// game are forcing, but for an invitation, which says itself that it may be passed. A minor is raised on what invites at no-trump
// where the suit of the opponents is not guarded.
//
// From there on each bid in a strain says how many points there are on top of the least
// that partner has shown. There is a table of the points that both hands need for each
// contract, counted from what these players make, and a bid is for the hands that have
// enough for its level and not for the next one. If game or slam depends on whether
// partner has more than the least, a bid below invites it; where partner has just competed and there is no room for that, the
// middle of what he may have is enough for game.
//
// Where a side has a part-score (Chicago), the lowest bid that completes game with it is game, and
// the points that commit both hands are fewer by as much as that contract needs less.
//
// Two conventions over 1NT were tried and didn't pay: Stayman, and transfers to majors (against
// these rules −0.016 ± 0.019 IMPs a board on 2,500 deals of 52 cards double-dummy,
// +0.015 ± 0.033 on 2,000 of 68 played by beginners).
//
// With a suit agreed and the points for an invitation to slam at least, 5NT asks for aces
// (4NT with 52 cards); in a minor only a hand asks that has aces enough to bid slam over any answer that is above five of the suit
// (six with 68 cards). The answers, from the lowest: none or three, one or four, two. Who
// has asked places the contract: slam lacks one ace at most, and anything higher none. If he stops for fear of the lower number,
// partner bids slam with the higher one.
//
// Where a major is agreed and slam takes more points than game, which it doesn't with 36 cards, another suit below game shows a control in it,
// the cheapest first, on the points that ask for aces, and forces to game; who has a control in each suit asks at once ([ControlBids]).
//
// Over the opponents' opening: a suit with 12–25 points and six cards (at the level
// of two 16, and a good suit or seven cards; over 1NT three points fewer with seven good ones), with a jump 26 to 31; 1NT as in opening; a double for take-out with 18
// points, four to six cards in the other suits and at most three in theirs, or 21 and four, and with any hand too strong for 1NT. A
// double jump is a pre-empt. Who was too strong for an overcall bids again, and doubles again if partner has passed. Over a bid at the level of three
// no-trump takes 27 to 34 points, and a suit at the level of four seven cards and 25. Later a part-score of theirs is doubled with the greater part of the
// points and three cards of it at most, and a game of theirs where half of the points have been shown. A suit that both
// opponents have bid is doubled with a step less; where a pass would end the auction any is, and suits
// and no-trump are overcalled, with six points less; in both cases two cards in theirs take another step
// off the double. Where a pass would end the auction any hand too strong for 1NT by that count doubles too, but nobody takes less over 2NT. Over their bid a fit takes a step less than else, and another one with a trump more; a new suit over an overcall has six cards from the level of two on and is not
// forcing, with the points for game it is a jump, which is; and who has bid alone goes on at the level of two with seven cards,
// at the level of three with those and a step in reserve, or a second suit and two, and at the level of four with nine cards, two more than he has told; over their 1NT opener
// names a second suit of six cards (five with 52) where the first has seven, and over their suit with that guarded he bids no-trump on 28
// points and a balanced hand (31 at the level of two). A strong opener whose partner passes an overcall bids his suit again,
// no-trump with theirs guarded, or doubles. Over their overcall: a
// double with the majors that nobody has bid (five cards), forcing, so that spades over hearts have six; their own suit is a raise
// of partner's major that invites to game at least, forcing even if it is doubled; and with
// less a jump raise goes as high as there are trumps, by the law of total tricks. Later doubles
// are for penalty: their contract lacks points, and for a part-score a trump more takes a step of points less. A player who
// is doubled at no-trump runs to a long suit. A good suit of nine cards (eight with 52) is named once more over their game, and
// one of eight (seven) in a major is bid to game where there is no room to invite.
//
// # One mechanism
//
// An auction is read call by call (auction.go). At each turn rules propose candidates,
// each a call with its [Meaning], in tiers (systems/*.book). A player makes the first call whose meaning his hand fits; a
// call that is made is explained by the same candidates, and what it has told is what
// the next rules go by. So no call means two things, and every call is true.
package bidding
