import { readFileSync } from 'node:fs';
import { readApi } from '../../../src/reference/read/model.ts';
import type { Operation } from '../../../src/reference/read/model.ts';
import type { Description, SampleRequest } from '../../../src/reference/read/types.ts';
import { mainResponse } from '../../../src/reference/read/model.ts';
import { dataPath } from '../../../src/reference/paths.ts';
import { createCodeSamples } from '../../../src/reference/view/requests/codeSamples.ts';
import { fillPlaceholders } from '../../../src/reference/view/requests/placeholders.ts';
import { readBodyExamples } from '../../../src/reference/view/examples.ts';
import { createResponseTypes } from '../../../src/reference/view/responseTypes.ts';
import type { ResponseType } from '../../../src/reference/view/responseTypes.ts';
import { createApi } from '../../support/api.ts';
import type { Arrived } from './echoServer.ts';

/** A request that is shown as code. */
export interface Case {
  name: string;
  operation: Operation;
  request: SampleRequest;
  responseType?: ResponseType;
}

export const api = readApi(JSON.parse(readFileSync(dataPath('bundle'), 'utf8')) as Description);

const responseTypes = await createResponseTypes(api);

/** The first sample of an operation: the one whose request is shown in all languages. */
export function firstSample(operation: Operation) {
  const [sample] = readBodyExamples(api.source, mainResponse(operation)?.content ?? {});
  if (!sample?.request) throw new Error(`${operation.slug} has no sample with a request`);
  return { ...sample, request: sample.request };
}

/** Every operation with the request that its page shows. */
export const documented: Case[] = api.operations.map((operation) => ({
  name: operation.slug,
  operation,
  request: firstSample(operation).request,
  responseType: responseTypes.get(operation.slug),
}));

/** The one operation that takes a body. */
export const template = documented.find(({ operation }) => operation.method === 'POST');

/** Texts that mean something in at least one language. */
const HOSTILE = {
  'double quotation marks': 'She said "yes". """',
  'single quotation marks': "it's '''",
  backslashes: 'C:\\new\\table\\u0041\\',
  'dollar signs': '$HOME ${HOME} $(id) $1 $& $$',
  'grave accents': '`id`',
  interpolation: '#{x} #$x #@x %{x} {{x}} {0} \\(x)',
  formats: '%s %n %% 100%',
  comments: '/* */ // # <!-- --> <?php ?>',
  'line breaks': 'a\nb\r\n\tc\n',
  'line separators': 'a\u2028b\u2029c',
  'control characters': '\u0001\b\f\u001b\u007f',
  emoji: '😀 👩‍👩‍👧 🇵🇱',
  letters: 'Zażółć ñ 漢字 עברית',
  'the name of a text': 'TEXT_IN_SAMPLE_0_ TEXT-IN-SAMPLE-0-',
  'the placeholder of the address': '/placeholder?for=address',
  nothing: '',
};

const VALUES = {
  none: null,
  yes: true,
  no: false,
  number: -1.5,
  list: [],
  object: {},
  deep: [[{}]],
};

const asKeys = Object.fromEntries(Object.values(HOSTILE).map((text) => [text, text]));

/** Bodies of the operation that takes one. */
export const hostileBodies: Case[] = Object.entries({
  ...HOSTILE,
  'all of them': { texts: Object.values(HOSTILE), ...asKeys, ...VALUES },
}).flatMap(([name, value]) =>
  template ? [{ ...template, name, request: { body: { template: value, count: 1 } } }] : [],
);

const things = createApi(
  {
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'X-Note', in: 'header' },
      { name: 'text', in: 'query' },
    ],
  },
  // Quotation marks as OData has them.
  { servers: [{ url: 'https://api.example.com' }] },
).operation;

const text = Object.values(HOSTILE).join(' ');

/** What stands in an address or in a header, which have escapes of their own. */
export const hostilePlaces: Case[] = [
  { name: 'a hostile path', request: { path: { id: text } } },
  { name: 'a hostile query', request: { path: { id: 1 }, query: { text } } },
  {
    name: 'a hostile header',
    request: { path: { id: 1 }, header: { 'X-Note': `it's "1" #{x} %s \`id\`` } },
  },
].map((each) => ({ ...each, operation: { ...things, path: "/things('{id}')" } }));

/** What a server must get. */
export function arrivalOf({ operation, request }: Case): Arrived {
  const { path = {}, query = {}, header = {}, body } = request;
  const { 'X-Note': note = '' } = header;
  return {
    method: operation.method,
    path: operation.path.replace('{id}', () => String(path.id)),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    note: note as string,
    body,
  };
}

/** The code of a request in one language, sent to another server if one is given. */
export function codeOf({ operation, request, responseType }: Case, key: string, server?: string) {
  const target = server === undefined ? operation : { ...operation, server };
  const isTyped = responseType !== undefined;
  const { address, samples } = createCodeSamples(target, request, { isTyped });
  const sample = samples.find((each) => each.key === key);
  if (!sample) throw new Error(`There is no code in ${key}`);
  return fillPlaceholders(sample, { address, type: responseType?.short });
}
