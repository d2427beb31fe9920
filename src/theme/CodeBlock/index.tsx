// Change: shows code that was highlighted at build time, so that Prism is not sent to the browser.
export { CodeBlock as default } from '@site/src/components/CodeBlock';
