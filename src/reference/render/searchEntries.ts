import pick from 'lodash/pick.js';
import truncate from 'lodash/truncate.js';
import uniq from 'lodash/uniq.js';
import uniqBy from 'lodash/uniqBy.js';
import { stringifyValue } from '../../samples/response.ts';
import { LIMITS_LABEL } from '../model/headingsAndLabels.ts';
import { fieldAnchor } from '../model/anchor.ts';
import { shortLabel } from '../read/labels.ts';
import type { PathChanges } from '../published/decisions.ts';
import type { AnchorScope } from '../model/anchor.ts';
import { pathWords } from '../../site/pagePath.ts';
import { operationPath } from '../../site/urls.ts';
import { resolveField } from '../model/resolve.ts';
import type { ApiView, Components, FieldNode, FieldView, OperationView } from '../model/types.ts';

/** Maximum numbers of items per operation. More items would enlarge the search index, but few readers need them. */
const MAX_SAMPLES = 11;
const MAX_NAMES = 40;
const MAX_LIMITS = 8;
/** Maximum length of a value in the index and in results. */
const TRUNCATE = { length: 64, omission: '…' };

function firstUnique(texts: string[], most: number): string[] {
  return uniq(texts).slice(0, most);
}

/** Lists all strings and numbers in a value, in order. */
function scalarsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [];
}

/** Lists the first recorded value as search results show it, then the scalars in all recorded values. */
function readSampleTexts({ samples, firstValue }: OperationView): string[] {
  if (firstValue === undefined) return [];
  const values = samples.flatMap(({ response }) => response.data);
  const texts = [stringifyValue(firstValue), ...values.flatMap(scalarsOf)];
  return firstUnique(
    texts.map((text) => truncate(text, TRUNCATE)),
    MAX_SAMPLES,
  );
}

/** Lists all fields nested in a field, at any depth, with their anchors. */
function fieldsIn(
  components: Components,
  node: FieldNode,
  place: AnchorScope,
): { field: FieldView; anchor: string }[] {
  const { properties = [] } = resolveField(components, node);
  return properties.flatMap((property) => {
    const field = resolveField(components, property);
    const anchor = fieldAnchor(place, field.name);
    return [{ field, anchor }, ...fieldsIn(components, property, { anchor, isField: true })];
  });
}

/** Lists the properties of one returned value. Names are unique. */
function listProperties(components: Components, values: FieldNode): string[] {
  const fields = fieldsIn(components, values, { anchor: '', isField: true });
  return uniqBy(fields, ({ field }) => field.name)
    .slice(0, MAX_NAMES)
    .map(({ anchor }) => anchor.replace(/^\./, ''));
}

/** Lists the limits of a field in the words of its page. Patterns are omitted, because nobody searches for them. */
function limitsOf({ name, facts = [] }: FieldView): string[] {
  const limits = facts.find(({ label }) => label === LIMITS_LABEL)?.items ?? [];
  return limits.flatMap(({ words, code }) => (code === undefined ? [`${name}: ${words}`] : []));
}

/** Lists the names in the old paths of a page: `bio` of `/docs/api/generate-a-bio`. */
function listOldNames({ pages }: PathChanges, path: string): string[] {
  const old = Object.entries(pages).filter(([, { to }]) => to === path);
  return old.map(([page]) => pathWords(page));
}

/** Lists the names of deprecated operations that an operation replaces. */
function listReplacedNames(operations: readonly OperationView[], slug: string): string[] {
  return operations
    .filter(({ deprecated }) => deprecated?.use?.slug === slug)
    .flatMap(({ title, aliases, searchWords }) => [shortLabel(title), ...aliases, ...searchWords]);
}

interface EntryContext extends Pick<ApiView, 'components' | 'common' | 'operations'> {
  /** Label of the operation's tag. */
  tag: string;
  pathChanges: PathChanges;
}

function createEntry(operation: OperationView, context: EntryContext) {
  const { tag, components, common, pathChanges, operations } = context;
  const { aliases, searchWords, locales = [], countries, values, body } = operation;
  const isOwn = ({ name }: { name: string }): boolean => !common.includes(name);
  const parameters = operation.parameters.filter(isOwn);
  const sent = body?.schema;
  const properties = sent
    ? fieldsIn(components, sent, { anchor: 'body' })
        .map(({ field }) => field)
        .filter(isOwn)
    : [];
  const own = parameters.map(({ field }) => resolveField(components, field));
  const fields = [...own, ...properties];
  const limits = firstUnique(fields.flatMap(limitsOf), MAX_LIMITS);
  const names = [...parameters, ...properties].map(({ name }) => name);
  return {
    ...pick(operation, 'slug', 'label'),
    /** Label of the tag. */
    tag,
    ...pick(operation, 'method', 'path', 'leadText', 'returns'),
    aliases: uniq([
      ...[...aliases, ...searchWords, ...listOldNames(pathChanges, operationPath(operation.slug))],
      ...listReplacedNames(operations, operation.slug),
    ]),
    ...(operation.deprecated && { isDeprecated: true as const }),
    /** Names of parameters and body properties, except common parameters. */
    parameters: firstUnique(names, MAX_NAMES),
    /** Enum values of parameters: `visa`. */
    options: firstUnique(
      parameters.flatMap(({ options }) => options),
      MAX_NAMES,
    ),
    /** Limits of parameters in the words of the page: `length: 1 to 40`. Absent if there are none. */
    ...(limits.length > 0 && { limits }),
    /** Properties of one returned value, as the ends of their anchors: `lines.quantity`. Names are unique. */
    properties: values ? listProperties(components, values) : [],
    /** Locales and country codes that the operation supports. */
    places: uniq([...locales, ...countries]),
    /** Returned values. Results show the first one. Empty if none are recorded. */
    samples: readSampleTexts(operation),
  };
}

export type GeneratorEntry = ReturnType<typeof createEntry>;

export function createSearchEntries(view: ApiView, pathChanges: PathChanges): GeneratorEntry[] {
  return view.tags.flatMap(({ label: tag, operations }) =>
    operations.map((operation) => createEntry(operation, { ...view, tag, pathChanges })),
  );
}
