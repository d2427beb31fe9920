import { createPolicy } from './policy.ts';

/** Max age of Strict-Transport-Security: two years. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Browser features that no page uses, denied in case injected code tries to. */
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

/** Cache-Control of files with a content hash: one year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The headers of every response, whatever its status, for nginx and static hosts alike.
 *
 * @param scripts CSP hash sources of the inline scripts of all pages: `'sha256-…'`.
 * @param styles The same of the inline style sheets.
 */
export function createHeaders(
  scripts: readonly string[],
  styles: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': createPolicy(scripts, styles),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers without support for frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
