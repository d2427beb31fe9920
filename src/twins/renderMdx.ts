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

// Jiti, with which Docusaurus loads plugins, cannot load a dependency of it; Node can.
const { compile } = require('@mdx-js/mdx') as typeof Mdx;

/** `jsx` with readings for HTML elements, too, such as `<details>`. */
function readElement(type: string | Component, props: Props): Child {
  return jsx(typeof type === 'string' ? (namedReadings[type] ?? type) : type, props);
}

/** The JSX runtime that the compiled code of a page gets as its first argument. */
const RUNTIME = {
  Fragment,
  jsx: readElement,
  jsxs: readElement,
  useMDXComponents: () => namedReadings,
};

/** Remark plugin: replaces imports with declarations, `const A = readings['@theme/A']`. */
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

/** Runs the compiled code of a page, with readings in place of the site's components. */
function runPage(code: string): Elements {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a page is code of this project, and the build runs it too
  const run = new Function('runtime', 'readings', code) as (
    runtime: typeof RUNTIME,
    readings: typeof importedReadings,
  ) => { default: Component };
  return { type: 'root', children: toNodes(run(RUNTIME, importedReadings).default({})) };
}

/**
 * Compiles and runs MDX. Expressions are evaluated, components that it declares are rendered, and those of the
 * site are replaced by their readings.
 *
 * @param content The MDX, without front matter.
 * @param file Path of the page, for messages.
 * @returns The page as plain HTML elements.
 * @throws Error with file and reason when the MDX is invalid or a component has no reading.
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
