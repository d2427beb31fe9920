// Change: left out of what every page loads, for the site has one language and no choice of it.
export { default } from '@docusaurus/Noop';
