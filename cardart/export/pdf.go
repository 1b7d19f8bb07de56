package export

func (w *writer) pdf(name string) error { return wrong("Format", "PDF can't be written yet") }
