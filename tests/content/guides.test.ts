import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { guides, readFences } from '../support/guides.ts';

/** Parses code in one language. Returns the syntax error, or an empty string. */
type Check = (code: string) => string | Promise<string>;

function throws(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    return String(error);
  }
}

const checkScript: Check = (code) => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => JSON.stringify(messageText)).join('\n');
};

const CHECKS: Readonly<Record<string, Check>> = {
  bash: (code) => spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr,
  js: checkScript,
  json: (code) => throws(() => JSON.parse(code)),
  yaml: (code) => throws(() => parse(code)),
};

/** Reasons why code blocks are not parsed, by heading or title. */
const UNPARSED: Readonly<Record<string, string>> = {
  Grammar: 'guides-template.test.ts makes an expression of it and runs that',
  'users.csv': 'guides-template.test.ts compares it with the response',
  'people.csv': 'guides-template.test.ts compares it with the response',
  'customers.sql': 'guides-template.test.ts compares it with the response',
  'orders.sql': 'guides-template.test.ts compares it with the response',
  'blog/2025-03-24-mdx-blog-post.mdx': 'the build compiles the post that it quotes',
  Table: 'tests/programs/databases.test.ts creates it and inserts the orders',
};

/**
 * Languages in which `tests/commands/introduction-mock-server.test.ts` and `tests/programs/introduction-programs.test.ts`
 * run the programs in the introduction.
 */
const RUN = ['ts', 'python', 'java'];

const fences = Object.entries(guides).flatMap(([file, text]) =>
  readFences(text).map((fence) => ({ file, ...fence })),
);

describe('every code example in guides is run or parsed', () => {
  const parsed = fences.filter(
    ({ title, language }) => !(title in UNPARSED) && !RUN.includes(language),
  );

  test.each(parsed)('$file: $language below "$heading"', async ({ language, code }) => {
    const check = CHECKS[language];
    if (!check)
      throw new Error(`CHECKS has no parser for ${language || 'code without a language'}`);
    expect(await check(code)).toBe('');
  });
});

test('guides do not contain npm commands of this project, because readers do not have its sources', () => {
  const named = Object.values(guides).flatMap(
    (text) => text.match(/\bnpm (?:run|test)\b.*/g) ?? [],
  );
  expect(named).toEqual([]);
});

describe('a guide has no placeholder text and no empty section', () => {
  test.each(Object.entries(guides))('%s', (_file, text) => {
    expect(text).not.toMatch(/lorem ipsum|\b(?:TODO|TBD|FIXME|coming soon)\b/i);
    const headings = [...text.matchAll(/^(#+) .*\n+(?=(#+) )/gm)];
    const empty = headings.filter(([, own = '', next = '']) => next.length <= own.length);
    expect(empty.map(([line]) => line.trim())).toEqual([]);
  });
});
