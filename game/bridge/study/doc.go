// Package study determines, from deals solved double-dummy, the value of cards: honours in no-trump, length,
// shortness and fit with a trump suit, the points needed for a number of tricks, when a suit is better than
// no-trump, and how the tricks of both sides depend on their trumps. Nobody has played Super Bridge for long
// enough to know; and for 52 cards, where everybody knows, the same method must give the known results.
//
// A [Plan] names its deals by numbers and solves each in two or three strains. Its samples can be stored in a
// file and the study continued later. [Plan.Report] turns them into tables, each number with its standard
// error.
//
// # Method
//
// Declarer's tricks are taken as a number that follows linearly from the cards, with an error of normal
// distribution, rounded to the next whole one. What is known of a sample is that this number is in an
// interval: from half a trick below to half a trick above the tricks, if they are exact; a wider one where
// the solver came to its limit of nodes and has given bounds; and without an end where all tricks are won or
// lost, so that the strongest hands don't bend the line (fit.go). Values that are hard to solve are not quite
// like the others; the effect can be seen with 52 cards, where all are solved without a limit. Errors come
// from resampling the deals (bootstrap.go), so they account for one deal giving several values.
package study
