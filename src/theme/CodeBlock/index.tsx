// Change: shows code whose colours were found at build time; the highlighter is not sent.
export { CodeBlock as default } from '@site/src/components/CodeBlock';
