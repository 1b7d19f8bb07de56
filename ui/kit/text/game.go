package text

// Game returns the name of the game with this id, or the id itself if no message names it.
func Game(id string) string {
	if !Has("game." + id + ".name") {
		return id
	}
	return T("game." + id + ".name")
}

// OfGame returns the message of a game on a subject, such as sentence, or otherwise that of any game. Values are pairs
// of name and value.
func OfGame(id, subject string, pairs ...any) string {
	if !Has("game." + id + "." + subject) {
		return T("game.any."+subject, pairs...)
	}
	return T("game."+id+"."+subject, pairs...)
}
