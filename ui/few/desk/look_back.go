package desk

import "github.com/superbridge/superbridge/ui/kit/chronicle"

// Past implements [family.Family].
func (d *Desk) Past() chronicle.Family { return nil }

// ShowStatistics implements [family.Family].
func (d *Desk) ShowStatistics(string) { d.window.ShowHome() }
