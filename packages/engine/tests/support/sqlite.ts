import type { TemporaryFolder } from './temporaryFolder.ts';

/** Python program that runs a script, then a query, and prints the rows like the command `sqlite3`. */
const PYTHON = `
import sqlite3, sys
database = sqlite3.connect(':memory:')
database.execute('PRAGMA foreign_keys = ON')
database.executescript(open('setup.sql', encoding='utf-8', newline='').read())
for row in database.execute(open('query.sql', encoding='utf-8', newline='').read()):
    print('|'.join('' if value is None else str(value) for value in row))
`;

/**
 * Runs a query in a new SQLite database. It uses Python's library, because not every supported Node.js version has an SQLite
 * module.
 *
 * @param setup Statements that run before the query.
 * @param query One statement.
 * @returns One line for each row, with values separated by `|`.
 * @throws Error with SQLite's message if SQLite rejects a statement.
 */
export async function querySqlite(
  tempFolder: TemporaryFolder,
  setup: string,
  query: string,
): Promise<string> {
  tempFolder.write('setup.sql', setup);
  tempFolder.write('query.sql', query);
  return tempFolder.run('python3', ['-c', PYTHON]);
}
