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

/** Exit code of a command, and its output on both streams, in order. */
export interface RunResult {
  code: number;
  output: string;
}

/** A working copy of this project in a temporary folder. */
export interface Project {
  /** Absolute path of the copy. */
  dir: string;
  /** Writes a file, and the folders above it; `file` is relative to the copy. */
  write: (file: string, text: string) => Promise<void>;
  /** Runs a command in the copy; commands of installed packages can be called by their name. */
  run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<RunResult>;
  /** Deletes the copy, and ends what still runs in it. */
  remove: () => Promise<void>;
}

export interface ProjectOptions {
  /** Files and folders of the project that the copy does not get; `tests` never comes along. */
  without?: readonly string[];
  /** Files and folders that the copy gets all the same, such as a folder of `tests`. */
  also?: readonly string[];
  /** The folder of the copy, below a temporary folder: `a/longer path`. */
  folder?: string;
  /** Whether the copy installs packages of its own, instead of links to those of this project. */
  installs?: boolean;
}

/** Set by the test runner or the caller's shell; commands must not see them. */
const FOREIGN_VARIABLES = [
  /^(?:NODE_ENV|BABEL_ENV|TEST|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR|NO_COLOR)$/,
  /^(?:VITEST|npm_)/,
];

/** Reads the generated paths that `.gitignore` lists, as globs. */
async function readIgnored(root: string): Promise<string[]> {
  const lines = (await readFile(path.join(root, '.gitignore'), 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
    .map((line) => (line.startsWith('/') ? line.slice(1) : `**/${line}`));
}

/** The project's files as they are in the working folder now, without what is made from them. */
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
 * Links the installed packages one by one. The folder that holds them stays the copy's own, so that
 * Rspack's cache in it is not shared with the project's.
 */
async function linkPackages(root: string, dir: string): Promise<void> {
  const packages = path.join(root, 'node_modules');
  const entries = await readdir(packages, { withFileTypes: true });
  await mkdir(path.join(dir, 'node_modules'));
  for (const entry of entries.filter(({ name }) => name !== '.cache')) {
    const installed = path.join(packages, entry.name);
    // npm links packages of this repository, relatively: the copy's link leads to the package of the copy.
    const target = entry.isSymbolicLink() ? await readlink(installed) : installed;
    await symlink(target, path.join(dir, 'node_modules', entry.name));
  }
}

/** Installs the packages of the lockfile, from npm's cache where it has them. */
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
 * Copies the project (without its tests and its history) to a temporary folder, with the same
 * installed packages. What is written there touches nothing here.
 */
export async function createProject(options: ProjectOptions = {}): Promise<Project> {
  const { without = [], also = [], folder = '', installs = false } = options;
  const root = process.cwd();
  // Resolved: a bundler that follows links must find the same path again.
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
          // A group of its own, so that `remove` ends what the command has started, too.
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
        // Closed once all that hold its output have ended: until then files may still be written.
        await end;
      });
      await Promise.all(ends);
      await rm(top, { recursive: true, force: true });
    },
  };
}
