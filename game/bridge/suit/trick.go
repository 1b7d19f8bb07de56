package suit

// The second hand is East when North leads, and West when South does.
func (t trick) west(last bool) bool { return (t.hand == 1) != last }

// legal reports whether second or, last, fourth hand may play a token in the layout in which West holds west.
func (t trick) legal(west []uint8, token int, last bool) bool {
	if token != discard {
		if t.tokens[token] >= northCard {
			return false
		}
		return t.held(west, token, last) > 0
	}
	for i := range len(t.tokens) {
		if t.tokens[i] < northCard && t.held(west, i, last) > 0 {
			return false
		}
	}
	return true
}

// held returns how many cards of a group second or, last, fourth hand holds.
func (t trick) held(west []uint8, token int, last bool) int {
	if t.west(last) {
		return int(west[token])
	}
	return size(t.tokens[token]) - int(west[token])
}

// possible reports whether second hand's token and, when last, fourth hand's can be played in any layout.
func (t trick) possible(fourth int, last bool) bool {
	for _, west := range t.layouts.west {
		if west != nil && t.legal(west, t.second, false) && (!last || t.legal(west, fourth, true)) {
			return true
		}
	}
	return false
}

// after returns the shape after the trick, and whether declarer's side won it.
func (t trick) after(fourth int) (next shape, won bool) {
	tokens := t.remaining(fourth)
	next = t.shape
	next.entries, next.lead = t.left, nobody
	ours, theirs := t.card, len(tokens)
	winner := t.hand
	if t.third != discard && t.third < ours {
		ours, winner = t.third, 1-t.hand
	}
	for _, token := range [2]int{t.second, fourth} {
		if token != discard {
			theirs = min(theirs, token)
		}
	}
	won = ours < theirs
	if won && next.entries[0] != unlimited {
		next.lead = winner
	}
	if t.plays(fourth, true) && next.lengths != 0 {
		next.lengths >>= 1
	}
	return tidy(tokens, next), won
}

// plays reports whether West followed.
func (t trick) plays(fourth int, west bool) bool {
	if t.west(false) == west {
		return t.second != discard
	}
	return fourth != discard
}

// remaining returns the tokens after the trick, untidied: the cards played are groups of none.
func (t trick) remaining(fourth int) []byte {
	tokens := []byte(t.tokens)
	tokens[t.card] = 0
	if t.third != discard {
		tokens[t.third] = 0
	}
	for _, token := range [2]int{t.second, fourth} {
		if token != discard {
			tokens[token]--
		}
	}
	if owner := t.owner(fourth); owner != 0 {
		for i, token := range tokens {
			if token < northCard && size(token) > 0 {
				tokens[i] = byte(size(token)) | owner
			}
		}
	}
	return tokens
}

// owner returns who holds all that is left, when a defender showed out.
func (t trick) owner(fourth int) byte {
	switch {
	case !t.plays(fourth, true):
		return eastOwns
	case !t.plays(fourth, false):
		return westOwns
	}
	return 0
}

// moved returns West's cards after the trick, by the tokens of the next shape. When every card is placed there, it is not
// needed: the one layout is number 0.
func (t trick) moved(west []uint8, fourth int, next shape) []uint8 {
	if next.lengths == 0 {
		return nil
	}
	tokens := t.remaining(fourth)
	mine := t.second
	if !t.west(false) {
		mine = fourth
	}
	left := make([]uint8, 0, len(tokens))
	for i, token := range tokens {
		switch {
		case token < northCard && size(token) > 0:
			w := west[i]
			if i == mine {
				w--
			}
			left = append(left, w)
		case token >= northCard:
			left = append(left, 0)
		}
	}
	return left
}
