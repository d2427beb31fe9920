import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_URLS } from '../../src/site/product.ts';
import { PROGRAMS } from '../../scripts/support/programs.ts';
import type { Program } from '../../scripts/support/programs.ts';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes'?: number;
  needs?: string | string[];
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).sort();
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const readWorkflow = (file: string): Workflow => parse(read(file)) as Workflow;
const jobsOf = (file: string): [string, Job][] => Object.entries(readWorkflow(file).jobs);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
/** Scripts that run a suite. `test:errors` tests the suites. */
const SUITE = /^test:(?!all$|errors$)/;
const allSteps = files.flatMap((file) => jobsOf(file).flatMap(([, { steps }]) => steps));

/** Rights beyond reading the sources, and why a job has them. */
const RIGHTS: Record<string, Record<string, string>> = {
  // Reads the build of another run, publishes it, and proves to Pages where it comes from.
  'deploy.yml deploy': { actions: 'read', pages: 'write', 'id-token': 'write' },
  // Measures the build of another run.
  'bench.yml bytes': { actions: 'read', contents: 'read' },
};

describe('CI', () => {
  test('actions are pinned to a commit, with the version next to it', () => {
    const lines = files.flatMap((file) => read(file).match(/^.*\buses:.*$/gm) ?? []);
    expect(lines.length).toBeGreaterThan(8);
    const loose = lines.filter(
      (line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  test('least permissions: none for the workflow; a job reads the sources, or has the rights that are named', () => {
    for (const file of files) {
      expect(readWorkflow(file).permissions, file).toEqual({});
      for (const [name, { permissions }] of jobsOf(file)) {
        const id = `${file} ${name}`;
        expect(permissions, id).toEqual(RIGHTS[id] ?? { contents: 'read' });
      }
    }
    const jobs = files.flatMap((file) => jobsOf(file).map(([name]) => `${file} ${name}`));
    expect(jobs).toEqual(expect.arrayContaining(Object.keys(RIGHTS)));
    const checkouts = allSteps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('every job ends by itself, on a machine that is named with its version', () => {
    for (const file of files) {
      // Nightly workflows may take longer.
      const limit = 'schedule' in readWorkflow(file).on ? 240 : 60;
      for (const [name, job] of jobsOf(file)) {
        const id = `${file} ${name}`;
        expect(job['timeout-minutes'], id).toBeGreaterThan(0);
        expect(job['timeout-minutes'], id).toBeLessThanOrEqual(limit);
        expect(job['runs-on'], id).toMatch(/^ubuntu-\d\d\.\d\d$/);
      }
    }
  });

  test('packages are those of the lockfile', () => {
    const installs = allSteps.flatMap(({ run = '' }) => run.match(/npm (?:ci|i|install)\b/g) ?? []);
    expect(installs.length).toBeGreaterThan(0);
    expect([...new Set(installs)]).toEqual(['npm ci']);
  });

  test('a step that fails fails its job', () => {
    for (const file of files) expect(read(file)).not.toMatch(/continue-on-error|\|\| *true\b/);
  });

  test('CI checks, builds once and tests that build, which is what is deployed', () => {
    const jobs = jobsOf('ci.yml');
    /** Jobs with a step that runs a command as a line of its own, whatever its options are. */
    const running = (command: string) =>
      jobs.filter(([, { steps }]) =>
        steps.some(({ run = '' }) =>
          run.split('\n').some((line) => line === command || line.startsWith(`${command} `)),
        ),
      );
    expect(running('npm run check')).not.toEqual([]);
    const builders = running('npm run build');
    expect(builders).toHaveLength(1);
    const [[builder, { steps }] = ['', { steps: [] as Step[] }]] = builders;
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    const site = uploads.find((each) => String(each.with?.path).split('\n').includes('build/'));

    const { needs, steps: tester } = readWorkflow('ci.yml').jobs['test-build'] as Job;
    expect(needs).toBe(builder);
    const artifact = tester.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(artifact?.with?.name).toBe(site?.with?.name);

    const { on, jobs: deploying } = readWorkflow('deploy.yml');
    expect(on).toEqual({
      workflow_run: { workflows: ['CI'], branches: ['main'], types: ['completed'] },
    });
    const [guard, download, , upload] = deploying.deploy?.steps ?? [];
    expect([guard?.if, guard?.run]).toEqual([
      "vars.SITE_URL == ''",
      expect.stringMatching(/^echo '::error::[^.]*\bSITE_URL\b[^.]*\.'\nexit 1$/m),
    ]);
    expect(download?.with?.name).toBe(site?.with?.name);
    expect(upload?.with?.path).toBe('build/');
  });

  test('CI runs on each version of Node that package.json names, the oldest of it first', () => {
    const versions = manifest.engines.node
      .split('||')
      .map((range) => /\d+(?:\.[1-9]\d*)?/.exec(range)?.[0]);
    expect(versions.length).toBeGreaterThan(1);
    const check = readWorkflow('ci.yml').jobs['check'] as Job;
    expect(check.strategy?.matrix['node']).toEqual(versions);
    const node = check.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with?.['node-version']).toBe('${{ matrix.node }}');
  });

  test.each(['ci.yml', 'nightly.yml'])(
    "%s builds and tests with the repository's variables",
    (file) => {
      const variables = Object.keys(DEFAULT_URLS).map((name) => [name, `\${{ vars.${name} }}`]);
      expect(readWorkflow(file).env).toEqual(Object.fromEntries(variables));
    },
  );

  test('CI runs every suite once', () => {
    const { check, test: parallel, 'test-build': onBuild } = readWorkflow('ci.yml').jobs;
    const inMatrix = [parallel, onBuild].flatMap((job) => job?.strategy?.matrix['suite'] ?? []);
    const suites = inMatrix.map((suite) => `test:${String(suite).split(' ')[0] ?? ''}`);
    // `npm run check` has these.
    const checked = ['test:unit', 'test:static'];
    expect(check?.steps.map(({ run }) => run)).toContain('npm run check');
    const names = Object.keys(manifest.scripts).filter((name) => SUITE.test(name));
    expect(new Set([...suites, ...checked])).toEqual(new Set(names));
  });

  test('npm run test:all runs every suite, and npm test those that need Node.js and a browser', () => {
    const suitesOf = (name: string) => manifest.scripts[name]?.match(/(?<=npm:)test:\w+/g) ?? [];
    const all = Object.keys(manifest.scripts).filter((name) => SUITE.test(name));
    expect(new Set(suitesOf('test:all'))).toEqual(new Set(all));
    const suites = Object.values<Program>(PROGRAMS).flatMap((each) => each.suites ?? 'programs');
    const own = all.filter((name) => name === 'test:e2e' || !suites.includes(name.slice(5)));
    expect(new Set(suitesOf('test'))).toEqual(new Set(own));
  });

  test('each job that runs tests with programs installs those that its suite needs', () => {
    const jobs = [...jobsOf('ci.yml'), ...jobsOf('nightly.yml')];
    const commands = jobs.map(([, { steps }]) => steps.map(({ run = '' }) => run));
    const testing = commands.filter((runs) => runs.some((run) => run.startsWith('npm run test:')));
    expect(testing).toHaveLength(3);
    for (const runs of testing) {
      const install = runs.findIndex((run) => run.includes('scripts/programs.mts'));
      const run = runs.findIndex((each) => each.startsWith('npm run test:'));
      expect(install).toBeGreaterThan(0);
      expect(run).toBeGreaterThan(install);
      const suite = runs[run]?.replace('npm run test:', '').replace('all', '') ?? '';
      expect(runs[install]?.endsWith(`scripts/programs.mts ${suite}`.trimEnd())).toBe(true);
    }
  });

  test('every night all tests run', () => {
    const { on, jobs } = readWorkflow('nightly.yml');
    expect(Object.keys(on)).toContain('schedule');
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
    expect(commands).toContain('npm run test:all');
  });
});
