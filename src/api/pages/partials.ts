import { element } from './jsx.ts';

/** Folder beside the pages for what they share. The documentation plugin makes no pages of it. */
export const PARTIALS_FOLDER = '_shared';

/** From so many uses on, and from so many characters on, a block is worth a file of its own. */
const LEAST_USES = 3;
const LEAST_LENGTH = 200;

interface Partial {
  /** Name of the file, without its ending. */
  file: string;
  /** Name of the element that stands for the block. */
  component: string;
}

function componentOf(file: string): string {
  return `Shared${file.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}

/** The elements that stand for blocks; nothing else in a page has such a name. */
const ELEMENT = /^<(Shared\w+) \/>$/gm;

/**
 * Blocks of MDX that are the same on several pages, such as the description of an error: each goes
 * into a file of its own that the pages import, so that a browser loads it once.
 *
 * Pages are rendered twice: first to count the blocks, then, after `settle`, to write them. Of blocks
 * inside each other, the outermost that is shared is taken.
 */
export class Partials {
  private readonly counts = new Map<string, { name: string; uses: number }>();
  /** By the text of the block. */
  private readonly partials = new Map<string, Partial>();
  /** The text of each block, by the element that stands for it. */
  private readonly texts = new Map<string, string>();
  private readonly imported = new Set<string>();
  private isSettled = false;

  /**
   * The block itself, or an element that stands for it.
   *
   * @param name What the block is: `response-400`.
   * @param text The block, in which elements may already stand for smaller ones.
   */
  use(name: string, text: string): string {
    if (!this.isSettled) {
      this.count(name, text);
      return text;
    }
    const whole = text.replaceAll(ELEMENT, (inner, component: string) => {
      return this.texts.get(component) ?? inner;
    });
    const partial = this.partials.get(whole);
    return partial ? element(partial.component, {}) : text;
  }

  private count(name: string, text: string): void {
    if (text.length < LEAST_LENGTH) return;
    const { uses } = this.counts.get(text) ?? { uses: 0 };
    this.counts.set(text, { name, uses: uses + 1 });
  }

  /** Ends the counting: from now on, elements stand for what has been used often. */
  settle(): void {
    for (const [text, { name, uses }] of this.counts) {
      if (uses < LEAST_USES) continue;
      const base = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      let file = base;
      // Elements differ less than files: `meta-2` and `meta2` would have the same one.
      for (let number = 2; this.texts.has(componentOf(file)); number += 1)
        file = `${base}-${number}`;
      const component = componentOf(file);
      this.partials.set(text, { file, component });
      this.texts.set(component, text);
    }
    this.counts.clear();
    this.isSettled = true;
  }

  /** Imports of all that a page uses. */
  importsOf(page: string): string {
    const components = new Set([...page.matchAll(ELEMENT)].map(([, component = '']) => component));
    const used = [...this.partials.values()].filter(({ component }) => components.has(component));
    for (const { component } of used) this.imported.add(component);
    return used
      .map(({ component, file }) => `import ${component} from './${PARTIALS_FOLDER}/${file}.mdx';`)
      .join('\n');
  }

  /** The text of each file that a page imports, by the file's name. */
  listFiles(): [name: string, text: string][] {
    return [...this.partials].flatMap(([text, { file, component }]) =>
      this.imported.has(component) ? [[`${file}.mdx`, `${text}\n`] as [string, string]] : [],
    );
  }
}
