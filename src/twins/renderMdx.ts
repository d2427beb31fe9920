import { createRequire } from 'node:module';
import type * as Mdx from '@mdx-js/mdx';
import type { MemberExpression, VariableDeclarator } from 'estree';
import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { readAdmonitions, readCodeTitles, refuseUnknown, restoreColons } from './checkMdx';
import { Fragment, jsx, toNodes } from './elements';
import type { Child, Component, Props } from './elements';
import { importedReadings, namedReadings } from './readings';

const require = createRequire(__filename);

// The loader of the framework's plugins cannot read one of its packages; Node's own can.
const { compile } = require('@mdx-js/mdx') as typeof Mdx;

/** An element of a page. Tags that are written as such have their readings too. */
function readElement(type: string | Component, props: Props): Child {
  return jsx(typeof type === 'string' ? (namedReadings[type] ?? type) : type, props);
}

/** What the code of a page takes out of its first argument. */
const RUNTIME = {
  Fragment,
  jsx: readElement,
  jsxs: readElement,
  useMDXComponents: () => namedReadings,
};

/** Remark plugin: a page's imports become declarations, `const A = readings['@theme/A']`. */
function replaceImports() {
  return (root: Root): void => {
    visit(root, 'mdxjsEsm', ({ data }) => {
      const body = data?.estree?.body ?? [];
      for (const [index, statement] of body.entries()) {
        if (statement.type !== 'ImportDeclaration') continue;
        const init: MemberExpression = {
          type: 'MemberExpression',
          object: { type: 'Identifier', name: 'readings' },
          property: statement.source,
          computed: true,
          optional: false,
        };
        const declarations = statement.specifiers.map(({ local: id }): VariableDeclarator => {
          return { type: 'VariableDeclarator', id, init };
        });
        body[index] = { type: 'VariableDeclaration', kind: 'const', declarations };
      }
    });
  };
}

/** The page as elements without the components of the site: their readings stand in their places. */
function runPage(code: string): Elements {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a page is code of this project, and the build runs it too
  const run = new Function('runtime', 'readings', code) as (
    runtime: typeof RUNTIME,
    readings: typeof importedReadings,
  ) => { default: Component };
  return { type: 'root', children: toNodes(run(RUNTIME, importedReadings).default({})) };
}

/**
 * Runs an MDX text and returns what it says as plain elements: its expressions have been computed, its
 * own components run, those of the site replaced by their readings.
 *
 * @param file Name of the page, for messages.
 * @throws Error with file, line and reason when something in it has no reading.
 */
export async function renderMdx(content: string, file: string): Promise<Elements> {
  try {
    const compiled = await compile(
      { value: content, path: file },
      {
        format: 'mdx',
        outputFormat: 'function-body',
        providerImportSource: 'readings',
        remarkPlugins: [
          remarkGfm,
          remarkDirective,
          [refuseUnknown, { file }],
          replaceImports,
          restoreColons,
          readAdmonitions,
          readCodeTitles,
        ],
      },
    );
    return runPage(String(compiled));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith(file)) throw error;
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
