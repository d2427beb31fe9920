import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashSource } from '../../../src/hosting/inlineCode.ts';
import { useTemporaryFolder } from '../../support/temporaryFolder.ts';

const folder = useTemporaryFolder();
const inFolder = (file: string) => path.join(folder.path, file);
const read = (file: string) => readFileSync(inFolder(file), 'utf8');

const CSS = '.a{color:red}.b{color:blue}:root{--used:1px;--unused:1px}p{margin:var(--used)}';
const LINK = '<link rel="stylesheet" href="/documentation/assets/css/styles.0a1b2c3d.css">';

beforeAll(() => {
  for (const name of ['js', 'css'])
    mkdirSync(inFolder(`build/assets/${name}`), { recursive: true });
  writeFileSync(inFolder('build/assets/js/main.0a1b2c3d.js'), 'a();'.repeat(500));
  writeFileSync(inFolder('build/assets/css/styles.0a1b2c3d.css'), CSS);
});

function finish(variables: NodeJS.ProcessEnv = {}, ...options: string[]) {
  const args = [
    '--import',
    'tsx',
    'scripts/hosting.mts',
    inFolder('build'),
    inFolder('out'),
    ...options,
  ];
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}

function prepare(body: string, head = '', ...rest: Parameters<typeof finish>) {
  const html = `<!DOCTYPE html><html><head><title>a</title>${head}</head><body>${body}</body></html>`;
  writeFileSync(inFolder('build/index.html'), html);
  return finish(...rest);
}

test.each([
  ['', [], 1, /^Compressed [1-9]\d* files and wrote /],
  ['https://docs.acme.test', ['--no-compress'], 0, /^Wrote /],
])(
  'with SITE_URL=%s and the options %j, the output has %i lines about SITE_URL',
  (SITE_URL, options, count, start) => {
    const { stdout } = prepare('', '', { SITE_URL }, ...options);
    expect(stdout.match(/^.*SITE_URL.*$/gm) ?? []).toHaveLength(count);
    expect(stdout).toMatch(start);
  },
);

test('the CSS rules that a page uses are inlined, and the style sheet is moved after the content', () => {
  const body = '<p class="a">b</p><script>a()</script><script src="/a.js" defer></script>';
  expect(prepare(body, LINK).status).toBe(0);
  const style = '.a{color:red}:root{--used:1px}p{margin:var(--used)}';
  const [text, ...scripts] = body.split(/(?=<script src)/);
  expect(read('build/index.html')).toBe(
    `<!DOCTYPE html><html><head><title>a</title><style>${style}</style></head><body>${text}${LINK}${scripts.join('')}</body></html>`,
  );
  expect(read('out/headers.conf')).toContain(`script-src 'self' ${hashSource('a()')};`);
  expect(read('out/headers.conf')).toContain(`style-src 'self' ${hashSource(style)};`);
  const again = finish();
  expect([again.status, again.stderr]).toEqual([
    1,
    `The build in ${inFolder('build')}/ is already finished. Run "npm run build" for a new one.\n`,
  ]);
});

test.each([
  [
    'an inline style sheet',
    '<style>p{color:red}</style>',
    'policy has no hash for an inline style',
  ],
  ['an event handler', '<button onclick="go()">a</button>', 'policy blocks onclick of <button>'],
])('the build fails if a page has %s in its HTML', (_, body, reason) => {
  const { status, stderr } = prepare(body, LINK);
  expect(status).toBe(1);
  expect(stderr).toContain(`index.html: the content security ${reason}`);
});
