import { Prism } from 'prism-react-renderer';

/** Global variable in which the grammars of `prismjs` look for Prism when they are imported. */
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
