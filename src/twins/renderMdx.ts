import { createRequire } from 'node:module';
import type * as Mdx from '@mdx-js/mdx';
import type { Root } from 'hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import ts from 'typescript';
import { readAdmonitions, readCodeTitles, refuseUnknown, restoreColons } from './checkMdx';
import { Fragment, jsx, toNodes } from './elements';
import type { Child, Component, Props } from './elements';
import { importedReadings, namedReadings } from './readings';

const require = createRequire(__filename);

// The loader of the framework's plugins cannot read one of its packages; Node's own can.
const { compile } = require('@mdx-js/mdx') as typeof Mdx;

/** Where compiled pages import their elements from, and components that they have not imported. */
const RUNTIME = 'elements';
const PROVIDER = 'readings';

/** An element of a page. Tags that are written as such have their readings too. */
function readElement(type: string | Component, props: Props): Child {
  return jsx(typeof type === 'string' ? (namedReadings[type] ?? type) : type, props);
}

/** What a page gets when it imports a module. */
function provide(name: string): object {
  if (name === `${RUNTIME}/jsx-runtime`) return { Fragment, jsx: readElement, jsxs: readElement };
  if (name === PROVIDER) return { useMDXComponents: () => namedReadings };
  return { __esModule: true, default: importedReadings[name] };
}

/** The page as elements without the components of the site: their readings stand in their places. */
function runPage(code: string): Root {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module: { default?: Component } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a page is code of this project, and the build runs it too
  const run = new Function('require', 'exports', outputText) as (
    require: (name: string) => object,
    exports: object,
  ) => void;
  run(provide, module);
  return { type: 'root', children: toNodes(module.default?.({})) };
}

/**
 * Runs an MDX text and returns what it says as plain elements: its expressions have been computed, its
 * own components run, those of the site replaced by their readings.
 *
 * @param file Name of the page, for messages.
 * @throws Error with file, line and reason when something in it has no reading.
 */
export async function renderMdx(content: string, file: string): Promise<Root> {
  try {
    const compiled = await compile(
      { value: content, path: file },
      {
        format: 'mdx',
        jsxImportSource: RUNTIME,
        providerImportSource: PROVIDER,
        remarkPlugins: [
          remarkGfm,
          remarkDirective,
          [refuseUnknown, { file }],
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
