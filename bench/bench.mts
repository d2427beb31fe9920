/**
 * `npm run bench`: measures the site and its build, and compares the figures with bench/budgets.json. Exits with code 1
 * if a budget is exceeded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { readOptions } from '../scripts/support/options.ts';
import { measureBuilds, measureGrowth } from './builds.mts';
import { measureBytes } from './bytes.mts';
import { measureLayout } from './layout.mts';
import { measurePages } from './pages.mts';
import { readBuiltSite } from './sites.mts';
import type { BenchmarkResult } from './sites.mts';
import { measureWork } from './work.mts';

interface Budget {
  /** The maximum allowed figure. */
  most: number;
  unit: string;
  what: string;
}

const { values } = readOptions('npm run bench', {
  only: { type: 'string', multiple: true, meaning: 'Group of figures to measure' },
  visits: { type: 'string', default: '5', meaning: 'Visits of which the median counts' },
  build: {
    type: 'string',
    default: 'build',
    meaning: 'Build whose bytes, work, layout and pages are measured',
  },
  previous: { type: 'string', meaning: 'Build whose work is compared, in interleaved pairs' },
});

const site = () => {
  if (existsSync(values.build)) return readBuiltSite(values.build);
  throw new Error(`No build found in ${values.build}/. Run "npm run build".`);
};

const GROUPS: Readonly<Record<string, () => BenchmarkResult | Promise<BenchmarkResult>>> = {
  bytes: () => measureBytes(site()),
  work: () => measureWork(site(), Number(values.visits), values.previous),
  layout: () => measureLayout(site()),
  pages: () => measurePages(site(), Number(values.visits)),
  build: measureBuilds,
  growth: () => measureGrowth(values.build),
};

const round = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

const results: Record<string, object> = {};

/**
 * Prints the results of a group and saves them. Returns whether every figure is within its budget.
 *
 * @throws Error if the group has no figure for a budget.
 */
async function run(name: string, budgets: Readonly<Record<string, Budget>>): Promise<boolean> {
  const group = await GROUPS[name]?.();
  if (!group)
    throw new Error(`--only must be one of ${Object.keys(GROUPS).join(', ')}, but is ${name}.`);
  const rows = Object.entries(budgets).map(([figure, { what, most, unit }]) => {
    const measured = group.figures[figure];
    if (measured === undefined) throw new Error(`There is no measurement for ${figure}.`);
    return { what, measured: round(measured), most, unit, kept: measured <= most };
  });
  for (const [title, table] of Object.entries(group.tables)) {
    console.log(`\n${title}`);
    const [names = [], ...lines] = table;
    console.table(
      lines.map((line) =>
        Object.fromEntries<unknown>(line.map((cell, at) => [String(names[at]), round(cell)])),
      ),
    );
  }
  console.log(`\nBudgets: ${name}`);
  console.table(rows);
  // Save the results after each group, because the last groups take long.
  results[name] = { rows, tables: group.tables };
  await mkdir('test-results', { recursive: true });
  await writeFile('test-results/bench.json', `${JSON.stringify(results, null, 2)}\n`);
  return rows.every(({ kept }) => kept);
}

try {
  const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<string, object>;
  let areKept = true;
  for (const name of values.only ?? Object.keys(GROUPS)) {
    areKept = (await run(name, (budgets[name] ?? {}) as Record<string, Budget>)) && areKept;
  }
  process.exitCode = areKept ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
