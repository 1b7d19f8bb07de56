package ui

import "github.com/superbridge/superbridge/ui/help"

// toggleHelp lays the help on the screen that is shown, or takes it away.
func (a *App) toggleHelp() {
	if _, ok := a.screen.(*help.Screen); ok {
		a.lift()
		return
	}
	_, its := a.chosen()
	a.lay(its.Help(a.screen))
}
