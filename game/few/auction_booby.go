package few

// threeWay is Booby's auction, without sides: two passes after another call end it, and three at once.
// (Rules: bridge-few, Booby.)
type threeWay struct{ bidding }

func (a threeWay) next() (Player, bool) {
	n := a.passes()
	return a.setup.Rules.after(a.setup.Dealer, 1+len(a.calls)), n >= 3 || n == 2 && len(a.calls) > 2
}

func (threeWay) broken(Player, Call) Rule { return 0 }
