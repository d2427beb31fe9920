/**
 * `npm start`: the site while editing. A change under openapi/ is in the open page at once. Arguments go
 * to the site generator.
 */
import { spawn } from 'node:child_process';
import { Partials } from '../src/reference/pages/partials.ts';
import { chooseDescription, runApi } from '../src/cli/api.ts';
import { createDrafts } from '../src/cli/live/drafts.ts';
import { followDescription } from '../src/cli/live/follow.ts';
import { LiveReference } from '../src/cli/live/liveReference.ts';
import { LIVE_VARIABLE } from '../src/cli/live/names.ts';
import { writePages } from '../src/plugins/writePages.ts';
import { surroundings } from './surroundings.mts';

const description = { ...chooseDescription(process.env), siteDir: surroundings.siteDir };
const isWindows = process.platform === 'win32';

/** Runs `npm run api` in a process of its own; ended when the description changes meanwhile. */
function runWhole(signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('tsx', ['scripts/api.mts'], { signal, shell: isWindows });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

async function start(): Promise<number> {
  const partials = new Partials();
  const { api, code } = await runApi([], {
    ...surroundings,
    writePages: (target) => writePages({ ...target, partials }),
  });
  if (!api) return code;
  const drafts = createDrafts();
  const server = spawn('docusaurus', ['start', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: isWindows,
    env: {
      ...process.env,
      [LIVE_VARIABLE]: drafts.folder,
      // `rspackPersistentCache` in docusaurus.config.ts is for builds only: the development server keeps its
      // cache all the same, and would show what a loader made before it was changed.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  const end = followDescription({
    file: description.file,
    live: await LiveReference.create(description, api, partials),
    runWhole,
    drafts,
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
  drafts.remove();
  return ended;
}

process.exitCode = await start();
