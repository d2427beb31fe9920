import { afterAll, describe, expect, test } from 'vitest';
import { TemporaryFolder } from '../support/temporaryFolder.ts';
import { createValues } from '../values.ts';
import type { Query } from '../values.ts';

const tempFolder = new TemporaryFolder();
afterAll(() => {
  tempFolder.remove();
});

const createFiles = (query: Query): Buffer[] =>
  createValues<{ content: string }>('system/sample-file', query, [1], 5).map(({ content }) =>
    Buffer.from(content, 'base64'),
  );

describe('sample files', () => {
  test('a CSV file has a header and the requested number of rows', () => {
    for (const file of createFiles({ kind: 'csv', lines: 4 }))
      expect(file.toString('latin1')).toMatch(/^id,name,amount\r\n(\d,[a-z]+,\d{1,3}\r\n){4}$/);
  });

  test('a PDF file has a cross-reference table with the offset of each object', () => {
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
      // Each reference has an object, and the stream has the length in its dictionary.
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
    tempFolder.write('archive.txt', file?.toString('base64') ?? '');
    const printed = await tempFolder.run('python3', [
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
