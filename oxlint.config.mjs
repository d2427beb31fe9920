import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** Folders of src by layer, from the diagram in CONTRIBUTING.md. Each layer imports lower layers only. */
const [, diagram] = /from lower layers:\n\n```\n([^`]*)\n```/.exec(
  readFileSync('CONTRIBUTING.md', 'utf8'),
);
const LAYERS = diagram.split('\n').map((line) => line.match(/(?<=^|\/ )\w+(?=\/ )/g));
const unlisted = readdirSync('src').filter((folder) => !LAYERS.flat().includes(folder));
if (unlisted.length > 0)
  throw new Error(`The diagram in CONTRIBUTING.md lacks folders of src: ${unlisted.join(', ')}.`);

/** Folders that are bundled for browsers, so they cannot import code that runs only in builds. */
const BROWSER = ['pages', 'theme', 'clientModules', 'components', 'search'];

/** Subfolders of src, each with the neighbouring folders that it must not import. */
const INNER = {
  'reference/model': ['read', 'lint', 'view', 'render', 'runtime'],
  'reference/read': ['lint', 'view', 'render', 'runtime'],
  'reference/lint': ['view', 'render', 'runtime'],
  'reference/view': ['lint', 'render', 'runtime'],
  'reference/render': ['lint', 'runtime'],
  'reference/runtime': ['lint', 'render'],
};

/** Matches imports from a folder of src, except the given files and folders. */
function insideOf(folder, open) {
  const names = readdirSync(`src/${folder}`).map((name) => name.replace(/\.ts$/, ''));
  const closed = names.filter((name) => !open.includes(name));
  return `(?:^@site/src|\\.\\.)/${folder}/(?:${closed.join('|')})(?:/|\\.ts|$)`;
}

const PRIVATE_MODULES = {
  regex: '^@docusaurus/[\\w-]+/(?:lib|src|internal)(?:/|$)',
  message: 'A private module of Docusaurus: see "A patch" in CONTRIBUTING.md.',
};

const BUILD_ONLY = {
  regex: insideOf('reference', ['model']),
  allowTypeImports: true,
  message: 'Browsers load src/reference/model only: see "Imports" in CONTRIBUTING.md.',
};

/**
 * Creates the import rule of a folder. Only the last rule for a file is applied, so each rule has all patterns of the folder.
 */
function restrictImports(folder) {
  const [top] = folder.split('/');
  const layer = LAYERS.findIndex((names) => names.includes(top));
  const others = LAYERS.slice(0, layer + 1).flat();
  const forbidden = [...others.filter((name) => name !== top), ...(INNER[folder] ?? [])];
  const patterns = [
    {
      regex: `^(?:@site/src/|(?:\\.\\.?/)+)(?:${forbidden.join('|')})(?:/|$)`,
      // The model uses types of the OpenAPI document, which do not exist at run time.
      allowTypeImports: folder === 'reference/model',
      message: `src/${folder} does not depend on it: see "Imports" in CONTRIBUTING.md.`,
    },
  ];
  if (top !== 'patches') patterns.push(PRIVATE_MODULES);
  if (BROWSER.includes(top)) patterns.push(BUILD_ONLY);
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const directions = [...LAYERS.flat(), ...Object.keys(INNER)].map(restrictImports);

/** Turns on rules whose category is off. */
const on = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

const javascript = on([
  'no-case-declarations',
  'no-constant-condition',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-unused-expressions',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
]);

const typescript = {
  files: ['**/*.{ts,tsx,mts}'],
  rules: on(
    [
      'adjacent-overload-signatures',
      'array-type',
      'ban-ts-comment',
      'class-literal-property-style',
      'consistent-generic-constructors',
      'consistent-indexed-object-style',
      'consistent-type-assertions',
      'consistent-type-definitions',
      'consistent-type-imports',
      'no-confusing-non-null-assertion',
      'no-empty-object-type',
      'no-explicit-any',
      'no-inferrable-types',
      'no-misused-promises',
      'no-namespace',
      'no-require-imports',
      'no-unnecessary-type-assertion',
      'no-unnecessary-type-constraint',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-enum-comparison',
      'no-unsafe-function-type',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'only-throw-error',
      'prefer-for-of',
      'prefer-function-type',
      'prefer-promise-reject-errors',
      'require-await',
      'restrict-plus-operands',
    ].map((name) => `typescript/${name}`),
  ),
};

const react = {
  files: ['src/**/*.{ts,tsx}'],
  env: { browser: true },
  rules: {
    'react/rules-of-hooks': 'error',
    // The suggested elements have other meanings: `fieldset` and `address` mean more than `group`, and `output` means
    // more than `status`.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/forbid-elements': [
      'error',
      {
        forbid: [
          { element: 'a', message: 'Use `Link` of `@docusaurus/Link`.' },
          ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((element) => ({
            element,
            message: 'Use `Heading` of `@theme/Heading`.',
          })),
        ],
      },
    ],
  },
};

/** The engine runs in Node.js and in browser workers, and must return the same response everywhere. */
const engine = {
  files: ['packages/engine/src/**/*.ts'],
  excludeFiles: ['packages/engine/src/mock/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^node:|/mock/', message: 'The engine runs in browsers.' }] },
    ],
    // Arguments with a default in the OpenAPI document are always defined, so a second default is an error.
    'typescript/no-unnecessary-condition': 'error',
    'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document', 'fetch'],
    'no-restricted-properties': [
      'error',
      ...[
        ['Date', 'now'],
        ['Math', 'random'],
      ].map(([object, property]) => ({ object, property, message: 'It is given to `answer`.' })),
    ],
  },
};

/** `Record<string, …>` would accept a table that lacks a value of an enum or has an unknown key. */
const generators = {
  files: ['packages/engine/src/{tags,composite,location}/**/*.ts'],
  excludeFiles: ['packages/engine/src/tags/index.ts'],
  jsPlugins: ['./oxlint.rules.mjs'],
  rules: { 'engine/no-open-record': 'error' },
};

/** Tests print request arguments. The argument type allows objects, but the printed arguments are never objects. */
const tests = {
  files: ['{tests,packages/*/tests}/**/*.ts'],
  rules: {
    'typescript/no-base-to-string': ['error', { ignoredTypeNames: ['JsonObject'] }],
  },
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { node: true, es2024: true },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: ['.docusaurus', '/build', 'docs/api', 'test-results'],
  rules: {
    ...javascript,
    'no-unused-vars': [
      'error',
      { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    // Spreading a string into code points is intended.
    'typescript/no-misused-spread': 'off',
  },
  overrides: [typescript, react, ...directions, engine, generators, tests],
});
