package ui

func (a *App) show(title string) {
	a.at = first
	var size place = first
	_, _, _, _ = size, title, a.of.width, a.Run
}
