package dd

import "sync/atomic"

// blocks hold values that don't move when there are more.
type blocks[T any] struct {
	of   []*[blockLen]T
	used atomic.Int32
}

const (
	blockBits = 10
	blockLen  = 1 << blockBits
)

// reserve makes room for a number of blocks at least.
func (b *blocks[T]) reserve(n int) {
	if n > len(b.of) {
		b.of = append(b.of, make([]*[blockLen]T, n-len(b.of))...)
	}
}

// block returns the numbers of the values of a block that nobody uses.
func (b *blocks[T]) block() (first, end uint32) {
	i := b.used.Add(1) - 1
	if b.of[i] == nil {
		b.of[i] = new([blockLen]T)
	}
	first = uint32(i) << blockBits
	return first, first + blockLen
}

func (b *blocks[T]) at(i uint32) *T { return &b.of[i>>blockBits][i%blockLen] }

// taken returns how many blocks there are, used or not.
func (b *blocks[T]) taken() (n int) {
	for _, one := range b.of {
		if one == nil {
			break
		}
		n++
	}
	return n
}
