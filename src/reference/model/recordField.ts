import { generatorName, RECORD_PATH } from '../../site/urls.ts';

/**
 * The field of a record that an operation fills, as JSON; a record cannot be a field of another.
 *
 * @param parameters Parameters that the field must have.
 */
export function recordField(path: string, parameters?: object): string | undefined {
  if (path === RECORD_PATH) return undefined;
  const generator = generatorName(path);
  const name = generator.replace(/^.*\./, '').replaceAll('-', '_');
  const more = parameters ? `, "parameters": ${JSON.stringify(parameters)}` : '';
  return `{"name": "${name}", "generator": "${generator}"${more}}`;
}
