import mapValues from 'lodash/mapValues.js';
import { operationPath } from '../../site/urls.ts';
import type { RelatedOperation } from '../model/types.ts';
import { parseMarkdown } from './markdown.ts';
import { shortLabel } from './labels.ts';
import type { Deprecation, OperationObject, PathItem, Response, Spec } from './types.ts';

const mapOperations = (spec: Spec, map: (operation: OperationObject) => OperationObject): Spec => ({
  ...spec,
  paths: mapValues(spec.paths, (item) => mapValues(item as PathItem, map)),
});

/** Renders the warning of an operation as a Markdown paragraph. */
export const renderWarning = (warning: string): string => `**Warning:** ${warning.trim()}`;

/** Returns a link to the operation that replaces a deprecated one. */
export function findSuccessor(
  operation: Pick<OperationObject, 'x-deprecated'>,
  operations: readonly Pick<OperationObject, 'operationId' | 'summary'>[],
): RelatedOperation | undefined {
  const slug = operation['x-deprecated']?.use;
  const found = operations.find(({ operationId }) => operationId === slug);
  return found && { slug: found.operationId, label: shortLabel(found.summary) };
}

/** Renders the deprecation of an operation as a Markdown paragraph. */
export function renderDeprecation({ since, reason }: Deprecation, use?: RelatedOperation): string {
  const date = new Date(since).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const link = use ? `: use [${use.label}](${operationPath(use.slug)})` : '';
  return `**Deprecated** since ${date}${link}. ${reason.trim()}`;
}

/**
 * Inserts the deprecation notice and the warning after the first paragraph of a description, because some programs show
 * descriptions but no extensions.
 */
export function describeWithNotices(
  operation: Pick<OperationObject, 'description' | 'x-deprecated' | 'x-warning'>,
  use?: RelatedOperation,
): string {
  const { description = '', 'x-deprecated': deprecation, 'x-warning': warning } = operation;
  if (deprecation === undefined && warning === undefined) return description;
  const end = parseMarkdown(description).children[0]?.position?.end.offset ?? 0;
  const parts = [
    description.slice(0, end),
    deprecation ? renderDeprecation(deprecation, use) : '',
    warning === undefined ? '' : renderWarning(warning),
    description.slice(end),
  ];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** Adds the headers that announce deprecations (RFC 9745). The engine sends the example values of these headers. */
export function announceDeprecations(spec: Spec): Spec {
  const paths = Object.entries(spec.paths as Record<string, PathItem>);
  return mapOperations(spec, (operation) => {
    const { 'x-deprecated': deprecation, responses } = operation;
    if (!deprecation) return operation;
    const isSuccessor = ({ operationId }: OperationObject) => operationId === deprecation.use;
    const [path] = paths.find(([, item]) => Object.values(item).some(isSuccessor)) ?? [];
    const success = responses['200'] as Response;
    const headers = { ...success.headers };
    const add = (name: string, description: string, example: string) => {
      headers[name] = { description, schema: { type: 'string' }, example };
    };
    const seconds = Date.parse(deprecation.since) / 1000;
    add('Deprecation', 'Time of the deprecation, in seconds since 1970.', `@${seconds}`);
    if (path) add('Link', 'The generator to use instead.', `<${path}>; rel="successor-version"`);
    return { ...operation, responses: { ...responses, 200: { ...success, headers } } };
  });
}

/** Inserts all deprecations and warnings into the descriptions of their operations. */
export function addNotices(spec: Spec): Spec {
  const items = Object.values(spec.paths) as PathItem[];
  const operations = items.flatMap((item): OperationObject[] => Object.values(item));
  return mapOperations(spec, (operation) => ({
    ...operation,
    description: describeWithNotices(operation, findSuccessor(operation, operations)),
  }));
}
