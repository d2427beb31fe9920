import { Prism } from 'prism-react-renderer';

/** The grammars of `prismjs` expect Prism in this global variable when they are imported. */
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
