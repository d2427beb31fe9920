import type { PrismTheme } from 'prism-react-renderer';

/** Colours of code by kind of token; each has a contrast of at least 4.5 on its background. */
interface Palette {
  background: string;
  plain: string;
  comment: string;
  string: string;
  number: string;
  keyword: string;
  property: string;
  function: string;
}

function createTheme(palette: Palette): PrismTheme {
  return {
    plain: { color: palette.plain, backgroundColor: palette.background },
    styles: [
      { types: ['comment', 'prolog', 'cdata'], style: { color: palette.comment } },
      { types: ['string', 'url', 'attr-value', 'char'], style: { color: palette.string } },
      { types: ['number', 'boolean', 'constant', 'variable'], style: { color: palette.number } },
      { types: ['keyword', 'builtin', 'selector', 'important'], style: { color: palette.keyword } },
      { types: ['property', 'attr-name', 'parameter', 'tag'], style: { color: palette.property } },
      { types: ['function', 'class-name'], style: { color: palette.function } },
    ],
  };
}

export const lightCode = createTheme({
  background: '#f8fafb',
  plain: '#22333b',
  comment: '#5c6d76',
  string: '#94450a',
  number: '#1d5fa8',
  keyword: '#8a2f8f',
  property: '#0c645d',
  function: '#1d5fa8',
});

export const darkCode = createTheme({
  background: '#111c1f',
  plain: '#d5e0e2',
  comment: '#93a6ab',
  string: '#f2bd7a',
  number: '#8cc4ff',
  keyword: '#dfa3e6',
  property: '#6cddd0',
  function: '#8cc4ff',
});
