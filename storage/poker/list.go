package poker

import "encoding/json"

// textList reads what json_group_array has made of texts.
func textList(text string) (all []string, err error) {
	err = json.Unmarshal([]byte(text), &all)
	return all, err
}
