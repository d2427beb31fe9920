import path from 'node:path';
import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { rejectedParameters } from './support/engine.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

type Mode = Record<'octal' | 'symbolic', string>;

/** Extensions of the common formats. */
const COMMON = new Set(
  (
    'pdf m2a m3a mp2 mp2a mp3 mpga wav png jpe jpeg jpg gif htm html shtml ' +
    'mp4 mp4v mpg4 m1v m2v mpe mpeg mpg'
  ).split(' '),
);

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

testValues('system', [
  ['file-extension', { mediaType: 'image/jpeg' }, ['jpe', 'jpeg', 'jpg']],
  ['file-extension', { mediaType: 'text/html' }, ['htm', 'html', 'shtml']],
  ['file-extension', { mediaType: 'application/pdf' }, ['pdf']],
  ['file-extension', { mediaType: 'font/woff2' }, ['woff2']],
  ['mime-type', {}, validator.isMimeType],
]);

testAnswers('system/file-name', {
  'has one to three words and as many extensions as asked for': (name, { extensions }) =>
    RegExp(`^[a-z_]+(\\.[a-z0-9]+){${String(extensions)}}$`).test(name) &&
    isOfWords(name.replace(/\..*/, '')),
});

testAnswers('system/common-file-name', {
  'has one to three words and the extension asked for': (name, { extension }) => {
    const [words = '', own = '', ...more] = name.split('.');
    const isAsked = extension === undefined ? COMMON.has(own) : own === extension;
    return isOfWords(words) && isAsked && more.length === 0;
  },
});

testAnswers('system/mime-type', {
  'is of the kind asked for': (type, { kind }) =>
    type.split('/')[0] === (kind ?? type.split('/')[0]),
});

testAnswers('system/file-type', {
  'is none that is excluded': (type, { exclude }) =>
    !(exclude as string[] | undefined)?.includes(type),
});

testAnswers('system/directory-path', {
  'is absolute and as deep as asked for': (folder, { depth }) =>
    path.posix.normalize(folder) === folder &&
    path.posix.isAbsolute(folder) &&
    folder.split('/').length - 1 === (depth ?? folder.split('/').length - 1),
});

const folders = drawDistinct('system/directory-path');

testAnswers('system/file-path', {
  'is absolute in its format, in the folder and of the kind asked for': (file, query) => {
    const style = query['format'] === 'windows' ? path.win32 : path.posix;
    const { root, dir, ext } = style.parse(file);
    const folder = dir.replace(/^C:/, '').replaceAll('\\', '/');
    const { directory, extension } = query;
    return (
      root === (style === path.win32 ? 'C:\\' : '/') &&
      style.normalize(file) === file &&
      (directory === undefined
        ? folders.has(folder)
        : folder === String(directory).replace(/\/$/, '')) &&
      (extension === undefined ? COMMON.has(ext.slice(1)) : ext === `.${String(extension)}`)
    );
  },
});

testAnswers<Mode>('system/file-mode', {
  'says the same in both notations': ({ octal, symbolic }) => toOctal(symbolic) === octal,
  'tells folders and programs apart': ({ symbolic }, { kind }) => {
    if (kind === undefined) return undefined;
    const isFolder = symbolic.startsWith('d');
    if (kind === 'directory') return isFolder;
    return !isFolder && (kind === 'executable' ? /[xs]/ : /^[^xst]+$/).test(symbolic);
  },
});

describe('files', () => {
  test('the mode of a shared folder is read as 1777', () => {
    expect(toOctal('drwxrwxrwt')).toBe('1777');
  });

  test('names have extensions that exist, and all common ones occur', () => {
    const known = drawDistinct('system/file-extension');
    const used = drawValues('system/file-name').map((name) => name.replace(/.*\./, ''));
    expect(used.filter((extension) => !known.has(extension))).toEqual([]);
    const common = [...drawDistinct('system/common-file-name')].map((name) => name.split('.')[1]);
    expect(new Set(common)).toEqual(COMMON);
  });

  test('an unknown media type is rejected', async () => {
    const unknown = { mediaType: 'image/unknown' };
    expect(await rejectedParameters('system/file-extension', unknown)).toEqual(['mediaType']);
  });
});
