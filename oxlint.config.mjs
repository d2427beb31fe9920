import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** Folders of src, each with those that its files must not import: the dependency direction. */
const APART = {
  engine: ['reference', 'search', 'components', 'theme', 'pages', 'clientModules', 'hosting'],
  reference: ['search', 'components', 'theme', 'pages', 'clientModules', 'hosting'],
  'reference/read': ['view', 'print', 'engine'],
  'reference/view': ['print'],
  search: ['components', 'theme', 'pages', 'clientModules', 'hosting'],
  components: ['theme', 'pages', 'clientModules', 'hosting'],
  theme: ['hosting'],
  pages: ['hosting'],
  clientModules: ['hosting'],
  hosting: [],
  plugins: [],
  mdx: [],
  twins: [],
  feeds: [],
};

/** What only docusaurus.config.ts and scripts import. */
const ENTRIES = ['plugins', 'patches'];

/** What a folder's rule says of other modules than those of APART. */
const DOORS = {
  engine: [{ regex: '^node:|/(?:mock|samples)/', message: 'The engine runs in browsers.' }],
  'engine/mock': [],
  'engine/samples': [],
};

/** Whatever is in src/engine but its door, its constants and the two programs beside them. */
const behindTheDoor = readdirSync('src/engine')
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => !['contract', 'index', 'mock', 'samples'].includes(name));

const THE_DOOR = {
  regex: `(?:^@site/src|\\.\\.)/engine/(?:${behindTheDoor.join('|')})(?:/|\\.ts|$)`,
  message: 'The door of the engine is src/engine/index.ts.',
};

/** What the rule of a folder adds to that of the folder around it. */
const around = (folder) => Object.keys(APART).filter((each) => `${folder}/`.startsWith(`${each}/`));

/** The dependency direction as a rule. Only the last rule for a file counts, so each holds all that applies. */
const directions = [...Object.keys(APART), 'engine/mock', 'engine/samples'].map((folder) => {
  const names = [...new Set([...around(folder).flatMap((each) => APART[each]), ...ENTRIES])];
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(DOORS[folder] ?? [THE_DOOR]),
            {
              regex: `^(?:@site/src/|(?:\\.\\.?/)+)(?:${names.join('|')})(?:/|$)`,
              message: `src/${folder} does not depend on it: see "Imports" in CONTRIBUTING.md.`,
            },
            {
              regex: '^@docusaurus/[\\w-]+/(?:lib|src|internal)(?:/|$)',
              message: 'A private module of Docusaurus: see "A patch" in CONTRIBUTING.md.',
            },
          ],
        },
      ],
    },
  };
});

/** Rules that are not in a category that is on as a whole. */
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
    // The elements that it asks for mean more: `fieldset` and `address` than a group, `output` than a status.
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

/** The engine answers on any machine, in a browser's worker too: the same request, the same response. */
const engine = {
  files: ['src/engine/**/*.ts'],
  excludeFiles: ['src/engine/{mock,samples}/**'],
  rules: {
    // An argument with a default in the OpenAPI document is never undefined, so a second default is an error.
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

/** Tests print arguments of requests. Their type allows objects, but none of those that are printed is one. */
const tests = {
  files: ['tests/**/*.ts'],
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
  ignorePatterns: ['.docusaurus', '/build', 'docs/api', 'test-results', 'src/engine/mock/guide'],
  rules: {
    ...javascript,
    'no-unused-vars': [
      'error',
      { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    // Texts are spread into code points, which is what is meant.
    'typescript/no-misused-spread': 'off',
  },
  overrides: [typescript, react, ...directions, engine, tests],
});
