import path from 'node:path';
import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { refusedFor } from './engine.ts';
import { answersOf, distinct, fresh } from './faults.ts';
import type { Query } from './faults.ts';

type Mode = Record<'octal' | 'symbolic', string>;

/** Extensions of the common formats, by top-level type. */
const EXTENSIONS: Record<string, string> = {
  application: 'pdf',
  audio: 'm2a m3a mp2 mp2a mp3 mpga wav',
  image: 'png jpe jpeg jpg gif',
  text: 'htm html shtml',
  video: 'mp4 mp4v mpg4 m1v m2v mpe mpeg mpg',
};

const COMMON = new Set(Object.values(EXTENSIONS).join(' ').split(' '));

/** Faker's words as they stand in the name of a file, each with its parts in a row. */
const WORDS = new Set(
  Object.values(allLocales.en.word ?? {})
    .flat()
    .map((word) => String(word).toLowerCase().replace(/\W/g, '_')),
);

/** Whether a name is made of one to so many words. */
function isOfWords(name: string, most = 3): boolean {
  if (most === 0) return false;
  const ends = Array.from(name.matchAll(/_|$/g), ({ index }) => index);
  return ends.some(
    (end) =>
      WORDS.has(name.slice(0, end)) &&
      (end === name.length || isOfWords(name.slice(end + 1), most - 1)),
  );
}

/** `drwxr-sr-t` as the octal digits of `chmod`, three or four of them. */
function toOctal(symbolic: string): string {
  const triples = symbolic.slice(1).match(/.{3}/g) ?? [];
  const bits = (triple: string) =>
    (triple[0] === 'r' ? 4 : 0) + (triple[1] === 'w' ? 2 : 0) + (/[xst]$/.test(triple) ? 1 : 0);
  const special = triples.reduce((sum, triple) => sum * 2 + (/[st]$/i.test(triple) ? 1 : 0), 0);
  return `${special || ''}${triples.map(bits).join('')}`;
}

/** The answers that do not match an expression made from their request. */
const failing = (name: string, expressionOf: (query: Query) => RegExp) =>
  answersOf(name).filter(({ query, value }) => !expressionOf(query).test(value));

describe('files', () => {
  test('file names have one to three words and the extensions asked for', () => {
    expect(
      failing('system/file-name', ({ extensions }) =>
        RegExp(`^[a-z_]+(\\.[a-z0-9]+){${String(extensions)}}$`),
      ),
    ).toEqual([]);
    expect(
      failing('system/common-file-name', ({ extension }) =>
        RegExp(`^[a-z_]+\\.(${String(extension ?? [...COMMON].join('|'))})$`),
      ),
    ).toEqual([]);
    const names = ['system/file-name', 'system/common-file-name'].flatMap((name) =>
      answersOf(name).map(({ value }) => value.replace(/\..*/, '')),
    );
    expect(names.filter((name) => !isOfWords(name))).toEqual([]);
    const known = distinct('system/file-extension');
    const used = fresh('system/file-name').map((name) => name.replace(/.*\./, ''));
    expect(used.filter((extension) => !known.has(extension))).toEqual([]);
    const common = [...distinct('system/common-file-name')].map((name) => name.split('.')[1]);
    expect(new Set(common)).toEqual(COMMON);
  });

  test('file extensions are those of the media type asked for', async () => {
    const types = {
      'image/jpeg': ['jpe', 'jpeg', 'jpg'],
      'text/html': ['htm', 'html', 'shtml'],
      'application/pdf': ['pdf'],
      'font/woff2': ['woff2'],
    };
    for (const [mediaType, extensions] of Object.entries(types)) {
      const drawn = new Set(fresh('system/file-extension', { mediaType }));
      expect([...drawn].sort(), mediaType).toEqual(extensions);
    }
    const jpeg = answersOf('system/file-extension').filter(
      ({ query: { mediaType }, value }) => mediaType === 'image/jpeg' && !/^jpe?g?$/.test(value),
    );
    expect(jpeg).toEqual([]);
    expect(distinct('system/file-extension').size).toBe(142);
    const unknown = { mediaType: 'image/unknown' };
    expect(await refusedFor('system/file-extension', unknown)).toEqual(['mediaType']);
  });

  test('media types pass an independent validator and are of the kind asked for', () => {
    const wrong = answersOf('system/mime-type').filter(
      ({ query: { kind }, value }) =>
        !validator.isMimeType(value) || (kind !== undefined && value.split('/')[0] !== kind),
    );
    expect(wrong).toEqual([]);
  });

  test('file types leave out what is excluded, common ones do not have fonts', () => {
    const wrong = answersOf('system/file-type').filter(({ query: { exclude }, value }) =>
      (exclude as string[] | undefined)?.includes(value),
    );
    expect(wrong).toEqual([]);
    expect(distinct('system/file-type').size).toBe(6);
  });

  test('directories are absolute and as deep as asked for', () => {
    const wrong = answersOf('system/directory-path').filter(
      ({ query: { depth }, value }) =>
        path.posix.normalize(value) !== value ||
        !path.posix.isAbsolute(value) ||
        (depth !== undefined && value.split('/').length - 1 !== depth),
    );
    expect(wrong).toEqual([]);
  });

  test('file paths are absolute in their format, in the folder and of the kind asked for', () => {
    const folders = distinct('system/directory-path');
    for (const { query, value } of answersOf('system/file-path')) {
      const style = query['format'] === 'windows' ? path.win32 : path.posix;
      const { root, dir, ext } = style.parse(value);
      expect([root, style.normalize(value)]).toEqual([style === path.win32 ? 'C:\\' : '/', value]);
      const folder = dir.replace(/^C:/, '').replaceAll('\\', '/');
      const { directory, extension } = query;
      if (directory === undefined) expect(folders).toContain(folder);
      else expect(folder).toBe(String(directory).replace(/\/$/, ''));
      if (extension === undefined) expect(COMMON).toContain(ext.slice(1));
      else expect(ext).toBe(`.${String(extension)}`);
    }
  });

  test('both notations of a file mode say the same, and folders are told apart', () => {
    const wrong = answersOf<Mode>('system/file-mode').filter(
      ({ query: { kind }, value: { octal, symbolic } }) =>
        toOctal(symbolic) !== octal ||
        (kind !== undefined && symbolic.startsWith('d') !== (kind === 'directory')) ||
        (kind === 'executable' && !/[xs]/.test(symbolic)) ||
        (kind === 'file' && /[xst]/.test(symbolic)),
    );
    expect(wrong).toEqual([]);
    expect(toOctal('drwxrwxrwt')).toBe('1777');
  });
});
