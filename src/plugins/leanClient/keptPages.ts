import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../reference/once';
import { digestOf } from '../../contentCache';
import type { ContentCache } from '../../contentCache';

/** What the framework's renderer says of a page, as far as it matters here. */
export interface Rendered {
  collectedData: {
    /** Names of the scripts that hold what the page was made of. */
    modules: string[];
  };
}

export type Render = (options: { pathname: string }) => Promise<Rendered>;

/** Changes when the same scripts may render something else. */
const WAY = `${process.version} ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;

/** The names of the scripts of a page, by its path. */
const NAMES = 'names of scripts';

function listScripts(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.sort().map((name) => path.join(folder, name));
}

/** The server's scripts, as far as a page can depend on them. */
export class ServerScripts {
  private readonly digests = new Map<string, string>();
  /** Files by the name that pages have for what is in them. */
  private readonly files = new Map<string, string[]>();
  /** Of what every page may be made of. */
  private readonly shared: string;

  /**
   * @param folders where they lie
   * @param names of each file that not every page is made of, and the name that pages have for it
   */
  constructor(
    folders: readonly string[],
    names: readonly (readonly [file: string, name: string])[],
  ) {
    const nameOf = new Map(names);
    const shared: string[] = [];
    for (const file of folders.flatMap(listScripts)) {
      const name = nameOf.get(path.parse(file).name);
      if (name === undefined) shared.push(file);
      else this.files.set(name, [...(this.files.get(name) ?? []), file]);
    }
    this.shared = shared.map((file) => this.digest(file)).join();
  }

  /** Changes with all that a page is made of; nothing when one of its scripts is not there. */
  stateOf(names: readonly string[]): string | undefined {
    const digests: string[] = [];
    for (const name of names) {
      const files = this.files.get(name);
      if (!files) return undefined;
      digests.push(...files.map((file) => this.digest(file)));
    }
    return digestOf([this.shared, ...digests].join());
  }

  private digest(file: string): string {
    return once(this.digests, file, () => digestOf(readFileSync(file)));
  }
}

/** A renderer that takes from a former build what is made of the same scripts. */
export function keepRendered(render: Render, scripts: ServerScripts, cache: ContentCache): Render {
  return async (options) => {
    const { pathname } = options;
    const names = cache.find(pathname, NAMES);
    const state = names && scripts.stateOf(JSON.parse(names.toString()) as string[]);
    const page = state === undefined ? undefined : cache.find(`${pathname} ${state}`, WAY);
    if (names && page) {
      cache.keep(pathname, NAMES, names);
      cache.keep(`${pathname} ${state}`, WAY, page);
      return JSON.parse(page.toString()) as Rendered;
    }
    const rendered = await render(options);
    const { modules } = rendered.collectedData;
    const fresh = scripts.stateOf(modules);
    if (fresh !== undefined) {
      cache.keep(pathname, NAMES, Buffer.from(JSON.stringify(modules)));
      cache.keep(`${pathname} ${fresh}`, WAY, Buffer.from(JSON.stringify(rendered)));
    }
    return rendered;
  };
}
