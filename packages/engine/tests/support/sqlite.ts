import type { Workshop } from './workshop.ts';

/** Runs a script, then a query, and prints its rows as the command `sqlite3` does. */
const PYTHON = `
import sqlite3, sys
database = sqlite3.connect(':memory:')
database.execute('PRAGMA foreign_keys = ON')
database.executescript(open('setup.sql', encoding='utf-8', newline='').read())
for row in database.execute(open('query.sql', encoding='utf-8', newline='').read()):
    print('|'.join('' if value is None else str(value) for value in row))
`;

/**
 * Returns the rows of a query in a fresh SQLite database. It uses Python's library, because not every supported version
 * of Node.js has one.
 *
 * @param setup Statements that come first.
 * @param query One statement.
 * @returns A line for each row, values separated by `|`.
 * @throws Error with the message of SQLite if it rejects a statement.
 */
export async function querySqlite(
  workshop: Workshop,
  setup: string,
  query: string,
): Promise<string> {
  workshop.write('setup.sql', setup);
  workshop.write('query.sql', query);
  return workshop.run('python3', ['-c', PYTHON]);
}
