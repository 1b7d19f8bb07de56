package text

// Game returns the name of the game with this id, or the id itself where no message names it.
func Game(id string) string {
	if !Has("game." + id + ".name") {
		return id
	}
	return T("game." + id + ".name")
}

// OfGame returns what a message says of a game about some subject, such as sentence, or else what it says of any game. Values
// come in pairs of name and value.
func OfGame(id, subject string, pairs ...any) string {
	if !Has("game." + id + "." + subject) {
		return T("game.any."+subject, pairs...)
	}
	return T("game."+id+"."+subject, pairs...)
}
