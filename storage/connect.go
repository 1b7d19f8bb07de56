package storage

import (
	"context"
	"database/sql"
	"database/sql/driver"

	"github.com/mattn/go-sqlite3"
)

// SQLite returns the version of SQLite in the program, such as "3.50.4".
func SQLite() string {
	number, _, _ := sqlite3.Version()
	return number
}

// connect opens a database with a single connection.
func connect(dsn string) (*sql.DB, error) {
	db := sql.OpenDB(connector(dsn))
	db.SetMaxOpenConns(1)
	if err := db.Ping(); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// connector is a data source name that opens connections.
type connector string

func (c connector) Connect(context.Context) (driver.Conn, error) { return sqlite.Open(string(c)) }

func (c connector) Driver() driver.Driver { return sqlite }

// sqlite sets on each connection what a data source name can't. On macOS, only this makes FULL reach the disk
// itself and not just its cache; on other systems it does nothing.
var sqlite = &sqlite3.SQLiteDriver{ConnectHook: func(c *sqlite3.SQLiteConn) error {
	_, err := c.Exec("PRAGMA fullfsync = on", nil)
	return err
}}
