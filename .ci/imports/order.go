package main

import (
	"cmp"
	"slices"
)

// circlesOf returns the strongly connected components of a graph. A component comes after those that it uses.
func circlesOf(g graph) (circles [][]string) {
	// Tarjan's algorithm.
	number, low, open := map[string]int{}, map[string]int{}, []string(nil)
	var visit func(node string)
	visit = func(node string) {
		number[node] = len(number) + 1
		low[node] = number[node]
		open = append(open, node)
		for _, to := range g.sorted(node) {
			if number[to] == 0 {
				visit(to)
				low[node] = min(low[node], low[to])
			} else if slices.Contains(open, to) {
				low[node] = min(low[node], number[to])
			}
		}
		if low[node] == number[node] {
			i := slices.Index(open, node)
			circle := slices.Clone(open[i:])
			slices.Sort(circle)
			circles, open = append(circles, circle), open[:i]
		}
	}
	for _, node := range g.nodes() {
		if number[node] == 0 {
			visit(node)
		}
	}
	return circles
}

// sorted returns the nodes that a node uses, sorted by name.
func (g graph) sorted(node string) (all []string) {
	for to := range g[node] {
		if to != node {
			all = append(all, to)
		}
	}
	slices.Sort(all)
	return all
}

// floorsOf returns the floors of a graph from the lowest up, each with its circles. A circle is one floor above the highest that it uses.
func floorsOf(g graph) (floors [][][]string) {
	floor := map[string]int{}
	for _, circle := range circlesOf(g) {
		at := 0
		for _, node := range circle {
			for to := range g[node] {
				if !slices.Contains(circle, to) {
					at = max(at, floor[to]+1)
				}
			}
		}
		for _, node := range circle {
			floor[node] = at
		}
		for len(floors) <= at {
			floors = append(floors, nil)
		}
		floors[at] = append(floors[at], circle)
	}
	for _, f := range floors {
		slices.SortFunc(f, func(a, b []string) int { return cmp.Compare(a[0], b[0]) })
	}
	return floors
}

// againstOrder returns the uses, as pairs of nodes, that go upward when each circle is put into an order in which few do.
func againstOrder(g graph) (against [][2]string) {
	for _, circle := range circlesOf(g) {
		order := orderOf(g, circle)
		for i, upper := range order {
			for _, lower := range order[i+1:] {
				if g.uses(lower, upper) {
					against = append(against, [2]string{lower, upper})
				}
			}
		}
	}
	slices.SortFunc(against, func(a, b [2]string) int { return slices.Compare(a[:], b[:]) })
	return against
}

// uses reports whether a node uses another one.
func (g graph) uses(from, to string) bool {
	_, ok := g[from][to]
	return ok && from != to
}

// orderOf returns the nodes of a circle from the highest down, so that few use one above them. It is the greedy order of Eades, Lin
// and Smyth: again and again a node that uses none of those left goes to the foot, one that none of them uses to the top, or else
// the one whose uses exceed its users most. Then single nodes are moved as long as that helps. The first by name wins a tie.
func orderOf(g graph, circle []string) []string {
	left := slices.Sorted(slices.Values(circle))
	var top, foot []string
	for len(left) > 0 {
		best, gain := 0, -len(circle)-1
		sink := -1
		for i, node := range left {
			out, in := 0, 0
			for _, other := range left {
				if g.uses(node, other) {
					out++
				}
				if g.uses(other, node) {
					in++
				}
			}
			switch {
			case out == 0 && sink < 0:
				sink = i
			case in == 0 && gain < len(circle):
				best, gain = i, len(circle)
			case out-in > gain:
				best, gain = i, out-in
			}
		}
		if sink >= 0 {
			foot = append(foot, left[sink])
			left = slices.Delete(left, sink, sink+1)
			continue
		}
		top = append(top, left[best])
		left = slices.Delete(left, best, best+1)
	}
	slices.Reverse(foot)
	order := append(top, foot...)
	for moveOne(g, order) {
	}
	return order
}

// moveOne moves the first node that has a better place to its best place, and reports whether it found one.
func moveOne(g graph, order []string) bool {
	for i, node := range order {
		best, place := 0, i
		for _, step := range []int{-1, 1} {
			gain := 0
			for j := i + step; j >= 0 && j < len(order); j += step {
				upper, lower := order[j], node
				if step > 0 {
					upper, lower = node, order[j]
				}
				if g.uses(lower, upper) {
					gain++ // it is right once they have changed places
				}
				if g.uses(upper, lower) {
					gain--
				}
				if gain > best {
					best, place = gain, j
				}
			}
		}
		if best > 0 {
			copy(order, slices.Insert(slices.Delete(slices.Clone(order), i, i+1), place, node))
			return true
		}
	}
	return false
}
