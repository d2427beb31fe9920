import { createPolicy } from './policy.ts';

/** How long a browser that has seen the site over HTTPS uses nothing else: two years. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What no page of the site uses, so that nothing that slips into one can. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** For files whose name changes with their content: one year, never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all others: kept, but asked for each time whether they are still the same. */
export const REVALIDATE = 'no-cache';

/**
 * The headers of every response, whatever its status: the one source of what nginx and static hosts
 * are told.
 *
 * @param scripts sources of the inline scripts of all pages, `'sha256-…'`
 */
export function createHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': createPolicy(scripts),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
