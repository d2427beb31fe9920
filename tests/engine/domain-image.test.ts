import { complete } from './engine.ts';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { contrast, fromHex } from '../../src/engine/colours.ts';
import { operations, successOf } from '../support/description.ts';
import { fresh } from './faults.ts';
import type { Query } from './faults.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

interface Answer<T> {
  /** The request with the defaults of the description filled in. */
  query: Query;
  value: T;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text without entities. */
function readText(text: string): string {
  expect(text).toMatch(/^([^&<"]|&(amp|lt|gt|quot);)*$/);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The elements of an SVG document in their order, after its nesting was checked. */
function readSvg(source: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  let end = 0;
  for (const match of source.matchAll(/<(\/?)(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>([^<]*)/g)) {
    const [whole, closes, name = '', written = '', isEmpty, text = ''] = match;
    expect(match.index, source).toBe(end);
    end += whole.length;
    const pairs = [...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(
      pairs.map(([, key = '', value = '']): [string, string] => [key, readText(value)]),
    );
    expect(Object.keys(attributes), 'no attribute twice').toHaveLength(pairs.length);
    const element = { name, attributes, text: readText(text) };
    if (closes) expect(open.pop()?.name).toBe(name);
    else elements.push(element);
    if (!closes && !isEmpty) open.push(element);
  }
  expect([end, open], source).toEqual([source.length, []]);
  expect([elements[0]?.name, elements[0]?.attributes['xmlns']]).toEqual([
    'svg',
    'http://www.w3.org/2000/svg',
  ]);
  return elements;
}

/** Recorded samples with their requests, and a hundred fresh values of each request given. */
function answersOf<T = string>(generator: string, queries: Query[] = [{}]): Answer<T>[] {
  const described = operations.find(({ name }) => name === `image/${generator}`);
  if (!described) throw new Error(`${generator} is not described`);
  const samples = Object.values(successOf(described).examples);
  const recorded = samples.map(({ 'x-request': request, value }) => ({
    query: request.query ?? {},
    values: value.data as T[],
  }));
  const drawn = queries.map((query, seed) => ({
    query,
    values: fresh<T>(described.name, query, [seed]),
  }));
  return [...recorded, ...drawn].flatMap(({ query, values }) => {
    const all = complete(described.name, query);
    return values.map((value) => ({ query: all, value }));
  });
}

/** The document in a data URI. */
function decode(uri: string): string {
  const [head = '', body = ''] = uri.split(/,(.*)/s);
  return head.endsWith(';base64')
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeURIComponent(body);
}

/** What a request asks for, or what was drawn in its place. */
const asked = (query: Query, name: string, drawn: unknown) => String(query[name] ?? drawn);

describe('an image', () => {
  test('a data URI passes an independent validator and holds an SVG of the size and colour asked for', () => {
    const look = { width: 48, height: 4096, colour: '#ABCDEF' };
    const queries: Query[] = [{}, { encoding: 'base64' }, look, { ...look, encoding: 'base64' }];
    for (const { query, value } of answersOf('data-uri', queries)) {
      expect(validator.isDataURI(value), value).toBe(true);
      expect(value.includes(';base64,')).toBe(query['encoding'] === 'base64');
      const [svg, area, text] = readSvg(decode(value));
      const { width = '', height = '' } = svg?.attributes ?? {};
      expect([width, height]).toEqual([
        asked(query, 'width', width),
        asked(query, 'height', height),
      ]);
      expect([Number(width), Number(height)].every((side) => side >= 1 && side <= 4096)).toBe(true);
      const fill = area?.attributes['fill'];
      expect(fill).toBe(asked(query, 'colour', fill));
      expect(validator.isHexColor(fill ?? '')).toBe(true);
      expect(text?.text).toBe(`${width}x${height}`);
    }
  });

  test('a placeholder has the size and the label asked for, in the letters that read better', () => {
    const labels = ['Tom & "Jerry" <3', '1 > 0', 'x'.repeat(40), '写真', "it's"];
    const queries: Query[] = [
      {},
      { width: 16, height: 4096 },
      ...labels.map((label) => ({ label })),
    ];
    for (const { query, value } of answersOf('placeholder-svg', queries)) {
      const [svg, area, text] = readSvg(value);
      const { width, height, viewBox, 'aria-label': name } = svg?.attributes ?? {};
      expect([width, height]).toEqual([String(query['width']), String(query['height'])]);
      expect(viewBox).toBe(`0 0 ${width} ${height}`);
      const label = asked(query, 'label', `${width} × ${height}`);
      expect([name, text?.text]).toEqual([label, label]);
      const fill = asked(query, 'colour', area?.attributes['fill']);
      expect(area?.attributes['fill']).toBe(fill);
      const [own, other] =
        text?.attributes['fill'] === '#000' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
      const [better, worse] = [own, other].map((letters) =>
        contrast(fromHex(fill), fromHex(letters ?? '')),
      );
      expect(better, `${own} on ${fill}`).toBeGreaterThanOrEqual((worse ?? 0) - 0.02);
      const size = Number(text?.attributes['font-size']);
      expect(size).toBeGreaterThanOrEqual(8);
      if (size > 8)
        expect((size - 0.5) * 0.6 * label.length).toBeLessThanOrEqual(0.8 * Number(width));
    }
  });

  test('an identicon is its own mirror image and keeps to its five by five cells', () => {
    const patterns = new Set<string>();
    for (const { query, value } of answersOf('identicon', [
      {},
      { size: 16 },
      { size: 1024, colour: '#123abc' },
    ])) {
      const [svg, , path] = readSvg(value);
      const { width, height } = svg?.attributes ?? {};
      expect([width, height]).toEqual([String(query['size']), String(query['size'])]);
      expect(path?.attributes['fill']).toBe(asked(query, 'colour', path?.attributes['fill']));
      const drawn = path?.attributes['d'] ?? '';
      const cells = [...drawn.matchAll(/M(\d)\.5 (\d)\.5h1v1h-1z/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(drawn).toHaveLength(cells.length * 'M0.5 0.5h1v1h-1z'.length);
      const filled = new Set(cells.map(String));
      expect(filled.size).toBe(cells.length);
      expect(cells.flat().every((at) => at <= 4)).toBe(true);
      expect(cells.filter(([x = 0, y]) => !filled.has(String([4 - x, y])))).toEqual([]);
      patterns.add([...filled].join(' '));
    }
    expect(patterns.size).toBeGreaterThan(290);
  });

  test('an image size has its ratio exactly, lies the way asked for, and stays within the limit', () => {
    type Size = Record<'width' | 'height', number> & { ratio: string };
    const queries: Query[] = [
      ...[{}, { max: 84 }, { max: 16_384 }],
      ...['1:1', '16:10', '21:9'].flatMap((ratio) =>
        ['portrait', 'landscape'].map((orientation) => ({ ratio, orientation })),
      ),
    ];
    const answers = answersOf<Size>('image-size', queries);
    for (const { query, value } of answers) {
      const { width, height, ratio } = value;
      const [long = 0, short = 0] = ratio.split(':').map(Number);
      const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
      expect([ratio, longer * short]).toEqual([asked(query, 'ratio', ratio), shorter * long]);
      expect(longer % long).toBe(0);
      expect(longer >= 64 && longer <= Number(query['max'])).toBe(true);
      if (query['orientation'] === 'portrait') expect(height).toBeGreaterThanOrEqual(width);
      if (query['orientation'] === 'landscape') expect(width).toBeGreaterThanOrEqual(height);
    }
    expect(new Set(answers.map(({ value }) => value.ratio)).size).toBe(7);
  });

  test('an image URL names the size, and asks for grey and blur only when the request does', () => {
    const queries: Query[] = [{}, { width: 5000 }, { height: 1, blur: 10 }, { greyscale: true }];
    for (const { query, value } of answersOf('image-url', [
      ...queries,
      { greyscale: true, blur: 1 },
    ])) {
      expect(validator.isURL(value, { protocols: ['https'] }), value).toBe(true);
      const { pathname, searchParams } = new URL(value);
      const [width, height] = pathname.split('/').slice(-2);
      expect([width, height]).toEqual([
        asked(query, 'width', width),
        asked(query, 'height', height),
      ]);
      expect(searchParams.has('grayscale')).toBe(query['greyscale']);
      expect(Number(searchParams.get('blur') ?? 0)).toBe(query['blur']);
    }
  });

  test('a portrait URL names the sex and the size asked for', () => {
    const queries: Query[] = [{}, ...[32, 64, 128, 256].map((size) => ({ size, sex: 'male' }))];
    for (const { query, value } of answersOf('portrait-url', queries)) {
      expect(validator.isURL(value, { protocols: ['https'] }), value).toBe(true);
      const [sex, size] = new URL(value).pathname.split('/').slice(-3);
      expect([sex, size]).toEqual([asked(query, 'sex', sex), String(query['size'])]);
    }
    const drawn = fresh('image/portrait-url').map((value) => /(fe)?male/.exec(value)?.[0]);
    expect(new Set(drawn)).toEqual(new Set(['female', 'male']));
  });
});
