/** Records how many hits of a rule old files may have. A count can only fall. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Found {
  file: string;
  /** One line for each hit. */
  hits: readonly string[];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);

/**
 * Returns the hits of files that have more of them than the record allows.
 *
 * `ENGLISH=record` writes the counts of now, after hits were removed or files were moved. The total cannot rise.
 */
export function findRisen(record: string, found: readonly Found[]): string[] {
  const text = existsSync(record) ? readFileSync(record, 'utf8') : '{}';
  const counts = JSON.parse(text) as Record<string, number>;
  const most = sum(Object.values(counts));
  const total = sum(found.map(({ hits }) => hits.length));
  if (process.env.ENGLISH === 'record' && (total <= most || most === 0)) {
    const rest = found.filter(({ hits }) => hits.length > 0);
    const current = Object.fromEntries(rest.map(({ file, hits }) => [file, hits.length]));
    writeFileSync(record, `${JSON.stringify(current, null, 2)}\n`);
    return [];
  }
  const risen = found.filter(({ file, hits }) => hits.length > (counts[file] ?? 0));
  return risen.flatMap(({ hits }) => hits);
}

/** Advice for a test that found more hits than its record allows. */
export const explainRecord = (record: string): string =>
  `${record} allows fewer. After you have moved files, run: ENGLISH=record npm run test:unit -- ${record.replace('.json', '')}`;
