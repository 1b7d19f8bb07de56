package lin

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// An address whose parts are the hands and the auction is a board.
func TestLink(t *testing.T) {
	const hands = "n=st72hakj7dqj8cak7&s=c853dkt72hq4sak63&e=s984h653d9653c642&w=sqj5h10982da4cqj109"
	for name, tt := range map[string]struct{ text, want string }{
		"a board":          {"https://club.example/handviewer.html?" + hands + "&d=s&v=n&b=7&a=1n(12-14)pppp&p=cq&nn=Ann%20B&sn=Sue+C&en=Ed&wn=Wim", "1: 7 S NS to play: it is not finished [Sue C Wim Ann B Ed] 1NT =1= Pass Pass Pass Pass 12-14 CQ"},
		"in a page":        {`<a href="http://club.example/tools/handviewer.html?` + strings.ReplaceAll(hands, "&", "&amp;") + `&amp;d=w&amp;v=-&amp;a=pppp&amp;p={<b>x</b>}">Play</a>`, "1: 0 W None Passed 0 [   ] "},
		"three hands":      {"handviewer.html?" + hands[:strings.LastIndex(hands, "&")] + "&d=e&v=b", "1: 0 E Both to play: nothing has been played [   ] "},
		"dashes for voids": {"https://x?" + strings.Replace(hands, "d9653", "d-9653", 1) + "&d=n&v=e&a=1n!ppp", "1: 0 N EW to play: nothing says how many tricks were made [   ] 1NT Pass Pass Pass"},
	} {
		var b Boards
		found := append(b.Take(1, tt.text), b.End()...)
		if len(found) != 1 {
			t.Errorf("%s: %+v", name, found)
			continue
		}
		f, written := found[0], ""
		for _, tag := range f.Written {
			words := strings.Join(tag.Rows, " ")
			if tag.Name == "Note" {
				words = strings.TrimPrefix(tag.Value, "1:")
			}
			written = strings.TrimSpace(written + " " + words)
		}
		got := fmt.Sprint(said(found)[0], " [", strings.Join([]string{f.Players[2], f.Players[3], f.Players[0], f.Players[1]}, " "), "] ", written)
		if got != tt.want {
			t.Errorf("%s: %s\nwant %s", name, got, tt.want)
		}
	}
	for _, text := range []string{"", "https://club.example/?n=1&s=2&e=3", "https://x?lin=" + hands, hands} {
		if its, ok := Link(text); ok {
			t.Errorf("%s is read as %s", text, its)
		}
	}
	if found, _ := read(strings.NewReader("https://x?" + hands + "&d=n&b=3\nhttps://x?" + strings.Replace(hands, "n=st72", "n=st73", 1) + "&d=n&b=4\n")); !slices.ContainsFunc(said(found), func(s string) bool { return strings.HasPrefix(s, "1: 3 N") }) || len(found) != 2 {
		t.Errorf("two are read as %q", said(found))
	}
}
