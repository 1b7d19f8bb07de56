package bridge

import (
	"context"
	"database/sql"
	"database/sql/driver"

	"github.com/mattn/go-sqlite3"
)

// File is the database as another program has it open, for as long as a statement takes.
type File struct{ store *Store }

// DB returns the file of the store.
func (s *Store) DB() File { return File{s} }

func (f File) open() (*sql.DB, error) {
	var path string
	if err := f.store.Reader().QueryRow("SELECT file FROM pragma_database_list").Scan(&path); err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	_, err = db.Exec("PRAGMA foreign_keys = on")
	return db, err
}

// Exec executes a statement.
func (f File) Exec(statement string, args ...any) (sql.Result, error) {
	db, err := f.open()
	if err != nil {
		return nil, err
	}
	defer db.Close()
	return db.Exec(statement, args...)
}

// QueryRow asks for a row.
func (f File) QueryRow(query string, args ...any) *sql.Row {
	return f.store.Reader().QueryRow(query, args...)
}

// Query asks for rows.
func (f File) Query(query string, args ...any) (*sql.Rows, error) {
	return f.store.Reader().Query(query, args...)
}

// Query is a question that a store has asked.
type Query struct {
	Text string
	Args []any
}

// Spy tells what the store asks when it reads, from now on.
func (s *Store) Spy(saw func(Query)) error {
	var path string
	if err := s.read.QueryRow("SELECT file FROM pragma_database_list").Scan(&path); err != nil {
		return err
	}
	s.read = sql.OpenDB(spyConnector{path, saw})
	return s.read.Ping()
}

type spyConnector struct {
	path string
	saw  func(Query)
}

func (c spyConnector) Driver() driver.Driver { return &sqlite3.SQLiteDriver{} }

func (c spyConnector) Connect(context.Context) (driver.Conn, error) {
	conn, err := c.Driver().Open(c.path)
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
