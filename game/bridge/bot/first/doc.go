// Package first is the first computer players of this program, kept as they were: the
// yardstick for those of package bot. Nothing in it is to change; a test holds what they
// bid and play.
//
// They bid by rules of thumb, from what the seat may see and nothing else. Their card play
// is that of [bot.Beginner], who has learned nothing since.
//
// # The system
//
// The figures are those of Super Bridge; Duplicate has others for the same rules, and
// both are in one table (system.go).
//
// Points are 5 for an ace, 4, 3, 2 and 1 for king, queen, jack and maid, 60 in the pack
// and 15 in an average hand, and one for each card of a suit above five. With a fit,
// support points add 3, 2 and 1 for a void, a singleton and a doubleton, and one for
// each trump above those promised.
//
// A suit worth naming has five cards, which every hand of 17 has; a fit is ten cards
// between the two hands.
//
//	1♣ 1♦ 1♥ 1♠      18–30, the longest suit, of equals the higher; 5 or more cards
//	1NT              22–26 balanced: 3 to 6 cards in each suit, one suit of 3 at most
//	2♣ 2♦ 2♥ 2♠      31 or more, forcing; 2NT is the weak reply
//	2NT              31–34 balanced
//	3♣ 3♦ 3♥ 3♠      10–17 and 9 cards
//
// Answers to one of a suit: with 11 points and a fit for a major, a raise, the higher
// the stronger; a new suit, forcing, with 11 at the level of one, 16 at two and 19 at
// three; no-trump as high as the strength allows. To 1NT: a suit at the level of two is
// to play, a major with a jump is forcing.
//
// From there on each bid in a strain says how many points there are on top of the least
// that partner has shown. There is a table of the points that both hands need for each
// contract, counted from what these players make, and a bid is for the hands that have
// enough for its level and not for the next one. If game or slam depends on whether
// partner has more than the least, a bid below invites it.
//
// Over the opponents' opening: a suit with 17–25 points and six cards (20 at the level
// of two), with a jump from 26 up; 1NT as in opening; a double for take-out with 20
// points, four cards in the other suits and at most four in theirs. Later doubles are
// for penalty: their contract lacks points.
//
// # One mechanism
//
// An auction is read call by call (auction.go). At each turn rules propose candidates,
// each a call with its [Meaning], in tiers (opening.go, response.go, rebid.go,
// compete.go, ladder.go). A player makes the first call whose meaning his hand fits; a
// call that is made is explained by the same candidates, and what it has told is what
// the next rules go by. So no call means two things, and every call is true.
package first
