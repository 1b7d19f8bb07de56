package storage

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"slices"

	"github.com/mattn/go-sqlite3"
)

// What the tests may see of the inside.
var (
	DefaultDirFor = defaultDir
	Migrate       = migrate
	Migrations    = migrations
)

// AddMigration makes the program a newer one, until the function that it returns is
// called.
func AddMigration(text string) (remove func()) {
	before := migrations
	migrations = append(slices.Clone(before), text)
	return func() { migrations = before }
}

func (s *Store) DB() *sql.DB { return s.db }

// SealAll makes files of any size sealed, until the function that it returns is called.
func SealAll() (stop func()) {
	before := sealFrom
	sealFrom = 0
	return func() { sealFrom = before }
}

// Query is a question that a store has asked.
type Query struct {
	Text string
	Args []any
}

// Spy tells what the store asks when it reads, from now on.
func (s *Store) Spy(saw func(Query)) error {
	db := sql.OpenDB(spyConnector{connector(s.place.dsn(beside)), saw})
	if err := db.Ping(); err != nil {
		return err
	}
	err := s.read.Close()
	s.read = db
	return err
}

type spyConnector struct {
	connector
	saw func(Query)
}

func (c spyConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return spy{conn.(*sqlite3.SQLiteConn), c.saw}, nil
}

type spy struct {
	*sqlite3.SQLiteConn
	saw func(Query)
}

func (c spy) QueryContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, error) {
	q := Query{Text: text}
	for _, a := range args {
		q.Args = append(q.Args, a.Value)
	}
	c.saw(q)
	return c.SQLiteConn.QueryContext(ctx, text, args)
}
