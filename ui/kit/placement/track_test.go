package placement

import (
	"testing"
	"time"
)

func TestWhereAWindowWasLast(t *testing.T) {
	type seen struct {
		after time.Duration
		where string
	}
	const soon, later = 10 * time.Millisecond, time.Minute
	for _, tt := range []struct {
		name string
		seen []seen
		want string
	}{
		{"shown", []seen{{0, "100,60 1100x720"}}, "100,60 1100x720"},
		{"placed by the system", []seen{{0, "0,0 1100x720"}, {soon, "300,200 1100x720"}}, "300,200 1100x720"},
		{"moved and resized", []seen{{0, "0,40 1100x720"}, {later, "300,200 1100x720"}, {soon, "301,200 1100x720"}, {later, "301,200 1200x720"}}, "301,200 1200x720"},
		{"maximised", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}}, "100,60 1100x720 maximised"},
		{"maximised soon", []seen{{0, "100,60 1100x720"}, {soon, "0,50 1920x1000 maximised"}}, "100,60 1100x720 maximised"},
		{"moved, and later said to be maximised", []seen{{0, "0,40 1100x720"}, {later, "100,60 1100x720"}, {later, "0,50 1920x1000"}, {soon, "0,50 1920x1000 maximised"}}, "100,60 1100x720 maximised"},
		{"dragged to the edge", []seen{{0, "100,60 1100x720"}, {later, "90,40 1100x720"}, {soon, "80,30 1100x720"}, {soon, "0,50 1920x1000 maximised"}}, "100,60 1100x720 maximised"},
		{"maximised and back", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}, {later, "100,60 1100x720"}}, "100,60 1100x720"},
		{"said to be back before it is", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}, {later, "0,50 1920x1000"}, {soon, "100,60 1100x720"}}, "100,60 1100x720"},
		{"back for a moment", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}, {later, "0,50 1920x1000"}, {soon, "0,50 1920x1000 maximised"}}, "100,60 1100x720 maximised"},
		{"maximised on the other screen", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}, {later, "-3840,-170 1920x1000 maximised"}}, "-3840,-170 1100x720 maximised"},
		{"full screen", []seen{{0, "100,60 1100x720"}, {later, "0,0 1920x1080 full-screen"}, {soon, "0,0 1900x1000 full-screen"}}, "100,60 1100x720 full-screen"},
		{"full screen and back", []seen{{0, "100,60 1100x720"}, {later, "0,0 1920x1080 full-screen"}, {later, "100,60 1100x720"}}, "100,60 1100x720"},
		{"full screen from maximised", []seen{{0, "100,60 1100x720"}, {later, "0,50 1920x1000 maximised"}, {later, "0,0 1920x1080 full-screen"}}, "100,60 1100x720 maximised full-screen"},
		{"maximised from the first on", []seen{{0, "0,50 1920x1000 maximised"}}, "0,50 1920x1000 maximised"},
	} {
		var track Track
		var at time.Time
		for _, s := range tt.seen {
			p, err := Parse(s.where)
			if err != nil {
				t.Fatal(err)
			}
			at = at.Add(s.after)
			track.see(p, at, func() []Screen { return []Screen{own, fine} })
		}
		if got := track.Placement().String(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
