package guide

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// pictures are the positions of illustrated words. A test proves their claims with the solver.
var pictures = map[string]position{
	"trick": {deal: "N:J... K... 6... T...", leader: card.West, trick: "ST SJ SK S6", marked: "SK", strain: bridge.NoTrump},
	"trump": {deal: "N:Q... A... .2.. J...", leader: card.West, trick: "SJ SQ SA H2", marked: "H2", strain: bridge.Hearts},

	"void":      {hand: "AQ952.KJ84.T763."},
	"singleton": {hand: "AQ952.KJ84.T76.3", marked: "C3"},
	"doubleton": {hand: "AQ52.KJ84.T76.53", marked: "C5 C3"},
	"balanced":  {hand: "AQ5.KJ84.T76.K32"},
	"sequence":  {hand: "KQJ84.A5.972.T63", marked: "SK SQ SJ"},
	"fourth":    {hand: "K83.AJ942.Q5.T62", marked: "H4"},
	"dummy":     {hand: "K64.765.AQJT9.54"},
	"fit":       {deal: "N:Q874... ... AK652... ..."},
	"signal":    {deal: "N:A74... QJ3... K92... T85...", leader: card.North, trick: "SA S3 S9 S5", marked: "S9", strain: bridge.NoTrump},

	"finesse": {
		deal: "N:AQ... T8... 63... K9...", strain: bridge.NoTrump, leader: card.South, trick: "S3 S9", marked: "SQ",
		best: line{card.South, "S3 S9 SQ", 2}, worse: line{card.South, "S3 S9 SA", 1},
	},
	"tenace": {
		deal: "N:.32.. .54.. AQ... KJ...", strain: bridge.NoTrump, leader: card.West, marked: "SA SQ",
		best: line{card.West, "SJ", 2}, worse: line{card.South, "SA", 1},
	},
	"hold-up": {
		deal: "N:53...AQJ 87...K65 A6...T92 KQJT...7", strain: bridge.NoTrump, leader: card.West, trick: "SK S3 S7", marked: "S6",
		best: line{card.West, "SK S3 S7 S6", 3}, worse: line{card.West, "SK S3 S7 SA", 2},
	},
	"duck": {
		deal: "N:AK65.2.. T98.J9.. 432.A4.. QJ7.KQ..", strain: bridge.NoTrump, leader: card.South, trick: "S2 S7", marked: "S5",
		best: line{card.South, "S2 S7 S5", 4}, worse: line{card.South, "S2 S7 SA S8 SK S9 S3 SJ", 3},
	},
	"unblock": {
		deal: "N:KQ.A.. J.K9.. A.32.. 98.Q..", strain: bridge.NoTrump, leader: card.South, marked: "SA",
		best: line{card.South, "SA", 3}, worse: line{card.South, "H2", 2},
	},
	"entry": {
		deal: "N:T9.A.. .Q.AK. .43.5. .KJ..8", strain: bridge.NoTrump, leader: card.South, marked: "HA",
		best: line{card.South, "H3", 3}, worse: line{card.South, "D5", 1},
	},
	"ruff": {
		deal: "N:4...A3 .K9..Q K.6..5 .A..KJ", strain: bridge.Spades, leader: card.South, trick: "H6 HA", marked: "S4",
		best: line{card.South, "H6 HA S4", 3}, worse: line{card.South, "SK", 2},
	},
	"draw-trumps": {
		deal: "N:.432.. 5..AK. A.AK.. .QJT..", strain: bridge.Spades, leader: card.South, marked: "SA",
		best: line{card.South, "SA", 3}, worse: line{card.South, "HA", 2},
	},
	"cross-ruff": {
		deal: "N:AQ..32. T.AK.A. KJ.32.. 9.Q.KQ.", strain: bridge.Spades, leader: card.South, marked: "H2",
		best: line{card.South, "H2", 4}, worse: line{card.South, "SK", 3},
	},
	"discard": {
		deal: "N:..4.AK ..KQ.J A..2.3 ..A.QT", strain: bridge.Spades, leader: card.South, marked: "D2",
		best: line{card.South, "C3", 3}, worse: line{card.South, "D2", 2},
	},
	"establish": {
		deal: "N:432...7 765...4 KQJ.A.. A.KQJ..", strain: bridge.NoTrump, leader: card.South, marked: "SK",
		best: line{card.South, "SK", 3}, worse: line{card.South, "HA", 1},
	},
	"squeeze": {
		deal: "N:AJ..2. ..T98. 4.K..A KQ.A..", strain: bridge.NoTrump, leader: card.South, marked: "CA",
		best: line{card.South, "CA", 3}, worse: line{card.South, "S4", 1},
	},
	"endplay": {
		deal: "N:..432. ..T98. AQ.2.. KJ.A..", strain: bridge.NoTrump, leader: card.South, marked: "H2",
		best: line{card.South, "H2", 2}, worse: line{card.South, "SA", 1},
	},
	"promotion": {
		deal: "N:.8.43. AKT... J2..5. .7.87.", strain: bridge.Spades, leader: card.North, marked: "SJ",
		best: line{card.North, "H8", 1}, worse: line{card.North, "D4", 0},
	},
}
