import Module from 'node:module';

/**
 * Puts off the loading of a CommonJS module until something that it exports is used: for what another
 * module requires at its start and this process may never need.
 *
 * @param require of the caller; its cache is that of the whole process
 * @param request the module, as the caller would require it
 * @param names all that it exports
 */
export function loadLater(
  require: NodeJS.Require,
  request: string,
  names: readonly string[],
): void {
  const file = require.resolve(request);
  if (require.cache[file]) return;
  const later = new Module(file);
  let loaded: Record<string, unknown> | undefined;
  const load = (): Record<string, unknown> => {
    delete require.cache[file];
    return require(file) as Record<string, unknown>;
  };
  const exported: object = Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [name, { enumerable: true, get: () => (loaded ??= load())[name] }]),
    ),
  );
  later.exports = exported;
  later.loaded = true;
  require.cache[file] = later;
}
