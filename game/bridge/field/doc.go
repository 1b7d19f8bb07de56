// Package field compares the results of one deal at many tables: it scores a duplicate field.
//
// The same deal, with the same dealer and vulnerability, is played at two to sixteen tables. What they make of it is
// the board's [Traveller], with matchpoints, IMPs to the datum and cross-IMPs; the travellers of a session come to
// [Totals], and these are put in order by [Ranking]. Between two tables it is a team match, with [VictoryPoints].
//
// The person sits at the first table. Computer players sit at the others, each table with a random source of its own
// ([Seed]), so that a field can be played again and is the same. Everything here is a value; who plays is elsewhere.
package field
