/** Path of the operation whose fields name the others. */
export const RECORD_PATH = '/v1/custom/record';

/**
 * The field of a record that an operation fills, as JSON; the record itself has none.
 *
 * @param parameters Those that it needs.
 */
export function recordField(path: string, parameters?: object): string | undefined {
  if (path === RECORD_PATH) return undefined;
  const [tag, name = ''] = path.split('/').slice(-2);
  const more = parameters ? `, "parameters": ${JSON.stringify(parameters)}` : '';
  return `{"name": "${name.replaceAll('-', '_')}", "generator": "${tag}.${name}"${more}}`;
}
