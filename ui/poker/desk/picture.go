package desk

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// picture is the game's on the shelf: cards on an oval table.
func picture(p theme.Palette) vector.Drawing {
	const width, height = 160, 96
	d := vector.Drawing{Width: width, Height: height}
	d.Fill(vector.RoundRect(0, 0, width, height, height/2), vector.Plain(p.Wood))
	d.Fill(vector.RoundRect(5, 5, width-5, height-5, (height-10)/2), vector.Plain(p.Felt))
	return d
}
