import { Prism } from 'prism-react-renderer';

/** Where the grammars of `prismjs` look for Prism when they are imported. */
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
