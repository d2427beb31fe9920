import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';

/** Exit code of a command, and the interleaved output of both streams. */
export interface RunResult {
  code: number;
  output: string;
}

/** A working copy of this project in a temporary folder. */
export interface Project {
  dir: string;
  /** Writes a file and its parent folders. `file` is relative to the copy. */
  write: (file: string, text: string) => Promise<void>;
  /** Runs a command in the copy. `node_modules/.bin` is in its `PATH`. */
  run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<RunResult>;
  /** Deletes the copy, and stops processes that still run in it. */
  remove: () => Promise<void>;
}

export interface ProjectOptions {
  /** Further files and folders to leave out. `tests` is left out by default. */
  without?: readonly string[];
  /** Files and folders to include although they are left out by default, such as a folder in `tests`. */
  also?: readonly string[];
  /** Path of the copy in the temporary folder: `a/longer path`. */
  folder?: string;
  /** Whether to install packages instead of linking to the packages of this project. */
  installs?: boolean;
}

/** Environment variables of the test runner or the caller's shell that commands in the copy must not inherit. */
const FOREIGN_VARIABLES = [
  /^(?:NODE_ENV|BABEL_ENV|TEST|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR|NO_COLOR)$/,
  /^(?:VITEST|npm_)/,
];

async function readIgnored(root: string): Promise<string[]> {
  const lines = (await readFile(path.join(root, '.gitignore'), 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
    .map((line) => (line.startsWith('/') ? line.slice(1) : `**/${line}`));
}

/** Lists the files of the working folder, without generated files. */
async function listFiles(root: string, without: readonly string[]): Promise<string[]> {
  const ignore = ['.git', ...(await readIgnored(root)), ...without];
  return glob({
    cwd: root,
    dot: true,
    ignore,
    expandDirectories: true,
    followSymbolicLinks: false,
  });
}

/**
 * Links the installed packages one by one. The copy has a separate `node_modules` folder, because Rspack's cache in
 * that folder must not be shared.
 */
async function linkPackages(root: string, dir: string): Promise<void> {
  const packages = path.join(root, 'node_modules');
  const entries = await readdir(packages, { withFileTypes: true });
  await mkdir(path.join(dir, 'node_modules'));
  for (const entry of entries.filter(({ name }) => name !== '.cache')) {
    const installed = path.join(packages, entry.name);
    // npm links packages of this repository by relative paths, so the same link in the copy points to the copied package.
    const target = entry.isSymbolicLink() ? await readlink(installed) : installed;
    await symlink(target, path.join(dir, 'node_modules', entry.name));
  }
}

/** Installs the packages of the lockfile, from npm's cache if possible. */
async function installPackages(dir: string): Promise<void> {
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  const install = promisify(execFile);
  await install('npm', ['ci', ...options], { cwd: dir, env: createEnvironment(dir, {}) });
}

function createEnvironment(dir: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !FOREIGN_VARIABLES.some((pattern) => pattern.test(name)),
  );
  return {
    ...Object.fromEntries(inherited),
    PATH: [path.join(dir, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    FORCE_COLOR: '0',
    ...env,
  };
}

/**
 * Copies the project, without tests and Git history, to a temporary folder that links to the installed packages. Changes in
 * the copy do not affect the project.
 */
export async function copyProject(options: ProjectOptions = {}): Promise<Project> {
  const { without = [], also = [], folder = '', installs = false } = options;
  const root = process.cwd();
  // Use the real path, because a bundler that resolves symbolic links must find the same path.
  const top = await realpath(await mkdtemp(path.join(os.tmpdir(), 'project-')));
  const dir = path.join(top, folder);
  const running = new Set<ChildProcess>();

  try {
    const files = await listFiles(root, ['tests', ...without]);
    await Promise.all(
      [...files, ...also].map((file) =>
        cp(path.join(root, file), path.join(dir, file), { recursive: true }),
      ),
    );
    if (installs) await installPackages(dir);
    else await linkPackages(root, dir);
  } catch (error) {
    await rm(top, { recursive: true, force: true });
    throw error;
  }

  return {
    dir,
    async write(file, text) {
      const target = path.join(dir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    },
    run: (command, args, env = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn(command, args, {
          cwd: dir,
          env: createEnvironment(dir, env),
          stdio: ['ignore', 'pipe', 'pipe'],
          // Start a process group, so that `remove` also stops child processes.
          detached: true,
        });
        running.add(child);
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => (output += text));
        }
        child.once('error', reject);
        child.once('close', (code) => {
          running.delete(child);
          resolve({ code: code ?? 1, output });
        });
      }),
    async remove() {
      const ends = [...running].map(async (child) => {
        const end = once(child, 'close');
        if (child.pid !== undefined) process.kill(-child.pid);
        // The event `close` fires after all child processes have closed the output. Until then they can still write
        // files.
        await end;
      });
      await Promise.all(ends);
      await rm(top, { recursive: true, force: true });
    },
  };
}
