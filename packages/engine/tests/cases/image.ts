import { DomUtils, parseDocument } from 'htmlparser2';
import validator from 'validator';
import { expect } from 'vitest';
import { fromHex } from '../../src/colours.ts';
import { rangeOf } from '../measures.ts';
import { contrast } from '../support/contrast.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const loadsNothing = (svg: string): boolean =>
  !/href|src|url\(|@import|<(image|script|use)/.test(svg);

/** Matches XML in which attributes are quoted and special characters are escaped. */
const WELL_FORMED =
  /^(<\/?\w+( [\w:-]+="([^"<&]|&(amp|lt|gt|quot);)*")*\/?>|[^<&]|&(amp|lt|gt|quot);)*$/;

/** Returns the elements of an SVG document, in document order. */
function readSvg(source: string) {
  expect(source).toMatch(WELL_FORMED);
  expect(source).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(source.match(/<\//g)).toHaveLength(source.match(/<\w[^>]*[^/]>/g)?.length ?? 0);
  const elements = DomUtils.getElementsByTagName('*', parseDocument(source, { xmlMode: true }));
  return elements.map((element) => ({
    ...{ attributes: element.attribs, text: DomUtils.textContent(element) },
  }));
}

/** Returns the document in a data URI. */
function decode(uri: string): string {
  const [head = '', body = ''] = uri.split(/,(.*)/s);
  return head.endsWith(';base64')
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeURIComponent(body);
}

/** Returns the requested value, or the actual value if the request does not contain the parameter. */
const requested = (query: Query, name: string, actual: unknown) => String(query[name] ?? actual);

/** Returns whether a data URI contains an SVG image of the requested size and colour. */
function holdsRequestedSvg(uri: string, query: Query): boolean {
  const [svg, area, text] = readSvg(decode(uri));
  const { width, height } = svg?.attributes ?? {};
  const { fill = '' } = area?.attributes ?? {};
  return (
    uri.includes(';base64,') === (query['encoding'] === 'base64') &&
    width === requested(query, 'width', width) &&
    height === requested(query, 'height', height) &&
    fill === requested(query, 'colour', fill) &&
    validator.isHexColor(fill) &&
    text?.text === `${width}x${height}`
  );
}

/** Returns whether a placeholder has the requested size and label. The label must be in the colour with more contrast. */
function isPlaceholder(source: string, query: Query): boolean {
  const [svg, area, text] = readSvg(source);
  const { width, height, viewBox, 'aria-label': name } = svg?.attributes ?? {};
  const label = requested(query, 'label', `${width} × ${height}`);
  const { fill = '' } = area?.attributes ?? {};
  const [black = 0, white = 0] = ['#000000', '#ffffff'].map((letters) =>
    contrast(fromHex(fill), fromHex(letters)),
  );
  const better = text?.attributes['fill'] === '#000' ? black - white : white - black;
  const size = Number(text?.attributes['font-size']);
  return (
    width === String(query['width']) &&
    height === String(query['height']) &&
    viewBox === `0 0 ${width} ${height}` &&
    name === label &&
    text?.text === label &&
    fill === requested(query, 'colour', fill) &&
    better >= -0.02 &&
    size >= 8 &&
    (size === 8 || (size - 0.5) * 0.6 * label.length <= 0.8 * Number(width))
  );
}

const LABELS = ['Tom & "Jerry" <3', '1 > 0', 'x'.repeat(40), '写真', "it's"];

/** Returns the coordinates of the filled cells in an identicon, such as `0,4`. */
const cellsOf = (path: string) =>
  Array.from(path.matchAll(/M(\d)\.5 (\d)\.5h1v1h-1z/g), ([, x = '', y = '']) => `${x},${y}`);

/** Returns whether an identicon has the requested size and colour, and is symmetrical. */
function isMirrored(source: string, query: Query): boolean {
  const [svg, , shape] = readSvg(source);
  const { d = '', fill } = shape?.attributes ?? {};
  const filled = new Set(cellsOf(d));
  return (
    svg?.attributes['width'] === String(query['size']) &&
    svg.attributes['height'] === String(query['size']) &&
    fill === requested(query, 'colour', fill) &&
    [...filled].every((cell) => filled.has(`${4 - Number(cell[0])}${cell.slice(1)}`))
  );
}

type Size = Record<'width' | 'height', number> & { ratio: string };

/** Returns whether a size exactly matches its ratio, the requested orientation and the limit. */
function hasItsRatio(size: Size, { max, orientation }: Query): boolean {
  const [long = 0, short = 0] = size.ratio.split(':').map(Number);
  const [shorter, longer] = rangeOf([size.width, size.height]);
  const isUpright = size.height >= size.width;
  return (
    longer * short === shorter * long &&
    longer % long === 0 &&
    longer >= 64 &&
    longer <= Number(max) &&
    (orientation !== 'portrait' || isUpright) &&
    (orientation !== 'landscape' || !isUpright || long === short)
  );
}

/** Returns whether a URL has the requested size, and has greyscale and blur only if requested. */
function hasRequestedEffects(url: string, query: Query): boolean {
  const { pathname, searchParams } = new URL(url);
  const [width, height] = pathname.split('/').slice(-2);
  return (
    width === requested(query, 'width', width) &&
    height === requested(query, 'height', height) &&
    searchParams.has('grayscale') === query['greyscale'] &&
    Number(searchParams.get('blur') ?? 0) === query['blur']
  );
}

/** Returns whether an image has the requested format, size and colour. */
function isRequestedPng(text: string, { format, width, height, colour }: Query): boolean {
  const [, head, body = ''] = /^(data:image\/png;base64,)?(.*)$/.exec(text) ?? [];
  const file = Buffer.from(body, 'base64');
  const background = `#${file.subarray(41, 44).toString('hex')}`;
  return (
    (head !== undefined) === (format === 'data-uri') &&
    file.readUInt32BE(16) === width &&
    file.readUInt32BE(20) === height &&
    (typeof colour !== 'string' || background === colour.toLowerCase())
  );
}

export const cases: readonly ValueCase[] = [
  ['placeholder-svg', {}, loadsNothing],
  ['identicon', {}, loadsNothing],
  ['portrait-url', { size: 64 }, /\/64\/\d+\.jpg$/],
  ['portrait-url', { size: 512 }, /\/512\/\d+\.jpg$/],
  [
    'portrait-url',
    {},
    { only: ['female', 'male'], of: (url: string) => /(fe)?male/.exec(url)?.[0] },
  ],
  // The last row has five cells. Two of these are mirrored, so eight patterns are possible.
  ['identicon', {}, { size: 8, of: (svg: string) => String(svg.match(/M\d\.5 4\.5h/g)) }],
  ['image-size', {}, { size: 7, of: ({ ratio }: { ratio: string }) => ratio }],
  ['data-uri', EVERY_REQUEST, holdsRequestedSvg],
  ['placeholder-svg', EVERY_REQUEST, isPlaceholder],
  ...LABELS.map((label): ValueCase => {
    return ['placeholder-svg', { label, width: 300, height: 150 }, isPlaceholder];
  }),
  ['identicon', EVERY_REQUEST, isMirrored],
  ['image-size', EVERY_REQUEST, hasItsRatio],
  ['image-url', EVERY_REQUEST, hasRequestedEffects],
  ['png-image', EVERY_REQUEST, isRequestedPng],
];
