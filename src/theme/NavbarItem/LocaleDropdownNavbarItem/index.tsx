// Change: left out of the main chunk, as the site has one language.
export { default } from '@docusaurus/Noop';
