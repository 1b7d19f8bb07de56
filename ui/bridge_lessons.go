package ui

import "github.com/superbridge/superbridge/ui/kit/family"

func (a *bridgeDesk) showNextStep()                  {}
func (a *App) learn(f family.Family) []family.Action { return nil }
