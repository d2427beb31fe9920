/** Environment variables for the host's own URLs. The defaults are reserved names that do not resolve (RFC 2606). */
export const DEFAULT_URLS = {
  SITE_URL: 'https://docs.fakewright.example',
  VENDOR_URL: 'https://wrightworks.example',
  MARKETPLACE_URL: 'https://marketplace.example/fakewright',
} as const;

type UrlVariable = keyof typeof DEFAULT_URLS;

/** Matches a URL that needs no escaping in HTML, Markdown and YAML. */
const PLAIN_URL = /^https?:\/\/[^\s"'<>()\\]*[^\s"'<>()\\/]$/;

/** Matches a site URL. It has no path, because the path is `baseUrl`. */
const ORIGIN = /^https?:\/\/[^/?#@]+$/;

/**
 * Reads the URLs from environment variables. An empty variable is treated as unset.
 *
 * @throws Error with one sentence if a variable is not a URL, ends with a slash, or is a site URL with a path.
 */
export function readUrls(
  variables: Readonly<Record<string, string | undefined>>,
): Record<UrlVariable, string> {
  const read = (variable: UrlVariable): string => {
    const url = variables[variable] || DEFAULT_URLS[variable];
    const isSite = variable === 'SITE_URL';
    if (PLAIN_URL.test(url) && URL.canParse(url) && (!isSite || ORIGIN.test(url))) return url;
    const rule = isSite ? 'without a path and without' : 'without';
    const reason = `${variable} must be an http or https URL ${rule} a slash at its end, such as ${DEFAULT_URLS[variable]}, but is "${url}".`;
    // Replaces the stack, which Docusaurus prints, by the message.
    throw Object.assign(new Error(reason), { stack: reason });
  };
  return {
    SITE_URL: read('SITE_URL'),
    VENDOR_URL: read('VENDOR_URL'),
    MARKETPLACE_URL: read('MARKETPLACE_URL'),
  };
}

const urls = readUrls(process.env);

/** Name, vendor and URLs of the documented product. Guides and `openapi/` repeat the name: see "Rename the product" in CONTRIBUTING.md. */
export const product = {
  name: 'Fakewright',
  tagline: 'Fake Data Generation API',
  vendor: 'Wrightworks',
  vendorUrl: urls.VENDOR_URL,
  marketplaceUrl: urls.MARKETPLACE_URL,
  siteUrl: urls.SITE_URL,
  baseUrl: '/documentation/',
  copyrightYear: 2025,
  /** Prefix of all keys in browser storage. */
  storageNamespace: 'fakewright',
} as const;

/** URL of the site, with a trailing slash. */
export const rootUrl = `${product.siteUrl}${product.baseUrl}`;

/** Replaces the default URLs in the OpenAPI document and the guides by the URLs of the host. */
export function replaceDefaultUrls(text: string): string {
  return text
    .replaceAll(DEFAULT_URLS.SITE_URL, () => urls.SITE_URL)
    .replaceAll(DEFAULT_URLS.VENDOR_URL, () => urls.VENDOR_URL)
    .replaceAll(DEFAULT_URLS.MARKETPLACE_URL, () => urls.MARKETPLACE_URL);
}
