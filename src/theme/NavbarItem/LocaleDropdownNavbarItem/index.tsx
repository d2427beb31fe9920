// Change: omitted from the main chunk, because the site has one language.
export { default } from '@docusaurus/Noop';
