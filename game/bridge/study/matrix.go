package study

import "math"

// matrix is a symmetric one, or the lower triangle that is its root.
type matrix [][]float64

func newMatrix(n int) matrix {
	m := make(matrix, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// add adds the products of the elements of a row.
func (m matrix) add(row []float64) {
	for i, x := range row {
		for j, y := range row {
			m[i][j] += x * y
		}
	}
}

// cholesky returns the lower triangle whose product with itself, turned over, is m. It fails
// if some row of m follows from the others, or nearly.
func (m matrix) cholesky() (matrix, error) {
	root := newMatrix(len(m))
	for i := range m {
		for j := range i + 1 {
			rest := m[i][j]
			for k := range j {
				rest -= root[i][k] * root[j][k]
			}
			switch {
			case i != j:
				root[i][j] = rest / root[j][j]
			case rest < 1e-9*m[i][i] || rest <= 0:
				return nil, errTooFew
			default:
				root[i][i] = math.Sqrt(rest)
			}
		}
	}
	return root, nil
}

// solve returns the x for which the matrix, of which r is the root, times x is b.
func (r matrix) solve(b []float64) []float64 {
	x := append([]float64(nil), b...)
	for i := range r {
		for k := range i {
			x[i] -= r[i][k] * x[k]
		}
		x[i] /= r[i][i]
	}
	for i := len(r) - 1; i >= 0; i-- {
		for k := i + 1; k < len(r); k++ {
			x[i] -= r[k][i] * x[k]
		}
		x[i] /= r[i][i]
	}
	return x
}
