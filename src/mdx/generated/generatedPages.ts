import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { PAGES_FOLDER } from '../../reference/paths';
import { readPage } from './readPage';

/** Whether a file lies in the folder of generated pages. */
function isGenerated(file: string | undefined): boolean {
  return `/${file?.split(path.sep).join('/')}`.includes(`/${PAGES_FOLDER}/`);
}

/** Remark plugin: generated pages are read by what knows their form, all else by the parser of MDX. */
export function generatedPages(this: Processor<Root>): void {
  const { parser } = this;
  if (!parser) throw new Error('The parser of MDX comes first.');
  this.parser = (source, file) => {
    const parse = (text: string): Root => parser(text, file);
    return (isGenerated(file.path) ? readPage(source, parse) : undefined) ?? parse(source);
  };
}
