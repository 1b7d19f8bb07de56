// Package field compares the results of one deal at many tables: it scores a duplicate field.
//
// The same deal, with the same dealer and vulnerability, is played at two to sixteen tables. Their results are the
// board's [Traveller], with matchpoints, IMPs to the datum and cross-IMPs; the travellers of a session add up to
// [Totals], which [Ranking] sorts. Two tables make a team match, with [VictoryPoints].
//
// The user sits at the first table. Computer players sit at the others, each table with its own random source
// ([Seed]), so that a field can be reproduced. Everything here is a value; the players are elsewhere.
package field
