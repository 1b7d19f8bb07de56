module github.com/superbridge/superbridge

go 1.24
