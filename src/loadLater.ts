import Module from 'node:module';

type Loaded = Record<string | symbol, unknown>;

/** Stands for an object with these names. */
function standForNames(names: readonly string[], load: () => unknown): object {
  const entries = names.map((name): [string, PropertyDescriptor] => [
    name,
    { enumerable: true, get: () => (load() as Loaded)[name] },
  ]);
  return Object.defineProperties({}, Object.fromEntries(entries));
}

/** Stands for a function or a class. */
function standForFunction(load: () => unknown): object {
  const nothing = function (): void {
    // What it does is in the module that it stands for.
  };
  return new Proxy<() => unknown>(nothing, {
    // What a compiler's helper asks each module.
    get: (_target, name) => (name === '__esModule' ? undefined : (load() as Loaded)[name]),
    apply: (_target, self, args) => Reflect.apply(load() as () => unknown, self, args) as unknown,
    construct: (_target, args) => Reflect.construct(load() as new () => object, args) as object,
  });
}

/**
 * Puts off the loading of a CommonJS module until something that it exports is used: for what another
 * module requires at its start and this process may never need.
 *
 * @param require of the caller; its cache is that of the whole process
 * @param request the module, as the caller would require it
 * @param exported the names of all that it exports, or that it exports a function
 */
export function loadLater(
  require: NodeJS.Require,
  request: string,
  exported: readonly string[] | 'function',
): void {
  const file = require.resolve(request);
  if (require.cache[file]) return;
  const later = new Module(file);
  let loaded: unknown;
  const load = (): unknown => {
    if (require.cache[file] === later) delete require.cache[file];
    return (loaded ??= require(file));
  };
  later.exports = exported === 'function' ? standForFunction(load) : standForNames(exported, load);
  later.loaded = true;
  require.cache[file] = later;
}
