import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_URLS } from '../../src/site/product.ts';
import { hasProgram, PROGRAMS } from '../../scripts/support/programs.ts';
import type { Program } from '../../scripts/support/programs.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

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
  'continue-on-error'?: boolean;
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
/** Lists the jobs that have steps. Other jobs call a workflow. */
const jobsOf = (file: string): [string, Job][] =>
  Object.entries(readWorkflow(file).jobs).filter(([, job]) => 'steps' in job);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Matches scripts that run one suite, unlike `test:source` and `test:all`. The script `test:errors` tests the suites. */
const SUITE = /^test:(?!all$|source$|errors$)/;
const allSteps = files.flatMap((file) => jobsOf(file).flatMap(([, { steps }]) => steps));

/** Permissions of jobs that need more than read access to the sources. Comments give the reasons. */
const RIGHTS: Record<string, Record<string, string>> = {
  // Downloads the build of another workflow run, publishes it, and proves its origin to GitHub Pages.
  'deploy.yml deploy': { actions: 'read', pages: 'write', 'id-token': 'write' },
  // Downloads the build of another workflow run to measure it.
  'bench.yml bytes': { actions: 'read', contents: 'read' },
};

describe('CI', () => {
  test('actions are pinned to a commit, with the version in a comment', () => {
    const lines = files.flatMap((file) => read(file).match(/^.*\buses:.*$/gm) ?? []);
    expect(lines.length).toBeGreaterThan(8);
    const loose = lines.filter(
      (line) => !/uses: (?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  test('jobs have read access to the sources and no other permissions, with listed exceptions', () => {
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

  test('every job has a timeout, and runs on a fixed version of Ubuntu', () => {
    for (const file of files) {
      // Nightly workflows may have a longer timeout.
      const limit = 'schedule' in readWorkflow(file).on ? 240 : 60;
      for (const [name, job] of jobsOf(file)) {
        const id = `${file} ${name}`;
        expect(job['timeout-minutes'], id).toBeGreaterThan(0);
        expect(job['timeout-minutes'], id).toBeLessThanOrEqual(limit);
        expect(job['runs-on'], id).toMatch(/^ubuntu-\d\d\.\d\d$/);
      }
    }
  });

  test('workflows install packages from the lockfile, except for the canary version of Docusaurus', () => {
    const installs = allSteps.flatMap(({ run = '' }) => run.match(/npm (?:ci|i|install)\b/g) ?? []);
    expect(installs.length).toBeGreaterThan(0);
    expect([...new Set(installs)]).toEqual(['npm ci', 'npm install']);
    expect(installs.filter((command) => command === 'npm install')).toHaveLength(1);
  });

  test('a failed step fails the job, and only the canary job may fail', () => {
    for (const file of files) expect(read(file)).not.toMatch(/\|\| *true\b/);
    expect(allSteps.filter((step) => 'continue-on-error' in step)).toEqual([]);
    const failing = files.flatMap((file) =>
      jobsOf(file).filter(([, job]) => 'continue-on-error' in job),
    );
    expect(failing.map(([name]) => name)).toEqual(['canary']);
  });

  test('CI runs checks, builds once, tests this build, and deploys it', () => {
    const jobs = jobsOf('ci.yml');
    /** Returns the jobs in which a line of a step runs a command, with or without options. */
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
    expect(guard?.if).toBe("vars.SITE_URL == ''");
    expect(download?.with?.name).toBe(site?.with?.name);
    expect(upload?.with?.path).toBe('build/');
  });

  test('CI runs on the lowest Node.js version of each range in package.json', () => {
    const versions = manifest.engines.node
      .split('||')
      .map((range) => /\d+(?:\.[1-9]\d*)?/.exec(range)?.[0]);
    expect(versions.length).toBeGreaterThan(1);
    const check = readWorkflow('ci.yml').jobs['check'] as Job;
    expect(check.strategy?.matrix['node']).toEqual(versions);
    const node = check.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with?.['node-version']).toBe('${{ matrix.node }}');
  });

  test('CI gets site URLs from repository variables, and EXHAUSTIVE from the input of the workflow', () => {
    const variables = Object.keys(DEFAULT_URLS).map((name) => [name, `\${{ vars.${name} }}`]);
    expect(readWorkflow('ci.yml').env).toEqual({
      ...Object.fromEntries(variables),
      EXHAUSTIVE: '${{ inputs.exhaustive }}',
    });
  });

  /**
   * Lists the npm scripts and Vitest projects that a command runs, with nested `npm run` commands resolved. A script that runs
   * twice is listed twice.
   */
  function listScripts(command: string): string[] {
    const names = [
      ...command.matchAll(/npm run (?:--silent )?([\w:]+)|npm:([\w:*]+)|(--project \w+)/g),
    ];
    return names.flatMap(([, run, own = '', project]) => {
      if (project !== undefined) return [project];
      const pattern = new RegExp(`^${run ?? own.replace('*', '.*')}$`);
      const scripts = Object.entries(manifest.scripts).filter(([name]) => pattern.test(name));
      return scripts.flatMap(([name, script]) => {
        const inner = listScripts(script);
        return inner.length > 0 ? inner : [name];
      });
    });
  }

  /** Returns the sorted scripts of a command. Leaves out `api`, because every suite needs it. */
  const listSuites = (command: string): string[] =>
    listScripts(command)
      .filter((name) => name !== 'api')
      .sort();

  test('CI runs every script of npm run test:all once, and compares the published API', () => {
    const runs = jobsOf('ci.yml').flatMap(([, { steps, strategy }]) => {
      const suites = (strategy?.matrix['suite'] ?? ['']).map(String);
      const shards = suites.filter((suite) => suite.includes('--shard'));
      expect(shards).toEqual(
        shards.map((_, index) => `e2e -- --shard=${index + 1}/${shards.length}`),
      );
      // Count all shards of a suite as one run.
      const whole = suites.filter((suite) => !shards.slice(1).includes(suite));
      return whole.flatMap((suite) =>
        steps.map(({ run = '' }) => run.replaceAll('${{ matrix.suite }}', suite)),
      );
    });
    const all = listSuites(manifest.scripts['test:all'] ?? '');
    expect(listSuites(runs.join('\n'))).toEqual([...all, 'api:publish', 'check:engine'].sort());
  });

  test('npm run test:all runs every suite, and npm test runs suites that need only Node.js and a browser', () => {
    const suites = Object.keys(manifest.scripts).filter((name) => SUITE.test(name));
    const run = (names: string[]) => listSuites(names.map((name) => `npm run ${name}`).join('\n'));
    expect(listSuites('npm run test:all')).toEqual(run(suites));
    const others = Object.values<Program>(PROGRAMS).flatMap((each) => each.suites ?? 'programs');
    const own = suites.filter((name) => name === 'test:e2e' || !others.includes(name.slice(5)));
    expect(listSuites('npm run test')).toEqual(run(own));
  });

  test('each job that runs a suite first installs the programs that the suite needs', () => {
    const commands = jobsOf('ci.yml').map(([, { steps }]) => steps.map(({ run = '' }) => run));
    const testing = commands.filter((runs) => runs.some((run) => run.startsWith('npm run test:')));
    expect(testing).toHaveLength(2);
    for (const runs of testing) {
      const install = runs.findIndex((run) => run.includes('scripts/programs.mts'));
      const run = runs.findIndex((each) => each.startsWith('npm run test:'));
      expect(install).toBeGreaterThan(0);
      expect(run).toBeGreaterThan(install);
      const suite = runs[run]?.replace('npm run test:', '') ?? '';
      expect(runs[install]?.endsWith(`scripts/programs.mts ${suite}`.trimEnd())).toBe(true);
    }
  });

  test('CI runs exhaustive tests every night', () => {
    const { on, jobs } = readWorkflow('nightly.yml');
    expect(Object.keys(on)).toContain('schedule');
    expect(jobs['ci']).toMatchObject({
      uses: './.github/workflows/ci.yml',
      with: { exhaustive: 'all' },
    });
  });
});

describe('shell steps', () => {
  const folder = useTemporaryFolder();

  /** Finds the step whose command contains a text, and runs it in a folder with the shell options of GitHub. */
  function runStep(text: string, env: NodeJS.ProcessEnv = {}, cwd = folder.path) {
    const { run = '' } = allSteps.find((step) => step.run?.includes(text)) ?? {};
    const own = { ...process.env, ...env };
    return spawnSync('bash', ['-eo', 'pipefail', '-c', run], { cwd, env: own, encoding: 'utf8' });
  }

  test('a deployment without SITE_URL fails with an error of one sentence', () => {
    const { status, stdout } = runStep('SITE_URL');
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/^::error::[^.]*\bSITE_URL\b[^.]*\.\n$/),
    ]);
  });

  test('the compressed copies of files are deleted before a deployment', () => {
    mkdirSync(path.join(folder.path, 'build/assets'), { recursive: true });
    for (const name of ['a.html', 'a.html.gz', 'assets/a.js', 'assets/a.js.br', 'br.gz.md'])
      writeFileSync(path.join(folder.path, 'build', name), '');
    expect(runStep('find ').status).toBe(0);
    const left = readdirSync(path.join(folder.path, 'build'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(left.sort()).toEqual(['a.html', 'assets', 'assets/a.js', 'br.gz.md']);
  });

  test.runIf(hasProgram('jq'))(
    'the canary job installs the canary version of every Docusaurus package',
    () => {
      copyFileSync('package.json', path.join(folder.path, 'package.json'));
      writeFileSync(path.join(folder.path, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
      const { stdout } = runStep('jq ', { PATH: `${folder.path}:${process.env.PATH}` });
      const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      const own = packages.filter((name) => name.startsWith('@docusaurus/'));
      expect(stdout.match(/\S+@canary/g)?.sort()).toEqual(
        own.map((name) => `${name}@canary`).sort(),
      );
    },
  );

  test.each([
    ['docs: describe upgrades', 0],
    ['Describe $(upgrades)', 1],
    ['-- "', 1],
  ])('the step that checks the pull request title %s exits with code %i', (title, status) => {
    // Load tsx, because only the version of Node in CI runs TypeScript by itself.
    const env = { TITLE: title, NODE_OPTIONS: '--import tsx' };
    expect(runStep('checkPrTitle.mts', env, '.').status).toBe(status);
  });
});
