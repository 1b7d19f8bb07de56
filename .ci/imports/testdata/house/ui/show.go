package ui

func (a *App) show(title string) {
	a.at = first
	var app place = first
	_, _ = app, title
}
