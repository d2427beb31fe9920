import { afterAll, describe, expect, test } from 'vitest';
import { shareOf, toTable } from '../measures.ts';
import { Workshop } from '../support/workshop.ts';
import { createDistinctValues, createValues, testEachValue } from '../values.ts';
import type { Query } from '../values.ts';

/** `drwxr-sr-t` as the octal digits of `chmod`, three or four of them. */
function toOctal(symbolic: string): string {
  const triples = symbolic.slice(1).match(/.{3}/g) ?? [];
  const bits = (triple: string) =>
    (triple[0] === 'r' ? 4 : 0) + (triple[1] === 'w' ? 2 : 0) + (/[xst]$/.test(triple) ? 1 : 0);
  const special = triples.reduce((sum, triple) => sum * 2 + (/[st]$/i.test(triple) ? 1 : 0), 0);
  return `${special || ''}${triples.map(bits).join('')}`;
}

testEachValue<Record<'octal' | 'symbolic', string>>('system/file-mode', {
  'is the same in both notations': ({ octal, symbolic }) => toOctal(symbolic) === octal,
  'fits folders, programs or other files': ({ symbolic }, { kind }) => {
    if (kind === undefined) return undefined;
    const isFolder = symbolic.startsWith('d');
    if (kind === 'directory') return isFolder;
    return !isFolder && (kind === 'executable' ? /[xs]/ : /^[^xst]+$/).test(symbolic);
  },
});

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

testEachValue('system/cron-expression', {
  'is in its dialect and names a day that comes, or is a shortcut': (schedule, query) => {
    if (schedule.startsWith('@')) return query['shortcuts'] === true;
    const [day = '', month = '', weekday = '', ...year] = schedule.split(' ').slice(2);
    const isEventBridge = query['dialect'] === 'eventbridge';
    return (
      !(Number(day) > (DAYS_OF_MONTH[Number(month) - 1] ?? 31)) &&
      !(isEventBridge ? ['0'] : ['7']).includes(weekday) &&
      [day, weekday].filter((field) => field === '?').length === (isEventBridge ? 1 : 0) &&
      year.length === (isEventBridge ? 1 : 0)
    );
  },
});

/** Extensions of PDF, audio, images, HTML and video. */
const COMMON =
  'pdf m2a m3a mp2 mp2a mp3 mpga wav png jpe jpeg jpg gif htm html shtml mp4 mp4v mpg4 m1v m2v mpe mpeg mpg';

test.each(['common-file-name', 'file-path'])('a %s has each common extension', (name) => {
  const files = [...createDistinctValues(`system/${name}`)];
  expect(new Set(files.map((file) => file.split('.')[1]))).toEqual(new Set(COMMON.split(' ')));
});

test('versions go up to 9.20.20', () => {
  const parts = [...createDistinctValues('system/semantic-version')].map((version) =>
    version.split('.').map(Number),
  );
  const limits = [0, 1, 2].map((at) => Math.max(...parts.map((numbers) => numbers[at] ?? 0)));
  expect(limits).toEqual([9, 20, 20]);
});

test('half of the cron expressions are shortcuts if permitted', () => {
  const schedules = createValues('system/cron-expression', { shortcuts: true });
  const share = shareOf(schedules, (schedule) => schedule.startsWith('@'));
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});

interface SampleFile {
  name: string;
  mediaType: string;
  sizeBytes: number;
  content: string;
}

const TYPES = toTable('csv text/csv pdf application/pdf zip application/zip');

const workshop = new Workshop();
afterAll(() => {
  workshop.remove();
});

/** Creates five files. */
const createFiles = (query: Query): Buffer[] =>
  createValues<SampleFile>('system/sample-file', query, [1], 5).map(({ content }) =>
    Buffer.from(content, 'base64'),
  );

testEachValue<SampleFile>('system/sample-file', {
  'has the type of its name, and the size of its content': (file, { kind }) => {
    const extension = file.name.split('.').at(-1) ?? '';
    return (
      extension === (kind ?? extension) &&
      file.mediaType === TYPES[extension] &&
      Buffer.from(file.content, 'base64').length === file.sizeBytes
    );
  },
});

describe('sample files', () => {
  test('a CSV file has a header and the requested number of rows', () => {
    for (const file of createFiles({ kind: 'csv', lines: 4 }))
      expect(file.toString('latin1')).toMatch(/^id,name,amount\r\n(\d,[a-z]+,\d{1,3}\r\n){4}$/);
  });

  test('a PDF file has a table of its objects with their offsets', () => {
    for (const file of createFiles({ kind: 'pdf', lines: 4 })) {
      const text = file.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
      const table = text.slice(Number(/startxref\n(\d+)\n/.exec(text)?.[1]));
      expect(table).toMatch(/^xref\n0 6\n0000000000 65535 f \n/);
      const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
      expect(offsets).toHaveLength(5);
      offsets.forEach((at, index) => {
        expect(text.slice(at)).toMatch(RegExp(`^${index + 1} 0 obj\n<< [^]*?>>[^]*?\nendobj\n`));
      });
      // Each reference leads to an object, and the stream has the length that its dictionary names.
      for (const [, object] of text.matchAll(/(\d) 0 R/g))
        expect(offsets[Number(object) - 1]).toBeDefined();
      const [, length, stream = ''] =
        /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(text) ?? [];
      expect(stream).toHaveLength(Number(length));
      expect(stream.match(/^\([a-z ]+\) Tj T\*$/gm)).toHaveLength(4);
    }
  });

  test('a ZIP file can be unpacked by Python, which verifies its checksums', async () => {
    const [file] = createFiles({ kind: 'zip', lines: 3 });
    workshop.write('archive.txt', file?.toString('base64') ?? '');
    const printed = await workshop.run('python3', [
      '-c',
      [
        'import base64, io, json, zipfile',
        "archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(open('archive.txt').read())))",
        'assert archive.testzip() is None',
        'print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))',
      ].join('\n'),
    ]);
    const files = JSON.parse(printed) as Record<string, string>;
    expect(Object.keys(files)).toEqual(['readme.txt', 'data.csv']);
    expect(files['readme.txt']).toMatch(/^([a-z]+( [a-z]+){7}\n){3}$/);
    expect(files['data.csv']).toMatch(/^id,name,amount\r\n(\d,[a-z]+,\d{1,3}\r\n){3}$/);
  });
});
