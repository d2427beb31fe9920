// Change: leaves out what the crawlers of hosted searches read; the site's own search needs none of it.
export { default } from '@docusaurus/Noop';
