package analysis

import "context"

// glanceShare is the divisor for the nodes that a step may take at first. Four million nodes take a second or so for a
// hard step, and at a glance all cards together take a quarter of a second: on twenty boards of 68 cards (seeds
// 3028847358 and 4201718379) half a second after the start all cards but 17 of the first tricks at most were judged.
// Something is known about each value soon afterwards. The whole work takes 4 % more nodes.
const glanceShare = 16

// glances reports whether all steps are tried with few nodes before any gets all of its nodes, so that something is
// soon known about everything. What needs more is left, and what has been proved about it helps later. After an earlier
// search a glance would find nothing new.
func (w *Work) glances() bool { return w.found.Nodes/glanceShare > w.found.Before }

// glanceAtCards judges the cards, from the last, as far as few nodes go, if they belong to the chain.
func (w *Work) glanceAtCards(ctx context.Context, chain int) error {
	glanced := &w.glanced[len(w.solvers)]
	if chain > 0 || *glanced || !w.glances() {
		return nil
	}
	for step := range w.acts() {
		if w.isDone(step) {
			continue
		}
		judged, err := w.act(ctx, w.found.Nodes/glanceShare)
		if err != nil {
			return err
		}
		if !judged {
			break
		}
		w.finish(step)
	}
	*glanced = true
	return nil
}

// glanceAtValues narrows the values of a chain as far as few nodes go.
func (w *Work) glanceAtValues(ctx context.Context, chain int) error {
	if w.glanced[chain] || !w.glances() {
		return nil
	}
	first, end := w.steps(chain)
	for step := max(first, w.acts()); step < end; step++ {
		if w.isDone(step) {
			continue
		}
		if err := w.value(ctx, step-w.acts(), w.found.Nodes/glanceShare); err != nil {
			return err
		}
		c := w.cell(step - w.acts())
		if w.found.Tricks[c.Declarer][c.Strain].Exact() {
			w.finish(step)
		}
	}
	w.glanced[chain] = true
	return nil
}
