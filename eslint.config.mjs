import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const generated = { ignores: ['.docusaurus/', '.api/', 'build/', 'docs/api/', 'test-results/'] };

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

export default ts.config(
  generated,
  js.configs.recommended,
  language,
  typescript,
  react,
  { files: ['**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
  prettier,
);
