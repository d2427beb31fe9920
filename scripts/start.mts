/**
 * `npm start`: the development server. Changes under openapi/ are reloaded, too. Arguments go to
 * `docusaurus start`.
 */
import { spawn } from 'node:child_process';
import { runApi } from '../src/cli/api.ts';
import { followDescription } from '../src/cli/live/follow.ts';
import { LiveReference } from '../src/cli/live/liveReference.ts';
import { PROBLEM_VARIABLE } from '../src/cli/live/names.ts';
import { namePages } from '../src/plugins/namePages.ts';
import { createProblem } from '../src/cli/live/problem.ts';

const isWindows = process.platform === 'win32';

/** Runs `npm run api` in a child process, which `signal` aborts. Resolves to its output when it fails. */
function runAll(signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('tsx', ['scripts/api.mts'], { signal, shell: isWindows });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

async function start(): Promise<number> {
  const { api, code } = await runApi(namePages);
  if (!api) return code;
  const problem = createProblem();
  const server = spawn('docusaurus', ['start', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: isWindows,
    env: {
      ...process.env,
      [PROBLEM_VARIABLE]: problem.file,
      // `rspackPersistentCache` in docusaurus.config.ts is for builds only. The development server's cache is
      // not invalidated either when a loader of this project changes.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  const end = followDescription({
    live: await LiveReference.create(api),
    runAll,
    problem,
    print: (text) => console.log(text),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  const ended = await new Promise<number>((resolve) => {
    server.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    server.once('close', (closed) => resolve(closed ?? 0));
  });
  end();
  problem.remove();
  return ended;
}

process.exitCode = await start();
