import { generatorName, RECORD_PATH } from '../../site/urls.ts';

/**
 * Returns the record field for an operation as JSON; undefined for records, which cannot be fields.
 *
 * @param parameters Required parameters of the field.
 */
export function recordField(path: string, parameters?: object): string | undefined {
  if (path === RECORD_PATH) return undefined;
  const generator = generatorName(path);
  const name = generator.replace(/^.*\./, '').replaceAll('-', '_');
  const more = parameters ? `, "parameters": ${JSON.stringify(parameters)}` : '';
  return `{"name": "${name}", "generator": "${generator}"${more}}`;
}
