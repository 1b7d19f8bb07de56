package tabletop

import (
	"math"
)

// The Castle is a citadel, in sides of a square from the middle of the board.
const (
	wallInner   = 0.985
	wallOuter   = 1.12
	towerAt     = 1.05
	towerRadius = 0.26
	floorRadius = 0.14
	wallShadow  = 0.16
	castleReach = 1.45 // beyond it nothing of the Castle is seen
	merlons     = 9    // of a wall
	towerTeeth  = 8
	line        = 0.022
)

// fine is the least side of a square, in points, at which battlements are visible.
const fine = 18

// castle returns the colour of the Castle and its surroundings: four squares of stone in a wall with battlements and a
// tower at each corner.
func (b ground) castle(across, up float64) shade {
	a, u := math.Abs(across), math.Abs(up)
	tower := math.Hypot(a-towerAt, u-towerAt)
	switch {
	case tower < towerRadius:
		return b.tower(across, up, tower)
	case max(a, u) < wallInner:
		return b.court(across, up, min(tower-towerRadius, wallInner-max(a, u)))
	case max(a, u) < wallOuter:
		return b.wall(across, up)
	}
	return b.square(across, up).mix(dark, b.castleShadow(across, up))
}

// castleShadow returns the depth of the shadow of wall and towers on the squares around them.
func (b ground) castleShadow(across, up float64) float64 {
	x, y := b.screen(across, up)
	across, up = b.board(x-0.03*b.Side, y-0.07*b.Side)
	a, u := math.Abs(across), math.Abs(up)
	out := min(max(a, u)-wallOuter, math.Hypot(a-towerAt, u-towerAt)-towerRadius)
	near := min(max(1-out/wallShadow, 0), 1)
	return 0.42 * near * near
}

// court returns the colour of the stone within the walls, including their shadow.
func (b ground) court(across, up, wall float64) shade {
	c := solid(b.palette.StoneDark)
	if int(math.Floor(across)+math.Floor(up))&1 != 0 {
		c = solid(b.palette.StoneLight)
	}
	// Each square has a thin frame of brass.
	fx, fy := math.Abs(math.Mod(math.Abs(across), 1)-0.5), math.Abs(math.Mod(math.Abs(up), 1)-0.5)
	if frame := 0.5 - max(fx, fy); math.Abs(frame-0.1) < 0.011 && b.Side >= fine {
		c = c.mix(solid(b.palette.Gold), 0.55)
	}
	if math.Abs(across) < hairline || math.Abs(up) < hairline {
		c = c.mix(dark, 0.2)
	}
	near := min(max(1-wall/0.14, 0), 1)
	return c.mix(dark, 0.3*near*near)
}

// stone is the colour of walls in a light, -1 to 1.
func (b ground) stone(light float64) shade {
	c := solid(b.palette.StoneLight).mix(solid(b.palette.WoodLight), 0.22)
	if light > 0 {
		return c.mix(bright, 0.45*light)
	}
	return c.mix(dark, -0.6*light)
}

// wall is one of the four walls: a walk between two edges, and merlons on the outer one.
func (b ground) wall(across, up float64) shade {
	out, along := math.Abs(across), up
	dx, dy := math.Copysign(1, across), 0.0
	if math.Abs(up) > out {
		out, along = math.Abs(up), across
		dx, dy = 0, math.Copysign(1, up)
	}
	if out > wallOuter-line || out < wallInner+line {
		return b.stone(-0.75)
	}
	light := -0.3 * b.looks(dx, dy)
	if b.Side < fine {
		return b.stone(light)
	}
	tooth := math.Mod((along+1)*merlons/2+100.25, 1)
	switch {
	case tooth > 0.56 && tooth < 0.94:
		return b.stone(-0.35 + 0.3*light)
	case tooth > 0.5:
		return b.stone(-0.7)
	}
	return b.stone(0.35 + light)
}

// tower is a round tower with battlements round its floor, so far from its middle.
func (b ground) tower(across, up, far float64) shade {
	cx, cy := math.Copysign(towerAt, across), math.Copysign(towerAt, up)
	dx, dy := (across-cx)/max(far, 1e-9), (up-cy)/max(far, 1e-9)
	lit := -b.looks(dx, dy)
	switch {
	case far > towerRadius-line, far < floorRadius+line && far > floorRadius:
		return b.stone(-0.8)
	case far < floorRadius:
		return b.stone(-0.12-0.5*far/floorRadius*max(-lit, 0)).mix(dark, 0.25*max(lit, 0)*far/floorRadius)
	}
	if b.Side >= fine {
		tooth := math.Mod(math.Atan2(dy, dx)/(2*math.Pi)*towerTeeth+100.25, 1)
		switch {
		case tooth > 0.58 && tooth < 0.92:
			return b.stone(-0.4 + 0.2*lit)
		case tooth > 0.5:
			return b.stone(-0.75)
		}
	}
	return b.stone(0.35 + 0.4*lit)
}
