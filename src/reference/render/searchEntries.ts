import pick from 'lodash/pick.js';
import truncate from 'lodash/truncate.js';
import uniq from 'lodash/uniq.js';
import uniqBy from 'lodash/uniqBy.js';
import { toText } from '../../samples/response.ts';
import { LIMITS } from '../model/headingsAndLabels.ts';
import { fieldAnchor } from '../model/anchor.ts';
import { shortLabel } from '../read/names.ts';
import type { Moves } from '../published/moves.ts';
import type { AnchorScope } from '../model/anchor.ts';
import { pathWords } from '../../site/pagePath.ts';
import { operationPath } from '../../site/urls.ts';
import { resolveField } from '../model/resolve.ts';
import type { ApiView, Components, FieldNode, FieldView, OperationView } from '../model/types.ts';

/** Limits per operation: further items are seldom searched for, but every reader would load them. */
const MAX_SAMPLES = 11;
const MAX_NAMES = 40;
const MAX_LIMITS = 8;
/** Length of a value in the index and in results. */
const TRUNCATE = { length: 64, omission: '…' };

function firstUnique(texts: string[], most: number): string[] {
  return uniq(texts).slice(0, most);
}

/** All strings and numbers in a value, in order. */
function scalarsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsOf) : [];
}

/** Values of the documented responses: the first as it is shown, then the scalars of all. */
function readSampleTexts({ samples, firstValue }: OperationView): string[] {
  if (firstValue === undefined) return [];
  const values = samples.flatMap(({ response }) => response.data);
  const texts = [toText(firstValue), ...values.flatMap(scalarsOf)];
  return firstUnique(
    texts.map((text) => truncate(text, TRUNCATE)),
    MAX_SAMPLES,
  );
}

/** All fields nested in a field, at any depth, with their anchors. */
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

/** Lists the properties of one returned value, one of each name. */
function listProperties(components: Components, values: FieldNode): string[] {
  const fields = fieldsIn(components, values, { anchor: '', isField: true });
  return uniqBy(fields, ({ field }) => field.name)
    .slice(0, MAX_NAMES)
    .map(({ anchor }) => anchor.replace(/^\./, ''));
}

/** The limits of a field, worded as on its page, without patterns, which nobody searches for. */
function limitsOf({ name, facts = [] }: FieldView): string[] {
  const limits = facts.find(({ label }) => label === LIMITS)?.items ?? [];
  return limits.flatMap(({ words, code }) => (code === undefined ? [`${name}: ${words}`] : []));
}

/** The names in the paths of pages that a page has replaced: `bio` of `/docs/api/generate-a-bio`. */
function listOldNames({ pages }: Moves, path: string): string[] {
  const old = Object.entries(pages).filter(([, { to }]) => to === path);
  return old.map(([page]) => pathWords(page));
}

/** The names of deprecated operations that an operation replaces. */
function listReplacedNames(operations: readonly OperationView[], slug: string): string[] {
  return operations
    .filter(({ deprecated }) => deprecated?.use?.slug === slug)
    .flatMap(({ title, aliases, searchWords }) => [shortLabel(title), ...aliases, ...searchWords]);
}

interface EntryContext extends Pick<ApiView, 'components' | 'common' | 'operations'> {
  /** Label of the operation's tag. */
  tag: string;
  moves: Moves;
}

/** The search entry of one generator. */
function createEntry(operation: OperationView, context: EntryContext) {
  const { tag, components, common, moves, operations } = context;
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
    /** Label of its tag. */
    tag,
    ...pick(operation, 'method', 'path', 'promise', 'returns'),
    aliases: uniq([
      ...[...aliases, ...searchWords, ...listOldNames(moves, operationPath(operation.slug))],
      ...listReplacedNames(operations, operation.slug),
    ]),
    ...(operation.deprecated && { isDeprecated: true as const }),
    /** Names of parameters and body properties, without common ones. */
    parameters: firstUnique(names, MAX_NAMES),
    /** Enum values of its parameters: `visa`. */
    options: firstUnique(
      parameters.flatMap(({ options }) => options),
      MAX_NAMES,
    ),
    /** Limits of its parameters, worded as on its page: `length: 1 to 40`. Absent if it has none. */
    ...(limits.length > 0 && { limits }),
    /** Properties of one returned value, as the ends of their anchors: `lines.quantity`. One of each name. */
    properties: values ? listProperties(components, values) : [],
    /** Locales and codes of countries that its values can be from. */
    places: uniq([...locales, ...countries]),
    /** Returned values; the first is shown in results. Empty if none are documented. */
    samples: readSampleTexts(operation),
  };
}

export type GeneratorEntry = ReturnType<typeof createEntry>;

/** The search entries of all operations, in reading order. */
export function createSearchEntries(view: ApiView, moves: Moves): GeneratorEntry[] {
  return view.tags.flatMap(({ label: tag, operations }) =>
    operations.map((operation) => createEntry(operation, { ...view, tag, moves })),
  );
}
