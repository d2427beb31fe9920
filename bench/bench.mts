/**
 * `npm run bench`: measures the site and its build, and holds the figures against bench/budgets.json.
 * Exit code 1 when one is broken. `--only bytes` measures one part, `--visits 3` takes the median of
 * fewer visits, `--build <folder>` measures the bytes and pages of another build than `build`.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { discardAll } from './discard.mts';
import { measureBuilds } from './parts/build.mts';
import { measureBytes } from './parts/bytes.mts';
import { measureEngine } from './parts/engine.mts';
import { measureGrowth } from './parts/growth.mts';
import { measureLive } from './parts/live.mts';
import { measurePages } from './parts/pages.mts';
import { measureTyping } from './parts/typing.mts';
import { compare, renderRows, renderTable } from './report.mts';
import type { Budgets, Part } from './report.mts';
import { openSite, OWN_BUILD, requireBuild } from './sites.mts';
import type { BuiltSite } from './sites.mts';

const RESULT = 'test-results/bench.json';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    visits: { type: 'string', default: '5' },
    build: { type: 'string', default: OWN_BUILD },
  },
});

/** The build that is measured; the project's own is made if it is missing. */
async function openBuild(): Promise<BuiltSite> {
  await requireBuild(values.build);
  return openSite(values.build);
}

/** In this order: the first parts measure the build that is there, the others build elsewhere. */
const PARTS: Readonly<Record<string, () => Part | Promise<Part>>> = {
  bytes: async () => measureBytes(await openBuild()),
  pages: async () => measurePages(await openBuild(), Number(values.visits)),
  typing: async () => measureTyping(await openBuild()),
  engine: async () => measureEngine(await openBuild()),
  live: measureLive,
  build: measureBuilds,
  growth: async () => measureGrowth(await openBuild()),
};

function choose(only: readonly string[] | undefined): string[] {
  const unknown = only?.find((name) => !(name in PARTS));
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  return Object.keys(PARTS).filter((name) => only?.includes(name) ?? true);
}

async function main(): Promise<number> {
  const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Budgets;
  const names = choose(values.only);
  const results: Record<string, object> = {};
  let isKept = true;
  for (const name of names) {
    const part = await PARTS[name]?.();
    if (!part) continue;
    const rows = compare(budgets[name] ?? {}, part.figures, part.stock);
    for (const [title, table] of Object.entries(part.tables)) {
      console.log(`\n${title}\n\n${renderTable(table)}`);
    }
    console.log(`\nBudgets: ${name}\n\n${renderRows(rows)}`);
    isKept &&= rows.every((row) => row.isKept);
    results[name] = { rows, tables: part.tables };
    // After each part: the last ones take long.
    await mkdir('test-results', { recursive: true });
    await writeFile(RESULT, `${JSON.stringify(results, null, 2)}\n`);
  }
  return isKept ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await discardAll();
}
