/** The marketplace listing, as the description names it. */
export const LISTING = 'https://marketplace.example/fakewright';

/**
 * What the documented product is called and where it lives: the only place that says so, beside
 * `info.title` in the description. Whoever hosts the site sets the three addresses by environment
 * variables; the defaults are reserved names that resolve to nothing (RFC 2606).
 */
export const product = {
  name: 'Fakewright',
  tagline: 'Fake Data Generation API',
  vendor: 'Wrightworks',
  vendorUrl: process.env.VENDOR_URL ?? 'https://wrightworks.example',
  marketplaceUrl: process.env.MARKETPLACE_URL ?? LISTING,
  siteUrl: process.env.SITE_URL ?? 'https://docs.fakewright.example',
  baseUrl: '/documentation/',
  copyrightYear: 2025,
  /** Prefix of everything that the site keeps in browser storage. */
  storageNamespace: 'fakewright',
} as const;

/** Where the site is served, with a slash at its end. */
export const siteAddress = `${product.siteUrl.replace(/\/$/, '')}${product.baseUrl}`;
