package transfer

import (
	"context"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/record"
)

// A match with boards of one room is written as it was read: each table in its room, each result in its place in the
// row, each player at the right table. Board 6 was played only in the closed room; of board 7 the closed room has only
// a result, and of board 8 the open room.
func TestMatchWithBoardsOfOneRoom(t *testing.T) {
	const deal6 = "4S84HAQ72DKJ5CT983,SKJ95HT4DQ93CAJ72,SAQ62HK95DA76CKQ4,ST73HJ863DT842C65"
	const deal8 = "1SAK62HA4DA976CKT4,SQJ953HKT9DQ3CA72,S84HQ72DKJ5CQ9863,ST7HJ8653DT842CJ5"
	const deal7 = "2SAK62HA4DA976CKT4,SQJ953HKT9DQ3CA72,S84HQ72DJT5CQ9863,ST7HJ8653DK842CJ5"
	const came = "vg|Cup,,I,6,8|\nrs|,1NN-1,4SW=,2SW+1,4SW-1,3SW=|\npn|Ann,Bob,Cyd,Dan,Eve,Fay,Gus,Hal|\n" +
		"qx|c6|md|" + deal6 + "|sv|e|mb|p|mb|p|mb|p|mb|1N|mb|ppp|mc|6|\n" +
		"qx|o7|md|" + deal7 + "|sv|o|mb|1S|mb|p|mb|4S|mb|ppp|mc|10|\n" +
		"qx|c8|md|" + deal8 + "|sv|b|mb|1D|mb|1S|mb|p|mb|3S|mb|ppp|mc|9|\n"
	text := came
	for range 2 { // the output is read again
		var items []record.Item
		for item, err := range record.Read(strings.NewReader(text)) {
			check(t, err)
			items = append(items, item)
		}
		var out strings.Builder
		done, err := Write(context.Background(), all(items...), &out, LIN, func(int) {})
		if check(t, err); done.Boards != 3 || done.Results != 2 || done.Lost+done.Unsaid > 0 {
			t.Errorf("written: %+v", done)
		}
		text = out.String()
		for _, want := range []string{
			"rs|,1NN-1,4SW=,2SW+1,4SW-1,3SW=|", "qx|c6|pn|Eve,Fay,Gus,Hal|", "qx|o7|pn|Ann,Bob,Cyd,Dan,Eve,Fay,Gus,Hal|",
			"qx|o8|pn|Ann,Bob,Cyd,Dan|", "qx|c8|pn|Eve,Fay,Gus,Hal|",
		} {
			if !strings.Contains(text, want) {
				t.Errorf("it is written as\n%s\nwant in it %s", text, want)
			}
		}
		if strings.Count(text, "qx|") != 4 || strings.Index(text, "qx|o8") > strings.Index(text, "qx|c8") {
			t.Errorf("the boards are\n%s", text)
		}
	}
}
