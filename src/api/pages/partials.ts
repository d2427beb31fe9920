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

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * Blocks of MDX that are the same on several pages, such as the description of an error: each goes
 * into a file of its own that the pages import, so that a browser loads it once.
 *
 * Pages are rendered twice: first to count the blocks, then, after `settle`, to write them. Of blocks
 * inside each other, the outermost that is shared is taken.
 */
export class Partials {
  private readonly counts = new Map<string, { name: string; uses: number }>();
  private readonly partials = new Map<string, Partial>();
  private readonly texts = new Map<Partial, string>();
  private used = new Set<Partial>();
  private isSettled = false;
  private isInside = false;

  /**
   * The block itself, or an element that stands for it.
   *
   * @param name What the block is: `response-400`.
   * @param render Makes the block; it may use further ones.
   */
  use(name: string, render: () => string): string {
    if (!this.isSettled) return this.count(name, render());
    if (this.isInside) return render();
    const text = this.renderWhole(render);
    const partial = this.partials.get(text);
    if (!partial) return render();
    this.used.add(partial);
    this.texts.set(partial, text);
    return element(partial.component, {});
  }

  private count(name: string, text: string): string {
    if (text.length >= LEAST_LENGTH) {
      const { uses } = this.counts.get(text) ?? { uses: 0 };
      this.counts.set(text, { name, uses: uses + 1 });
    }
    return text;
  }

  /** The block with all that it holds, nothing of it replaced. */
  private renderWhole(render: () => string): string {
    this.isInside = true;
    try {
      return render();
    } finally {
      this.isInside = false;
    }
  }

  /** Ends the counting: from now on, elements stand for what has been used often. */
  settle(): void {
    const files = new Set<string>();
    for (const [text, { name, uses }] of this.counts) {
      if (uses < LEAST_USES) continue;
      const base = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      let file = base;
      for (let number = 2; files.has(file); number += 1) file = `${base}-${number}`;
      files.add(file);
      this.partials.set(text, { file, component: `Shared${pascalCase(file)}` });
    }
    this.counts.clear();
    this.isSettled = true;
  }

  /** Imports of all that has been used since the last call. */
  takeImports(): string {
    const imports = [...this.used].map(
      ({ component, file }) => `import ${component} from './${PARTIALS_FOLDER}/${file}.mdx';`,
    );
    this.used = new Set();
    return imports.join('\n');
  }

  /** The text of each file that has been used, by the file's name. */
  listFiles(): [name: string, text: string][] {
    return [...this.texts].map(([{ file }, text]) => [`${file}.mdx`, `${text}\n`]);
  }
}
