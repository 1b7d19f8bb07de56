// Package libdds asks Bo Haglund's double-dummy solver, for 52 cards, what game/bridge/dd is asked:
// the one is tested and timed against the other. Only tests import it.
//
// It is built with -tags dds alone, for it needs a C compiler and the library, version 2.9.0;
// on Debian and Ubuntu .ci/need dds installs them.
package libdds
