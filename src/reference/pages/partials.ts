import { randomUUID } from 'node:crypto';
import { element } from './jsx.ts';

/** Folder beside the pages for what they share. The documentation plugin makes no pages of it. */
export const PARTIALS_FOLDER = '_shared';

/** From so many uses on, and from so many characters on, a block is worth a file of its own. */
const LEAST_USES = 3;
const LEAST_LENGTH = 200;

interface Block {
  name: string;
  /** With marks in the place of smaller blocks. */
  text: string;
  /** With the text of smaller blocks. */
  whole: string;
  uses: number;
}

/** What a text of marks is made of: enough to have it again where the marks are others. */
export interface Recording {
  secret: string;
  /** In the order of their use. */
  uses: { name: string; text: string; mark: string }[];
}

interface Partial {
  /** Name of the file, without its ending. */
  file: string;
  /** Name of the element that stands for the block. */
  component: string;
}

function componentOf(file: string): string {
  return `Shared${file.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}

/**
 * Blocks of MDX that are the same on several pages, such as the description of an error: each goes
 * into a file of its own that the pages import, so that a browser loads it once.
 *
 * While pages are rendered, marks stand for blocks; `resolve` then puts blocks or elements in their
 * place. Of blocks inside each other, the outermost that is shared is taken.
 */
export class Partials {
  /** In the order of their first use. */
  private readonly blocks: Block[] = [];
  /** Places in the list, by the whole text. */
  private readonly places = new Map<string, number>();
  private names?: Map<Block, Partial>;
  private readonly imported = new Set<Block>();
  /** Marks have a name that no description can know, so that none of its texts is taken for one. */
  private readonly secret = randomUUID();
  private readonly marks = new RegExp(`${this.secret}:(\\d+);`, 'g');
  /** Whoever wants to know what is used, the outermost first. */
  private readonly recordings: Recording[] = [];

  /**
   * A mark that stands for the block, or the block itself where it is too short to be shared.
   *
   * @param name What the block is: `response-400`.
   * @param text The block, in which marks may already stand for smaller ones.
   */
  use(name: string, text: string): string {
    const whole = this.replaceMarks(text, (block) => block.whole);
    if (whole.length < LEAST_LENGTH) return text;
    const place = this.places.get(whole) ?? this.blocks.length;
    this.places.set(whole, place);
    const block = (this.blocks[place] ??= { name, text, whole, uses: 0 });
    block.uses += 1;
    const mark = `${this.secret}:${place};`;
    for (const { uses } of this.recordings) uses.push({ name, text, mark });
    return mark;
  }

  /** What `render` makes, and which blocks it uses for that. */
  record<T>(render: () => T): { made: T; recording: Recording } {
    const recording: Recording = { secret: this.secret, uses: [] };
    this.recordings.push(recording);
    try {
      return { made: render(), recording };
    } finally {
      this.recordings.pop();
    }
  }

  /**
   * Uses the same blocks again.
   *
   * @returns what puts the marks of now into a text with those of then
   */
  replay({ secret, uses }: Recording): (text: string) => string {
    const marks = new Map<string, string>();
    const then = new RegExp(`${secret}:\\d+;`, 'g');
    const renew = (text: string) => text.replaceAll(then, (mark) => marks.get(mark) ?? mark);
    for (const { name, text, mark } of uses) marks.set(mark, this.use(name, renew(text)));
    return renew;
  }

  /**
   * The text of a page after all have been rendered, and the imports of all that it uses.
   *
   * @param isThere Whether a file can be imported, by its name and its text; every one when absent.
   */
  resolve(
    page: string,
    isThere: (name: string, text: string) => boolean = () => true,
  ): { imports: string; text: string } {
    const named = (this.names ??= this.nameBlocks());
    const names = new Map(
      [...named].filter(([{ whole }, { file }]) => isThere(`${file}.mdx`, `${whole}\n`)),
    );
    const used = new Set<Block>();
    const show = (block: Block): string => {
      const partial = names.get(block);
      if (!partial) return this.replaceMarks(block.text, show);
      used.add(block);
      return element(partial.component, {});
    };
    const text = this.replaceMarks(page, show);
    const imports = [...names].flatMap(([block, { file, component }]) =>
      used.has(block) ? [`import ${component} from './${PARTIALS_FOLDER}/${file}.mdx';`] : [],
    );
    for (const block of used) this.imported.add(block);
    return { imports: imports.join('\n'), text };
  }

  /** The text of each file that a page imports, by the file's name. */
  listFiles(): [name: string, text: string][] {
    return [...(this.names ?? [])].flatMap(([block, { file }]): [string, string][] =>
      this.imported.has(block) ? [[`${file}.mdx`, `${block.whole}\n`]] : [],
    );
  }

  private replaceMarks(text: string, show: (block: Block) => string): string {
    return text.replaceAll(this.marks, (mark, place: string) => {
      const block = this.blocks[Number(place)];
      return block ? show(block) : mark;
    });
  }

  /** Names for the blocks that are used often. */
  private nameBlocks(): Map<Block, Partial> {
    const taken = new Set<string>();
    const names = new Map<Block, Partial>();
    for (const block of this.blocks) {
      if (block.uses < LEAST_USES) continue;
      const base = block.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      let file = base;
      // Elements differ less than files: `meta-2` and `meta2` would have the same one.
      for (let number = 2; taken.has(componentOf(file)); number += 1) file = `${base}-${number}`;
      taken.add(componentOf(file));
      names.set(block, { file, component: componentOf(file) });
    }
    return names;
  }
}
