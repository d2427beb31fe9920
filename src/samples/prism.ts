import { Prism } from 'prism-react-renderer';

/** Sets the global variable in which the grammars of `prismjs` expect Prism when they are imported. */
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
