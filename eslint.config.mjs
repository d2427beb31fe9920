import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const generated = {
  ignores: ['.docusaurus/', '.api/', 'build/', 'docs/api/', 'test-results/', '.stryker-tmp/'],
};

const language = {
  languageOptions: {
    globals: globals.node,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
};

const typescript = {
  files: ['**/*.{ts,tsx,mts}'],
  extends: [...ts.configs.recommendedTypeChecked, ...ts.configs.stylistic],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
  },
};

const react = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { '@docusaurus': docusaurus, 'react-hooks': reactHooks },
  extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  languageOptions: { globals: globals.browser },
  rules: {
    ...docusaurus.configs.recommended.rules,
    '@docusaurus/no-html-links': 'error',
    '@docusaurus/prefer-docusaurus-heading': 'error',
    // The site has one language, so its texts are not translation keys.
    '@docusaurus/no-untranslated-text': 'off',
  },
};

/** Folders of src, each with those that its files must not import: the dependency direction. */
const APART = {
  engine: [
    'reference',
    'search',
    'components',
    'theme',
    'pages',
    'clientModules',
    'hosting',
    'cli',
    'mock',
  ],
  reference: ['search', 'components', 'theme', 'pages', 'clientModules', 'hosting', 'cli', 'mock'],
  'reference/read': ['view', 'print', 'write'],
  'reference/rules': ['view', 'print', 'write'],
  'reference/view': ['print', 'write'],
  'reference/print': ['write'],
  search: ['components', 'theme', 'pages', 'clientModules', 'hosting', 'cli', 'mock'],
  components: ['theme', 'pages', 'clientModules', 'hosting', 'cli', 'mock'],
  theme: ['hosting', 'cli', 'mock'],
  pages: ['hosting', 'cli', 'mock'],
  clientModules: ['hosting', 'cli', 'mock'],
  hosting: [],
  plugins: [],
  mdx: [],
  twins: [],
  feeds: [],
  mock: ['reference', 'search', 'components', 'theme', 'pages', 'clientModules', 'hosting', 'cli'],
  cli: [],
};

/** What only docusaurus.config.ts and scripts import. */
const ENTRIES = ['plugins', 'patches'];

/** What the rule of a folder adds to that of the folder around it. */
const around = (folder) => Object.keys(APART).filter((each) => `${folder}/`.startsWith(`${each}/`));

/** The dependency direction as a rule. Only the last rule for a file counts, so each holds all that applies. */
const directions = Object.keys(APART).map((folder) => {
  const names = [...new Set([...around(folder).flatMap((each) => APART[each]), ...ENTRIES])];
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(folder === 'engine'
              ? [{ regex: '^node:', message: 'The engine runs in browsers.' }]
              : []),
            {
              regex: `^(?:@site/src/|(?:\\.\\.?/)+)(?:${names.join('|')})(?:/|$)`,
              message: `src/${folder} does not depend on it: see "Where things are" in CONTRIBUTING.md.`,
            },
            {
              regex: '^@docusaurus/[\\w-]+/(?:lib|src|internal)(?:/|$)',
              message: 'A private module of Docusaurus: see "Patches" in CONTRIBUTING.md.',
            },
          ],
        },
      ],
    },
  };
});

/** The engine answers on any machine, in a browser's worker too: the same request, the same response. */
const engine = {
  files: ['src/engine/**/*.ts'],
  rules: {
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
    '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['JsonObject'] }],
  },
};

export default ts.config(
  generated,
  js.configs.recommended,
  language,
  typescript,
  react,
  ...directions,
  engine,
  tests,
  { files: ['**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
  prettier,
);
