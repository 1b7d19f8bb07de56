package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ownCalls lists hands, each after an auction that North deals, with the call of the players' own system. The length of
// a hand determines its deck. Partner's double is answered with the suits that it shows: length beyond that promised
// counts once. A player who goes back to opener's first suit as cheaply as possible doesn't invite. A take-out double
// depends on shape, needs less in the pass-out seat, and a doubled raise goes on to game. A strong opener doesn't leave
// the board to an overcall. Five cards in a major are shown before game in no-trump. Aces are asked for in a minor if
// every answer is bearable, and a player with three goes on if partner stops because there might be none. An invitation
// in a minor above 3NT can be accepted. An answer in the suit that was meant is the contract, doubled or not. With 68
// cards a suit is overcalled with less than an average hand, doubled for take-out with little more than one, two of a
// suit is weak, and two clubs strong. Of two majors with four cards (five of 17) the lower comes first. Three cards
// (four of 17) in partner's major are shown if he goes on, and a minimum doesn't go on over a preference or an
// invitation. Nobody leaves 3NT in with two six-card suits, one of them a major. A long suit, and a fit, are competed
// for at the three level. Six cards (seven of 17) are rebid at the two level. Two suits are shown with a jump over 1NT.
// Values are shown without a guard in their suit, and by a balanced opener with one. Four cards in opener's second suit
// raise it with a little in reserve, and 1NT in the pass-out seat needs less. A five-card minor isn't rebid over
// no-trump at the two level. Opener raises an answer that is doubled, and makes the call he would have made, but may
// pass. A cue-bid isn't doubled for take-out. A doubler has the fit for an invitation. Slam is bid in one's own suit if
// there is no other call. Three of a suit over partner's opening is doubled on values, two clubs goes on under an
// overcall, and a player asked for a suit that he hasn't got names the cheapest if there is no better call.
const ownCalls = `
Q972.KQ3.AQ84.72 | 1D Pass 1S X | 2S
Q97.KQ3.AQ842.72 | 1D Pass 1S X | Pass
Q97.K3.AQJ842.72 | 1D Pass 1S X | 2D
985432.T.T.QJ972 | 1H 3D 4D | Pass
A432.7.KQ92.AKQ5 | 1H X Pass 3S Pass | 4S
AQJZLT76.95.A.A75432 | 1D 1H 1S Pass 3D Pass | 7S
.Q6.AKJ62.AQJ732 | 1H 3S | X
A43.963.AQJ6.KQ2 | 1C 3H | X
KQJ87.AK76.54.QJ8732 | 2S 3D 3S | X
AQ7.AT6.K9.J | 1D 3S | X
32.AKQJ.AKQJM4.AKQ32 | 2C Pass 2D 2S | 3D
843.943.A6.J9874 | 1C 1D 1H Pass 2H X Pass | 2S
84.KJ43.A6.KJ987 | 1C 1D 1H Pass 2H X Pass | 3N
AK2.AQ43.KJ932.4 | 1D Pass 1H X | 3H
J63.853.T842.J32 | 1C X Pass 1D Pass 1S X | Pass
54.JT52.KJ982.75 | 1D X 1H | Pass
JT.J9532.43.Q983 | 1D Pass 1S X Pass | 2H
JT.J9532.43.Q983 | 1S Pass 2D X Pass | 2H
JT.KT953.43.KT83 | 1D Pass 1S X Pass | 3H
JT83.J2.T9532.43 | 1D Pass 1S X Pass | 2C
KQ.953.JT973.A93 | 1S Pass 1N Pass 2C Pass | 2S
K96.Q8532.95.A93 | 1S Pass 1N Pass 2C Pass | 2S
K86.KQ532.5.Q983 | 1S Pass 1N Pass 2C Pass | 3S
Q.QT53.J72.J9832 | 1S Pass 1N Pass 2C Pass | Pass
AQ932.K5.Q43.K32 | 1D Pass 1S Pass 1N Pass | 3S
K54.A73.KJ762.Q4 | 1D Pass 1S Pass 1N Pass 3S Pass | 4S
K4.A873.KJ762.Q4 | 1D Pass 1S Pass 1N Pass 3S Pass | 3N
.KT63.A862.KT984 | 1S Pass 2S | X
3.KT63.A862.KJ84 | 1S | Pass
543.KQ6.A862.KT9 | 1S | Pass
AQJT3.86.Q.AQJ93 | 1S Pass 2S X | 4S
AQJT3.86.QJ3.K93 | 1S Pass 2S X | Pass
3.KT63.A862.QJ84 | 1S Pass Pass | X
3.KT63.A862.QJ84 | 1S | Pass
82.KQJ63.KJ62.84 | 1S Pass Pass | 2H
82.KQJ63.KJ62.84 | 1S | Pass
AKQ832.AK5.AQ4.3 | 2S 3H Pass Pass | 3S
AKQ83.A5.AQJ4.K3 | 2S 3H Pass Pass | X
AKQ83.AJ5.AQJ.K3 | 2S 3H Pass Pass | 3N
753.953.KT2.J842 | 2S 3H Pass Pass X Pass | 3S
72.9853.T5.J8642 | 2S 3H Pass Pass X Pass | 4C
AK95.AQJ8.A2.765 | 1C Pass 4C Pass | 4N
KQJ.KQ3.3.AKT654 | 1C Pass 4C Pass | 6C
AK95.AQJ8.A2.765 | 1C Pass 4C Pass 4N Pass 5D Pass | 6C
KQJ.Q43.K3.AT654 | 1C Pass 4C Pass | 5C
KQ5.Q43.K32.A654 | 1C Pass 4C Pass | Pass
A3.KQJ83.AQ2.K65 | 1H Pass 3H Pass 4N Pass 5C Pass | 5H
A52.A843.A962.73 | 1S Pass 3S Pass 4N Pass 5C Pass 5S Pass | 6S
KQ52.KQ43.K962.7 | 1S Pass 3S Pass 4N Pass 5C Pass 5S Pass | Pass
KQ3.AQT83.KQ2.A5 | 1H Pass 3H Pass 4N Pass 5H X | 6H
KQ3.KQT83.KQ2.K5 | 1H Pass 3H Pass 4N Pass 5H X | Pass
J86.QMZL984.KQT87.63 | 1C | 1H
J86.QMZL984.JMT87.63 | 1C | Pass
9.QMZL98.KQMT87.AJL4 | 1S | 2D
96.63.AKMT874.QJML43 | 1S | 2D
96.63.KJMT874.QMZL43 | 1S | Pass
963.KJM8.AM986.QJ862 | 1S | X
963.KJM8.AT986.QT862 | 1S | Pass
QMT9.J6.K843.AL98752 | 1S Pass | 3S
6.QMZL984.KJT87.A632 | | 2H
6.QMZL984.JT987.J632 | | Pass
6.AMZL984.KJT87.A632 | | 1H
6.QMZL98432.KJT9.632 | | 3H
AKQJ842.AKM3.AQ6.K97 | | 2C
AKQJM42.AKQM3.AQ6.AK | | 2C
QZ63.T9764.Z872.JL63 | 2C Pass | 2D
QZ6.KJ9764.Z872.AL63 | 2C Pass | 2H
QZ6.KJ976.ZT872.AL63 | 2C Pass | 2H
AKQJ842.AKM3.AQ6.K97 | 2C Pass 2D Pass | 3S
AKQJ842.AKM3.J96.K97 | 2C Pass 2D Pass | 2S
AKQJ842.AKM3.AQ6.K97 | 2C Pass 2H Pass | 2S
AKQJ842.AKM3.J96.K97 | 2C 3D Pass Pass | 3S
QZ63.T9764.Z872.JL63 | 2C Pass 2D Pass 2S Pass | Pass
QZ632.T976.Z872.JL63 | 2C Pass 2D Pass 3S Pass | 5S
Q63.KJ64.AQ98.AJT953 | 2H Pass | 3H
Q63.J4.AQ9854.AJ9532 | 2H Pass | Pass
AJT3.KQ95.84.732 | 1D Pass | 1H
KQT93.AJ952.8.73 | 1D Pass | 1S
KQT93.AJ952.M842.LT3 | 1D Pass | 1H
QJ.4.AKT732.K932 | 1D Pass 1H Pass 2C Pass 3H Pass | 3N
KJ96432.AK8643.. | 1S Pass 2D Pass 2S Pass 3C Pass 3H Pass 3N Pass | 4S
KJ9643.AK864.7.2 | 1S Pass 2D Pass 2S Pass 3C Pass 3H Pass 3N Pass | Pass
62.A4.AKJ9762.Q4 | 1D 1S Pass 2S | 3D
62.A4.KQJ97.QJ42 | 1D 1S Pass 2S | Pass
Q73.J62.J954.K83 | 1S 2H 2S 3H Pass Pass | Pass
Q73.K62.J954.K83 | 1S 2H 2S 3H Pass Pass | 3S
KL87542.AZL.K71.K432 | Pass 1H 1S 2C Pass 2D | 2S
AZ9.KJ8.KQM9876.ALT3 | 1D 1S Pass 2S | 3D
2.9631.ALT41.KQJT942 | 1H 1S | 2H
L61.AJM982.AKJ81.AK3 | 1H 1S Pass 2S | 3D
L61.AJM982.AKJ81.J83 | 1H 1S Pass 2S | Pass
K4.A83.AKJ972.K4 | 1D 1S 1N 2S | 3N
84.K3.AKJ972.Q43 | 1D 1S 1N 2S | 3D
8.62.Q84.KQJ9843 | 3C 3D Pass Pass | Pass
A984.6.9.QJ98432 | 3C 3D Pass Pass | Pass
6.AMZL984.KQJ87.9632 | 2H 2S Pass Pass | Pass
K4.AQT3.KJ4.KQ84 | 2S X 3C Pass Pass | Pass
KM832.JZ972.42.QT975 | Pass Pass 1D Pass Pass | X
KM832.JZ972.42.QT975 | Pass 1D | Pass
AJ432.82.KM764.KJT96 | 2H | X
AK64.AK2.AQ82.K2 | 1D | X
AK6.AK4.AQ82.K82 | 1D X Pass 1S Pass | 1N
KQ6.AKQ83.A82.K2 | 1D X Pass 1S Pass | 2H
8.J983.K87643.AT | 1S 3C 3S | 4D
32.8.AJT543.A972 | 1S 3H Pass | 4D
AQT532.Q73.J8.85 | 1C 1D 1S 2D 3C 3D | 3S
97.75.KJ4.KQ8753 | 1H Pass 1N 2S Pass Pass | 3C
JT5.QJ9843.AQ7.A | 1H Pass 1N 2S | 3H
AKT652.74.9742.6 | 1H Pass 1S Pass 3C Pass | 3S
5.KT4.AQ8762.K87 | 1D Pass 1S Pass | 2D
Q.KT5.Q8762.KQ74 | 1D Pass 1S Pass | 2C
62.QT8742.QT7.AQ | 1D Pass 1H Pass 3D Pass | 4H
AK9..AKQ832.K954 | 2D Pass 3C Pass | 4C
982.T7..AKJT7532 | 1D | 4C
KQJ9843.62.84.73 | 1D | 3S
KQJ9843.62.84.73 | 1N | Pass
KT32.AQ95.K.Q962 | 1C Pass Pass 1N | Pass
KT32.AQ95.K.Q962 | 1C Pass Pass 1H | 1S
4.KQ864.QT862.J9 | 1C Pass 1H Pass 1S Pass | 1N
K43.KQ86.T862.J9 | 1C Pass 1H Pass 1S Pass | 1N
K43.QT86.T862.J9 | 1C Pass 1H Pass 1S Pass | Pass
K4.K32.KT982.KT5 | 1C Pass 1D Pass 1H Pass | 1N
Q95.Q7.Q83.AQJ83 | 1D 1H Pass | 2C
T83.AK852.A7.952 | 1D 1H Pass 2C Pass | Pass
K943.AQMZ841.ZT63.JT | 1C Pass 1H Pass 2C Pass | 2H
KQM32.AQL.8641.A9871 | 1C Pass Pass 1H X | 1S
QJ982.AQL.8641.T9871 | 1C Pass Pass 1H X | Pass
9643.AKMZL531.J7.L83 | 1D 1S X Pass 3D Pass | 5H
KL1.Z82.AKJ65.LT9871 | Pass 2H 3S Pass | 4C
AZT86.AK431.KQL85.J1 | 1C X 1S 3H Pass | 4H
97.75.KJ4.KQ8753 | 1H Pass 1N 2S Pass 3S | X
975.72.KJ4.KQ875 | 1H Pass 1N 2S Pass 3S | Pass
KM91.QT7431.QMT.7652 | 2H X Pass 3S Pass Pass | Pass
QL97.ALT7643.42.AZT4 | 2H Pass Pass 2S Pass Pass | 3H
6.Q8.7.AJ976 | 1C 1D 2C 2S 3C 3S | Pass
6.Q8.7.AJ976 | 1C 1D 2C 2S | 3C
K.JT8.K9.AJ9 | 1C Pass 1H Pass 1S Pass | 1N
875.62.KQ84.AJ94 | 1D 1H Pass | 1N
QL2.K61.ZL932.AKJL75 | 1S 2C Pass 2H Pass | Pass
A72.KQJ876.Q21.KT954 | 1H Pass Pass 2D 2H | X
A71.KJT864.73.JMZ542 | 1S 2H | X
A876.641.K8741.KJT75 | 1D Pass 1N 2C Pass Pass | X
A876.6412.K8741.KJT7 | 1D Pass 1N 2C Pass Pass | Pass
AKJ.AKQ6.87.AK63 | 1S X 2S Pass Pass | 2N
AKJ.AKQ6.87.AKQ3 | 1S X 3S Pass Pass | X
Q5.A7.KJ63.A6543 | 1N | Pass
9.K72.KJ63.AQJ65 | 1N | 2C
5.972.KJ63.AQJ65 | 1H | Pass
95.T7.K63.AQJ652 | 1N | 2C
95.T7.K63.A97652 | 1N | Pass
A82.KJ.KT76.KT84 | 1D 1S Pass Pass | Pass
A82.K.KT764.KT84 | 1D 1S Pass Pass | 2C
5.KQ987643.AK.Q4 | Pass 1H 2C 2S 3C | 4H
5.KT987643.AK.Q4 | Pass 1H 2C 2S 3C | 3H
AQ5.T98.JT.T9732 | Pass Pass 1N 2H 2S Pass Pass 3D Pass | 3H
AQ5.T9.JT8.T9732 | Pass Pass 1N 2H 2S Pass Pass 3D Pass | Pass
AKJ987654.2.32.4 | 1S 4H Pass Pass | 4S
QT987654.2.A32.K | 1S 4H Pass Pass | Pass
QT987654.AQ3.A.K | Pass Pass Pass 1S Pass 1N Pass | 3S
52.AQ974.KQ54.K5 | 1H Pass Pass 1S Pass 1N Pass Pass | 2D
J96432.9754.32.4 | Pass 1S 3C 3S | Pass
A4.32.KQJ542.752 | 1H Pass 1N | Pass
K42.43.A962.AJ73 | 1D 1H 1N Pass | Pass
K42.4.A962.AJ732 | 1D 1H 1N Pass | 2C
AKQT8754.AQ3.5.4 | Pass Pass Pass 1S Pass 1N Pass | 4S
AKJ8754.AQ3.5.43 | Pass Pass Pass 1S Pass 1N Pass | 3S
A..Q973.AKQJ7432 | Pass 1H 3C 3S Pass 4H | 5C
A.4.Q973.AKQJ432 | Pass 1H 3C 3S Pass 4H | Pass
QT9.Q.7654.A5432 | Pass Pass 1D 1H Pass 2H Pass Pass | X
QT9.Q2.765.A5432 | Pass Pass 1D 1H Pass 2H Pass Pass | Pass
AK64.AK2.8632.AK | 1D X 2D Pass Pass | X
AKQ2.AKQ2.A43.32 | 1D Pass Pass | X
KJ98.AQ872.A2.Q4 | 1H Pass 1N 2S Pass 3S X Pass | Pass
KQT7.5.87.AQ8762 | Pass 1C 1D 1H Pass | 1S
AT974.AJ.43.A853 | 1D Pass 1S Pass 1N Pass | 3S
KQJ9843.62.84.73 | 1D Pass Pass | 1S
J965432.62.84.73 | 1D Pass Pass | Pass
KQ9843.5.K432.73 | 1N Pass | 4S
KQ9843.54.8432.7 | 1N Pass | 2S
KQMT843.5.K9432.7321 | 1N Pass | 5S
AQ74.A3.KJ5.T743 | 2H | X
K72.KJT87.Q21.KQ9543 | 1H Pass Pass 2D 2H | Pass
K72.KJT87.Q21.KQ9543 | 1H 2D 2H | 3C
9632.AQ872.A2.KQ | 1H Pass 1N 2S Pass 3S X Pass | 4H
6.QMZL9843.KQJ7.9632 | 2H 2S Pass 3C Pass 3D Pass Pass | Pass
K5.A84.AKQ963.Q4 | 3S | 3N
K4.AQJ963.A96.K4 | 3S | 4H
4.AQJ963.J96.Q43 | 3S | Pass
A952.3.KQ75.AKJ3 | 4H | X
A952.3.KQ75.K743 | 4H | Pass
A4.KJ85.AQ64.Q74 | 3C 4H | X
4.AQJ963.AQ6.974 | 1C 3S | 4H
K2.2.AKJ432.Q432 | 1D 3S 4H Pass | Pass
2.AQJ987.K432.32 | 2N 3C | 4H
AQJ987.2.K432.32 | 2N 3H | 4S
AQ.AKQ.AKQJ98.K2 | 3S | X
.QJ987654.J32.32 | 2C 4S | Pass
K8.AQ94.KQ5.J974 | 1D Pass 2N Pass 3N 4S | X
KJ85.74.Q964.974 | 1S 2H 2S 3H Pass Pass | 3S
KJ8.74.Q9643.974 | 1S 2H 2S 3H Pass Pass | Pass
K852.74.Q964.J97 | 1S 3H | 3S
K85.74.Q9643.J97 | 1S 3H | Pass
J53.94.AQ862.AJ7 | 1N 3H 3N 4H Pass Pass | X
KT874.J4.Q82.932 | 1D Pass 1S Pass 1N Pass | 2S
5.AK87.K952.KJ84 | 1S Pass 3S Pass 4S | Pass
J8.9754.K852.T64 | 1S Pass 2S X XX | 3H
KQJ9854.54.K2.93 | 1D 1S Pass 1N Pass 2S Pass 3N Pass | 4S
A5.K82.AJT964.Q4 | 1D Pass 1S Pass | 2D
AKJ75.42.KQ8.K52 | 1S Pass 2S Pass | 3S
AQJ53.84.KJ83.K9 | 1S 2D 2S 3D | X
AQ532.KJ84.K4.A8 | 1S Pass 1N 3H | X
J842.K8765.2.Q93 | 1S 2D 2S 3D X Pass | 3S
AKQ753.A4.KJ83.2 | 1S 2C 4S 5C | Pass
62.A4.KQJ97.QJ42 | 1D Pass 1H 2S | 3D
KJ9643.AK8643.7. | 1S Pass 2D Pass 2S Pass 3C Pass 3H Pass 3N Pass | 4S
AK987.2.KQ4.QJ97 | 1S 2H 2S 4H | Pass
AK9876.2.K43.QJ9 | 1S 2H 2S 4H | 4S
KT8.AKJ4.AQ94.J8 | 1D Pass 1S Pass 2N Pass 3C Pass | 3S
K84.K96.KJ97.Q42 | 1D Pass 1S Pass 1N Pass 2H Pass | 2S
AJ3.A5.KQ763.Q84 | 1D Pass 1S Pass 1N Pass 2N Pass | 3S
A63.A52.KJ63.984 | 1D Pass 1S Pass 1N Pass 2N Pass | Pass
AQ32.KJ72.8.KT62 | 1C Pass 1D Pass | 1H
AQ32.2.KJ72.KT62 | 1C Pass 1H Pass 1S Pass 2C Pass | Pass
AQ32.2.AQJ2.KT62 | 1C Pass 1H Pass 1S Pass 2C Pass | 2D
QJ98.KT75..AJ965 | 1C Pass 1D Pass 1S Pass 1N Pass 2C Pass 2N Pass | Pass
AT7.76.AKQ976.84 | 1C Pass 1D Pass 1H Pass | 3N
AT7.76.KQT976.84 | 1C Pass 1D Pass 1H Pass | 2D
76.A75.AQJ976.84 | 1C Pass 1D Pass 1S Pass | 3D
T8.QT8543.AQ8.82 | 1H X 1S | Pass
T8.T8543.AQ98.82 | 1H X 1S | 2D
KQ84.73.K842.T93 | 1C 1H | X
KQ843.73.K84.T93 | 1C 1H | 1S
KQ84.T73.K842.93 | 1C 1D | 1S
KJ83.AJ.82.AQJ65 | Pass 1C 1D Pass 1H X Pass 2S Pass | 3S
T863.AKQ97.KQL53.AT7 | 2S Pass Pass | X
8731.JML9871.Z651.K7 | 1C Pass 1D Pass 3C Pass Pass | Pass
8731.JML987.Z6541.K7 | 1C Pass 1D Pass 3C Pass Pass | Pass
AQZ752.A.QMZ73.AMT82 | 3H Pass Pass | X
AQZ752.A8.QMZ73.JT82 | 3H Pass Pass | 3S
AKJ863.AK4.K5.Q8 | 1N | X
AKJ863.K84.K5.Q8 | 1D Pass 1N | 3S
AKJ863.AK4.K5.Q8 | 1D Pass 1N | X
2.KQ5.K84.AQJ754 | 1D Pass 2C 4S Pass Pass | Pass
52.KQ5.K8.AQJ754 | 1D Pass 2C 4S Pass Pass | X
AQJ5.K6.AK97.QT4 | 3C Pass | 3N
AQJ5.K6.J7.QT973 | 3C Pass | Pass
7531.QM5421.KM3.A741 | Pass Pass Pass 2N Pass 3D Pass Pass | Pass
7531.QM5421.KM3.A741 | Pass Pass Pass Pass Pass 1D Pass Pass | 1H
AKJ64.AK764.3.T8 | 1D Pass 1S Pass 2D Pass 2H Pass 3D Pass | 3H
AKJ64.AK76.3.T82 | 1D Pass 1S Pass 2D Pass 2H Pass 3D Pass | 3N
KQ742.86.K53.AJ3 | 1D Pass 1S Pass 1N Pass 2N Pass 3S Pass | 4S
KQ74.86.K532.Q43 | 1D Pass 1S Pass 1N Pass 2N Pass 3S Pass | 3N
762..KQJT5.AT875 | 1D Pass 1S Pass 2C Pass 2D Pass | Pass
A8..QT865.AK9643 | 1D Pass 1S Pass 2C Pass 2D Pass | 3C
AQ.A962.AQ7.A543 | 1C 3S Pass Pass | X
AQ.A962.KJ7.Q543 | 1C 3S Pass Pass | Pass
Q.J84.AQ964.J974 | 1D 1S | 3D
Q.J84.AQ64.KJ974 | 1D 1S | 2C
Q42.J8.AQ64.KJ97 | 1H 1S | 2D
AQ.AKJT97.4.KQ87 | Pass Pass 1D | X
AQ.AKJT97.K4.874 | Pass Pass 1D | 2H
K.KJ8543.84.AJ32 | 1D 2C Pass | 3H
K.KJ8543.84.J432 | 1D 2C Pass | 2H
J5.Q8654.T9875.7 | 2N Pass | 3H
J5.T8654.T987.75 | 2N Pass | Pass
KQJ98.6.87.9 | | 3S
QJ4.K7.K632.AT92 | 1D Pass 1S Pass 1N Pass 2S Pass | Pass
KQ864.K6.J53.873 | 1N Pass | 3S
KQ864.K6.T53.873 | 1N Pass | 2S
KJ8643.AK86.7.42 | 1S Pass 2D Pass 2H Pass 3N Pass | 4S
KJ864.AK86.72.42 | 1S Pass 2D Pass 2H Pass 3N Pass | Pass
AQJ984.K.KQ4.A92 | 1N Pass 3S Pass 3N Pass | 6N
AQJ984.4.KQ64.92 | 1N Pass 3S Pass 3N Pass | 4S
AQJ5.AKJ6.763.Q4 | 3C Pass | Pass
AQJ52.K62.AK974. | 3C Pass | Pass
Q9753.7.KQJ752.J | 1D 1N Pass Pass | 2S
Q9753.7.KQJ75.A2 | 1D 1N Pass Pass | Pass
KJ762.A3.842.T83 | 1C Pass Pass 1S 2C 2S 3C 3S Pass | 4S
KJ762.Q3.842.T83 | 1C Pass Pass 1S 2C 2S 3C 3S Pass | Pass
Q2.64.K652.JT753 | 1H Pass 1N Pass 2S X | 2N
KL753.AQJL73.AK9.AK1 | 2C Pass 2S Pass | 3S
KL75.AQJL73.AKZ9.AK1 | 2C Pass 2S Pass | 3H
QJ9.AKJ974.97.T8 | 1H 2D Pass Pass | 2H
QJ9.AKJ97.T97.T8 | 1H 2D Pass Pass | Pass
AKQML84.L986.97.AZ95 | 1S 2D Pass Pass | 2S
J8765.KQ.K.AQJ87 | 1S Pass 1N Pass | 3C
J8765.KQ.K.AJT87 | 1S Pass 1N Pass | 2C
Q7.A53.K852.T643 | 1S Pass 1N Pass 3C Pass | 4C
62.QJT3.Q8642.98 | 1S Pass 1N Pass 3C Pass | 3N
.AKQJ98632.A4.A4 | 2H Pass 2S Pass 3H Pass 3S Pass | 4H
J4.AJ.QT84.AQ854 | 1H 1S 2C Pass 2D Pass | 3D
J4.AQ.QT84.Q8542 | 1H 1S 2C Pass 2D Pass | 3D
J4.AQ.QT8.QT8542 | 1H 1S 2C Pass 2D Pass | 3C
J653.QJ92.86.AJ3 | 1D Pass 1H Pass 1S Pass | 2S
J653.QJ92.863.K4 | 1D Pass 1H Pass 1S Pass | Pass
KQ98.753.AQJ9.65 | 1D Pass 1H Pass 1S Pass 2S Pass | Pass
AKQ9.AQ.96542.A5 | 1D Pass 1N Pass 2S Pass 2N Pass | 3N
AKQ9.A8.965432.A | 1D Pass 1N Pass 2S Pass 2N Pass | 3D
KJ62.A2.J984.KJ7 | 1C Pass Pass | 1N
KJ62.A2.J984.KJ7 | 1C | Pass
KJ87.QJ92.86.KJ3 | 1D Pass 1H Pass 1S Pass | 3S
2.A953.AJ75.AQJ3 | 1D Pass 1H 1S 2C Pass | 3C
QT3.Q4.KQ86.KT85 | 1D Pass 1H 1S 2C Pass 3C Pass | 3N
.A3.AKT874.AJ976 | 3S Pass | Pass
4.A3.AKT874.AKQ7 | 3S Pass | 3N
AK7.AQ42.KJ4.K42 | 1C 1H Pass 1S | 1N
AK7.A742.KJ4.742 | 1C 1H Pass 1S | Pass
AQJZ.K8.AJT91.AJMZL4 | 2H Pass | 4N
AQJZ.K8.JT912.AJMZL4 | 2H Pass | Pass
JM87.M76.A.AKQJ87651 | 2H 3C 3H Pass Pass | 4C
JM87.M765.A.AKQJ8765 | 2H 3C 3H Pass Pass | Pass
A8765.K876.65432.T98 | 1S Pass 9N | X
A8765.K876.65432.T98 | 9N Pass Pass | Pass
A8765.K876.65432.T98 | 1N Pass 9N Pass Pass | X
A8765.K876.65432.T98 | 1N Pass 9N | Pass
98765.A876.A5432.T98 | 9N Pass Pass | X
98765.A876.A5432.A98 | 1S Pass 9N Pass Pass | X
KQ765.K876.K5432.T98 | 1S Pass 9N | Pass
A8765.876.543.T9 | 1S Pass 7N | X
A8765.A76.543.T9 | 7N Pass Pass | X
A8765.876.543.T9 | 7N Pass Pass | Pass
`

func TestOwn(t *testing.T) {
	for line := range strings.Lines(ownCalls) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		fields := strings.Split(line, "|")
		hand, err := card.ParseHand(strings.TrimSpace(fields[0]))
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		table := bridge.Table{Rules: bridge.Duplicate(), Dealer: card.North}
		for _, r := range Games() {
			if r.Tricks() == hand.Len() {
				table.Rules = r
			}
		}
		auction := bridge.Auction{Dealer: card.North}
		for name := range strings.FieldsSeq(fields[1]) {
			call, err := bridge.ParseCall(name)
			if err != nil {
				t.Fatal(err)
			}
			auction.Calls = append(auction.Calls, call)
		}
		a := Read(&table, auction)
		got, m := a.Choose(hand)
		if got == bridge.Pass && a.Forced() && m.Purpose != PenaltyPass {
			t.Errorf("%s: passed what is forcing", strings.TrimSpace(line))
		}
		if want := strings.TrimSpace(fields[2]); got.String() != want || !a.Fits(m, hand) || hand.Len() != table.Rules.Tricks() {
			t.Errorf("%s: %v (%v %v), want %s", strings.TrimSpace(line), got, m.Purpose, m.Points, want)
		}
	}
}
