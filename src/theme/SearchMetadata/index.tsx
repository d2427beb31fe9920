// Change: omits the metadata for Algolia's crawler, which the site's own search does not need.
export { default } from '@docusaurus/Noop';
