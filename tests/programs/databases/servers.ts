/** Starts private database servers in temporary folders, and runs scripts with their command-line clients. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { TemporaryFolder } from 'fakewright-engine/testing/temporaryFolder';

/** A database in which tests run scripts. */
export interface Database {
  /**
   * Runs a script as if the command-line client read it from a file.
   *
   * @returns The output of the queries: a line for each row, with values separated by `|` or a tab.
   * @throws Error with the message of the database for the first statement that it rejects.
   */
  run: (script: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Runs a command as the user `nobody`, because PostgreSQL does not run as root. */
const AS_NOBODY =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];

/** Waits until a command succeeds. */
async function waitUntil(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await wait(100);
    }
  }
}

/** Starts a program, and returns a function that ends it. */
function start(command: string, ...args: string[]) {
  const child = spawn(command, args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Starts MariaDB with default settings: strict mode, and Latin 1 for tables without a character set. */
export async function startMariaDb(): Promise<Database> {
  const tempFolder = new TemporaryFolder();
  const inFolder = (name: string) => path.join(tempFolder.folder, name);
  const data = ['--no-defaults', `--datadir=${inFolder('data')}`, '--user=root'];
  await tempFolder.run('mariadb-install-db', [
    ...data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const socket = `--socket=${inFolder('mysql.sock')}`;
  const end = start('mariadbd', ...data, socket, '--skip-networking');
  const client = ['--no-defaults', socket, '--user=root', '--batch', '--skip-column-names'];
  await waitUntil(() => tempFolder.run('mariadb', [...client, '-e', 'CREATE DATABASE test']));
  return {
    run: (script) => {
      tempFolder.write('script.sql', script);
      return tempFolder.run('sh', ['-c', `mariadb ${client.join(' ')} test < script.sql`]);
    },
    stop: async () => {
      await end();
      tempFolder.remove();
    },
  };
}

/** Starts PostgreSQL with UTF-8 databases. */
export async function startPostgres(): Promise<Database> {
  const tempFolder = new TemporaryFolder();
  // Find the programs in their folder, because Debian does not add it to PATH.
  const programs =
    globSync('/usr/lib/postgresql/*/bin', { onlyDirectories: true }).sort().at(-1) ?? '';
  const data = path.join(tempFolder.folder, 'data');
  mkdirSync(data);
  // Allow all users to write, because the server runs as another user.
  for (const folder of [tempFolder.folder, data]) chmodSync(folder, 0o777);
  const as = (...command: string[]) => [...AS_NOBODY, ...command] as [string, ...string[]];
  const run = ([command, ...args]: [string, ...string[]]) => tempFolder.run(command, args);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const database = path.join(data, 'cluster');
  await run(as(path.join(programs, 'initdb'), '-D', database, ...options));
  const end = start(...as(path.join(programs, 'postgres'), '-D', database, '-k', data, '-h', ''));
  const client = ['-X', '-q', '-A', '-t', '-h', data, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1'];
  await waitUntil(() => tempFolder.run('psql', [...client, '-c', 'SELECT 1']));
  return {
    run: (script) => {
      tempFolder.write('script.sql', script);
      return tempFolder.run('psql', [...client, '-f', 'script.sql']);
    },
    stop: async () => {
      await end();
      tempFolder.remove();
    },
  };
}

/** Returns a SQLite database, which needs no server. */
export function startSqlite(): Promise<Database> {
  const tempFolder = new TemporaryFolder();
  return Promise.resolve({
    run: (script: string) => {
      tempFolder.write('script.sql', script);
      return tempFolder.run('sh', ['-c', 'sqlite3 -batch -bail test.db < script.sql']);
    },
    stop: () => Promise.resolve(tempFolder.remove()),
  });
}
