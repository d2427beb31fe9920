import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface RouteChunks {
  content?: string;
}

/** Bytes of a file after compression. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Compressed bytes of the HTML of each endpoint page, by its path, the largest first. */
export function weighPages(build: string): [path: string, bytes: number][] {
  const folder = path.join(build, 'docs/api');
  return readdirSync(folder)
    .filter((file) => /^generate-.*\.html$/.test(file))
    .map((file): [string, number] => [
      `/docs/api/${path.basename(file, '.html')}`,
      compressedSize(path.join(folder, file)),
    ])
    .sort(([, a], [, b]) => b - a);
}

/** Compressed bytes of the script of each endpoint page that no other page has. */
export function weighChunks({ build, generated }: { build: string; generated: string }): number[] {
  const scripts = path.join(build, 'assets/js');
  const files = new Map(
    readdirSync(scripts)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replace(/\..*$/, ''), file]),
  );
  const routes = JSON.parse(
    readFileSync(path.join(generated, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, RouteChunks>;
  return Object.entries(routes).flatMap(([route, { content = '' }]) => {
    const file = files.get(content);
    return /\/docs\/api\/generate-/.test(route) && file
      ? [compressedSize(path.join(scripts, file))]
      : [];
  });
}
