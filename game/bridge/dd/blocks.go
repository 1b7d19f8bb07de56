package dd

import "sync/atomic"

// blocks holds values that don't move when it grows.
type blocks[T any] struct {
	of   []*[blockLen]T
	used atomic.Int32
}

const (
	blockBits = 10
	blockLen  = 1 << blockBits
)

// reserve makes room for at least a number of blocks.
func (b *blocks[T]) reserve(n int) {
	if n > len(b.of) {
		b.of = append(b.of, make([]*[blockLen]T, n-len(b.of))...)
	}
}

// block returns the range of numbers of the values in an unused block.
func (b *blocks[T]) block() (first, end uint32) {
	i := b.used.Add(1) - 1
	if b.of[i] == nil {
		b.of[i] = new([blockLen]T)
	}
	first = uint32(i) << blockBits
	return first, first + blockLen
}

func (b *blocks[T]) at(i uint32) *T { return &b.of[i>>blockBits][i%blockLen] }

// taken returns the number of blocks, used or not.
func (b *blocks[T]) taken() (n int) {
	for _, one := range b.of {
		if one == nil {
			break
		}
		n++
	}
	return n
}
