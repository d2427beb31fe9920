import mapValues from 'lodash/mapValues.js';
import { parseMarkdown } from './markdown.ts';
import type { OperationObject, PathItem, Spec } from './types.ts';

/** The warning of an operation as Markdown of one paragraph. */
export const renderWarning = (warning: string): string => `**Warning:** ${warning.trim()}`;

/**
 * The description of an operation with its warning after the first paragraph, for programs that show descriptions but
 * no extensions.
 */
export function describeWithWarning({
  description = '',
  'x-warning': warning,
}: Pick<OperationObject, 'description' | 'x-warning'>): string {
  if (warning === undefined) return description;
  const end = parseMarkdown(description).children[0]?.position?.end.offset ?? 0;
  const parts = [description.slice(0, end), renderWarning(warning), description.slice(end)];
  return `${parts.map((part) => part.trim()).join('\n\n')}`.trim();
}

/** The bundled document with all warnings in the descriptions of their operations. */
export function describeWarnings(spec: Spec): Spec {
  const describe = (operation: OperationObject): OperationObject =>
    operation['x-warning'] === undefined
      ? operation
      : { ...operation, description: describeWithWarning(operation) };
  return {
    ...spec,
    paths: mapValues(spec.paths, (item) => mapValues(item as PathItem, describe)),
  };
}
